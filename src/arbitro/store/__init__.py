"""What the desk keeps: records under the hash of their content."""

from arbitro.store.records import Store, StoreError, default_url

__all__ = ["Store", "StoreError", "default_url"]
