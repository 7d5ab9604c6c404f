/** Images of party, dance, music, friends and beach: what it does to us, what is said there, how it turns and ends. */
export const partyTurns = `
# fiesta-se-me-olvida | sentir | fiesta | + | yo | fiesta, noche
cuando (por fin |de pronto )[entra|suena|llega|se suelta] {el instrument:guitarra,tambor,acordeón,trompeta,marimba,gaita,bongó,violín,clarinete,piano,maraca}
(ya |de pronto |sin querer )se me olvida (también |por fin |de golpe )[el lunes|la edad|lo que debo|mi apellido|el jefe|el frío|la rodilla mala|el arriendo|que iba a llorar|por qué estaba mal|el reloj|el nombre del patrón|la dirección|la deuda|el dolor|el miedo|la prisa|llorar|el afán|el celular|el despertador|la quincena]

# fiesta-tambor-costilla | sentir | fiesta, raíces | + | nos | fiesta
{el instrument:tambor,bombo,timbal,conga,tambora,bongó,contrabajo,batería,llamador} (no se oye: |primero |no avisa: |siempre )[entra por los pies|sube a la espalda|anda en puntillas|viene de la mar|baja a la rodilla|busca la piel|prende la sangre|sube al corazón]
y (ya |por fin |después |en silencio |sin avisarnos |cuando amanece )[no sabe salir|vive en el pecho|se pone a cantar|nos vuelve río|manda en la voz|duerme en la nuca|se queda en la piel|nos cambia el paso|nos lava el lunes|nos enseña a caminar|sigue en los huesos|nos suelta el dolor|nos hace correr|empuja la sangre]

# fiesta-duele-reir | sentir | fiesta, vida | + | nos | fiesta
(ya |hoy |esta noche |a las tres )[duele|nos duele] [la cara|la boca|la panza|la espalda|la voz] de [risa|tanto son|reír|cumbia|cantar|brincar|fiesta|gritar el coro|contar lo mismo|saltar]
[que|ojalá|que siempre|que Dios quiera y] nos duela [así|igual|tan bonito] [el lunes|la edad|la vejez|la vida|el año|enero|el adiós|el trabajo|el final|la semana|el cuerpo|mañana|crecer|el amor]

# fiesta-baile-pena | sentir | fiesta, desamor | 0 | yo | fiesta, noche
(hoy |por fin |esta noche |sin pensarlo )saqué a [bailar|girar] {el sorrow:pena,tristeza,soledad,nostalgia,tusa,melancolía,añoranza,amargura,desilusión}
y (ya |al rato |sin aire |de pronto |dos piezas después )(sonriendo |por fin )[pidió aguardiente|se fue|perdió un zapato|se echó a reír|pidió otro bolero|soltó mi mano|no supo girar|pesó la mitad|se puso a cantar|me dijo adiós|se fue con el del timbal]

# fiesta-mientras-dure | sentir | fiesta, vida | + | nos | fiesta, noche
mientras (aquí |todavía |esta noche |por milagro )(nos )dure {el rhythm,song,drink,party:cumbia,bolero,merengue,salsa,canción,ron,vino,aguardiente,fiesta,carnaval,parranda,coro,tango}
[que espere|que duerma|que aguarde] (afuera |en la puerta |otra semana |hasta mañana )[el deber|la edad|el patrón|la deuda|el jefe|el reloj|la prisa|la tristeza|el doctor|el miedo|la ley|la razón]

# fiesta-tu-giro | sentir | fiesta, amor | + | tú | fiesta, noche
cuando [bailas|giras|te sueltas] (despacio |sin aviso |sin miedo |así |como el mar )en {el room,street,landscape,path:sala,patio,terraza,plaza,calle,playa,pista,salón,esquina,malecón,balcón}
se [enreda|distrae|equivoca|atrasa] (otra vez |siempre |de pronto |sin remedio )[el timbal|la orquesta|el piano|el acordeón|la flauta|el cantor|el bongó|el coro|la luna|el reloj|el clarinete|la reina|el señor del clarinete]

# fiesta-nadie-muere | sentir | fiesta, vida, fe | + | - | fiesta
(dicen que |se sabe que |está escrito: )nadie (jamás |de verdad )[llora|se muere|miente|se va|envejece] [en una cumbia|en un bolero|en la canción|cantando|en un vals|en carnaval|en el coro|en un son|bailando|en la verbena|en un merengue|detrás de un acordeón|con maracas|junto al tambor]
la muerte (también |a veces |sin prisa |con su bastón )[espera el final|oye el estribillo|pide otro son|lleva el compás|se queda afuera|baila tango|deja el sombrero|aplaude al cantor|se quita el luto|pide la canción|llega tarde|pierde el afán|baila sola|pide fiesta|bebe ron|guarda la hoz|paga la cuenta|pierde el reloj]

# fiesta-abran-portones | decir | fiesta, ciudad | + | - | casa, calle, fiesta
(vecinos: |por favor |señores: )abran (ya |sin miedo |de una vez |de par en par |bien ){el opening:ventana,puerta,portón,reja,ventanal,persiana,portal,balcón,verja,cortina}
que (aquí |aquí adentro |de verdad |a esta hora )(ya )no cabe [el tambor|tanta gente|la cumbia|el calor|otro tío|la canción|la risa|Raquel|tanta fiesta|el acordeón|el coro|la luz]

# fiesta-sirvanle | decir | fiesta | + | - | fiesta, noche
(sin hielo |primero |por favor )[sírvanle|denle] [otro trago|un canelazo|un ron|un vino|café] [al que llegó|al que perdió|a la del fondo|al que está callado|al que volvió|al de la trompeta|al que no baila|a la que vino sin él|al cantor|al viajero]
que (hoy |aquí |esta noche )nadie (del barrio |a estas horas )[brinda en silencio|se va con sed|llora sin música|paga su mal|bebe a solas|se queda sin son|cena de pie|se va sin abrazo|debe estar peor|carga su cruz|va a dormir]

# fiesta-no-sabes-bailar | decir | fiesta, amor | + | tú | fiesta
(mira: |por favor )[no digas|no me digas] (otra vez |hoy |ahora )que [no sabes|te da pena|te duele el pie|mañana es lunes|es tarde|perdiste el paso|quieres mirar|tienes frío|no es tu canción|ya viene el taxi|no puedes|te vas|tienes miedo|tienes prisa|te cansas]
(si aquí |si en esta sala |de verdad: |mi vida: )[ni el timbal|ni la luna|ni el pianista|ni Dios|nadie] [lleva el compás|trae zapatos|sabe contar|piensa dormir|mira el reloj|nació con el paso|vino a ganar|ve la hora|tiene afán]

# fiesta-brindis-ausentes | decir | fiesta, raíces, vida | 0 | nos | fiesta, casa
(hoy |de pie |primero |en silencio |señores: )[brindemos|un trago|un brindis] por [el ausente|quien no está|la que se fue|la silla vacía|el abuelo|el que nos mira|quien nos enseñó|la que falta|la abuela|el que amó]
que [en su mesa|en su cielo|allá lejos|donde esté] (también |siempre |sin falta |esta noche )suene {un instrument:guitarra,tambor,acordeón,tiple,violín,gaita,marimba,arpa,flauta,cuatro,clarinete}

# fiesta-no-se-vayan | decir | fiesta | + | - | fiesta, noche
(vecinos: |amigos: |señores: )[esperen|no se vayan] (por Dios|todavía|por favor), falta {el rhythm,song,drink,food,party:cumbia,bolero,merengue,ron,café,serenata,ajiaco,son,salsa,chocolate,canelazo,vals,tinto,coro,copla}
y [afuera|en la calle] (ya |a esta hora |esta noche )[no hay más que|solo hay|no queda sino] [frío|lunes|relojes|razón|silencio|semáforos|buses|goteras|un farol|niebla|un ladrón|el despertador|charcos|ley|tráfico|madrugón|un reloj]

# fiesta-bailen-enemigos | decir | fiesta, vida | + | - | fiesta
que bailen (juntos |un rato |hoy |esta noche |en paz )[el juez y el ladrón|suegra y yerno|gato y ratón|jefe y mesero|los dos equipos|cura y bufón|vecino y vecina|la pena y el ron|los rivales|los que se odian|quien debe y quien cobra|la fe y la razón|el que se fue y la que no|el juez y el reo|enemigos|los vecinos|las comadres|los hermanos]
(ya |mañana |el lunes )habrá (después |por desgracia |en enero )[tiempo de|días de|ganas de] [pelear|odiar|llorar|cobrar|discutir|tener la razón|cerrar el portón|guardar rencor|hacer la guerra|volver al papel|armar pleito|tener orgullo|callar]

# fiesta-si-amanece | giro | fiesta | + | nos | noche, fiesta
si (de pronto |tan temprano |por error |esta noche |como siempre |sin aviso )(ya )[llega el alba|amanece|sale el sol|canta un gallo|viene el día|tocan la puerta|clarea el balcón|llama el despertador|pasa el primer bus|vuelve la razón]
[le digo|que le digan|díganle|le dicen] (de mi parte |bajito |por favor )que [no estamos|no hay nadie|vuelva a las tres|vuelva|baile|traiga pan|espere|pida perdón|siga derecho|traiga café|se siente y beba|no hay afán|descanse|no es aquí|busque silla|no hay sitio|nadie duerme]

# fiesta-gente-seria | giro | fiesta, ciudad | + | nos | fiesta, calle
(el lunes |mañana |dentro de un rato )seremos (otra vez |tal vez |sin falta )gente [seria|de bien|de corbata|puntual|de oficina|formal|con reloj|de razón|de afán|cuerda|de ley|de banco|de misa|normal|despierta|sensata|de traje|decente|de horario]
(hoy |esta noche |si preguntan )[que nos busquen|que nos hallen] (bailando )[tras el tambor|en la comparsa|en carnaval|en el arpa|en otra canción|en la playa|en un son|junto al altavoz|en el coro|en la tarima|donde haya ron|al sol|en la rumba|en el mar|en la orquesta]

# fiesta-ultimo-bus | giro | fiesta, amor | + | tú | noche, calle
¿y si (hoy |sin querer |esta noche |a propósito )[perdemos|se nos va|olvidamos] [el bus|el tren|la razón|la llave|el último taxi|la vergüenza|el celular|la hora|el reloj|el camino|la edad|el juicio]
y (ya |mañana |el lunes |después )[culpamos|le echamos la culpa] [al ron|al bolero|a la luna|al mar|al acordeón|a mi tía|al carnaval|a la canción|al verano|a la lluvia|a enero|al son|a la orquesta|al reloj|a la cumbia]?

# fiesta-rodillas | giro | fiesta, vida | + | nos | fiesta
(el día |la noche |el domingo )que nos [falle|falte] (al fin |por viejos |de golpe ){el touch,chest,strength:cadera,cintura,voz,cabeza,pulso,cuerpo,energía,memoria,fuerza,brío,vigor,empuje,aguante}
(mi gente: |aun así |tranquilos: |en la mecedora |todavía )[bailaremos|giraremos] (igual |sin pena )[con los ojos|con la ceja|con bastón|de memoria|con la voz|en la mente|con la nariz|con los nietos|con un son|con los hombros|sin salir|con el sombrero|por televisor]

# fiesta-recogen-sillas | cierre | fiesta, ciudad | 0 | - | fiesta, calle
(ya |por fin |con sueño |bajo el sol |en silencio )[recogen|desarman|cargan] [las sillas|el acordeón|la tarima|los faroles|el toldo|la carpa|las mesas|el telón|el mantel|los tambores|el altavoz]
y el que barre (a solas |todavía |sin saberlo |con la escoba )[silba|canta] {un rhythm,song:cumbia,bolero,merengue,canción,son,salsa,vals,ranchera,coro,tango,bambuco,estribillo,mambo,verso,himno,danzón,joropo}

# fiesta-vuelta-panadero | cierre | fiesta, ciudad | + | nos | calle
[volvemos|venimos] (a pie |de día |sin prisa |cantando |de la mano )(por el barrio )[sin zapatos|con el sol|con la flauta|con una flor|sin voz|sin un peso|por la calle|con sed|con el tambor|con la camisa al revés|con sueño|al son]
y [Raquel|el del pan|la del tinto|el panadero|don Luis] (nos mira y )nos [fía el café|regala pan|pide el son|presta el saco|echa la bendición|cuenta que llovió|abre la puerta|guarda un lugar|guiña el ojo|pregunta quién fue|ofrece arepa|da la razón|saluda|canta|presta un peso|da la hora|fía un pan]

# fiesta-sigue-sonando | cierre | fiesta | + | - | fiesta, calle
(anoche |hace rato |según dicen |ya sé que )se acabó (por fin |a las seis |en la esquina ){el party:fiesta,baile,feria,verbena,carnaval,parranda,festival,función,boda,concierto,rumba}
pero (aún |todavía |a escondidas |sin permiso |según dicen )[sigue|suena] [en el bus|en la calle|en los zapatos|en el portón|en la cuchara|en la voz|en el ascensor|en la escalera|en el balcón|en el modo de andar|en el café|en la almohada]

# fiesta-quedo-debiendo | cierre | fiesta | + | nos | fiesta, noche
(otra vez |en la barra |en la tienda )[quedamos debiendo|debemos|ya debemos] (desde anoche )[la cuenta|tres rondas|el ron|una silla|la canción|dos cervezas|el mantel|un balcón|un espejo|el arroz|una explicación|la comida|veinte tragos|la tarima|el aguardiente]
[habrá que|tendremos que|hay que|juramos] volver (un viernes |sin falta |mañana )[a pagar|bailando|por más|con tambor|por la chaqueta|con Raquel|con orquesta|con sed|por perdón|con excusas|con flores]
`;
