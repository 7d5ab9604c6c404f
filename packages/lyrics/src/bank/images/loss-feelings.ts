/** Images of break-up and absence: what it does to me. */
export const lossFeelings = `
# loss-te-nombro | sentir | desamor | - | tú | casa
[te nombro|te llamo|digo tu nombre|alguien te nombra] (en el patio |de noche |bajito |en la mesa )y [se enfría el té|se quema el pan|se apaga el sol|se va la luz|se para un tren|se rompe un plato|se corta el agua|se agria la leche|ladra mi perro|tiembla la taza|calla la radio|se funde un foco|se cae un vaso|no abre la rosa]
[hasta|también] {el room,household,furniture:patio,cocina,sala,mesa,almohada,lámpara,cafetera,escoba,espejo,silla,cobija,reloj,terraza,corredor,hamaca#c} (de noche |los domingos )te [extraña|busca|espera|llama|quiere|nombra|sueña|llora]

# loss-llave-que-no-abre | sentir | desamor | - | tú | casa, calle
[la llave|tu llave|esa llave|y tu llave] (que dejaste |que guardo |de tu casa )[no abre|ya no abre] {el opening,room,furniture,home:puerta,portón,reja,verja,portal,cuarto,patio,casa,baúl,armario,ropero,finca,buhardilla,altillo,cabaña,choza,cocina}
y [pesa|me pesa|ya pesa|hoy me pesa] (en la mano |de noche |en el bolsillo )[como|más que] {un stone,harbour,fight,building,vehicle,instrument:piedra,ancla,cruz,cadena,muro,roca,tren,vagón,camión,iglesia,catedral,cárcel}

# loss-muelle | sentir | desamor | - | tú | mar
[soy|ando como|yo soy|parezco|me quedo como] {un harbour:muelle,puerto,embarcadero,faro,orilla,bahía} (de noche |en invierno )sin {-- harbour,vehicle,water,bird,light:vela,barca,velero,marea,ola,gaviota,luz,barco,lancha,lucero,bote,navío}
y [pasa|siempre cruza|nunca atraca|siempre pasa|no atraca|cada noche pasa|a las siete cruza|me esquiva] (sin luces |en la niebla |con la marea ){tu vehicle,harbour:barco,velero,lancha,proa,vela,barca,canoa,bote,navío}

# loss-techo | sentir | desamor | - | tú | noche
(a las dos |de noche |sin luz )[el techo|mi techo|la pared] [tiene|copia|dibuja] {tu face:rostro,cara,sonrisa,perfil,pelo,lunar,hoyuelo,boca,mirada,gesto,trenza,frente,melena}
y [cuento|le cuento|repaso|recito] (en vez de ovejas |de memoria |hasta el alba ){tus lie,promise:mentira,excusa,engaño,trampa,disfraz,pretexto,coartada,patraña,enredo,artimaña,promesa,juramento,traición,palabra}

# loss-quien-te-calienta | sentir | desamor | - | tú | casa, noche
¿quién te [calienta|entibia|guarda|sirve] (ahora |en la noche |en enero ){el drink,food:café,tinto,chocolate,pan,arepa,plátano,tamal,canelazo,ajiaco,sancocho,aguapanela,buñuelo}?
¿[a quién le|y a quién le] [robas|quitas|pides] (a las tres |de noche |jugando )[la colcha|el sueño|la siesta|la sopa|el tinto|el postre|la almohada|un beso|el plato|la cobija|el turno|la mitad]?

# loss-desorden | sentir | desamor | - | tú | casa
[extraño|me falta|hace falta|echo en falta] (a veces |de noche |los lunes |hasta )[tu desorden|tu malgenio|tu portazo|tu silbido|tu letra fea|tu café frío|tu mal humor|tu chiste malo|tu bulla|tu pie frío|tu regaño|tu estornudo|tu ronquido|tu pereza|tu bostezo|tu tos|tu enojo|tu desastre|tu canción]
[el orden|y el orden|y tanto orden|y el silencio] (de la casa |que dejaste |de los platos )me da {- fear,anger,weather,sorrow,tear:miedo,temor,vergüenza,pavor,terror,frío,dolor,angustia,espanto,rabia,vértigo,tristeza,nostalgia,susto,furia,escalofrío}

# loss-tu-voz-viaja | sentir | desamor | - | tú | camino
[me alejo|acelero|manejo|huyo|corro] (de prisa |llorando |hacia el mar )y {tu face,shadow,song,farewell:voz,risa,sombra,silencio,canción,ausencia,sonrisa,mirada} [me sigue|va detrás|viene aquí|va conmigo|no se baja|se me pega|va de pie|se acomoda|no se duerme]
[me cobran|me sirven|y me cobran|y me sirven|y me atienden|pago|pagué] (sonriendo |sin pensarlo |de noche )por dos en {el building,street,vehicle,party:hotel,bar,cine,estación,terminal,metro,tren,bus,flota,tienda,mercado,aeropuerto,museo,cantina,teatro,buseta}

# loss-la-tusa-es-gato | sentir | desamor | - | tú | casa, calle
la tusa es [gato|perro|zorro|lobo|un gato|un perro|un zorro] (flaco |terco |del barrio |sin dueño )que [vuelve|muerde|no se va|madruga|me sigue|se cuela|araña|no come|no suelta|no duerme|pide cena|llora]
[se me entra|le cierro y entra|la echo de casa y vuelve|sale y regresa|se me devuelve] por {el opening,room!puerta,portal}

# loss-sigo-en-martes | sentir | desamor, vida | - | yo | noche
[dicen que el tiempo|me han dicho que el tiempo|el tiempo, dicen,|juran que el tiempo] (todo |al final )lo [cura|borra|arregla|sana|entierra|apaga|perdona|calma|vence|salda|lava|suaviza|limpia|remienda|endulza]
y yo [sigo|vivo|duermo|despierto|me quedo] (con la radio |con lluvia |cada noche |sin calendario )en {aquel day:lunes,martes,jueves,viernes,sábado,domingo,enero,febrero,marzo,abril,mayo,agosto,octubre,verano,invierno,diciembre,otoño}

# loss-maleta-liviana | sentir | desamor, vida | + | tú | camino
[hoy|hoy sí|cuesta arriba|esta mañana|desde el lunes|en la bajada] [pesa menos|no pesa|pesa poco] {el luggage,chest,sorrow,fear,fate:pena,culpa,tusa,nostalgia,vida,maleta,mochila,morral,equipaje,maletín,costal,alforja,bolso,pecho,cabeza,corazón,memoria,espalda,garganta}
le [saqué|quité|bajé] (en el camino |de un tirón |en la vereda |anoche ){tus keepsake,lie,promise,household,clothes:carta,foto,mentira,excusa,llave,promesa,juramento,zapato,engaño,retrato,anillo,trampa,cuaderno,libro,postal,abrigo}

# loss-pan-sabe-a-pan | sentir | desamor | + | tú | casa
{el food,drink:pan,café,tinto,chocolate,queso,arroz,mango,coco,vino,guarapo,limón,arepa,canela,guayaba,jugo,té#p} (hoy |por fin |esta mañana )[sabe|me sabe|vuelve a saber|sabe otra vez] a {- @p}
y [ya no|hoy no|casi no] (me )[duele|pesa] (en la radio |en la tienda |de noche ){el song,rhythm:ranchera,bolero,balada,canción,vallenato,bachata,tango,vals,tonada,copla,salsa,merengue,corrido}

# loss-tu-calle-sin-frio | sentir | desamor, ciudad | + | tú | calle
(hoy |en bus |los lunes )[paso por|cruzo] tu [calle|cuadra|esquina|acera] y [canto|silbo|sigo|nada|ya no me duele|compro empanadas|pido un café|no miro atrás|miro las flores|no se me nota|saludo|no tiemblo|bostezo|me río|no cuento las puertas|no busco la luz]
(desde aquí |de cerca |al sol ){tu opening!cortina,persiana,postigo,celosía,talanquera#o} [se ve|quedó|parece] (más |tan ){=o chiquito,pequeño,viejo,triste,desteñido,distinto}

# loss-cual-fue-el-ultimo | sentir | desamor, vida | - | - | -
¿[cuál fue|y cuál fue|cuál sería] (de tantos |sin saberlo |de todos |en esta casa |entre los dos )el último [beso|abrazo|domingo|café|viaje|verano|brindis|baile|desayuno|tren|abril|perdón|boleto|mensaje|paseo|bolero|septiembre|diciembre|saludo|invierno|portazo]?
[nadie avisa|nadie dice|nunca avisan|no avisan|la vida nunca avisa|a uno no le avisan|el amor nunca avisa|y nadie avisa|nadie le avisa a uno] (a tiempo )cuando [se acaba|termina|se va|es la última vez|dice adiós|ya es hora|se apaga|se despide|es la última|es adiós|empieza el fin|ya no hay más|se enfría]

# loss-marea-baja | sentir | desamor | - | tú | mar
[te fuiste|te vas|zarpaste] y (de noche |en mi pecho |desde entonces )[baja|se retira|no sube|no vuelve] {el water,bird,weather,light:marea,ola,mar,espuma,agua,oleaje,gaviota,brisa,luna,sol,corriente}
y [quedan|me quedan|asoman|ya asoman] (al sol |en la arena |por toda la casa |al aire )[las redes|los huesos de un barco|las anclas|tus huellas|las conchas vacías|los remos|las piedras|dos botes|mis deudas|tus cartas|los peces|las algas|tus guantes|mis pasos|los muelles]

# loss-peor-el-domingo | sentir | desamor, ciudad | - | tú | noche, calle
[lo peor|lo más largo|lo difícil] (sin ti |de perderte |para mí )es [el domingo|que den las seis|la lluvia|la sopa|la siesta|abril|la tarde|el mercado|que sea viernes|la cama|tender la cama|enero|el silencio|la fila del cine|el regreso|el almuerzo|la mañana]
[pasan|vienen|cruzan|salen] (por la plaza |riendo |sin prisa |de la mano )[parejas|los novios|dos viejos|familias|amantes|dos novios|dos niños|recién casados|parejas con paraguas|muchachos|dos que se besan|novios con helado|los que se quieren|novios que cantan|dos enamorados|parejas de azul]

# loss-se-me-sale-tu-risa | sentir | desamor | 0 | tú | fiesta, calle
se me [sale|escapa|pega|cuela|quedó] (en la misa |sin permiso |en el baile |en la fila ){tu face,song,lie:risa,acento,canción,gesto,carcajada,voz,bolero,sonrisa,guiño,verso,coro,estribillo,mirada}
[nadie|y nadie|y ya nadie|y en mi casa nadie|y en el bar nadie|y en la fila nadie|pero aquí nadie] [lo nota|lo entiende|se asusta|pregunta|se ríe|lo dice|lo sabe|se da la vuelta|me pide silencio|me pide explicaciones|deja de comer|deja de bailar|mueve una ceja|apaga la radio|me pide otra cosa|se burla|comenta|protesta|se entera|reclama|pregunta de quién es|sabe de quién es]

# loss-vuelve-la-risa | sentir | desamor | + | tú | campo, casa
[me volvió|volvió|ya volvió|regresó] (de golpe |con la lluvia |sin avisar |una tarde ){el face,chest,joy,strength,dream,song:risa,voz,calma,alegría,paciencia,fe,sueño,ilusión,ternura,ánimo,canción,sonrisa,carcajada,fuerza,esperanza}
[como|como vuelve|igual que] (a la plaza |al patio |en enero |al balcón ){el bird,plant,weather,light,day,animal,hour:mirla,sol,lluvia,gato,brisa,golondrina,verano,turpial,mañana,gorrión,paloma,jazmín,domingo,luna,canario,noche}

# loss-hasta-las-seis | sentir | desamor | + | tú | casa
[no pensé|hoy no pensé|ayer no pensé|yo no pensé] en ti (casi )hasta [las seis|el café|la noche|la cena|las ocho|la lluvia|el postre|la tarde|muy tarde|el noticiero|que llovió|dormir|las nueve|las siete|que hubo luna|que anocheció]
y seguí [partiendo|comiendo|repartiendo|probando] (con calma |sin llorar |despacio ){el food:mango,piña,naranja,guayaba,plátano,mora,limón,coco,queso,pan,panela,mazorca,arepa,tamal,lulo,fresa,manzana}

# loss-corazon-en-obra | sentir | desamor, ciudad | + | tú | calle
en mi pecho (desde el lunes |a toda hora |cada mañana |los lunes |sin permiso )[hay|entran|trabajan] [obreros|andamios|pintores|albañiles|martillos|cerrajeros|jardineros|maestros|carpinteros|plomeros|taladros|electricistas|soldadores|tres albañiles|dos plomeros que cantan|albañiles con radio|pintores con escalera|muchachos con pala]
[disculpa|disculpen|perdona|perdonen] (por favor |un rato )[el polvo|el ruido|la demora|los martillos|el barro|el retraso|la pintura|las molestias|el escombro|los baches|la grúa|los gritos|las tablas]
`;
