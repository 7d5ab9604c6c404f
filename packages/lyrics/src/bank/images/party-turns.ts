/** Images of party, dance, music, friends and beach: what it does to us, what is said there, how it turns and ends. */
export const partyTurns = `
# fiesta-se-me-olvida | sentir | fiesta | + | yo | fiesta, noche
cuando (por fin |de pronto |al fondo |a lo lejos |por la ventana |en la calle )[entra|suena|llega|se suelta] {el instrument:guitarra,tambor,acordeón,trompeta,marimba,gaita,bongó,violín,clarinete,piano,maraca,trombón,timbal,conga,saxofón,tiple,requinto,bombo,batería,flauta,arpa,guacharaca,quena,contrabajo,bandola,charango}
(ya |de pronto |sin querer )se me olvida (por fin |de golpe )[el lunes|la edad|lo que debo|mi apellido|el jefe|el frío|la rodilla mala|el arriendo|que iba a llorar|por qué estaba mal|el reloj|el nombre del patrón|la dirección|la deuda|el dolor|el miedo|la prisa|llorar|el afán|el celular|el despertador|la quincena|el recibo|la oficina|la tarea|la vergüenza|la rabia|la gastritis|el turno|el invierno|la factura|la cuenta|la alarma|la hora de irme|con quién peleé]

# fiesta-tambor-costilla | sentir | fiesta, raíces | + | nos | fiesta
{el instrument:tambor,bombo,timbal,conga,tambora,bongó,contrabajo,batería,llamador,redoblante,pandereta,caja,marimba} (no se oye: |primero |no avisa: |siempre |despacio |en la noche |sin permiso )[entra por los pies|sube a la espalda|anda en puntillas|baja a la rodilla|busca la piel|prende la sangre|sube al corazón|baja por la nuca|trepa por la espalda|muerde el tobillo|busca la cintura|calienta la silla|agarra la mano|despierta el talón|toca la cadera|sube por las piernas|busca el costado]
y (ya |por fin |después |en silencio |sin avisarnos |cuando amanece |al rato |sin remedio |para siempre )[no sabe salir|vive en el pecho|se pone a cantar|nos vuelve río|manda en la voz|duerme en la nuca|se queda en la piel|nos cambia el paso|nos lava el lunes|nos enseña a caminar|sigue en los huesos|nos suelta el dolor|nos hace correr|empuja la sangre|no paga arriendo|nos manda en los pies|se vuelve costumbre|nunca nos suelta|nos quita la edad|nos pone a girar|no pide permiso|se sienta en el pecho|nos late por dentro|nos presta su pulso|nos cura la gripa]

# fiesta-duele-reir | sentir | fiesta, vida | + | nos | fiesta
(ya |hoy |esta noche |a las tres |aún |mañana |de vuelta |al despertar )[duele|nos duele] [la cara|la boca|la panza|la espalda|la voz] de [risa|tanto son|reír|cumbia|cantar|brincar|fiesta|gritar el coro|contar lo mismo|saltar|brindar|salsa|bulla|silbar|tanto bolero|aplaudir]
[que|ojalá|que siempre|que Dios quiera y] nos duela [así|igual|tan bonito|con gracia|de risa] [el lunes|la edad|la vejez|la vida|el año|enero|el adiós|el trabajo|el final|la semana|el cuerpo|mañana|crecer|el amor|el recibo|la renta|cumplir|la lluvia|la gripa|febrero|madurar|la deuda|el frío|el olvido|la cuenta|despertar|el camino]

# fiesta-baile-pena | sentir | fiesta, desamor | 0 | yo | fiesta, noche
(hoy |por fin |esta noche |sin pensarlo |un viernes |por lástima |de la mano |a media luz )saqué a [bailar|girar] {el sorrow:pena,tristeza,soledad,nostalgia,tusa,melancolía,añoranza,amargura,desilusión,dolor,despecho,cansancio,duelo,desamor,desengaño,congoja,angustia,ausencia,desvelo}
y (ya |al rato |de una |de pronto |dos piezas después )(sonriendo |por fin )[pidió aguardiente|se fue|perdió un zapato|se echó a reír|pidió otro bolero|soltó mi mano|no supo girar|pesó la mitad|se puso a cantar|me dijo adiós|se fue con el del timbal|me pisó un pie|pesaba menos|perdió el compás|se quitó el luto|pidió disculpas|cambió de pareja|me dio las gracias|buscó la salida|olvidó el abrigo|quiso una cumbia|se fue sin mí|bailó mejor que yo]

# fiesta-mientras-dure | sentir | fiesta, vida | + | nos | fiesta, noche
mientras (aquí |todavía |esta noche |por milagro )(nos )dure {el rhythm,song,drink,party:cumbia,bolero,merengue,salsa,canción,ron,vino,aguardiente,fiesta,carnaval,parranda,coro,tango,vals,danzón,mambo,joropo,rumba,feria,verbena,guarapo,champaña,concierto,serenata,fandango,estribillo,baile,coctel}
[que espere|que duerma|que aguarde] (afuera |en la puerta |otra semana |hasta mañana )[el deber|la edad|el patrón|la deuda|el jefe|el reloj|la prisa|la tristeza|el doctor|el miedo|la ley|la razón|la oficina|la dieta|el arriendo|el semáforo|la fila|el invierno|la cordura|la agenda|el sermón|la rutina|la gripa|el recibo]

# fiesta-tu-giro | sentir | fiesta, amor | + | tú | fiesta, noche
cuando [bailas|giras|te sueltas] (despacio |sin aviso |sin miedo |así |como el mar |tan cerca |hasta el alba |riendo |con la cumbia )en {el room,street,landscape,path:sala,patio,terraza,plaza,calle,playa,pista,salón,esquina,malecón,balcón,corredor,solar,azotea,cocina,zaguán,orilla,acera,parque,muelle,cancha,glorieta,plazoleta,bahía}
se [enreda|distrae|equivoca|atrasa] (otra vez |siempre |de pronto |sin remedio )[el timbal|la orquesta|el piano|el acordeón|la flauta|el cantor|el bongó|el coro|la luna|el reloj|el clarinete|la reina|el señor del clarinete|la guacharaca|la marimba|el trombón|el saxofón|la banda|el mesero|el semáforo|el violín|el que pasaba|la trompeta|el baterista]

# fiesta-nadie-muere | sentir | fiesta, vida, fe | + | - | fiesta
(dicen que |se sabe que |está escrito: )nadie (jamás |de verdad )[se muere|se acaba|se va|envejece] [en una cumbia|en un bolero|en la canción|cantando|en un vals|en carnaval|en el coro|en un son|bailando|en la verbena|en un merengue|detrás de un acordeón|con maracas|junto al tambor|en un danzón|en un fandango|en la guaracha|en la comparsa]
la muerte (también |a veces |sin prisa |con su bastón )[espera el final|oye el estribillo|pide otro son|lleva el compás|se queda afuera|baila tango|deja el sombrero|aplaude al cantor|se quita el luto|pide la canción|llega tarde|pierde el afán|baila sola|pide fiesta|bebe ron|guarda la hoz|paga la cuenta|pierde el reloj|no encuentra pareja|se sienta a esperar|confunde el compás|no sabe girar|pierde los tacones|tropieza en la puerta|no tiene boleta|mira por el balcón|olvida a qué vino|suelta la lista|aprende a cantar|baila en puntillas|pregunta por quién venía]

# fiesta-abran-portones | decir | fiesta, ciudad | + | - | casa, calle, fiesta
(vecinos: |por favor |señores: |por Dios )abran (ya |sin miedo |de una vez |de par en par |bien |ahora |hasta atrás ){el opening:ventana,puerta,portón,reja,ventanal,persiana,portal,balcón,verja,cortina,talanquera,postigo,celosía,claraboya,tragaluz,ventanilla}
que (aquí |aquí adentro |de verdad |a esta hora )(ya )no cabe [el tambor|tanta gente|la cumbia|el calor|otro tío|la canción|la risa|Raquel|tanta fiesta|el acordeón|el coro|la luz|otra risa|una guitarra|la orquesta|el timbal|otra pareja|la alegría|el verano|el merengue|nadie sentado|un pie más|el bongó|el baile|el trombón|otra trompeta]

# fiesta-sirvanle | decir | fiesta | + | - | fiesta, noche
(sin hielo |primero |por favor |hasta el borde |sin apuro )[sírvanle|denle] [otro trago|un canelazo|un ron|un vino|café|aguardiente|un guarapo|un tinto] [al que llegó|al que perdió|a la del fondo|al que está callado|al que volvió|al de la trompeta|al que no baila|a la que vino sin él|al cantor|al viajero|al que no trajo plata|al recién llegado|a la de la esquina|a la que suspira|al del acordeón|al que mira el reloj|a doña Leonor|al que nadie invitó|al de la corbata|al que barre|al forastero]
que (hoy |aquí |esta noche )nadie (del barrio |a estas horas )[brinda en silencio|se va con sed|llora sin música|canta al revés|bebe a solas|se queda sin son|cena de pie|se va sin abrazo|quiere estar peor|carga su cruz|va a dormir|duerme sin cena|paga la cuenta|mira la puerta|canta sin coro|traga la pena|se va sin bailar|pregunta la hora|queda por fuera|extraña su casa|cena con su sombra|se bebe el silencio]

# fiesta-no-sabes-bailar | decir | fiesta, amor | + | tú | fiesta
(mira: |por favor )[no digas|no me digas] (otra vez |hoy |ahora )que [no sabes|te da pena|te duele el pie|nunca bailaste|te falta escuela|perdiste el paso|quieres mirar|no te sale|no es tu canción|no puedes|tienes miedo|te cansas|te falla el oído|hay mucha gente|te pisan|te aprieta el zapato|no oyes el compás|te miran|te pesa la edad|perdiste el tacón|no te sabes la vuelta|se te traban los pies|pierdes la cuenta|no das la talla|te enredas]
(si aquí |si en esta sala |de verdad: |mi vida: |te lo juro: )[ni el que canta|ni el profesor|ni el pianista|ni Dios|nadie|casi nadie] [lleva el compás|sabe contar|nació con el paso|vino a ganar|sabe girar|se sabe el coro|cuenta hasta ocho|lleva la cuenta|mira los pies|da pie con bola|oye el timbal|estudió cumbia|trajo vergüenza|sabe la vuelta|tuvo maestro|pisa derecho|entiende el ritmo|trajo zapatos]

# fiesta-brindis-ausentes | decir | fiesta, raíces, vida | 0 | nos | fiesta, casa
(hoy |de pie |primero |en silencio |señores: |esta noche |vecinos: |con el vaso en alto )[brindemos|un trago|un brindis] por [el ausente|quien no está|la que se fue|la silla vacía|el abuelo|el que nos mira|quien nos enseñó|la que falta|la abuela|el que amó|los de antes|quien se adelantó|el que cantaba|mamá|papá|la madrina|la voz que falta|quien no alcanzó|el que se fue|los que no llegan|el que más bailaba]
que [en su mesa|en su cielo|allá lejos|donde esté|en su casa|donde duerma|en su pueblo|por su calle] (también |siempre |sin falta |esta noche )suene {un instrument:guitarra,tambor,acordeón,tiple,violín,gaita,marimba,arpa,flauta,cuatro,clarinete,piano,saxofón,bandola,requinto,charango,tambora,bombo,trompeta,conga,armónica}

# fiesta-no-se-vayan | decir | fiesta | + | - | fiesta, noche
(vecinos: |amigos: |señores: |hermanos: )[esperen|no se vayan](, por Dios|, por favor| todavía), falta {el rhythm,song,drink,food,party:cumbia,bolero,merengue,ron,café,serenata,ajiaco,son,salsa,chocolate,canelazo,vals,tinto,coro,copla,danzón,mambo,tango,aguardiente,guarapo,natilla,sancocho,champaña,ranchera,verbena,fandango,joropo,champeta}
y [afuera|en la calle] (ya |a esta hora |esta noche )[no hay más que|solo hay|no queda sino] [frío|lunes|relojes|razón|silencio|semáforos|buses|goteras|un farol|niebla|un ladrón|el despertador|charcos|ley|tráfico|madrugón|un reloj]

# fiesta-bailen-enemigos | decir | fiesta, vida | + | - | fiesta
que bailen (juntos |un rato |hoy |esta noche |en paz |hasta el lunes |aquí |por fin )[el juez y el ladrón|suegra y yerno|gato y ratón|jefe y mesero|los dos equipos|cura y bufón|vecino y vecina|la pena y el ron|los rivales|los que se odian|quien debe y quien cobra|la fe y la razón|el que se fue y la que no|el juez y el reo|enemigos|los vecinos|las comadres|los hermanos|la deuda y el deudor|el sí y el no|el sol y la luna|la nuera y la suegra|los dos abogados|el lunes y el viernes|el gallo y el reloj|el alcalde y el pueblo|el perro y el gato|los maestros|las hermanas|los vencidos|los quejosos|los rivales del balón]
(ya |mañana |el lunes )habrá (después |por desgracia |en enero )[tiempo de|días de|tardes de] [pelear|odiar|llorar|cobrar|discutir|tener la razón|cerrar el portón|guardar rencor|hacer la guerra|volver al papel|armar pleito|tener orgullo|callar|pleitear|gritar|vengarse|exigir|hacer cuentas|repartir culpas|tirar la piedra|hablar de la herencia|firmar un papel|volver al enojo]

# fiesta-si-amanece | giro | fiesta | + | nos | noche, fiesta
si (de pronto |tan temprano |por error |esta noche |como siempre |sin aviso |otra vez |a las seis )(aquí )[llega el alba|amanece|sale el sol|canta un gallo|viene el día|llama el despertador|pasa el primer bus|vuelve la razón|se asoma el sol|madruga el jefe|vuelve el lunes|pregunta el alba|llama la suegra|toca el patrón|se nos viene el día]
[digan|que digan|díganle|que le digan] (de mi parte |bajito |por favor )que [no estamos|no hay nadie|vuelva a las tres|vuelva|baile|traiga pan|espere|pida perdón|siga derecho|traiga café|se siente y beba|no hay afán|descanse|no es aquí|busque silla|no hay sitio|nadie duerme|no hay lunes|toque más tarde|deje el mensaje|venga mañana|aquí no hay relojes|traiga un tambor|falta una canción|hable con Raquel|vuelva en enero|cierre al salir]

# fiesta-gente-seria | giro | fiesta, ciudad | + | nos | fiesta, calle
(ya |luego |mañana |el lunes |dentro de un rato )seremos (otra vez |tal vez |sin falta |de nuevo |por desgracia |a las ocho )gente [seria|de bien|de corbata|puntual|de oficina|formal|con reloj|de razón|de afán|cuerda|de ley|de banco|de misa|normal|despierta|sensata|de traje|decente|de horario|de agenda|callada|honorable|de fila|de sueldo|de ascensor|de metro|elegante|de escritorio|sin ojeras|de deber]
[hoy búsquennos|hoy que nos busquen|hoy que nos hallen|pero hoy búsquennos|esta noche búsquennos] (bailando )[tras el tambor|en la comparsa|en carnaval|en la playa|en un son|junto al altavoz|en el coro|en la tarima|donde haya ron|en la rumba|en la orquesta|en la verbena|en la primera fila|bajo el parlante|en un bolero|con los del trombón|en la mitad de la pista|en un merengue|en el malecón|en la caseta|en la esquina|en la feria|en el baile]

# fiesta-ultimo-bus | giro | fiesta, amor | + | tú | noche, calle
¿y si (hoy |sin querer |esta noche |a propósito |de la risa |bailando )[perdemos|se nos va|olvidamos] [el bus|el tren|la razón|la llave|el último taxi|la vergüenza|el celular|la hora|el reloj|el camino|la edad|el juicio|el vuelo|la maleta|el paraguas|la vuelta|el miedo|el orgullo|la prudencia|la cita|la llave de casa|el avión|el sueño|el sombrero]
y (ya |mañana |el lunes |después )[culpamos|le echamos la culpa] [al ron|al bolero|a la luna|al mar|al acordeón|a mi tía|al carnaval|a la canción|al verano|a la lluvia|al son|a la orquesta|al reloj|a la cumbia|al vino|al tambor|al merengue|al saxofón|a la niebla|al baterista|al semáforo|a la trompeta|al que cantaba|a la feria|al aguardiente]?

# fiesta-rodillas | giro | fiesta, vida | + | nos | fiesta
[el día que nos|cuando nos|el lunes que nos|la tarde que nos|la noche que nos] [falle|falte] (por fin |por viejos |de golpe ){el touch,chest,strength:cadera,cintura,voz,cabeza,pulso,cuerpo,energía,memoria,fuerza,brío,vigor,empuje,aguante,espalda,ánimo,ímpetu,coraje,aliento}
(mi gente: |aun así |tranquilos: |en la mecedora |todavía )[bailaremos|giraremos] (igual |sin pena )[con los ojos|con la ceja|con bastón|de memoria|con la voz|en la mente|con la nariz|con los nietos|con un son|con los hombros|sin salir|con el sombrero|por televisor|sin los pies|con las cejas|con los dedos|en la silla|con la frente|con el bisnieto]

# fiesta-recogen-sillas | cierre | fiesta, ciudad | 0 | - | fiesta, calle
(ya |por fin |con sueño |bajo el sol |en silencio |a las seis |de mala gana |de a dos )[recogen|desarman|cargan] [las sillas|el acordeón|la tarima|los faroles|el toldo|la carpa|las mesas|el telón|el mantel|los tambores|el altavoz]
y el que barre (a solas |todavía |sin saberlo |con la escoba |sin prisa |por costumbre |con sueño |calle abajo )[silba|canta|tararea|repite|entona|murmura] {un rhythm,song:cumbia,bolero,merengue,canción,son,salsa,vals,ranchera,coro,tango,bambuco,estribillo,mambo,verso,himno,danzón,joropo,fandango,balada,guaracha,bachata,milonga,copla,pasillo,tonada,guabina,puya}

# fiesta-vuelta-panadero | cierre | fiesta, ciudad | + | nos | calle
[volvemos|venimos|salimos|pasamos] (a pie |de día |sin prisa |cantando |de la mano |sin ruido |en silencio |de memoria )(por el barrio )[sin zapatos|con el sol|con la flauta|con una flor|sin voz|sin un peso|con sed|con el tambor|con la camisa al revés|con sueño|al son|con los tacones|con el saxofón|con media canción|sin los zapatos|entre las escobas|con la marimba|sin un centavo|con el amanecer|con los faroles|sin la bufanda]
y [Raquel|el del pan|la del tinto|el panadero|don Luis|el de la leche|el celador] (nos mira y )nos [fía el café|regala pan|pide el son|presta el saco|echa la bendición|cuenta que llovió|abre la puerta|guarda un lugar|guiña el ojo|pregunta quién fue|ofrece arepa|da la razón|saluda|canta|presta un peso|da la hora|fía un pan|sirve un tinto|presta un paraguas|pide la letra|pregunta por la fiesta|cuenta los zapatos|guarda una rosca|guarda el secreto|regala un buñuelo]

# fiesta-sigue-sonando | cierre | fiesta | + | - | fiesta, calle
(anoche |hace rato |según dicen |ya sé que |el lunes |al alba |con la lluvia )se acabó (por fin |a las seis |en la esquina ){el party:fiesta,baile,feria,verbena,carnaval,parranda,festival,función,boda,concierto,rumba,tertulia,reinado,bazar,farra,serenata,jarana,comparsa,juerga,velada}
pero (aún |todavía |a escondidas |sin permiso |esta mañana )[sigue|suena] [en el bus|en la calle|en los zapatos|en el portón|en la cuchara|en la voz|en el ascensor|en la escalera|en el balcón|en el modo de andar|en el café|en la almohada|en la nevera|en la oficina|en el pasillo|en el paraguas|en el ventilador|en la cocina|en la sopa|en los huesos|en la ducha|en el semáforo|en el tenedor|en la maleta]

# fiesta-quedo-debiendo | cierre | fiesta | + | nos | fiesta, noche
(otra vez |en la barra |en la tienda |de nuevo |donde don Luis |por tercera vez )[quedamos debiendo|debemos|ya debemos] (desde anoche )[la cuenta|tres rondas|el ron|la canción|dos cervezas|el mantel|un balcón|un espejo|el arroz|la comida|veinte tragos|la tarima|el aguardiente|la última|la botella|dos canelazos|el sancocho|tres platos|el vino|el taxi|la serenata|un vidrio|la silla rota|media botella|el arpa|un parlante]
[habrá que|tendremos que|hay que|juramos] volver (un viernes |sin falta |mañana )[a pagar|bailando|por más|con tambor|por la chaqueta|con Raquel|con orquesta|con sed|por perdón|con excusas|con flores|con la guitarra|con la familia|por el paraguas|a dar la cara|por otro bolero|a lavar platos|con plata|por el sombrero|a repetir|con hambre|con un pastel]

# fiesta-sobra-una-copa | escena | fiesta, desamor, vida | - | - | fiesta, noche
(ya |hoy |otra vez |esta noche |como siempre )en {el party,room:fiesta,boda,baile,feria,cocina,sala,parranda,comedor,carnaval,salón,cumpleaños,corredor,terraza,velada,banquete,patio,verbena,farra,bazar} sobra [una silla|un plato|una copa|un puesto|un sombrero|un vaso|un abrigo|un trago|un brindis|un postre|una voz|un beso|un pan|un sillón|una taza|un bastón|un pañuelo|un saco|una porción]
y nadie (todavía |de miedo |en la mesa |por respeto |esta vez |hoy |jamás )[pregunta por qué|se atreve a brindar|dice quién falta|se sienta al lado|pide una cumbia|prende el parlante|mira el rincón|cuenta la historia|dice su nombre|empieza a cantar|quiere hablar|sirve el ron|toca el tambor|dice la verdad|levanta la copa|se ríe|se sienta|pregunta|se atreve|bebe en paz]

# fiesta-se-calla-y-pesa | sentir | fiesta, desamor, vida | - | nos | fiesta, noche, calle
cuando (por fin |ya |de golpe |a las cinco )[se apaga|se calla|se duerme] {el instrument,rhythm,song,party:acordeón,tambor,guitarra,tambora,marimba,trompeta,bolero,canción,bongó,piano,cumbia,violín,saxofón,coro,parranda,carnaval,fiesta,clarinete,verbena}
nos [pesa|duele|alcanza|encuentra|espera] (de golpe |otra vez |en los hombros |igual |a la salida )[el lunes|el frío|la lluvia|la deuda|quien no vino|el que falta|la casa vacía|la vida|el silencio|el reloj|la ausencia|la edad|el camino|enero|la calle|el adiós]

# fiesta-no-es-por-alegria | giro | fiesta, vida, lucha, ciudad | 0 | nos | fiesta, calle
no [bailamos|cantamos|brindamos] (aquí |esta noche |todavía )por [olvidar|alegría|gusto|costumbre|no pensar|quedar bien|el ron|la ocasión|no llorar|la paga|ganar|orgullo|dinero|los aplausos|vanidad|lujo|la luna]
[y si no,|es que si no,|y es que si no,|si paramos|es que si paramos|y es que si hay silencio|si acaba el coro|y si callamos|si no bailamos] [se oye llover|tiembla la casa|se cae el techo|se oye el reloj|vuelve el dolor|llega el miedo|nos halla el lunes|gana la muerte|pregunta el frío|nos cobra la edad|entra la noche|crece el silencio|se duerme el barrio|nos ve la pena|se apaga el fogón]

# fiesta-globo-en-el-techo | cierre | fiesta, vida, desamor, ciudad | - | - | fiesta, calle
[queda|cuelga|tiembla] (todavía |de la boda |de la fiesta |sin dueño |bajo la lluvia )[un globo|una cinta|un farol|una flor|un papel|un antifaz|un bombillo|una bandera] en {el opening,room,street:balcón,puerta,sala,esquina,patio,portón,plaza,ventana,corredor,reja,salón,callejón,cocina,zaguán,calle,comedor,terraza}
y [un primo|un tío|el celador|la cocinera|un mesero|el portero|la novia|un muchacho] (a solas |desde anoche |con sueño |con paciencia |en silencio )[cuenta las sillas|recoge el mantel|espera un taxi|barre la calle|junta los vasos|bosteza al sol|busca un zapato|mira el reloj|canta bajito|se pone el abrigo|enrolla un cable|apaga la luz|tararea el vals|guarda la torta|dobla las mesas|espera el tren]

# fiesta-guardame-un-bolero | giro | fiesta, amor | + | tú | fiesta, noche
guárdame (hoy |luego |después |al final |por favor |esta noche |para luego |para más tarde |sin decirle a nadie |para cuando cierren ){un rhythm,song:bolero,vals,tango,merengue,danzón,mambo,joropo,ranchera,salsa,cumbia,bambuco,balada,pasillo,bachata,fandango,estribillo,guaracha,son,milonga}
que (después |contigo |a tu lado |si quieres |ya |cuando se apague la luna |cuando se vaya la gente |cuando cierren el salón )[aprendo a girar|no me voy|no hay afán|apago el reloj|me quedo a barrer|cierro la feria|pierdo el avión|invito a la luna|me quito los zapatos|renuncio el lunes|le pago al pianista|me sobra la noche|no miro la hora|me olvido del frío|doy la vuelta al mundo|sé girar|hay tiempo|no duermo|me quedo|no hay lunes|ensayo|madrugo|bailo mejor|te llevo a casa|pido otra luna|no me despido]

# fiesta-me-debes-un-vals | cierre | fiesta, amor, desamor | 0 | tú | fiesta, noche
me debes (aún |al menos |hace tiempo |desde enero |todavía |según mis cuentas |de aquella boda |desde aquella boda |un viernes ){un rhythm,song:bolero,vals,tango,merengue,danzón,mambo,joropo,ranchera,salsa,cumbia,bambuco,balada,pasillo,bachata,fandango,guaracha,son,milonga,canción,danza,rumba,mapalé,champeta,samba,puya}
y (aún |yo |por si vuelves |por si acaso |todavía |cada viernes )[guardo tu silla|llevo la cuenta|traigo los zapatos|no vendo el disco|cuido la pista|mantengo el compás|pago la orquesta|no bailo con nadie|ensayo en la sala|conservo el son|espero en la puerta|no apago el radio|cargo tu abrigo|pido tu trago|pago la mesa|espero de pie|no dejo la mesa|le miento al reloj|me sé la letra|no duermo|no bailo|ensayo|no olvido|hago fila|no me siento|sigo en pie|sigo aquí|no me voy|te aguardo]

# fiesta-oigo-tu-risa | sentir | fiesta, amor | + | tú | fiesta, calle
[oigo|conozco|distingo] (siempre |sin verte |de lejos |en la bulla |entre cien voces |entre la gente |entre tambores |entre tanto ruido )tu [risa|voz|paso|canto|tacón|acento|silbar|collar|andar|carcajada|silbido|pulsera|zapato|reír|cantar]
como [se oye|quien oye] (de noche |al volver |en la niebla |después de años |entre la lluvia |siempre |a veces )[el mar|la lluvia|su casa|su nombre|un tren|el río|las campanas|su idioma|la puerta|una fuente|su canción|un grillo|un tambor|llover|la leña|un colibrí]

# fiesta-los-pies-lo-saben | sentir | fiesta, raíces, vida, lucha | + | - | fiesta
lo que la [boca|lengua|cabeza|memoria] (de día |por miedo |por orgullo |con los años |siempre |a veces |en la casa )[calla|olvida|no dice|no sabe|se traga|no cuenta|confunde|no entiende|no puede|esconde|perdió|no quiere cantar]
los [pies|hombros|huesos|tacones] (de pronto |despacio |si suena un tambor |en la oscuridad |de noche )lo [bailan|cuentan|repiten|cantan|lloran|saben|dicen al girar|vuelven canción|dicen mejor|vuelven a andar|entienden|gritan al son|escriben en la arena|sueltan de golpe|ponen al sol|dicen cantando]

# fiesta-si-el-lunes-falta | giro | fiesta, lucha, ciudad, vida | + | - | fiesta, calle
¿y si (de pronto |mañana |por una vez |en la ciudad |hoy |un día )el [lunes|jefe|reloj|patrón] [no llega|se duerme|se calla|se pierde|falla|pide un baile|renuncia|no viene|se cansa|se va de viaje|se enreda en el tráfico|cierra la boca|se da la vuelta|se va al mar|no manda|se aburre|se rinde]
y {el crowd,street:calle,barrio,ciudad,plaza,pueblo,gente,cuadra,vereda,parque,mundo} (por fin |sin culpa |entonces |en pantuflas )[se acuesta al sol|aprende a nadar|se quita el saco|se va de paseo|se pone a bailar|inventa el domingo|planta un jardín|pierde la prisa|canta en pijama|dice que no|compra un tambor|se queda en casa|vuelve a jugar|pone la mesa|duerme la siesta]?

# fiesta-amanece-en-la-calle | cierre | fiesta, ciudad, raíces | + | - | fiesta, calle
(ya |por fin |otra vez |sin permiso )amanece (despacio |al revés |de golpe |con hambre |hoy |temprano )en {el street,room:calle,plaza,esquina,patio,sala,acera,cuadra,cocina,terraza,parque,muelle,corredor,balcón,andén,malecón,callejón,cancha,solar}
y {un instrument:tambor,guitarra,acordeón,trompeta,bongó,violín,tiple,marimba,saxofón,clarinete,timbal,gaita,conga,bandola,charango} (todavía |en la puerta |con frío |sobre una silla )[pide otra|no se entera|sigue en pie|busca pareja|cuenta la historia|ronca bajito|huele a ron|se pone el saco|tiene razón|sueña en voz alta|espera el bus|da los buenos días|no tiene casa|bosteza|se despide|no sabe de lunes]
`;
