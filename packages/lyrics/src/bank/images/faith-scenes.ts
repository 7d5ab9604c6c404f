/** Images of faith: hope, healing and light after the dark, as they are seen and remembered. */
export const faithScenes = `
# fe-vela-por-si-vuelven | escena | fe raíces | 0 | - | casa noche
{un family,friend:abuela,madre,tía,abuelo,madrina,bisabuela,tío,nona,familia,vecina,bisabuelo} (cada noche |en silencio |si hay niebla |con la lluvia )[deja|prende] {un light:vela,farol,lámpara,veladora,bombillo,candil,cirio,linterna,luz,fogata,hoguera,lumbre}
por si [alguien|un hijo|un hermano|el que se fue] (esta noche |en la lluvia )[vuelve tarde|se pierde|no duerme|pasa|tiene frío|viene de lejos|va sin camino|quiere entrar|busca posada|no ve bien|llega|se cansa|pide agua|trae sed|viene|regresa|trae frío|anda sin casa|tiene miedo|perdió la llave|pregunta|se arrepiente|se acuerda]

# fe-sol-en-el-yeso | escena | fe vida | + | - | casa
[un niño|una niña|alguien] (en su yeso |con fiebre |en el hospital )[pinta|dibuja] {un light,bird,animal,plant,water:sol,estrella,cometa,colibrí,turpial,mirla,paloma,gaviota,caballo,luna,gorrión,canario,jilguero,lucero,cocuyo,potro,venado,naranjo,palma,río,girasol,guayacán,cachorro,rosa}
y (a mediodía |sin abrir nada |por la mañana ){el building,room:hospital,sala,pasillo,corredor,cuarto,alcoba,habitación} huele a {- food,plant:naranja,mango,guayaba,limón,yerbabuena,jazmín,piña,pan,romero,maíz,coco,canela,panela,rosa,azucena,fresa,mora,lulo,manzana}

# fe-monte-quemado | escena | fe lucha | + | - | campo
[del carbón|de lo negro|del incendio|del rastrojo] (en marzo |con la lluvia |a los tres meses )[brota|nace] {un plant:maíz,roble,girasol,frailejón,lirio,amapola,romero,palma,flor,clavel,orquídea,azucena,margarita,ceiba,geranio,guayacán,jazmín,naranjo}
(parece que |dicen que |y es que |mi abuelo dice que )la [ceniza|tierra negra] [era semilla|era abono|sabe esperar|guarda el verde|da de comer|perdona|sueña con agua|canta|fue semilla|da de beber|sabe sembrar|es cuna|es pan|pide una lluvia|guardaba un árbol|tenía memoria|no se rinde|abraza el verde|guardaba abril|sabe de flores|da guayacanes|guarda las raíces]

# fe-sol-en-la-silla | escena | fe raíces vida | 0 | yo | casa
(a las seis |en enero |sin hacer ruido |de puntillas |los domingos |con pies descalzos )[entra|cruza|vuelve|llega] el sol por {el opening:ventana,balcón,cortina,reja,tragaluz,claraboya,portón,persiana,ventanal,postigo,ventanilla,puerta,celosía,verja,portal}
y se [sienta |acuesta |duerme ](un rato |tranquilo |como en su casa |sin permiso )en {el furniture:silla,cama,hamaca,mecedora,sillón,sofá,catre,poltrona,banca,butaca,diván,mesa,colchón,taburete,baúl,repisa,estante}

# fe-apagon | escena | fe fiesta raíces | + | nos | noche
[se fue|faltó|murió] la luz (anoche |a las ocho |en plena cena |con el aguacero |un lunes )en {el crowd,home:barrio,pueblo,cuadra,vereda,ciudad,región,barriada,casa,vecindario,calle,plaza,finca,rancho,país,provincia,aldea}
y (juntos |desde el patio |por la ventana |en las aceras )[vimos|miramos] [estrellas|el cielo|la luna|los cocuyos|luciérnagas|brillar el río|pasar un cometa|caer un lucero|salir a los vecinos|volar luciérnagas|tanta estrella junta|nacer la luna|la Vía Láctea|encenderse el monte|a las vecinas|la oscuridad|los astros|una constelación|las caras|a los muchachos|un lucero|otro país|un cometa|los cerros|la luz de un cocuyo|los ojos del gato|bailar los cocuyos|el monte despierto|cruzar un lucero|brillar las tejas|la inmensidad]

# fe-duerme-en-la-banca | escena | fe ciudad | 0 | - | calle
[una madre|un anciano|doña Inés|alguien|un viejo] duerme (sin zapatos |a pierna suelta |a mediodía )en {el building,furniture,street:iglesia,capilla,catedral,estación,banca,parque,terminal,paradero,andén,plaza,mercado,puente,silla,portal,hospital,muelle,escalinata,convento}
[dormir|soñar|descansar] (así |entre la gente |con tanta calma )es [un rezo|un salmo|un milagro|un padrenuestro|una bendición|rezar|un rosario|un amén|un modo de orar|un acto de fe|un regalo|dar gracias|una misa|una oración|confiar|creer|una novena|tener fe|estar en paz]

# fe-escampo | escena | fe vida raíces | + | - | campo casa
escampó: (en el alambre |en una teja |en la cerca |sobre el muro |junto al río )[canta|silba|se asoma|trina] {un bird:turpial,gorrión,mirla,copetón,colibrí,azulejo,toche,sinsonte,canario,calandria,jilguero,paloma,pájaro,ruiseñor,cardenal,alondra,bichofué,loro,torcaza}
y [la lluvia|la noche|el miedo|el llanto|la tormenta|lo de anoche|el aguacero] (con el sol |a la luz del día )[fue|ya es|parece] {un news,song,dream,lie,fear,tear:cuento,rumor,sueño,chisme,leyenda,historia,anécdota,mentira,canción,recuerdo,bolero,susto,novela,verso,fantasía,balada,copla,ilusión}

# fe-ciego-y-guitarra | escena | fe ciudad fiesta | + | - | calle
un ciego [toca|afina|hace cantar] (al sol |en la esquina |todos los lunes ){un instrument:tiple,guitarra,violín,acordeón,arpa,flauta,piano,armónica,saxofón,cuatro,clarinete,bandola,charango,requinto,quena,trompeta,gaita,marimba,contrabajo}
y (al oírlo |con los ojos cerrados |sin moverse )[la gente|el barrio|la calle|uno] ve [el mar|el cielo|un jardín|su casa|los naranjos|las luciérnagas|el sol|otra vida|un camino|a su madre|colores|la sierra|su infancia|a su padre|las lomas|un trigal|la nieve|el río|su pueblo|una playa|la luna|un colibrí|pasar un barco|la lluvia|un almendro en flor]

# fe-abuela-y-rosal | recuerdo | fe raíces | + | yo | casa campo
(en voz baja |cada mañana |por las mañanas |todos los domingos |igual que a un niño |junto al pozo |los lunes |de noche )[mi abuela|mi nona|mamá] le [hablaba|cantaba|conversaba] a {un plant,bird:rosa,geranio,orquídea,limonero,begonia,girasol,clavel,lirio,ruda,flor,jazmín,palma,dalia,camelia,cactus,nardo,violeta,romero,azucena,veranera}
(y |y en mayo |y al otro día |y con la lluvia |y por la ventana )le [contestaba|respondía] [una flor|en verde|con pétalos|con perfume|con rocío|despacito|con abejas|un brote|con espinas|en silencio|con un botón|en rosado|con miel|con racimos|con hojas nuevas|con mil botones|a su manera|creciendo|con un retoño|con un color|con una hoja|dando más sombra|dando flor|con una rama]

# fe-enfermera | recuerdo | fe vida | 0 | yo | noche
[pasé|perdí|viví] [enero|tres lunas|seis meses|un año|dos años|abril|agosto|el invierno|cien noches|un siglo] (sin voz |con fiebre |contando gotas )en [cama|el hospital|un catre|silencio|una silla|urgencias|un pasillo|una camilla|la sala|un cuarto|el pabellón|un rincón|la oscuridad]
y [Rosa|un viejo|un joven|una voz|una enfermera|un ciego|la monja|el vecino|Luz|Juan|alguien] (bajito |de noche |por la ventana |en la fiebre |al amanecer |junto a la cama )me [cantó|silbaba|cantaba] {un song,rhythm:bolero,ranchera,nana,copla,tango,canción,vals,bambuco,cumbia,tonada,son,arrullo,joropo,trova,guabina,danzón,milonga,serenata,villancico,pasillo,merengue,balada,salsa}

# fe-diez-anos-sin-hablar | recuerdo | fe raíces vida | 0 | yo | casa
[mi padre|mi hermano|mi hermana|mi tío|mi primo|mi madre|mi amigo] y yo(, por orgullo|, dos inviernos|, todo un siglo|, años y años), [sin hablarnos|de espaldas|en guerra|como extraños|sin vernos|en silencio|sin perdón|a lo lejos|con la puerta cerrada|sin mirarnos|sin palabras|a distancia|sin un saludo|sin una carta|sin nombrarnos|sin una palabra|en dos orillas|sin perdonar|sin llamarnos]
[y un lunes |y ayer |y en mayo |hasta que |y en diciembre |y sin explicarse ][llegó|volvió|vino] con {un food,plant,drink:pan,arepa,piña,clavel,tamal,café,vino,naranja,girasol,queso,chocolate,mango,flor,melcocha,buñuelo,rosa,guayaba,lulo,ron,almojábana,limón,jazmín,lirio,natilla}

# fe-di-por-muerta | recuerdo | fe vida | + | yo | casa
{el plant:orquídea,geranio,rosa,begonia,limonero,violeta,clavel,naranjo,dalia,jazmín,veranera,lirio,hortensia,azucena,girasol,ruda,nardo,palma,flor,ceiba,roble,margarita,magnolia,camelia#x} {lo=x} di por [muert|perdid]{o=x} (en agosto|sin duelo|hace dos años|aquel verano|sin llanto|una mañana|sin agua |un lunes |de frío |en marzo |en junio |una noche )
y [en mayo|un lunes|anoche|un día|ayer|en junio|al alba|en abril] (sin reproche |con la lluvia )me [sacó flor|sonrió|dio retoños|llenó el balcón|perfumó el patio|vino con flores|saludó verde|resucitó|dio un capullo|floreció|dio flor|perdonó|alumbró|dio tres hojas|dio los buenos días|invadió la casa]

# fe-se-lo-llevo-el-rio | recuerdo | fe lucha raíces | 0 | nos | campo casa
nos [llevó|quitó] el río (de abril |crecido |una madrugada ){el household,furniture:mesa,cama,mantel,espejo,reloj,baúl,sillón,almohada,vajilla,armario,cobija,hamaca,silla,olla,catre,colchón,sofá,sartén,jarra,cuadro,butaca,florero,taza,cafetera}
y (vivos |mojados |descalzos |por puro milagro )[cantamos |reímos |bailamos |amanecimos ]en {el room,landscape,building:azotea,loma,terraza,cerro,escuela,capilla,balcón,monte,iglesia,torre,sierra,colina,ladera,hospital,colegio,altillo,catedral,convento}

# fe-olor-a-pan | recuerdo | fe raíces | + | yo | camino noche
[crucé|yo crucé] [temblando|con poca fe|de noche|a tientas|sin mapa|sin luna|con frío|a pie|en invierno|sin linterna|con neblina|con la noche encima|en plena guerra|en la tormenta] {el landscape:páramo,llano,monte,valle,sierra,cañón,montaña,bosque,cordillera,sabana,selva,desierto,serranía,ciénaga,altiplano,nevado,loma,río}
(y |y a lo lejos |y como una mano |y hasta la casa )me [guiaba|llevaba|llamó] [el|un] olor a {- food,fire,drink:pan,panela,leña,café,canela,arepa,queso,chocolate,miel,carbón,maíz,tamal,guayaba,aguapanela,almojábana,buñuelo,limón,natilla,naranja,brasa}

# fe-riega-el-cemento | escena | fe, ciudad, vida | 0 | - | calle
[un viejo|un señor|una niña|doña Inés|alguien] riega (con fe |cada lunes |sin afán |desde enero |con una taza |cuando nadie mira ){el street,stone,building:acera,andén,callejón,cemento,asfalto,esquina,plaza,puente,cruce,parque,calle,avenida,cuadra,terminal}
[dice que |jura que |cree que |y dice que |y jura que |y según sus cuentas ][va a nacer|viene|nace|vendrá] {un plant:naranjo,guayacán,maíz,girasol,rosa,ceiba,limonero,almendro,roble,trigo,palma,azucena,jazmín,veranera,romero,flor,lirio,clavel,margarita,orquídea}

# fe-silla-del-ausente | recuerdo | fe, raíces, vida, desamor | - | - | casa, noche
ponían( cada noche| en mi casa| en diciembre| sin decir nada|, por si volvía,) [un plato|una silla|una taza|un pan|una vela|un lugar|la sopa|un vaso|una copa|su plato|un mantel|el café|otro plato|el sillón|un sitio|dos panes|el pocillo|la silla vacía|una cuchara|un tenedor|la mecedora|su cuchara]
y nadie (en la casa |en la mesa |en Nochebuena )[decía para quién|osaba sentarse|contaba la historia|decía su nombre|apagaba la luz|cerraba la puerta|tomaba su lugar|preguntaba por qué|movía la silla|lloraba en la cena|perdía la fe|preguntaba|se sentaba|lloraba|comía de allí|cenaba con prisa|alzaba la voz|tocaba aquel plato|quitaba el mantel|movía el plato|soplaba la vela|apuraba el vino|nombraba al ausente|servía primero|cerraba el portón|hablaba de él]

# fe-nos-cansamos-de-pedir | sentir | fe, lucha, vida | - | nos | noche, casa
[pedimos|rogamos|rezamos] (de pie |mil noches |en coro |con velas |durante años )por [la lluvia|la cosecha|el que no vuelve|la paz|un milagro|el hijo|una carta|el río|la salud|una señal|el barco|la luz|el regreso|el pan|un perdón|un camino|el barrio|el tren|abril|la voz|los hijos]
y el cielo (en su silla |desde arriba |detrás de tanta nube |de enero a enero |como un abuelo sordo )[mira hacia otro lado|no dice nada|se hace el dormido|manda granizo|cuenta sus estrellas|responde con niebla|guarda silencio|se queda lejos|no tiene prisa|nos debe una carta|bosteza|no baja|no sabe|nos deja en visto|calla|espera|tarda|nos mira|mira para atrás|se queda callado|se tapa la cara|no oye|no contesta|se hace el sordo|no se asoma|nos da la espalda|duerme la siesta|cierra la puerta|cuenta sus nubes|mira a otra parte|no abre la puerta]

# fe-subio-de-rodillas | recuerdo | fe, lucha, raíces | + | - | campo, camino
una [vieja|madre|viuda|mujer|niña|ciega|novia] subió (de rodillas |descalza |con lluvia |cantando |sin comer |a pie |con velas )[la loma|el monte|la calle|la torre|la escalera|el cerro|la cuesta|las gradas|la montaña|la sierra|el camino|la ladera|el páramo|la peña|el Calvario]
y [al año|un lunes|en mayo|esa tarde] (en el pueblo |con campanas |como si nada |para todos )[volvió el hijo|llovió|sanó el niño|hubo paz|bajó el río|llegó la carta|abrió la escuela|llegó el tren|nació el niño|hubo pan|floreció el café|escampó|sanó el viejo|se acabó la guerra|volvió la voz|sonó el acordeón]
`;
