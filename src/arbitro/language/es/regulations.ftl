## Lo que el Reglamento deja a la Autoridad Reguladora.
fact-authority-reservation = ¿Qué ha dispuesto la Autoridad Reguladora sobre la reserva de derechos?
    .short = Reservarse el derecho a llamar al Árbitro
    .note = Salvo que la Autoridad Reguladora lo prohíba, un jugador puede anunciar que se reserva el derecho a llamar al Árbitro más tarde.
    .is-allowed = Un jugador puede anunciarlo
    .is-forbidden = No se puede anunciar
    .is-must_call_director = En su lugar se llama al Árbitro
fact-authority-governing_text = ¿Con qué texto del Reglamento se juega el torneo?
    .short = Texto que rige el torneo
    .note = Las traducciones difieren en algunos puntos: qué es una alternativa lógica, cuándo se pueden cambiar los asientos y si el declarante puede exigir una salida.
    .is-english = El texto inglés
    .is-spanish = El texto español
    .is-italian = El texto italiano
    .is-polish = El texto polaco
    .is-french = El texto francés
fact-authority-assigned_method = ¿Cómo se asignan las puntuaciones ajustadas según la Autoridad Reguladora?
    .short = Puntuaciones ajustadas asignadas
    .note = En 2007 lo normal era la puntuación ponderada; la Autoridad podía elegir la otra forma en su lugar. Nunca se mezclan en una misma mano.
    .is-weighted = Ponderadas entre varios resultados
    .is-split = El resultado probable más favorable para un bando y el más desfavorable con alguna probabilidad para el otro
fact-authority-fouled_rating = ¿Dicen las regulaciones del torneo cómo se puntúan los grupos de un estuche alterado?
    .short = Grupos de un estuche alterado
    .note = Los grupos de uno, dos o tres resultados suelen tener una norma propia.
    .is-regulated = Las regulaciones lo dicen
    .is-director = El Árbitro elige un método y lo anuncia
fact-authority-considered_share = ¿Qué parte de los jugadores consultados hace que una acción se considere seriamente?
    .short = Alternativa lógica: parte que la considera
fact-authority-chose_count = ¿Cuántos de los jugadores consultados deben elegir la acción?
    .short = Alternativa lógica: jugadores que la eligen
fact-authority-artificial_imps = ¿Cuántos IMP vale la media máxima por equipos?
    .short = Media máxima por equipos
fact-authority-imps_average = ¿Cuántos IMP vale la media máxima por parejas a IMP?
    .short = Media máxima por parejas a IMP
fact-authority-correction_period = ¿Hasta cuándo se puede corregir una puntuación?
    .short = Periodo de corrección
fact-authority-appeal_period = ¿Hasta cuándo se puede pedir o apelar una decisión del Árbitro?
    .short = Plazo para pedir decisiones y apelar

## Cantidades
amount-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
amount-share = { $share } de los jugadores consultados
amount-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
amount-imps = { $count } IMP

## Con qué seguridad se conoce un valor
mark-verified = leído en su propio texto
mark-secondary = leído en palabras de otros
mark-recalled = no leído en ninguna parte, solo recordado: se pregunta al Árbitro
regulation-unknown = no se conoce; se pregunta al Árbitro
regulation-by-law = Según el Reglamento, si no se ha dispuesto otra cosa: { $value }
regulation-undated = fecha desconocida
regulations-known = { $count } de { $all } opciones conocidas
