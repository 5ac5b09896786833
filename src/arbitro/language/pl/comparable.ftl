## Two calls compared limb by limb: is the new one comparable? The director decides.
comparable-limb-same_or_similar = To samo lub podobne znaczenie
comparable-limb-subset = Część możliwych znaczeń
comparable-limb-same_purpose = Ten sam cel

comparable-proposed-yes = Propozycja: porównywalna
comparable-proposed-no = Propozycja: nieporównywalna
comparable-proposed-open = Sprawa otwarta: oceniasz ty

comparable-ground-same-hands = Obie zapowiedzi zgłasza się na tych samych rękach.
comparable-ground-no-common-hand = Nie ma ręki, na której można by zgłosić i jedną, i drugą.
comparable-ground-shown-suits-differ = Jedna zapowiedź pokazuje co najmniej czterokartowy kolor, którego druga nie pokazuje.
comparable-ground-degree = Na niektórych rękach można zgłosić obie, na innych tylko jedną. Na ile są podobne, to kwestia stopnia.
comparable-ground-forcing-differs = Jedna zapowiedź forsuje, druga nie.
comparable-ground-purpose-differs = Te zapowiedzi mają różne cele.
comparable-ground-within = Na każdej ręce, na której zgłasza się nową, można było zgłosić także wycofaną.
comparable-ground-not-by-hands = Żadna ręka temu nie przeczy. Ale wycofana zapowiedź o coś pyta albo nic nie powiedziano o ręce.
comparable-ground-outside = Jest ręka, na której można zgłosić nową, a wycofanej nie można było.
comparable-ground-strength-unknown = Siła nie jest znana.
comparable-ground-same-job = Obie zapowiedzi służą do tego samego.
comparable-ground-same-purpose-only = Obie zapowiedzi mają cel tego samego rodzaju. Czy służą do tego samego, oceniasz ty.
comparable-ground-subject-differs = Cel jest tego samego rodzaju, ale dotyczy czegoś innego.
comparable-ground-subject-unknown = Nie dla obu zapowiedzi wiadomo, czego dotyczy cel.
comparable-ground-purpose-unknown = Nie dla obu zapowiedzi znany jest cel.
comparable-ground-no-purpose = Obie zapowiedzi są naturalne. Nie mają celu, który można by porównać.

comparable-example = Na przykład: { $pattern }, { $points } PC
comparable-example-any = Na przykład: { $pattern }, siła dowolna
comparable-strength = Siła
comparable-common = Wspólne: { $range }
comparable-nothing-common = Nic wspólnego

comparable-relation-equal = taki sam
comparable-relation-within = węższy
comparable-relation-wider = szerszy
comparable-relation-overlap = częściowo wspólny
comparable-relation-apart = rozłączny
comparable-relation-unknown = nieznany

comparable-purpose-natural = Naturalna
comparable-purpose-asking = Pyta o coś
comparable-purpose-relay = Relay
comparable-purpose-transfer = Transfer
comparable-purpose-puppet = Puppet: wymusza na partnerze jedną odzywkę
comparable-purpose-takeout = Wywoławcza
comparable-purpose-penalty = Karna
comparable-purpose-preempt = Blok
comparable-purpose-raise = Podniesienie
comparable-purpose-control = Pokazuje kontrolę
comparable-purpose-other = Inny cel

## The talk away from the table
comparable-advice-ask-meant = Zapytaj go, co ta zapowiedź miała znaczyć i w jakiej licytacji, jak sądził, ją zgłasza.
comparable-advice-ask-methods = Zapytaj go, co w uzgodnieniach jego pary znaczą zapowiedzi, które mógłby teraz wybrać.
comparable-advice-let-him-ask = Może cię zapytać, czy dana zapowiedź byłaby porównywalna.
comparable-advice-answer-which = Odpowiedz zgodnie z prawdą, tak lub nie, i powiedz, co z tego wynika dla partnera.
comparable-advice-no-advice = Nie mów mu, którą zapowiedź wybrać, ani co przeciwnicy mają lub co pokazują.
comparable-advice-not-at-table = Przy stole nic o tym nie mów: przeciwnicy nie mają prawa słyszeć, co miał na myśli, a partnerowi nie wolno.

error-meaning-range = { $got } to nie zakres.
error-meaning-impossible = Nie ma takiej ręki z trzynastu kart: { $got }.
error-meaning-missing = Jedna z zapowiedzi nie ma jeszcze znaczenia.
