/** More hooks: the two lines that a chorus turns on. */
export const hooksMore = `
# hook-adios-adios | hook | desamor, vida | 0 | - | casa
(ya, |hoy, |esta vez, )adiós, {tema}(, adiós|, me voy|, buen viaje|, adiós y gracias|, que le vaya bonito|, y sin rencor)
[dejo|queda] (en la mesa |a la entrada |junto al retrato |para siempre ){el keepsake,household,luggage,drink,light,clothes:llave,anillo,foto,carta,reloj,taza,maleta,camisa,moneda,mapa,café,vela,disco,cuaderno,pulsera,medalla,pañuelo,libro,sombrero,postal}

# hook-ay-ay-ay | hook | amor, desamor, fiesta, raíces, ciudad, vida | 0 | - | -
(pero |¡ay, ay, ay! )ay, {tema}(, ay, ay|, qué cosa|, qué será|, quién lo diría|, quién lo canta como es|, ay, ay, ay)
(y )[vuelve a sonar|sigue sonando|llora y se ríe] (a lo lejos |en la calle |en la sala |de madrugada ){el instrument,song,screen,rhythm:guitarra,tambor,acordeón,gaita,tiple,violín,flauta,trompeta,campana,bandola,bolero,canción,radio,piano,armónica,timbal,bombo,marimba,vals}

# hook-y-nada-mas | hook | amor, fiesta, raíces, ciudad, vida, fe | + | - | -
(yo digo |otra vez |siempre ){tema} y [nada más|ya|basta|con eso basta|me basta y sobra|lo demás viene solo|que pase la vida|a vivir se ha dicho]
que (sin cansarse |hasta el alba )lo [repita|cante|entone] {el bird,instrument,crowd,family,weather,landscape,rhythm,water:mirla,loro,turpial,campana,guitarra,barrio,coro,pueblo,abuela,viento,mar,cumbia,tambor,acordeón,canario,montaña}

# hook-lo-unico-que-pido | hook | amor, lucha, raíces, vida, fe | + | yo | -
[pido|quiero|canto|solo pido|yo quiero|por hoy pido|solo quiero|lo que pido|solo le pido a la vida|cada noche pido|yo le pido al cielo|si algo pido, pido|es lo único que pido|una cosa le pido al cielo|lo que le pido a la vida]: {tema}
[lo demás|el resto|todo el resto] (para mí |la verdad |, hermanos, )es {- shadow,water,stone,lie:humo,ceniza,espuma,polvo,neblina,bruma,cuento,disfraz,arena,plata,mentira} y {- shadow,lie,dream,weather,anger,fate,news:humo,farsa,quimera,vanidad,niebla,viento,comedia,sombra,ilusión,fantasía,truco,patraña,azar,rumor}

# hook-me-la-juego | hook | amor, lucha, fiesta, vida | + | yo | -
(hoy |yo )por {tema} [voy|apuesto|doy todo|me la juego|me juego la voz|pongo el corazón|apuesto lo que no tengo|quemo las naves]
(y )si pierdo, [pierdo|me quitan|me cobran] (también |de paso |mañana mismo ){el money,household,vehicle,clothes,instrument,keepsake,luggage,room,furniture:plata,reloj,espejo,moto,carro,sombrero,abrigo,guitarra,anillo,cama,maleta,cuarto,camisa,tambor,disco}

# hook-gracias-por | hook | amor, raíces, vida, fe | + | yo | -
(y )gracias por {tema}(, gracias|, señor|, digo al despertar|, que no es poco|, le digo a la vida|, me basta y me sobra)
[por|y por] {el food,light,water:pan,café,arepa,luz,miel,sal,sol,agua,chocolate} de [cada|aquella] {- hour,day,span,work,party:mañana,tarde,noche,madrugada,navidad,primavera,cosecha,jornada,fiesta,hora,aurora,velada,mañanita,minga,siembra,feria}

# hook-rezo-y-me-contesta | hook | fe, raíces | 0 | yo | -
(y )[pido|rezo|ruego] por {tema} (siempre|despacio|a mi manera|cada amanecer|con la luz apagada|sin saber rezar|con los zapatos puestos)
y (a veces |a su modo |sin apuro |desde lejos )me [contesta|responde|escucha] {el angel,bird,weather,light,landscape,fate,shadow,instrument,water:ángel,cielo,viento,lluvia,luna,mirla,colibrí,río,silencio,brisa,campana,mar,montaña,estrella,sol,lucero}

# hook-mi-apellido | hook | raíces, ciudad, lucha, fiesta | + | yo | -
(y |aquí )[soy de|me llamo|me dicen|me firmo|me apellido|de apellido llevo|por apellido llevo|en la cédula me pusieron|llevo por segundo nombre] {tema}
y (así )lo [firmo|escribo] (sin pena |donde sea |donde me pidan )con {- stone,drink,food,weather,tear,chest:barro,café,carbón,ceniza,panela,sangre,arena,ron,llanto,lluvia,vino,sal}

# hook-no-me-canso | hook | amor, fiesta, ciudad, raíces, vida | + | yo | -
(yo )de {tema} [nunca me canso|no tengo bastante|no me aburro|siempre tengo sed|quiero otra ronda|jamás me harto|no me curo|no me suelto|no me arrepiento|nunca me lleno|no me despido]
aunque (hoy |ya |esta noche )se [canse|duerma|calle|acueste] {el crowd,instrument,light,family,angel,animal:barrio,ciudad,gente,tambor,guitarra,luna,sol,abuela,calle,mundo,acordeón,coro,diablo,perro}

# hook-pregunten-por | hook | ciudad, fiesta, vida, amor | 0 | yo | calle
[pregunten|mejor pregunten|solo pregunten|si me buscan, pregunten] por {tema}(, y ya|, señores|, y ahí estoy|, que ahí me quedo|, y no pierdan el tiempo)
no me [busquen|esperen] (mañana |esta noche |después de las doce )en {el building,street,room,home:hotel,estación,oficina,iglesia,teatro,cine,casa,terminal,esquina,parque,hospital,terraza,paradero,taberna,museo,aeropuerto}

# hook-grita-la-calle | hook | ciudad, fiesta, lucha | + | - | calle
(otra vez |de noche ){tema}, [gritan|cantan|dicen|grita el tren|canta el andén|grita la avenida|canta el semáforo|dice la ciudad|repite la pared|van diciendo los buses]
y (sin afán |calle abajo |a lo lejos )le [contesta|responde] {el building,weather,animal,vehicle,opening,screen,instrument,light,bird:iglesia,estación,catedral,lluvia,perro,bus,tren,ventana,balcón,radio,tambor,campana,luna,farol,torcaza,gato}

# hook-vivimos-de | hook | ciudad, raíces, fiesta, lucha | + | nos | -
(aquí )(todos )[vivimos|comemos] de {tema}(, y qué|, señores|, y nos sobra|, y no nos quejamos|, y nos alcanza bien)
y de lo que [deje|traiga|mande] (mañana |temprano |cada noche |por la tarde ){el weather,water,vehicle,angel,fate,work,day,light:lluvia,viento,río,mar,tren,bus,suerte,cosecha,marea,aguacero,corriente,camino,lunes,ángel,trapiche,sol,taller}

# hook-hablame-de | hook | amor, raíces, vida | 0 | tú | casa
(ven, |anda, )[háblame|cuéntame] de {tema}(, dale|, otra vez|, despacito|, con voz bajita|, que no tengo prisa)
como [quien sirve|quien reparte|quien comparte] (en la mesa |por la tarde |sin afán ){el food,drink:pan,arepa,café,miel,queso,chocolate,vino,mango,naranja,piña,limonada,panela,empanada,tamal,guayaba,natilla,tinto,buñuelo,mazorca,sancocho,aguapanela}

# hook-te-juro-por | hook | amor | + | tú | -
[juro por|te juro por|yo te juro por|te lo juro por] {tema}(, mi vida|, te juro|, por mi voz|, y que el cielo me oiga|, con la mano en el pecho)
que (yo )no [cambio|olvido] (nunca |por nada |ni en sueños ){tu touch,face:mano,boca,risa,mirada,voz,sonrisa,abrazo,cintura,piel,calor,ternura,cariño,pelo,lunar,guiño,carcajada,perfil,melena}

# hook-ni-nadie-me-tumba | hook | desamor, vida | + | - | -
(que )ni {tema} ni nadie [puede|me para|me calla|me apaga|me quita la voz|me baja del tren|me saca del baile|me cierra la puerta|me tumba]
que (todavía |por fortuna |a estas alturas )me [sobra|queda|alcanza|dura] (en el fondo ){el strength,joy,light,song,drink,fate,hour:fuerza,valor,coraje,fe,esperanza,paciencia,aliento,empuje,alegría,calma,luz,canción,vida,ron,mañana,camino,suerte}

# hook-otra-vez | hook | desamor, ciudad, vida | - | - | calle
(y |hoy |qué cosa, )otra vez {tema}(, ay|, otra vez|, quién lo diría|, y yo sin paraguas|, sin avisar|, como cada domingo)
[llueve|anochece|se hace tarde] (despacio |de pronto |como ayer |sin remedio )en {el street,building,opening,room,landscape,home,crowd:esquina,avenida,estación,terraza,ventana,patio,plaza,puente,andén,hotel,balcón,sala,sabana,barrio,ciudad,alcoba}

# hook-no-era-eso | hook | desamor, amor | - | tú | -
[no fue por|nunca fue por|al final no fue por] {tema}(, fue por ti|, siempre fue por ti|, amor|, no|, fue por tu voz|, fue por tu adiós)
que se [apagó|fue|nos fue] (poco a poco |sin aviso |de pronto ){el song,hour,instrument,light,screen,face,party,rhythm,joy,touch:canción,guitarra,noche,luna,bolero,radio,risa,mañana,tambor,fiesta,voz,vela,tarde,acordeón,alegría,calor,ritmo,estrella}

# hook-vuelvo-por | hook | raíces, vida, amor, ciudad | + | yo | camino
(yo )(siempre )vuelvo por {tema}(, vuelvo|, lo sé|, caminando|, aunque sea a pie|, con o sin maleta|, y ya no me voy)
aunque [esté|me quede] (muy |tan |todavía |cada vez más )lejos {el home,landscape,street,path,harbour,water,building:casa,tierra,rancho,vereda,pueblo,barrio,montaña,valle,mar,sabana,río,puerto,esquina,estación,llano,camino,isla}

# hook-con-eso-me-basta | hook | amor, raíces, fe, vida, fiesta | + | yo | -
(a mí )(ya )con {tema} [basta|me basta|me sobra|me alcanza|ya no pido más|tengo el mundo entero|me basta y me sobra|me alcanza hasta el lunes]
[no me hace falta|no necesito|yo no pedí] (más |ni joya ni |tampoco ){- money,stone,vehicle,light,fate,building,prayer,drink:oro,plata,fortuna,diamante,palacio,avión,milagro,suerte,rubí,dinero,herencia,reflector,capital,champaña}

# hook-esta-noche | hook | fiesta, amor, ciudad | + | nos | noche, fiesta
(hoy, |esta noche, )(otra vez ){tema}, [y ya|y ron|y mañana vemos|y que amanezca|hasta que salga el sol|y a bailar se dijo]
que nos [espere|aguarde] (si quiere |sin prisa |hasta tarde |otro día |afuera ){el work,day,vehicle,building,light:lunes,oficina,turno,taller,jornada,avión,bus,colegio,negocio,sol,tarea,trabajo,tren,escuela,fábrica,faena,buseta,martes}

# hook-dale-dale | hook | fiesta, lucha, ciudad | + | - | fiesta
[dale|y dale|vamos|arriba], {tema}(, dale|, vamos|, dale más|, que esto apenas comienza|, que nadie se duerma|, que la noche es larga)
que ya [despierta|se despierta|se calienta|nos despierta] (otra vez |en la plaza ){el instrument,crowd,rhythm,party:tambor,guitarra,acordeón,trompeta,barrio,gente,cumbia,calle,timbal,conga,gaita,saxofón,bongó,maraca,bombo,marimba,hinchada,parranda,comparsa}

# hook-contigo-entendi | hook | amor | + | tú | -
[en ti hallé|en ti entendí|contigo hallé|contigo entendí|y contigo aprendí|de ti aprendí] {tema}(, mi vida|, por fin|, de memoria|, sin decir una palabra|, y cómo canto)
y lo que [canta|dice|calla] (siempre |de noche |cada tarde ){el bird,weather,water,light,instrument,plant,landscape,crowd:mirla,viento,mar,lluvia,luna,guitarra,río,turpial,ola,brisa,flor,montaña,tambor,campana,arroyo,selva,calle}

# hook-si-te-vas | hook | desamor | - | tú | casa
[llévate|si te vas, llévate|cuando te vayas, llévate|anda, llévate|pues llévate] {tema}(, y ya|, por Dios|, y no vuelvas|, que aquí no me sirve)
pero (por favor |siquiera |te lo pido, )déjame (a mí ){el household,instrument,drink,furniture,light,hour,screen,animal,song,opening,keepsake,clothes,joy:llave,foto,ruana,mesa,silla,taza,calma,almohada,guitarra,café,cama,hamaca,luz,noche,radio,gato,canción,ventana,reloj,sábana,cobija,perro,mañana}

# hook-en-nombre-de | hook | fe, lucha, raíces | + | nos | -
(hoy |siempre |aquí )en nombre de {tema}(, vamos|, hermanos|, de pie|, que nadie se rinda|, sin bajar la voz)
[traemos|llevamos|alzamos] (con orgullo |en la plaza |esta noche |contra el viento ){un light,fire,fight,instrument,song,prayer,plant:vela,antorcha,bandera,hoguera,tambor,canción,himno,farol,oración,lámpara,candela,flor,fogata,copla,guitarra}

# hook-si-no-es-esto | hook | amor, fiesta, fe | + | yo | -
(y )si no se llama {tema}(, qué es|, qué será|, que alguien me explique|, que venga un doctor)
¿[quién|y quién] me [enciende|alborota|despierta] (de pronto |así |sin tocarme |cada noche ){el chest,face,dream,fate:sangre,corazón,pecho,voz,mirada,piel,sueño,vida,alma,risa,vena,pulso,cuerpo,memoria,deseo,cabeza}?

# hook-canten-conmigo | hook | fiesta, raíces, lucha, ciudad, fe | + | yo | -
[canten|griten|digan|canten todos|griten todos|que canten|cántenme|canten conmigo|griten más fuerte|que canten todos|canten otra vez conmigo|que todo el mundo me grite|una vez más, que se oiga]: {tema}
hasta que (otra vez |de alegría |esta noche |sin querer )[se asome|despierte|se una] {el family,friend,light,crowd,bird,angel,landscape:abuela,vecino,vecina,luna,sol,barrio,pueblo,mirla,ciudad,ángel,santo,montaña,multitud,juventud,diablo}

# hook-firmado | hook | amor, desamor | 0 | tú | casa
(hoy |otra vez |en silencio |de mañana )[dejo un papel |te dejo una carta |te dejo dos letras |dejo una nota |dejo dos letras |dejo una carta ]en {el furniture,opening,household,keepsake,room,luggage:mesa,cama,puerta,ventana,repisa,espejo,almohada,baúl,cocina,sofá,balcón,cuaderno,maleta,hamaca,portón}
[firma|dice|firmo|digo|aquí dice|te dice|y dice|firmado|solo dice|y dice al final|con mi letra, dice|dice por fuera y por dentro|donde va mi nombre, dice]: {tema}

# hook-receta-de-abuela | hook | raíces, vida, fe, amor | + | yo | casa
[conté|llevé|le conté|le llevé|confesé] (un domingo |llorando ){mi sorrow,fear,anger,tear,love:pena,tristeza,soledad,dolor,angustia,miedo,duda,culpa,rabia,temor,desvelo,llanto,locura,delirio,amargura} a {mi family:abuela,mamá,papá,tía,madrina,padrino,nona,taita,hermano,abuelo}
[dijo|dijo solo|me dijo|y me dijo|recetó|me recetó|y me recetó|y se rio y me dijo|me miró largo y me dijo|y me mandó tres veces al día]: {tema}

# hook-pensando-en | hook | desamor, amor, ciudad, vida | - | - | calle
pasa (despacio |de nuevo |otra vez |sin verme ){el vehicle,weather,crowd,hour:bus,taxi,moto,lluvia,camión,gente,tarde,niebla,viento,buseta,camioneta} por {el street,path:avenida,esquina,plaza,puente,calle,carretera,callejón,alameda,malecón,bulevar,cuadra,plazoleta,subida,cruce,glorieta}
[pienso |yo pienso |pensando |yo pensando |y yo pensando |y yo todavía |y yo sigo pensando |y yo aquí pensando |y yo todavía pensando |y yo sin dejar de pensar ]en {tema}

# hook-a-punta-de | hook | lucha, vida, fe, ciudad | + | nos | -
(así, |salimos |seguimos |crecimos |salimos vivos |llegamos aquí )a punta de {tema}(, y ya|, señores|, y de pan|, nadie nos regaló nada|, y contra el viento)
(a punta |a golpe |y a punta )de {- work,strength,song,drink,food,hour:trabajo,paciencia,café,coraje,canción,madrugada,rebusque,jornada,tesón,panela} y (de ){- crowd,strength,weather,song,path,light,rhythm:barrio,esperanza,aguacero,copla,calle,camino,fe,valor,sol,ritmo,trocha,juventud,compás}

# hook-no-lo-cambio | hook | amor, fiesta, lucha, raíces, ciudad, fe | + | yo | -
[no doy|no cambio|yo no cambio|por nada cambio] {tema}(, no|, por nada|, ni a palos|, ni por otra vida|, ni me lo propongan)
[ni por|ni siquiera por] {el money,stone,joy,drink:oro,plata,fortuna,diamante,gloria,champaña,esmeralda} de {el crowd,landscape,building,fate,water,harbour,home,dream:mundo,país,isla,mar,puerto,ciudad,costa,palacio,universo,montaña,tierra,cielo,nación,cordillera,región,norte}

# hook-asi-sabe | hook | fiesta, raíces, amor, ciudad | + | - | -
(así |y así )(me )sabe a {tema}(, señores|, esta vez|, y a gloria|, qué cosa|, con hielo y limón)
[el primer|cada|este] [trago|sorbo] (sin prisa |compartido |a medianoche )de {- drink:té,chicha,canelazo,aguapanela,refajo,masato,cerveza,café,ron,aguardiente,guarapo,vino,tinto,chocolate,limonada}

# hook-escuela-de | hook | vida, lucha, raíces, desamor, fe | 0 | - | -
[aprendí|todo lo aprendí|yo todo lo aprendí|casi todo lo aprendí|lo que sé lo aprendí|lo poco que sé lo aprendí] de {tema}(, y canto|, señores|, a golpes|, no más)
y (un poco |lo demás, |también, claro, )de {el street,bird,weather,water,path,landscape,family,friend:calle,mirla,lluvia,río,camino,mar,abuela,vecina,viento,montaña} y (de ){el drink,hour,song,family,street,landscape,sorrow:ron,noche,canción,padrino,esquina,madrugada,tía,bolero,valle,café,llano,soledad}

# hook-en-tu-espalda | hook | amor | + | tú | casa, noche
[escribo|anoto|te escribo|trazo|dejo] {tema} (de noche |despacio |con un dedo |de memoria )en {tu touch,face,chest:espalda,mano,hombro,piel,pelo,frente,cuello,cintura,cadera,brazo,mejilla}
y [no lo|ya no lo|nunca lo] [borra|gasta] (del todo |ni en enero |con los años ){el weather,water,hour,day,light,shadow:lluvia,viento,mar,mañana,noche,agua,invierno,sol,olvido,río,aguacero,madrugada,tarde,sereno,tormenta}

# hook-te-contesto-con | hook | amor, fiesta | + | tú | -
[si es por|pregunta por|pregúntame por|si preguntas por|si dudas de|y si dudas de] {tema}(, amor|, mi vida|, otra vez|, aquí estoy|, no digo nada)
[te respondo|te contesto|yo contesto|y contesto] (despacio |bailando |sin demora |de noche )con {un touch,song,rhythm,instrument,drink,face,food:beso,abrazo,caricia,canción,cumbia,bolero,guitarra,café,mirada,sonrisa,arepa,mano,mango,tambor,copla,risa,vals}

# hook-tu-yo-y | hook | amor, fiesta | + | tú | fiesta, noche
[tú, yo y|tú y yo y|tú, la noche y|estás tú y está] {tema}(, y ya|, y ron|, y nadie más|, y a bailar|, y la vida entera)
que [espere|aguarde|se las arregle] (si quiere |esta noche |un rato |sin nosotros ){el crowd,day,work,light,street,building,hour:mundo,lunes,trabajo,sol,calle,ciudad,oficina,mañana,luna,gente,taller,barrio,domingo,negocio,pueblo}

# hook-por-ti-y-por | hook | amor, fe | + | tú | casa, noche
[va por|por ti y por|va por ti y por|canto por ti y por|por ti, mi vida, y por] {tema}(, amor|, mi vida|, sin miedo|, y por nadie más)
[prendo|enciendo|levanto] (temprano |de noche |por si acaso |todavía ){un light,fire:vela,farol,lámpara,hoguera,veladora,lumbre,fogata,candil,cirio,antorcha,candela,linterna,bengala,llama}

# hook-dime-si-era | hook | amor, desamor | - | tú | -
[es por|dime si es por|dime si fue por|dime que no es por|y si fuera por] {tema}(, dime|, no sé|, por favor|, y no mientas|, con el corazón)
que [me tiembla|se me enfría|me duele] (todavía |despacio |esta noche ){el chest,face,touch,fate:garganta,pecho,voz,mano,alma,corazón,piel,boca,cuerpo,sangre,espalda,memoria,risa,labio,vida,hueso}

# hook-no-me-hables-ven | hook | amor | 0 | tú | casa
no [hables|me hables|me cantes|me digas nada] de {tema}(, y ven|, amor|, mejor ven|, acércate más|, apaga la luz)
que [hay lugar|cabes bien|te guardo puesto] (todavía |esta noche |para siempre )en {mi furniture,clothes,touch,room,home,luggage,chest:hamaca,ruana,abrazo,cama,hombro,silla,casa,balcón,pecho,sofá,cocina,poncho,regazo,paraguas,cobija,patio}

# hook-te-llamo-y-te-asomas | hook | amor | + | tú | calle, casa
[oye:|mira:|te llamo:|te digo:|te canto:|te grito:|de lejos te grito:] {tema}
y [apareces|sonríes|contestas|te ríes] (de pronto |de azul |con sueño |cantando )en {el opening,room,street:ventana,balcón,puerta,portón,reja,cocina,patio,esquina,terraza,calle,plaza,portal,corredor,andén}

# hook-quedate-con | hook | desamor | + | tú | casa, camino
[ten|te dejo|quédate con|ahí te dejo|guarda|puedes quedarte con] {tema}(, y ya|, de una vez|, y buen viaje|, yo no lo quiero)
yo (por fin |cantando |sin rencor )me [llevo|quedo con|voy con] {el light,hour,instrument,path,weather,song,joy,animal,furniture,drink,day,face:sol,mañana,guitarra,camino,luna,canción,calma,perro,hamaca,viento,tambor,risa,domingo,café,madrugada,alegría}

# hook-ya-no-sabe-a | hook | desamor, vida | + | tú | casa
[no sabe a|ya no sabe a|ya no me sabe a|hace un mes no sabe a] {tema}(, no|, qué va|, por suerte|, por fin|, y qué descanso)
(ni |tampoco |ni siquiera ){el drink,food:café,pan,chocolate,tinto,ron,arroz,vino,canelazo,arepa,trago,sancocho,aguapanela} [de tu casa|de ayer|de siempre|de abril|de los domingos|de enero|sin ti|de la esquina|del barrio|de mi abuela|sin tu boca|de la oficina|del desayuno|de la mañana|que me dejaste|que nos gustaba|de medianoche]

# hook-de-tanto-decir | hook | desamor, vida, amor | - | tú | -
[de decir|de cantar|de tanto decir|de tanto pedir|de tanto nombrar|de repetir] {tema}(, amor|, tanto|, y de noche|, día y noche)
se me [gasta|cansa|gastó|cansó] (despacio |de a poco |sin remedio |día a día ){el chest,face,song,instrument,light,strength,hour:voz,garganta,boca,alma,canción,guitarra,risa,memoria,corazón,paciencia,noche,luz,labio,fe,sangre,bolero}

# hook-grite-en-tu-puerta | hook | desamor, ciudad | - | tú | calle, noche
(te )[grité|canté|lloré|pedí] {tema}( de noche| a las dos| en tu puerta| en tu reja| bajo tu balcón| con guitarra| desde la esquina)
y [contestó|me abrió|salió|se asomó] (en pijama |bostezando |de mala gana |de pronto ){el animal,weather,family,friend,light,crowd,shadow,hour:perro,gato,viento,abuela,vecina,luna,barrio,silencio,lluvia,vecino,tía,sereno,madrugada,abuelo}

# hook-entre-y-yo | hook | desamor, amor | - | tú | casa, noche
entre {tema} y [yo|mi voz|mi casa|mi cama|lo que soy|mi corazón|lo que me dejaste]
[cabe|duerme|queda|todavía cabe|nadie quita|se atraviesa] (de noche |otra vez ){tu clothes,shadow,face,household,keepsake,farewell,animal,news,lie:camisa,sombra,risa,almohada,carta,adiós,gato,silencio,voz,abrigo,perro,foto,ausencia,boca,olvido,pañuelo,recuerdo,mentira,espejo}

# hook-y-que-pague | hook | desamor, fiesta | 0 | tú | fiesta, noche
[por|va por|brindo por|salud por|esta va por|esta ronda es por] {tema}(, y por ti|, y por mí|, qué más da|, salud, corazón)
y que [pague|invite|se emborrache|baile|nos fíe|responda] (esta vez |por los dos |por fin |si quiere ){el sorrow,fate,angel,lie,friend,light,fear,shadow,anger,love:pena,suerte,diablo,mentira,vecino,luna,culpa,sombra,rabia,amor,tristeza,vida,ángel,duda,olvido,destino,orgullo}
`;
