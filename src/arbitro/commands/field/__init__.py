"""What the commands on events share: the field with what is still to be asked, tables, progress."""
