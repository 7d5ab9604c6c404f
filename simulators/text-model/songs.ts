/** A song of the sea in eight syllables, whose even lines rhyme: a copla in each stanza. */
export const song = `[Verso]
Salí temprano a la playa
con las manos en el viento
y el agua me fue contando
lo que guarda su lamento

Mi padre tejió las redes
con hilo color de arena
y una lámpara encendida
le alumbraba la faena

[Coro]
Vuelvo a la orilla y el mar
me canta como cantaba
cuando mi abuela en la tarde
en la arena me esperaba

[Verso]
Hoy regreso con mis hijos
por el camino del faro
y la espuma nos recibe
con un abrazo muy claro

No tengo más que esta barca
ni me hace falta otro puerto
si la noche me pregunta
le contesto que despierto
`;

export const portuguese = `[Verso]
Não sei se você me espera
na beira do meu caminho
mas eu canto uma saudade
que aprendi com um passarinho

[Coro]
O mar me leva pra longe
e o vento não diz mais nada
eu guardo a sua lembrança
no fim de uma madrugada
`;

export const english = `[Verse]
I walked along the water
with nothing in my hand
the moon was like a mother
who did not understand

[Chorus]
The sea is calling my name
and the night is on the run
nothing will be the same
till I come back to the sun
`;

export const markup = `# Canción

**[Verso]**
<b>Salí temprano a la playa</b>
con las *manos* en el viento
<script>alert('mar')</script>
lo que guarda [su lamento](https://ejemplo.co)
`;

/** Of no metre at all. */
export const prose = `El mar es una cosa muy grande que a mí me gusta bastante desde que era niño.
Me acuerdo de las vacaciones con mis primos.
Todo era bonito.
Después crecimos y cada uno cogió por su lado, como pasa siempre.
`;
