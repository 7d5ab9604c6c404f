/** More hooks: the two lines that a chorus turns on. */
export const hooksMore = `
# hook-adios-adios | hook | desamor, vida | 0 | yo | casa
[adiós a|hoy digo adiós a|me despido de|hoy me despido de|yo me despido de|sin rencor me despido de|esta noche me despido de|con un tinto me despido de|llorando digo adiós a] {tema}
y [dejo|dejo en la mesa|dejo en la cama|dejo a la entrada|dejo junto al retrato] {el keepsake,household,luggage,drink,light,clothes:llave,anillo,foto,carta,reloj,taza,maleta,camisa,moneda,mapa,café,vela,disco,cuaderno,pulsera,medalla,pañuelo,libro,sombrero,postal}

# hook-ay-ay-ay | hook | amor, desamor, fiesta, raíces, ciudad, vida | 0 | - | -
[ay,|ay, ay,|ay, ay, ay,|pero ay,] {tema}[|, qué será de mí|, qué noche|, qué sed|, qué frío|, y yo sin dormir|, y yo sin voz|, y yo tan lejos|, y yo aquí|, y yo con hambre|, y yo sin café|, y yo en la calle|, y la noche entera|, y yo en el andén|, y la casa a oscuras|, y yo sin reloj|, y la lluvia]
y [vuelve a sonar|sigue sonando|suena de nuevo] [en la calle|en la sala|en el patio|a lo lejos|en la radio|] {el instrument,song,rhythm:guitarra,tambor,acordeón,gaita,tiple,violín,flauta,trompeta,campana,bandola,bolero,canción,piano,armónica,timbal,bombo,marimba,vals}

# hook-y-nada-mas | hook | amor, fiesta, raíces, ciudad, vida, fe | + | yo | -
[con|solo con] {tema} [y un café|y un tinto|y un pan|y una guitarra|y dos canciones|y una vela|y la radio|y el sol|y la luna|y tres amigos|y una arepa|y un bolero|y un ron|y un tambor|y la ventana abierta|y una flor|y un colibrí|y un trago de anís|y una cumbia|y un abrazo|y mi perro|y este fuego|y dos cobijas|y un patio|y un mango maduro|y la mesa puesta|y un fogón|y nada más]
[se me alegra|se me endulza|se me arregla|me cambia|en casa se me alegra] [la vida|la mañana|el domingo|el lunes|el mes|la tarde|la noche|la semana|el año|la voz|el corazón|el alma|el pecho|el día|el camino|la suerte|la memoria|el humor|abril|agosto|la luna|la pobreza|la ciudad|el invierno|la soledad|la cocina|el viaje|la juventud]

# hook-lo-unico-que-pido | hook | amor, lucha, raíces, vida, fe | + | yo | -
[vivo por|yo vivo por|solo vivo por|yo solo vivo por|si respiro es por|cada mañana vivo por|si me levanto es por|si todavía canto es por] {tema}
[lo demás es|el resto es|lo demás para mí es|todo lo demás es] {- shadow,water,stone,lie:humo,ceniza,espuma,polvo,neblina,bruma,cuento,disfraz,arena,mentira} y {- shadow,lie,dream,weather,anger,fate,news:farsa,quimera,vanidad,niebla,viento,comedia,sombra,ilusión,fantasía,truco,patraña,rumor}

# hook-me-la-juego | hook | amor, lucha, fiesta, vida | + | yo | -
[por|hoy por|yo por] {tema} [me la juego|apuesto el sueldo|me juego la voz|apuesto mi voz|pongo el corazón|quemo las naves|me juego la vida|lo doy todo|pongo la cara|juego de noche|me juego la casa|juego al amanecer|voy a jugar|pongo la piel|pongo la firma|apuesto el domingo|vendo la cosecha|me juego|apuesto]
y si pierdo, [pierdo|que me quiten|me quitan|me cobran|que se lleven|que me cobren] {el money,household,vehicle,clothes,instrument,keepsake,luggage,room,furniture:plata,reloj,espejo,moto,carro,sombrero,abrigo,guitarra,anillo,cama,maleta,cuarto,camisa,tambor,disco}

# hook-gracias-por | hook | amor, raíces, vida, fe | + | yo | -
[gracias por|y gracias por|doy gracias por|doy las gracias por|hoy doy gracias por|a la vida doy gracias por|al despertar doy gracias por|con el primer tinto doy gracias por] {tema}
y por [el pan|el café|la arepa|la luz|la miel|la sal|el sol|el agua|el tinto|el chocolate] [de cada mañana|de la tarde|de cada domingo|de enero|de abril|de cada lunes|de mi niñez|de los jueves|de mi mamá|de la montaña|de las tres|de mi país|del corredor|de cada día|de Navidad|de mi tía|de agosto|de la esquina|de la cocina|de este rincón|del desayuno|del invierno|de la madrugada|de doña Julia]

# hook-rezo-y-me-contesta | hook | fe, raíces | 0 | yo | -
[rezo por|yo rezo por|a mi manera rezo por|con la luz apagada rezo por|sin saber rezar, rezo por|antes de dormir rezo por|con los zapatos puestos rezo por|de rodillas rezo por] {tema}
y [me contesta|me responde|me escucha|a su modo me contesta|desde lejos me contesta] {el angel,bird,weather,light,landscape,fate,shadow,instrument,water:ángel,cielo,viento,lluvia,luna,mirla,colibrí,río,silencio,brisa,campana,mar,montaña,estrella,sol,lucero}

# hook-alzo-la-mano | hook | raíces, ciudad, lucha, fiesta | + | yo | -
[si hablan de|donde hablan de|cuando hablan de|siempre que hablan de] {tema}[, voy|, alzo la mano|, alzo la voz|, me pongo de pie|, me quito el sombrero|, digo que sí|, digo presente|, ahí estoy|, no me escondo|, saco la cara|, abro la puerta|, prendo la luz|, pido la palabra|, doy el corazón|, invito el café|, saco la guitarra|, pongo la música|, bajo a la calle|, dejo la fila|, me dan ganas de reír|, canto|, grito]
y [firmo|firmo debajo|pongo mi nombre|firmo en la pared|dejo mi firma|escribo mi apellido] con {- stone,drink,food,weather,tear,chest:barro,café,carbón,sangre,arena,ron,lluvia,vino,sal}

# hook-no-me-canso | hook | amor, fiesta, ciudad, raíces, vida | + | yo | -
[de|yo de|es que de] {tema} [no me canso|nunca me canso|no me aburro|no me voy a aburrir|jamás me aburro|nadie me cura|no me despido|no me arrepiento|no me quejo|no me curo|no me sé cansar|no me sé despedir|no me cura el doctor|no tengo bastante|no hay quien me cure|no me cura la luna|me enamoro otra vez|no me aparta la lluvia|no me aparta la noche]
aunque [se canse|se duerma|se calle|se acueste|en la casa se duerma|a las doce se acueste|de cansancio se duerma] {el crowd,instrument,light,family,angel,animal:barrio,ciudad,gente,luna,sol,abuela,calle,mundo,coro,diablo,perro}

# hook-pregunten-por | hook | ciudad, fiesta, vida, amor | 0 | yo | calle
[voy por|pregunten por|mejor pregunten por|solo pregunten por|si me buscan, pregunten por|si se me hace tarde, pregunten por|quien me busque, que pregunte por] {tema}
[no me busquen|no me esperen|que no me busquen|ya no me esperen|esta noche no me busquen|los lunes no me busquen] en {el building,street,room,home:hotel,estación,oficina,iglesia,teatro,cine,casa,terminal,esquina,parque,hospital,terraza,paradero,taberna,museo,aeropuerto}

# hook-grita-la-calle | hook | ciudad, fiesta, lucha | + | - | calle
[por|hoy por|otra vez por] {tema} [canta el andén|grita la avenida|pita el tren|canta la ciudad|silba la cuadra|canta el mercado|pitan los buses|grita la esquina|aplaude el parque|grita el balcón|baila la gente|suena el tambor|canta la lluvia|cantan los ciegos|cantan mis tías|grita el camión|canta la tendera|cantan en el tren|se llena la calle|baila el farol|canta el país|gritan en los techos]
y [le contesta|desde lejos le contesta|calle abajo le contesta|le responde|le hace coro] {el building,weather,animal,vehicle,opening,screen,instrument,light,bird:iglesia,estación,catedral,lluvia,perro,bus,tren,ventana,balcón,radio,tambor,campana,luna,torcaza,gato}

# hook-vivimos-de | hook | ciudad, raíces, fiesta, lucha | + | nos | -
[vivimos de|aquí vivimos de|todos vivimos de|en mi calle vivimos de|en esta tierra vivimos de|desde chiquitos vivimos de|y nos reímos y vivimos de] {tema}
y de lo que [deje|traiga|mande|nos deje|nos traiga|mañana nos traiga] {el weather,water,vehicle,angel,fate,work,day,light:lluvia,viento,río,mar,tren,bus,suerte,cosecha,marea,aguacero,corriente,camino,lunes,ángel,trapiche,sol,taller}

# hook-hablame-de | hook | amor, raíces, vida | 0 | tú | casa
[háblame de|ven y háblame de|cuéntame de|con voz bajita háblame de|sin ninguna prisa háblame de|siéntate y háblame de|mientras llueve háblame de] {tema}
como [quien sirve|quien reparte|quien comparte|quien en la mesa sirve|quien por la tarde sirve] {el food,drink:pan,arepa,café,miel,queso,chocolate,vino,mango,naranja,piña,limonada,panela,empanada,tamal,guayaba,natilla,tinto,buñuelo,mazorca,sancocho,aguapanela}

# hook-te-juro-por | hook | amor | + | tú | -
[juro por|te juro por|yo te juro por|te lo juro hoy por|con la mano en el pecho juro por|y que el cielo me oiga: juro por|mirándote juro por] {tema}
que [no olvido|no cambio por nada|ni en sueños olvido|me muero por|no cambio por oro] {tu touch,face:mano,boca,risa,mirada,voz,sonrisa,abrazo,cintura,piel,calor,ternura,cariño,pelo,lunar,guiño,carcajada,perfil,melena}

# hook-ni-nadie-me-tumba | hook | desamor, vida | + | yo | -
[ni por|que ni por|ya ni por] {tema} [me rindo|me callo|me caigo|bajo la voz|bajo la cabeza|cierro la puerta|apago la luz|dejo de reír|dejo de cantar|pierdo el compás|suelto el timón|vendo la guitarra|pierdo la calma|lloro de noche|dejo la fiesta|me quedo en el suelo|se me enfría el café|paro mi camino|me van a ver caer|me quito el sombrero|voy a renunciar|tiemblo de frío|me tumban]
que [todavía me sobra|me sobra|me alcanza|aún me queda] {el strength,joy,light,song,drink,fate,hour:fuerza,valor,coraje,fe,esperanza,paciencia,aliento,empuje,alegría,calma,luz,canción,vida,ron,camino,suerte}

# hook-otra-vez | hook | desamor, ciudad, vida | - | yo | calle
[por|hoy por|otra vez por] {tema} [lloro|no ceno|me callo|no prendo la luz|dejo enfriar el café|me quedo en la cama|miro la pared|no quiero hablar|prendo una vela|se me va la voz|pierdo el bus|no abro la ventana|se me quema el arroz|tiemblo de frío|voy sin paraguas|camino despacio|no me levanto|no suelto la almohada|no bajo a comer|me dejó el tren|no salgo de aquí|no abro el balcón]
y [llueve|anochece|se hace tarde|hace frío|no para de llover|se va la luz] en {el street,building,opening,room,landscape,home,crowd:esquina,avenida,estación,terraza,patio,plaza,puente,andén,hotel,sala,sabana,barrio,ciudad,alcoba}

# hook-no-era-eso | hook | desamor, amor | - | tú | -
[no fue por|nunca fue por|al final no fue por] {tema}[|, fue por tu voz|, fue por tu adiós|, fue por tu orgullo|, fue por tu silencio|, fue por tu olvido|, fue por tus mentiras|, fue por tu prisa|, fue por tu miedo|, fue por tu sombra|, fue por tu ausencia|, fue por ti|, fue por tu frialdad|, fue por tu reloj|, fue por tu duda|, fue por tu invierno]
que [se apagó|se nos apagó|al final se apagó|esa noche se apagó|en la casa se apagó] [la canción|la luna|el bolero|la radio|la risa|la fiesta|la vela|la tarde|la alegría|la estrella|el sol|la lámpara|el fogón|el amor|la ilusión|la guitarra|el farol|el corazón|la llama|la ventana|el incendio|la brasa|el jardín|la voz|el baile|la música|la hoguera|el verano]

# hook-vuelvo-por | hook | raíces, vida, amor, ciudad | + | yo | camino
[voy por|vuelvo por|yo vuelvo por|siempre vuelvo por|cantando vuelvo por|aunque sea a pie vuelvo por|sin una maleta vuelvo por|cada diciembre vuelvo por|caminando vuelvo por] {tema}
aunque [esté lejos|me quede lejos|quede muy lejos|cada año esté más lejos|se vea lejos] {el home,landscape,street,path,harbour,water,building:casa,tierra,rancho,vereda,pueblo,barrio,montaña,valle,mar,sabana,río,puerto,esquina,estación,llano,camino,isla}

# hook-con-eso-me-basta | hook | amor, raíces, fe, vida, fiesta | + | yo | -
[con|a mí con|ya con] {tema} [me basta|me sobra|me alcanza|ya no pido más|tengo el mundo entero|me basta y me sobra|me alcanza hasta el lunes|tengo mi fortuna|vivo mejor|se me quita el frío|se me abre el día|me sale la luna|tengo para el camino|me voy a dormir|se me llena la casa|tengo con qué vivir|me pongo a cantar|se me endulza el café|me sobra calor|me río de noche|tengo la mesa llena|me salen las cuentas]
[no me hace falta|no necesito|yo no pedí|para qué quiero|hoy no me hace falta] [oro|plata|fortuna|palacio|avión|corona|trono|joya|suerte|herencia|champaña|lotería|collar|jardín|yate|sillón|mansión|tesoro|salario|reloj|espejo|diamante|oro en la cartera|plata en el bolsillo|palacio con jardín|fortuna ni corona|reloj de oro|collar de rubí|casa con balcón|carro del año|trono ni reloj|joya ni collar|yate ni mansión]

# hook-esta-noche | hook | fiesta, amor, ciudad | + | nos | noche, fiesta
[por|hoy por|hasta el alba por|esta noche por] {tema} [bailamos|brindamos|bailamos sin zapatos|no dormimos|brindamos con ron|bailamos hasta el sol|amanecemos|cantamos así|salimos de casa|bailamos en la calle|abrimos la puerta|subimos la música|nos vamos a reír|se nos va la voz|no hay quien se duerma|llenamos la copa|cruzamos la ciudad|apagamos la tele|sacamos el tambor|bailamos la cumbia|quemamos los pies]
[y que espere|que nos espere|y que nos espere|que se aguante|y que se aguante|que hasta tarde nos espere] {el work,day,vehicle,building,light:lunes,oficina,turno,taller,jornada,avión,bus,colegio,negocio,sol,tarea,trabajo,tren,escuela,fábrica,faena,buseta,martes}

# hook-dale-dale | hook | fiesta, lucha, ciudad | + | - | fiesta
[va por|vamos por|dale por|dale, dale por|todos a bailar por|suban la voz por|las manos arriba por|nadie se siente, por] {tema}
que ya [despierta|se despierta|se calienta|nos despierta|en la plaza despierta] {el instrument,crowd,rhythm,party:tambor,guitarra,acordeón,trompeta,barrio,gente,cumbia,calle,timbal,conga,gaita,saxofón,bongó,maraca,bombo,marimba,hinchada,parranda,comparsa}

# hook-contigo-entendi | hook | amor | + | tú | -
[sueño con|yo sueño con|a tu lado sueño con|en tu hombro sueño con|te abrazo y sueño con|bajo tu ruana sueño con|en tu balcón sueño con|con los ojos abiertos sueño con] {tema}
y con lo que [canta|dice|calla|nos canta|de noche canta] {el bird,weather,water,light,instrument,plant,landscape,crowd:mirla,viento,mar,lluvia,luna,guitarra,río,turpial,ola,brisa,flor,montaña,tambor,campana,arroyo,selva,calle}

# hook-si-te-vas | hook | desamor | - | tú | casa
[carga con|anda, carga con|vete ya con|si te vas, carga con|pues vete y carga con|cuando te vayas, carga con|abre la puerta y carga con] {tema}
pero [déjame|a mí déjame|te pido, déjame] {el household,instrument,drink,furniture,light,hour,screen,animal,song,opening,keepsake,clothes,joy:llave,foto,ruana,mesa,silla,taza,calma,almohada,guitarra,café,cama,hamaca,luz,noche,radio,gato,canción,ventana,reloj,sábana,cobija,perro,mañana}

# hook-en-nombre-de | hook | fe, lucha, raíces | + | nos | -
[va por|en nombre de|y en nombre de|hoy en nombre de|aquí, en nombre de|sin bajar la voz, en nombre de|cantando en nombre de|de madrugada, en nombre de] {tema}
[traemos|llevamos|alzamos|a la plaza traemos|contra el viento alzamos|en las manos llevamos] {un light,fire,fight,instrument,song,prayer,plant:vela,antorcha,bandera,hoguera,tambor,canción,himno,farol,oración,lámpara,candela,flor,fogata,copla,guitarra}

# hook-si-no-es-esto | hook | amor, fiesta, fe | + | yo | -
[si no es por|y si no es por|pero si no es por|dime, si no es por|si no fuera por|díganme, si no es por|que el doctor me explique, si no es por] {tema}
¿[por qué se me enciende|por qué se me alborota|por qué se me despierta|por qué me brinca|por qué baila] {el chest,face,dream,fate:sangre,corazón,pecho,voz,mirada,piel,sueño,vida,alma,risa,vena,pulso,cuerpo,memoria,deseo,cabeza}?

# hook-canten-conmigo | hook | fiesta, raíces, lucha, ciudad, fe | + | yo | -
[canten por|canten hoy por|canten todos por|canten conmigo por|griten más fuerte por|canten otra vez por|que todo el mundo cante por|una vez más, canten todos por] {tema}
hasta que [despierte|se asome|se nos una|baje a cantar] {el family,friend,light,crowd,bird,angel,landscape:abuela,vecino,vecina,luna,sol,barrio,pueblo,mirla,ciudad,ángel,santo,montaña,multitud,juventud,diablo}

# hook-firmado | hook | amor, desamor | 0 | tú | casa
[dejo un papel|te dejo una carta|te dejo dos letras|dejo una nota|te dejo un mensaje|dejo una carta] en {el furniture,opening,household,keepsake,room,luggage:mesa,cama,puerta,ventana,repisa,espejo,almohada,baúl,cocina,sofá,balcón,cuaderno,maleta,hamaca,portón}
[sobre|y hablo de|y te hablo de|donde te hablo de|y allí te hablo de|y en tres renglones te hablo de|y con mala letra te hablo de] {tema}

# hook-receta-de-abuela | hook | raíces, vida, fe, amor | + | yo | casa
[le conté|un domingo le conté|llorando le conté|yo le conté|por fin le conté] {mi sorrow,fear,anger,tear,love:pena,tristeza,soledad,dolor,angustia,miedo,duda,culpa,rabia,temor,desvelo,locura,delirio,amargura} a [mi mamá|mi papá|mi tía|mi madrina|mi padrino|mi nona|mi taita|mi hermano|mi tío|la vecina|don Simón|Inés|doña Luz|Joaquín|Beatriz|un amigo|mi compadre|mi bisabuela]
[y me habló de|y riendo me habló de|y me hizo reír y habló de|y me abrazó y me habló de|me sirvió un tinto y habló de|me miró largo y me habló de] {tema}

# hook-pensando-en | hook | desamor, amor, ciudad, vida | - | yo | calle
pasa [el bus|un taxi|la lluvia|la gente|la tarde|el viento|la buseta|un camión|la niebla|una moto|medio mundo] por {el street,path:avenida,esquina,plaza,puente,calle,carretera,callejón,alameda,malecón,bulevar,cuadra,plazoleta,subida,glorieta}
[pienso en|y pienso en|y yo pienso en|y yo pensando en|y yo sigo pensando en|y yo aquí pensando en|y yo todavía pensando en|y yo sin dejar de pensar en|y yo sin paraguas pensando en] {tema}

# hook-a-punta-de | hook | lucha, vida, fe, ciudad | + | nos | -
[vamos por|seguimos por|salimos por|luchamos por|madrugamos por|salimos vivos por|llegamos hasta aquí por|contra el viento vamos por|de madrugada vamos por] {tema}
[a punta|a golpe|a fuerza] de {- work,strength,song,drink,food,hour:trabajo,paciencia,café,coraje,canción,madrugada,rebusque,tesón,panela} y {- strength,weather,song,light,rhythm,prayer:esperanza,aguacero,copla,fe,valor,sol,ritmo,compás}

# hook-no-lo-cambio | hook | amor, fiesta, lucha, raíces, ciudad, fe | + | yo | -
[no me aparto de|no renuncio a|yo no renuncio a|jamás renuncio a|yo no me aparto de|nunca voy a renunciar a|no me pienso apartar de|de aquí nadie me aparta de] {tema}
[ni por|ni siquiera por|y menos por] [el oro|la plata|la gloria|la fortuna|un palacio|los lujos] de [el mundo|la isla|el mar|el norte|la ciudad|el universo|la tierra|la nación|el rey|París|Japón|la corona|el banco|cien reyes|Miami|un faraón|el Perú|Madrid|la capital|Europa|un jeque|Nueva York|el reino|una reina|la costa|un millonario]

# hook-asi-sabe | hook | fiesta, raíces, amor, ciudad | + | - | -
[sabe a|así sabe a|me sabe a|a mí me sabe a|esta noche me sabe a|y con hielo me sabe a|en mi pueblo sabe a|con los amigos sabe a] {tema}
[el primer|cada|este] [trago|sorbo] de [té|chicha|canelazo|aguapanela|refajo|masato|cerveza|café|ron|aguardiente|guarapo|vino|tinto|chocolate|limonada|anís|lulada|avena|jugo de uva|jugo de mango|agua de panela|agua de coco|café con leche|leche con miel|tinto con pan|vino de mora|tinto sin azúcar]

# hook-escuela-de | hook | vida, lucha, raíces, desamor, fe | 0 | yo | -
[canto gracias a|aprendí gracias a|lo que sé es gracias a|si sé algo, es gracias a|lo poco que sé es gracias a|aprendí a vivir gracias a|aprendí a cantar gracias a] {tema}
[lo demás|y lo demás|y el resto|todo lo demás] me lo [enseñó|dio|contó|explicó] [la calle|la lluvia|el río|el mar|el camino|la vecina|el viento|la montaña|la noche|la canción|mi padrino|la esquina|la madrugada|mi tía|el bolero|el café|el llano|la soledad|la mirla|la plaza|mi papá|el tambor|el silencio|un balcón|la juventud|la luna|el jardín|Inés]

# hook-en-tu-espalda | hook | amor | + | tú | casa, noche
por {tema} [escribo|te escribo|trazo|dejo] en tu [espalda|mano|hombro|piel|pelo|frente|cuello|cintura|brazo|mejilla|boca|pecho|almohada|camisa|corazón|balcón|puerta|ruana|libro|pared|calle|ventana|muñeca|rodilla|pie|ombligo|cadera]
lo que [no borra|ya no borra|nunca borra|no nos borra|no sabe borrar] {el weather,water,hour,day,light,shadow:lluvia,viento,mar,mañana,noche,agua,invierno,sol,olvido,río,aguacero,madrugada,tarde,sereno,tormenta}

# hook-te-contesto-con | hook | amor, fiesta | + | tú | -
[si hablas de|si me hablas de|si preguntas por|si me preguntas por|pregúntame por|si un día preguntas por|si de noche me preguntas por|si me llamas y preguntas por] {tema}
[te respondo|te contesto|bailando te contesto|te contesto de noche] con {un touch,song,rhythm,instrument,drink,face,food:beso,abrazo,caricia,canción,cumbia,bolero,guitarra,café,mirada,sonrisa,arepa,mano,mango,tambor,copla,risa,vals}

# hook-tu-yo-y | hook | amor, fiesta | + | tú | fiesta, noche
[hablemos de|tú y yo hablando de|tú y yo cantando por|tú y yo soñando con|tú y yo brindando por|los dos hablando de|en la cama hablemos de|tú y yo en la hamaca hablando de] {tema}
y que [espere|aguarde|se aguante|se las arregle|esta noche espere] {el crowd,day,work,light,street,building,hour:mundo,lunes,trabajo,sol,calle,ciudad,oficina,mañana,luna,gente,taller,barrio,domingo,negocio,pueblo}

# hook-por-ti-y-por | hook | amor, fe | + | tú | casa, noche
[por ti y por|solo por ti y por|por ti, mi vida, y por|esta noche por ti y por|de rodillas por ti y por|en el frío por ti y por|sin dormir, por ti y por] {tema}
[prendo|enciendo|dejo|en la ventana prendo|en la puerta enciendo|en el balcón dejo] {un light,fire:vela,farol,lámpara,hoguera,veladora,lumbre,fogata,candil,cirio,antorcha,candela,linterna,llama}

# hook-dime-si-era | hook | amor, desamor | - | tú | -
[es por|dime si es por|dime si fue por|dime que no es por|no me digas que es por|di la verdad, si fue por|mírame y dime si es por] {tema}
que [me tiembla|me duele|se me enfría|todavía me tiembla|esta noche me duele] {el chest,face,touch,fate:garganta,pecho,voz,mano,alma,corazón,piel,boca,cuerpo,sangre,espalda,memoria,labio}

# hook-no-me-hables-ven | hook | amor | 0 | tú | casa
[no hables de|no me hables de|mejor no me hables de|hoy no me hables de|cierra la puerta y no hables de|apaga la luz y no hables de|acércate y no me hables de] {tema}
que [hay lugar|te guardo puesto|esta noche cabes|tengo un lugar|siempre hay lugar] en {mi furniture,clothes,touch,room,home,luggage,chest:hamaca,ruana,abrazo,cama,hombro,silla,casa,balcón,pecho,sofá,cocina,poncho,regazo,paraguas,cobija,patio}

# hook-te-llamo-y-te-asomas | hook | amor | + | tú | calle, casa
[pienso en|te canto por|te llamo por|te hablo de|vengo a hablarte de|yo te canto por|desde el andén te hablo de|con mi guitarra canto por|a medianoche te hablo de] {tema}
y [apareces|sonríes|te asomas|te ríes|te asomas con sueño|contestas cantando] [en|desde] [la ventana|el balcón|la puerta|el portón|la reja|la cocina|el patio|la esquina|la terraza|el portal|el corredor|el umbral|la escalera|el zaguán|la azotea|el jardín|el tejado|el andén|tu silla|la sombra|el otro lado|tu habitación|el segundo piso]

# hook-quedate-con | hook | desamor | + | tú | casa, camino
[quédate con|si quieres, quédate con|ahí quédate con|por mí, quédate con|te puedes quedar con|sin rencor, quédate con|pues bien, quédate con] {tema}
que yo [me llevo|me quedo con|me voy con|cantando me llevo] {el light,hour,instrument,path,weather,song,joy,animal,furniture,drink,day,face:sol,mañana,guitarra,camino,luna,canción,calma,perro,hamaca,viento,tambor,risa,domingo,café,madrugada,alegría}

# hook-ya-no-sabe-a | hook | desamor, vida | + | tú | casa
[no sabe a|ya no sabe a|ya no me sabe a|desde abril no sabe a|hace un mes no sabe a|desde que te fuiste no sabe a] {tema}
[ni|ni siquiera|ni tan siquiera] {el drink,food:café,pan,chocolate,tinto,ron,arroz,vino,canelazo,arepa,sancocho,aguapanela} [de tu casa|de ayer|de siempre|de abril|de los domingos|de enero|sin ti|de la esquina|del barrio|de tu abuela|sin tu boca|de la oficina|del desayuno|de la mañana|que me dejaste|que nos gustaba|de medianoche]

# hook-de-tanto-decir | hook | desamor, vida, amor | - | yo | -
[de hablar de|de pensar en|de tanto hablar de|de tanto pensar en|de tanto llorar por|de tanto cantar por|de hablar cada noche de|de pasar la noche pensando en] {tema}
se me [gasta|cansa|apaga|va apagando|fue gastando] {el chest,face,song,instrument,light,strength:voz,garganta,boca,alma,canción,guitarra,risa,memoria,corazón,paciencia,fe,sangre,bolero}

# hook-grite-en-tu-puerta | hook | desamor, ciudad | - | tú | calle, noche
[lloré|canté|grité|pregunté|te canté] por {tema}[| de noche| a las dos| en tu puerta| en tu reja| bajo tu balcón| con guitarra| desde la esquina| en el andén| a la luz de la luna| en tu jardín| a medianoche| en la lluvia| sin abrigo| al amanecer| en tu escalera| a grito pelado| en tu portón]
y [salió|contestó|me abrió|se asomó|solo contestó|a la puerta salió] {el animal,weather,family,friend,light,crowd,shadow,hour:perro,gato,viento,abuela,vecina,luna,vecino,tía,madrugada,abuelo}

# hook-apago-la-luz | hook | desamor, amor | - | tú | casa, noche
[pienso en|hoy pienso en|otra vez pienso en|todavía pienso en] {tema}[| y apago la luz| y cierro la puerta| y me acuesto| y miro el reloj| y miro la pared| y prendo una vela| y miro la calle| y dejo el café| y caliento el arroz| y cierro el balcón| y abro la ventana| y miro llover| y me tomo un vino| y no sé dormir| y abrazo la almohada| y tiemblo de frío]
y [aquí|en la cama|en la silla|en el sofá|en el cuarto|en la hamaca] [queda|duerme|sigue] tu [camisa|sombra|risa|adiós|silencio|voz|abrigo|ausencia|pañuelo|recuerdo|mentira|olor|calor|perfume|nombre|reloj|ruana|carta|libro|retrato|sombrero|jazmín|guitarra|canción|gorra]

# hook-y-que-pague | hook | desamor, fiesta | 0 | tú | fiesta, noche
[va por|brindo por|salud por|esta va por|brindemos por|esta ronda es por|la última copa es por|sírveme otra copa por|sin llorar, brindo por] {tema}
y que [pague|invite|se emborrache|nos fíe|esta vez pague|por los dos pague] {el sorrow,fate,angel,lie,friend,light,fear,shadow,anger,love:pena,suerte,diablo,mentira,vecino,luna,culpa,sombra,rabia,amor,tristeza,vida,ángel,duda,olvido,destino,orgullo}

# hook-baje-a-bailar | hook | fiesta, raíces, ciudad | + | - | fiesta, calle
que [baile|venga|baje a bailar|salga a bailar|venga a brindar|traiga el ron|saque la silla] [el vecino|la vecina|el portero|la tendera|el barrio|la cuadra|mi tía|mi papá|mi mamá|el alcalde|la maestra|el doctor|el chofer|el abuelo|la gente|la multitud|don Andrés|doña Luz|Beatriz|Inés|el padrino|mi compadre|la juventud|Simón|el pueblo|el bombero]
[va por|hoy va por|esta va por|este baile va por|la parranda es por|toda la fiesta es por|que los tambores suenan por] {tema}

# hook-se-me-enfria | hook | desamor, vida, ciudad | - | yo | casa
[se enfría|se me enfría|otra vez se me enfría|en la mesa se me enfría|sin probarlo, se me enfría] [el café|el tinto|el chocolate|el pan|el arroz|el almuerzo|el sancocho|el té|el caldo|el desayuno|el plato|el domingo|el ajiaco|el tamal|el canelazo|el agua de anís|el pocillo|el tinto con pan]
[pienso en|y pienso en|por pensar en|y yo pensando en|de tanto pensar en|y yo sigo pensando en] {tema}

# hook-se-me-quema | hook | amor, raíces, ciudad, fiesta | + | yo | casa
[se quema|se me quema|cada día se me quema|los domingos se me quema|ay, que se me quema] [el arroz|la arepa|el chocolate|el pan|la sopa|la leche|el sancocho|la camisa en la plancha|el plátano|el café|la mazorca|la cebolla|el tamal|el almuerzo|la carne|la yuca|el pescado|la panela|la cena|el maíz|el buñuelo|la empanada]
[pienso en|y pienso en|por pensar en|pensando en|y yo pensando en|de tanto soñar con|de tanto cantar por|y yo sigo cantando por] {tema}

# hook-pongo-una-vela | hook | fe, raíces, desamor, vida | 0 | yo | casa, noche
[pongo una vela|prendo una vela|dejo una luz|dejo una lámpara|de noche pongo una vela|pongo una flor] en [la ventana|el balcón|la puerta|la mesa|el patio|el altar|la cocina|el portón|la repisa|el umbral|el zaguán|la sala|el corredor|el rincón|el jardín|la entrada|la alcoba|la escalera|el muro|el pretil|la iglesia|el buzón]
[por|es por|y es por|y va por|y rezo por|y le rezo al cielo por|y canto en voz baja por|y me arrodillo por] {tema}

# hook-nos-vemos-en-la-plaza | hook | lucha, ciudad, raíces | + | nos | calle
[salimos a|bajamos a|llegamos a|llenamos|cantando llenamos|con banderas llenamos|de madrugada llenamos] [la plaza|la calle|el parque|la avenida|el puente|la estación|la esquina|la ciudad|el malecón|la alameda|el mercado|el coliseo|la vía|el callejón|la carretera|la cancha|la universidad|el muelle|el paradero|la cuadra]
[por|y es por|todo es por|y vamos por|y todo es por|y nadie se calla por|y gritamos a coro por] {tema}
`;
