/** More hooks: the two lines that a chorus turns on. */
export const hooksMore = `
# hook-adios-adios | hook | desamor, vida | 0 | yo | casa
(ya, |hoy, |esta vez, )adiós, {tema}(, adiós|, me voy|, buen viaje|, adiós y gracias|, que le vaya bonito|, y sin rencor)
[dejo|queda] (en la mesa |sobre la cama |junto al retrato |para siempre ){el keepsake,household,luggage,drink,light,furniture,clothes:llave,anillo,foto,carta,reloj,taza,espejo,maleta,silla,camisa,moneda,mapa,café,vela,almohada,disco,cuaderno,pulsera,medalla}

# hook-ay-ay-ay | hook | amor, desamor, fiesta, raíces, ciudad, vida | 0 | - | -
(pero |¡ay, ay, ay! )ay, {tema}(, ay, ay|, qué cosa|, qué será|, quién lo diría|, quién lo canta como es|, ay, ay, ay)
(y )[vuelve a sonar|sigue sonando|llora y se ríe] (otra vez |a lo lejos |hasta tarde |en la sala ){el instrument,song,bird,screen:guitarra,tambor,acordeón,gaita,tiple,violín,flauta,trompeta,campana,bandola,bolero,canción,radio,piano,armónica,turpial}

# hook-y-nada-mas | hook | amor, fiesta, raíces, ciudad, vida, fe | + | - | -
(yo digo |otra vez |siempre ){tema} y [nada más|ya|basta|con eso basta|me basta y sobra|lo demás viene solo|que pase la vida|a vivir se ha dicho]
que (otra vez |sin cansarse |hasta el alba )lo [repita|cante|aprenda] {el bird,instrument,crowd,family,weather,landscape,rhythm,water:mirla,loro,turpial,campana,guitarra,barrio,coro,pueblo,abuela,viento,mar,cumbia,tambor,acordeón,canario,montaña}

# hook-lo-unico-que-pido | hook | amor, lucha, raíces, vida, fe | + | yo | -
[pido|quiero|canto|solo pido|yo quiero|por hoy pido|solo quiero|lo que pido|solo le pido a la vida|cada noche pido|yo le pido al cielo|si algo pido, pido|es lo único que pido|una cosa le pido al cielo|lo que le pido a la vida]: {tema}
[lo demás|el resto|todo el resto] (para mí |la verdad |, hermanos, )es {- shadow,water,stone,lie:humo,ceniza,espuma,polvo,neblina,bruma,cuento,disfraz,silencio,arena,plata,vidrio} y {- shadow,lie,dream,fire,stone,weather,anger:humo,farsa,quimera,vanidad,niebla,viento,comedia,sombra,chispa,cristal,carbón}

# hook-me-la-juego | hook | amor, lucha, fiesta, vida | + | yo | -
(hoy |yo )por {tema} [voy|apuesto|doy todo|me la juego|me juego la voz|pongo el corazón|apuesto lo que no tengo|quemo las naves]
(y )si pierdo, [pierdo|me quitan|me cobran] (también |de paso |mañana mismo ){el money,household,vehicle,clothes,instrument,keepsake,luggage,room,furniture:plata,reloj,espejo,moto,carro,sombrero,abrigo,guitarra,anillo,cama,maleta,cuarto,camisa,tambor,disco}

# hook-gracias-por | hook | amor, raíces, vida, fe | + | yo | -
(y )gracias por {tema}(, gracias|, señor|, digo al despertar|, que no es poco|, le digo a la vida|, me basta y me sobra)
[por|y por] {el food,light,water:pan,café,arepa,luz,miel,sal,sol,agua,chocolate,queso} de (cada |aquella ){- hour,day,span:mañana,tarde,noche,madrugada,semana,navidad,primavera}

# hook-rezo-y-me-contesta | hook | fe, raíces | 0 | yo | -
(y )[pido|rezo|ruego|velo] por {tema} (siempre|despacio|a mi manera|cada amanecer|con la luz apagada|sin saber rezar|con los zapatos puestos)
y (a veces |a su modo |sin apuro |muy bajito )me [contesta|responde|escucha] {el angel,bird,weather,light,landscape,fate,shadow,instrument,water:ángel,cielo,viento,lluvia,luna,mirla,colibrí,río,silencio,brisa,campana,mar,montaña,estrella,sol,lucero}

# hook-mi-apellido | hook | raíces, ciudad, lucha, fiesta | + | yo | -
(y |aquí )[soy de|me llamo|me dicen|me firmo|me apellido|de apellido llevo|por apellido llevo|en la cédula me pusieron|llevo por segundo nombre] {tema}
y (así )lo [firmo|escribo|juro] (sin pena |donde sea |donde me pidan )con {- stone,drink,food,weather,tear,chest:barro,café,carbón,ceniza,panela,sangre,arena,ron,llanto,lluvia,vino,sal}

# hook-no-me-canso | hook | amor, fiesta, ciudad, raíces, vida | + | yo | -
(nunca |yo )de {tema} [no|jamás|no me canso|nadie se cansa|no tengo bastante|yo no me aburro|me queda sed|quiero otra ronda]
aunque (hoy |ya |esta noche )se [canse|duerma|calle|acueste] {el crowd,instrument,light,family,angel,animal:barrio,ciudad,gente,tambor,guitarra,luna,sol,abuela,calle,mundo,acordeón,coro,diablo,perro}

# hook-pregunten-por | hook | ciudad, fiesta, vida, amor | 0 | yo | calle
[es|pregunten|solo pregunten|si me buscan, pregunten] por {tema}(, y ya|, señores|, y ahí estoy|, que ahí me quedo|, y no pierdan el tiempo)
no me [busquen|esperen] (mañana |esta noche |después de las doce )en {el building,street,room,home:hotel,estación,oficina,iglesia,teatro,cine,casa,terminal,esquina,parque,hospital,terraza,paradero,taberna,museo,aeropuerto}

# hook-grita-la-calle | hook | ciudad, fiesta, lucha | + | - | calle
(otra vez |de noche ){tema}, [gritan|canto|dicen|grita el tren|canta el andén|grita la avenida|canta el semáforo|dice la ciudad|repite la pared|van diciendo los buses]
y (otra vez |sin afán |desde el parque |a lo lejos )le [contesta|responde] {el building,weather,animal,vehicle,opening,screen,instrument,light,bird:iglesia,estación,catedral,lluvia,perro,bus,tren,ventana,balcón,radio,tambor,campana,luna,farol,torcaza,gato}

# hook-vivimos-de | hook | ciudad, raíces, fiesta, lucha | + | nos | -
(aquí )(todos )[vivimos|comemos] de {tema}(, y qué|, señores|, y nos sobra|, y no nos quejamos|, y nos alcanza bien)
y de lo que [deje|traiga|mande] (mañana |temprano |cada noche |por la tarde ){el weather,water,vehicle,angel,fate,work,day,light:lluvia,viento,río,mar,tren,bus,suerte,cosecha,marea,aguacero,corriente,camino,lunes,ángel,trapiche,sol,taller}

# hook-hablame-de | hook | amor, raíces, vida | 0 | tú | casa
(dime, |anda, )[háblame|cuéntame] de {tema}(, dale|, otra vez|, despacito|, con voz bajita|, que no tengo prisa)
como [quien parte|quien sirve|quien reparte] (en la mesa |por la tarde |sin afán |despacito ){el food,drink:pan,arepa,café,miel,queso,chocolate,vino,azúcar,mango,naranja,piña,limonada,panela,empanada,tamal,guayaba,sal}

# hook-te-juro-por | hook | amor | + | tú | -
(yo |te |yo te |te lo )juro por {tema}(, mi vida|, te juro|, por mi voz|, y que el cielo me oiga|, con la mano en el pecho)
que (yo )no [suelto|cambio|olvido] (nunca |por nada |ni en sueños |ni un segundo ){tu touch,face:mano,boca,risa,mirada,voz,sonrisa,abrazo,hombro,cintura,piel,calor,ternura,cariño,pelo,lunar,guiño,carcajada}

# hook-ni-nadie-me-tumba | hook | desamor, vida | + | yo | -
(que )ni {tema} ni nadie [puede|me para|me calla|me apaga|me quita la voz|me baja del tren|me saca del baile|me cierra la puerta|me tumba]
que (todavía |por fortuna |a estas alturas )me [sobra|queda|alcanza|dura] (en las manos ){el strength,joy,light,song,drink,fate,hour:fuerza,valor,coraje,fe,esperanza,paciencia,aliento,empuje,alegría,calma,luz,canción,vida,ron,mañana,camino,suerte}

# hook-otra-vez | hook | desamor, ciudad, vida | - | - | calle
(y |hoy |qué cosa, )otra vez {tema}(, ay|, otra vez|, quién lo diría|, y yo sin paraguas|, sin avisar|, como cada domingo)
[llueve|anochece|se hace tarde] (despacio |de pronto |como ayer |sin remedio )(otra vez )en {el street,building,opening,room,landscape,home,crowd:esquina,avenida,estación,terraza,ventana,patio,plaza,puente,andén,hotel,balcón,sala,sabana,barrio,ciudad,alcoba}

# hook-no-era-eso | hook | desamor, amor | - | tú | -
(y )(al final )nunca fue {tema}(, no|, eras tú|, eras siempre tú|, siempre fuiste tú|, qué va, eras tú)
lo que me [duele|falta|sobra|dolía|faltaba] (a mí |de noche |cada tarde |por costumbre )en {el chest,room,furniture,song,touch:pecho,alma,garganta,cama,cocina,sala,patio,hombro,mano,voz,costado,canción,memoria,corazón,mesa,alcoba}

# hook-vuelvo-por | hook | raíces, vida, amor, ciudad | + | yo | camino
(yo )(siempre )vuelvo por {tema}(, vuelvo|, yo sé|, caminando|, aunque sea a pie|, con o sin maleta|, y ya no me voy)
aunque [esté|me quede] (muy |tan |todavía |cada vez más )lejos {el home,landscape,street,path,harbour,water,building:casa,tierra,rancho,vereda,pueblo,barrio,montaña,valle,mar,sabana,río,puerto,esquina,estación,llano,camino,isla}

# hook-con-eso-me-basta | hook | amor, raíces, fe, vida, fiesta | + | yo | -
(a mí )(ya )con {tema} [basta|me basta|me sobra|me alcanza|ya no pido más|tengo el mundo entero|me basta y me sobra|me alcanza hasta el lunes]
[no me hace falta|no necesito|yo no pedí] (más |ni joya ni |tampoco ){- money,stone,vehicle,light,fate,building,prayer:oro,plata,fortuna,diamante,palacio,avión,milagro,suerte,rubí,cristal,dinero,herencia,reflector,mármol,capital}

# hook-esta-noche | hook | fiesta, amor, ciudad | + | nos | noche, fiesta
(hoy, |esta noche, )(otra vez ){tema}, [y ya|y ron|y mañana vemos|y que amanezca|hasta que salga el sol|y a bailar se dijo]
que nos [espere|aguarde|perdone] (mañana |si quiere |sin prisa |hasta el martes ){el work,day,vehicle,building,light:lunes,oficina,turno,taller,jornada,avión,bus,colegio,domingo,negocio,sol,tarea,trabajo,tren}

# hook-dale-dale | hook | fiesta, lucha, ciudad | + | - | fiesta
[dale|y dale|vamos|arriba], {tema}, [dale|vamos|dale más|que esto apenas comienza|que nadie se duerma|que la noche es larga|con el corazón]
que ya (se |nos )[despierta|calienta] (otra vez |en la plaza |la pista y ){el instrument,crowd,rhythm,fire:tambor,guitarra,acordeón,trompeta,barrio,gente,cumbia,calle,timbal,conga,gaita,saxofón,bongó,maraca,brasa}

# hook-contigo-entendi | hook | amor | + | tú | -
(y )contigo [entiendo|entendí|aprendí] {tema}(, mi vida|, por fin|, de memoria|, sin decir una palabra|, y cómo canto)
y lo que [canta|busca|calla] (siempre |de noche |cada tarde ){el bird,weather,water,light,instrument,animal,plant,landscape,shadow:mirla,viento,mar,lluvia,luna,guitarra,río,turpial,ola,colibrí,brisa,girasol,flor,montaña,gato,silencio}

# hook-si-te-vas | hook | desamor | - | tú | casa
[llévate|si te vas, llévate|cuando te vayas, llévate|anda, llévate] {tema}(, y ya|, por Dios|, y no vuelvas|, que aquí no me sirve)
pero (por favor |siquiera |te lo pido, )déjame (a mí ){el household,instrument,drink,furniture,light,hour,screen,animal,song,opening,keepsake,clothes,joy:llave,foto,ruana,mesa,silla,taza,calma,almohada,guitarra,café,cama,hamaca,luz,noche,radio,gato,canción,ventana,reloj,sábana,cobija,perro,mañana}

# hook-en-nombre-de | hook | fe, lucha, raíces | + | nos | -
(hoy |siempre |aquí )en nombre de {tema}(, vamos|, hermanos|, de pie|, que nadie se rinda|, sin bajar la voz)
[traemos|llevamos|alzamos] (temblando |en la plaza |esta noche |contra el viento ){un light,fire,fight,instrument,song,prayer,plant:vela,antorcha,bandera,hoguera,tambor,canción,himno,farol,oración,lámpara,candela,flor,fogata,copla,guitarra}

# hook-si-no-es-esto | hook | amor, fiesta, fe | + | yo | -
(y )si no se llama {tema}(, qué es|, qué será|, que alguien me explique|, que venga un doctor)
¿[quién|y quién] me [enciende|alborota|despierta] (de pronto |así |sin tocarme |cada noche ){el chest,light,face,dream,fate:sangre,corazón,pecho,voz,luz,hoguera,mirada,piel,sueño,vida,alma,risa,vena,pulso}?

# hook-canten-conmigo | hook | fiesta, raíces, lucha, ciudad, fe | + | yo | -
[canten|griten|digan|canten todos|griten todos|que canten|cántenme|canten conmigo|griten más fuerte|que canten todos|canten otra vez conmigo|que todo el mundo me grite|una vez más, que se oiga]: {tema}
hasta que (otra vez |de contento |esta noche |sin querer )[se asome|despierte|se una] {el family,friend,light,crowd,bird,angel,landscape:abuela,vecino,vecina,luna,sol,barrio,pueblo,mirla,ciudad,ángel,santo,montaña,multitud,juventud,diablo}

# hook-firmado | hook | amor, desamor | 0 | tú | casa
(hoy |otra vez |en silencio |de mañana )[dejo un papel |te dejo una carta |te dejo dos letras |dejo una nota |dejo dos letras |dejo una carta ]en {el furniture,opening,household,keepsake,room,luggage:mesa,cama,puerta,ventana,repisa,espejo,almohada,baúl,cocina,sofá,balcón,cuaderno,maleta,hamaca,portón}
[firma|dice|firmo|digo|aquí dice|te dice|y dice|firmado|solo dice|y la firmo|y dice al final|con mi letra, dice|dice por fuera y por dentro|donde va mi nombre, dice]: {tema}

# hook-receta-de-abuela | hook | raíces, vida, fe, amor | + | yo | casa
[conté|llevé|le conté|le llevé|confesé] (un domingo |llorando ){mi sorrow,fear,anger,tear,love:pena,tristeza,soledad,dolor,angustia,miedo,duda,culpa,rabia,temor,desvelo,llanto,locura,delirio,amargura} a {mi family:abuela,mamá,papá,tía,madrina,padrino,nona,taita,hermano,abuelo}
[dijo|manda|dijo solo|me dijo|y me dijo|recetó|me recetó|y me recetó|y se rio y me dijo|me miró largo y me dijo|y me mandó tres veces al día]: {tema}

# hook-pensando-en | hook | desamor, amor, ciudad, vida | - | yo | calle
pasa (despacio |de nuevo |otra vez |sin verme ){el vehicle,weather,crowd,hour:bus,tren,taxi,moto,lluvia,camión,gente,tarde,niebla,viento} por {el street,opening,path:avenida,esquina,plaza,puente,calle,ventana,andén,parque,carretera,callejón,alameda,portal,malecón}
[pienso |yo pienso |pensando |yo pensando |y yo pensando |y yo todavía |y yo sigo pensando |y yo aquí pensando |y yo todavía pensando |y yo sin dejar de pensar ]en {tema}

# hook-a-punta-de | hook | lucha, vida, fe, ciudad | + | nos | -
(así, |salimos |seguimos |crecimos |salimos vivos |llegamos aquí )a punta de {tema}(, y ya|, señores|, y de pan|, nadie nos regaló nada|, y contra el viento)
(a punta |a golpe |y a punta )de {- work,strength,song,drink,food,hour:trabajo,paciencia,café,coraje,canción,madrugada,rebusque,jornada,tesón,panela} y (de ){- friend,crowd,strength,weather,song,path,light,rhythm:barrio,esperanza,aguacero,copla,calle,hermano,camino,fe,valor,sol,ritmo,trocha,juventud,compás}

# hook-no-lo-cambio | hook | amor, fiesta, lucha, raíces, ciudad, fe | + | yo | -
(yo )no cambio {tema}(, no|, por nada|, ni a palos|, ni por otra vida|, ni me lo propongan)
[ni por|ni siquiera por] {el money,stone,joy,drink,light:oro,plata,fortuna,diamante,gloria,champaña,esmeralda,luna} de {el crowd,landscape,building,fate,water,dream,harbour:mundo,país,isla,mar,norte,puerto,valle,ciudad,costa,palacio,universo,montaña,hotel,sabana,desierto}

# hook-asi-sabe | hook | fiesta, raíces, amor, ciudad | + | - | -
(así |y todo )(me )sabe a {tema}(, señores|, esta vez|, y a gloria|, qué cosa|, con hielo y limón)
[el primer|cada|este] [trago|sorbo] (sin prisa |compartido |a media noche )de {- drink:té,chicha,canelazo,aguapanela,refajo,masato,cerveza,café,ron,aguardiente,guarapo,vino,tinto,chocolate,limonada}

# hook-escuela-de | hook | vida, lucha, raíces, desamor, fe | 0 | yo | -
[aprendí|todo lo aprendí|yo todo lo aprendí|casi todo lo aprendí|lo que sé lo aprendí|lo poco que sé lo aprendí] de {tema}(, y canto|, señores|, a golpes|, no más)
y (un poco |lo demás, |también, claro, )de {el street,bird,weather,water,path,landscape,family,friend:calle,mirla,lluvia,río,camino,mar,abuela,vecina,viento,montaña} y (de ){el drink,hour,song,family,street,landscape,sorrow:ron,noche,canción,padrino,esquina,madrugada,tía,bolero,valle,café,llano,soledad}
`;
