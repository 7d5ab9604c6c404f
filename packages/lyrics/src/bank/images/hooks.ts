/** Hooks: the two lines that a chorus turns on. {tema} is the theme in the words of whoever typed it. */
export const hooks = `
# hook-esto-se-llama | hook | amor, desamor, fiesta, lucha, raíces, ciudad, vida, fe | 0 | - | -
[habla|nos habla|solo nos habla|de lejos me habla|cada tarde me habla|no sabe hablar sino|desde la calle me habla|a todo volumen me habla] de {tema}
[la canción|la copla|este vals|el bolero|la ranchera|el estribillo|la cumbia] que [canta|repite|silba|se sabe|tararea] [el barrio|el pueblo|la gente|la muchachada|el vecindario|la ciudad|el mundo|el país|la plaza|la cuadra|la vereda|mi tía|el tendero|el coro|la vecina|el portero|la lluvia|el chofer|mi compadre|mi madrina|la hinchada|el doctor|don Julián|mi mamá|Inés|don Andrés|la luna|mi barrio|mi padrino|mi tío|Beatriz|la juventud]

# hook-si-preguntan | hook | amor, desamor, fiesta, lucha, raíces, ciudad, vida, fe | 0 | yo | -
[si preguntan|cuando pregunten|si mañana preguntan|si algún día preguntan|si en el barrio preguntan] por qué [canto|sueño|tardo|tiemblo|rezo|bailo|sigo|trasnocho|madrugo|suspiro|me río|no duermo|me callo|camino|me fui|no estoy|salí a caminar|me puse a cantar|cambié de voz|me puse de pie|miro la luna|canto en la lluvia|prendo una vela|dejo la puerta abierta|salgo de noche|no toco el café|salgo sin abrigo|bailo en la cocina|hablo en sueños|sueño despierto|me perdí|ando en las nubes|no llegué|no vuelvo|abro la ventana|miro el camino]
[fue por|todo es por|digan que es por|digan que fue por|cuéntenles que fue por|contesten que todo es por|díganles, si quieren, que es por] {tema}

# hook-por-eso-sigo | hook | amor, lucha, raíces, ciudad, vida, fe | + | yo | -
[por|hoy por|solo por|yo por] {tema} [sigo|canto|vivo|sueño|vuelvo|madrugo|sigo en pie|canto así|me levanto|no me rindo|cruzo la ciudad|vuelvo a comenzar|canto en la lluvia|abro la puerta|me sobra la voz|subo la montaña|camino de noche|me río del frío|cambio de suerte|no pierdo el compás|salgo a vender café|me lleno de luz]
aunque [me falte|a veces me falte|a fin de mes me falte|los lunes me falte|en enero me falte] {el money,food,strength,fate,chest,joy,light:plata,pan,valor,suerte,fuerza,coraje,calma,tiempo,dinero,azúcar,sueldo,café,fe,voz,paz,aliento,paciencia,fortuna,luz,sal}

# hook-me-quedo-con | hook | amor, fiesta, lucha, raíces, ciudad, vida, fe | + | yo | -
[que se lleven|les regalo|si quieren, llévense|pueden llevarse|quédense ustedes con|que otros sueñen con] [el dinero|el palacio|el anillo|el collar|la plata|la fortuna|la herencia|el sofá|el espejo|el reloj|la vajilla|el carro|la moto|el oro|el diamante|el televisor|la champaña|la corona|el trono|el yate|el avión|el jardín|el rubí|la cartera|el violín|la finca|la lotería|el título|la gloria|el baúl]
[déjenme con|me quedo con|yo me quedo con|y yo me quedo con|que yo me quedo con|yo esta noche me quedo con|que yo, con mi café, me quedo con] {tema}

# hook-que-me-despidan | hook | fiesta, lucha, raíces, ciudad, vida, fe | 0 | yo | -
cuando me [vaya|muera], [sin|no quiero|nada de|que no haya|no me traigan] [luto|llanto|lamento|rezo|velas|corbata|silencio|tristeza|discurso|sermón|coronas|lágrimas|claveles|mármol|violín|quejas|suspiros|sollozos|flores|caras largas|procesión|penas|campana|latín|prisa]
[brinden por|que brinden por|canten todos por|brinden y canten por|que suene una cumbia por|que toquen el tambor por|hagan un brindis por|quiero que la calle cante por] {tema}

# hook-digo-y-amanece | hook | amor, fiesta, lucha, raíces, ciudad, vida, fe | + | yo | -
[pienso en|yo pienso en|hoy pienso en|en el bus pienso en|lavando platos pienso en|tomando tinto pienso en|con el primer sol pienso en|basta con pensar en|en la fila pienso en|de madrugada pienso en] {tema}
y [se me quita|se me olvida|se me acaba|se me pasa|en la calle se me olvida|con el café se me quita|con el tinto se me pasa] [el miedo|la duda|el susto|el espanto|la sospecha|la vergüenza|la zozobra|la pena|la tristeza|la nostalgia|la amargura|el cansancio|el frío|la rabia|el rencor|el hambre|la sed|el dolor|la gripa|el lunes|la jaqueca|la prisa|el mal humor|el desvelo|el enojo|la edad|la angustia|el desamor|la fatiga|el invierno|la penumbra|la soledad]

# hook-dime-y-voy | hook | amor | + | tú | -
[si hablas de|si me hablas de|si tú me hablas de|cuando me hablas de|si un día me hablas de|si en tu puerta me hablas de] {tema}[|, voy|, me quedo|, corro a buscarte|, llego cantando|, cruzo la ciudad|, llego antes que la luz|, cruzo el aguacero|, cambio de camino|, subo la escalera|, bajo a la calle|, salgo sin abrigo|, salto del balcón]
[dejo|yo dejo|por ti dejo|esta noche dejo|sin pensarlo dejo] a medias [la sopa|el almuerzo|el trabajo|la siesta|la novela|el partido|la cena|la reunión|el turno|el café|el tinto|la fiesta|la canción|la tarea|la carta|la oración|el jardín|el domingo|la función|el pan|la pintura|la lectura|el sancocho|la arepa|el crucigrama|el viaje|el baile|el desayuno|la mudanza]

# hook-creo-en | hook | lucha, raíces, vida, fe | + | yo | -
[creo en|yo creo en|todavía creo en|a mi manera creo en|de rodillas creo en|a pesar de todo creo en|con los ojos cerrados creo en|desde que sé hablar creo en|debajo del aguacero creo en|en pleno aguacero creo en|con los pies en tierra creo en] {tema}
[como|como cree|como cree a ciegas|como en silencio cree] {el bird,plant:gorrión,turpial,mirla,jilguero,canario,colibrí,golondrina,maíz,trigo,girasol,frailejón,semilla} en {el hour,weather,light,day:alba,mañana,lluvia,sol,amanecer,rocío,verano,aurora,viento,primavera}

# hook-ni-hablar | hook | desamor, vida | - | - | -
[de|hoy de|ya de|por favor, de] {tema} [ni hablar|no hablo|que nadie me hable|mejor no me pregunten|ni una palabra|no quiero hablar|no digo nada|no sé qué decir|no quiero saber|que hable la luna|que hablen los otros|no me den razón|no me cuenten la historia|que hable quien no llora]
que [me duele|me arde|todavía me duele|con la lluvia me duele|por las noches me duele|desde enero me duele] [el pecho|la garganta|el alma|la memoria|la conciencia|el corazón|la piel|la herida|la cicatriz|el costado|la lengua|el recuerdo|el orgullo|la voz|la boca|el hueso|la raíz|la culpa|la pregunta|el ayer]

# hook-quien-se-acuerda | hook | desamor, vida, ciudad | - | - | calle, noche
¿[quién habla|y quién habla|quién se acuerda|y quién se acuerda|quién en la calle habla|quién en la calle se acuerda|en la ciudad quién se acuerda|a esta hora quién se acuerda] de {tema}
cuando [duerme|ya duerme|calla|se calla|queda sin luz|se queda sin luz|a las dos duerme|por la noche calla|a medianoche calla] [el barrio|la ciudad|la calle|la plaza|el parque|la cuadra|el país|el pueblo|el mercado|la avenida|el hotel|el café|el bar|la cantina|la estación|la esquina|el andén|el portón|el edificio|el patio|la vereda|la casa|el almacén|la gente|la multitud]?

# hook-hoy-lo-canto | hook | desamor, vida, ciudad, amor | 0 | yo | -
[por|y por|ayer por|un lunes por] {tema} [lloré|reí|callé|volví|temblé|recé|me fui|caí|perdí el tren|perdí la voz|dejé la puerta abierta|canté bajito|miré la luna|dormí sin luz|lloré bailando|crucé el río|salí sin abrigo|subí la montaña|quemé el arroz|rompí la taza|madrugué con frío|pedí la palabra|hablé con Dios|dije que no|me quedé|salí de noche|perdí el sueño|vendí la moto|bailé en la lluvia|no fui a la oficina|comí de pie|me senté a llorar]
y [hoy lo canto|ahora lo canto|hoy lo cuento|ahora lo cuento|sin pena lo canto|todavía lo cuento] en [la plaza|el bar|la esquina|la calle|el patio|el mercado|la fila|la cocina|la buseta|el taxi|la cantina|la estación|el bus|el andén|el café|el hotel|la radio|la montaña|el parque|la escuela|el portón|domingo|Navidad|el jardín|el balcón|la ducha|la lluvia|el río|el camino|un festival|la habitación]

# hook-brindemos | hook | amor, fiesta, raíces, ciudad, vida | + | nos | -
[va por|brindo por|brindemos por|hoy brindemos por|esta copa va por|levantemos el vaso por|otra ronda, parceros, por] {tema}
[que no se acabe|que no nos falte|y que no se acabe|que hasta el lunes nos dure|y que nos alcance] {el party,drink,hour,food,song,rhythm,joy,fate:fiesta,parranda,verbena,ron,aguardiente,vino,café,guarapo,noche,sancocho,canción,cumbia,alegría,carnaval,baile,serenata,guaracha,vida}

# hook-cuando-yo-diga | hook | fiesta, lucha, ciudad, raíces | + | - | -
[va por|un grito por|dos palmas por|una bulla por|esas palmas por|dame un grito por|que suenen las palmas por|arriba las manos por|mi gente, un aplauso por] {tema}
[que nos oiga|hasta que nos oiga|y que se despierte|para que nos oiga|que nos escuche] {el crowd,landscape,building,light,angel,street,family,friend,room:esquina,vereda,vecina,terraza,bahía,ladera,colina,laguna,iglesia,multitud,barrio,pueblo,ciudad,gente,montaña,sabana,cordillera,valle,llano,río,catedral,estación,luna,estrella,diablo,plaza,avenida,abuela,país}

# hook-que-tiemble | hook | fiesta, lucha, ciudad | + | - | noche, fiesta
[por|y por|aquí por|en mi barrio por] {tema} [tiembla el bar|tiembla el salón|brinca la gente|suena el tambor|se cae el balcón|se prende la fiesta|retumba el suelo|sudan las paredes|se arma la cumbia|baila el tendero|brillan las luces|cantan los ciegos|se viene abajo el techo|baila hasta el jefe|nos sobra la voz|baila medio mundo|suena el acordeón|nadie está en su casa|no cabe un pie|arde el café|baila la luna|sale el sol aquí]
[hoy no se acuesta|esta noche no duerme|no pega el ojo|y no se acuesta|y nadie duerme en] [el barrio|el vecindario|la ciudad|el pueblo|la cuadra|la calle|la esquina|el país|la plaza|el hotel|la vereda|la avenida|el edificio|la costa|la montaña|la región|el conjunto|la estación|el puerto|el litoral|el andén]

# hook-sin-no-hay | hook | amor, fiesta, raíces, vida, fe | 0 | yo | -
[sin|que sin|yo sin] {tema} [no vivo|no canto|no amanece|no hay canción|no sale el sol|no tengo paz|no florece el guayacán|no me sabe el pan|no sé vivir|no tengo domingo|no prende el fogón|no quiero fiesta|no hay madrugada|no suena la guitarra|no abro la ventana|no sale la luna|no hay verano|no me río|no hay bolero|no hay quien me despierte|no tengo sed|no me gusta el café|no hay luz]
ni [canta|madruga|se asoma|canta en el patio|viene a mi patio|canta en mi ventana] {el bird:colibrí,gorrión,turpial,mirla,canario,paloma,golondrina,copetón,jilguero,ruiseñor,azulejo,toche,sinsonte,alondra,tórtola,calandria}

# hook-sone-con | hook | amor, lucha, raíces, vida, fe | + | yo | -
[soñé con|yo soñé con|anoche soñé con|volví a soñar con|en el bus soñé con|toda la noche soñé con|me dormí y soñé con|con la luna llena soñé con] {tema}
y [hallé|me quedó|amaneció|al despertar hallé] [una flor|un lucero|un girasol|una estrella|un colibrí|un jazmín] en [la mano|la almohada|el hombro|la cama|el pelo|la ventana|el balcón|la taza|la mesa|el zapato|la camisa|la silla|el umbral|el patio|la sábana|la maleta|el bolsillo|el café|la cocina|la puerta|la ruana|la piel|la reja|el sombrero|el baúl|el portón|el buzón|el jardín|el delantal|la cuna|el abrigo]

# hook-que-hago-con | hook | amor, desamor, vida, ciudad | - | - | -
¿[qué hago con|y qué hago con|qué se hace con|y ahora qué hago con|y mañana qué hago con|qué voy a hacer esta noche con] {tema}
si [no hay campo|ya no hay campo|no hay lugar|no queda sitio|no cabe más] en [el baúl|la maleta|la cama|la mochila|el cuarto|el armario|el pecho|el bolso|la alcoba|el corazón|el patio|la repisa|el costal|el cajón|la casa|el balcón|el zaguán|la sala|el bolsillo|el almacén|la mesa|la memoria|la cocina|mi jardín|el bus|el tren|la almohada]?

# hook-la-culpa | hook | amor, desamor, fiesta, ciudad | 0 | - | noche
[es culpa de|la culpa es de|la culpa fue de|toda la culpa fue de|si no duermo es culpa de|de este insomnio la culpa es de] {tema}
y de {aquel song,drink,light,rhythm,weather:canción,bolero,ron,luna,cumbia,aguacero,vino,lluvia,café,vals,serenata} de [enero|febrero|abril|agosto|diciembre|domingo|sábado|carnaval|madrugada|verano|octubre|Navidad|la esquina|la terraza|la juventud|otra noche|ayer|las dos|las tres|la fiesta|medianoche|la cantina|la estación|junio|la capital|mi niñez|la vereda]

# hook-hay-quien-vive-sin | hook | amor, lucha, raíces, ciudad, vida, fe | + | - | -
[hay quien vive sin|hay quien duerme sin|dicen que hay quien vive sin|habrá quien pueda vivir sin|yo sé que hay quien vive sin|hay gente que vive sin] {tema}
[como hay|también hay|y también hay|así como hay] [casas sin ventana|noches sin luna|pueblos sin iglesia|fiestas sin guitarra|mesas sin pan|cielos sin sol|barcos sin timón|cartas sin firma|patios sin flor|diciembres sin natilla|trenes sin estación|sopas sin sal|casas sin balcón|calles sin gente|tardes sin café|ríos sin agua|bodas sin novia|inviernos sin ruana|pechos sin calor|bailes sin tambor|parques sin niños|guitarras sin cuerdas|montes sin río|mañanas sin tinto|jardines sin colibrí|playas sin mar|puertas sin llave|lámparas sin luz|radios sin voz|cocinas sin fuego|libros sin lector]

# hook-pinto-en-la-pared | hook | amor, desamor, lucha, ciudad, vida | 0 | yo | calle
[pinté un muro por|yo pinté un muro por|pinté de azul un muro por|pinté en la pared un sol por|con tiza y carbón pinté un muro por|de madrugada pinté un muro por|un domingo pinté un muro por] {tema}
y [salió a mirar|vino a mirar|se puso a llorar|sonrió|lloró|se detuvo|se paró a mirarlo|vino a retratarlo|se quedó mirando] [la gente|la ciudad|el barrio|el mundo|el vecino|la vecina|el parcero|la juventud|la multitud|el alcalde|la tendera|el portero|el chofer|la cuadra|el abuelo|una niña|don Andrés|mi papá|el tío|Inés|Beatriz|el ladrón|la abuela|un turista|el policía|don Simón|la maestra]

# hook-vine-por | hook | amor, fiesta, lucha, raíces, ciudad, vida, fe | + | yo | -
[fue por|vine por|yo vine por|solo vine por|de lejos vine por|crucé media tierra por|sin pedir permiso vine por] {tema}
[no vine por|yo no vine por|no vine de lejos por|nunca madrugué por|no subí la loma por] {el money,stone,dream,joy,anger,drink,fate:plata,dinero,fortuna,herencia,oro,gloria,diamante,vanidad,propina,suerte,ambición,ganancia,esmeralda,trago,moneda}

# hook-hablaban-en-casa | hook | raíces | + | yo | casa
[me hablaban de|en casa hablaban de|en la mesa me hablaban de|la familia hablaba de|al desayuno me hablaban de|en la cocina se hablaba de] {tema}
con [el chocolate|la sopa|el café|la arepa|la mazamorra|el pan|el tinto|el sancocho] de [mi mamá|mi papá|mi tía|mi padrino|mi tío|mi nona|mi madrina|mi bisabuela|las tías|los domingos|diciembre|las seis|los viernes|la mañana|la Navidad|la infancia|Inés|mis hermanos|mi taita|la tarde|doña Julia|don Ramón|abril|las cinco|mi niñez|la vecina|don Joaquín]

# hook-huele-a | hook | raíces, ciudad, vida, fiesta | + | yo | -
[huele|hoy huele|mi calle huele|todo el barrio huele|la casa entera huele] a {tema}[ y a café| y a pan| y a lluvia| y a canela| y a ropa tendida| y a tierra mojada| y a fogón encendido| y a monte| y a mango| y a jazmín| y a cebolla| y a leña| y a cilantro| y a carbón| y a lulo| y a pescado frito| y a flor| y a guayaba| y a sal]
y [vuelvo|regreso|en sueños vuelvo|el alma vuelve|la nariz me lleva|el corazón se me va] a {el room,home,street,building:cocina,patio,casa,zaguán,solar,corredor,infancia,pueblo,vereda,barrio,escuela,esquina,calle,balcón}

# hook-de-eso-vengo | hook | lucha, raíces, vida, fe, ciudad | + | yo | -
[de|y de] {tema} [vengo|me viene la voz|me viene la risa|me viene la fe|me viene el aliento|me viene la calma|aprendí a caminar|vengo caminando|vengo con hambre|me viene la terquedad|me viene el nombre|vengo con luz|me viene el canto|me viene este modo|me viene la suerte|vengo a cantar|me viene el color|vengo por la trocha|vengo sin zapatos]
y [de|vengo de|también de|también vengo de|por mi sangre, de] {- stone,fire,food:barro,piedra,arena,maíz,leña,carbón,panela,sal,hierro,cal} y {- weather,water,plant,song,strength,food:viento,lluvia,mar,río,trigo,canción,copla,paciencia,flor,coraje,café,azúcar}

# hook-no-hay-quien-pare | hook | lucha, vida, fe, fiesta | + | nos | -
[por|y por] {tema} [vamos|seguimos|no hay quien nos pare|cruzamos la noche|llegamos al mar|nos sobra la fuerza|volvemos a comenzar|nadie se rinde|salimos cantando|subimos la loma|vamos de pie|nos sobra la voz|cruzamos el río|nadie nos tumba|abrimos la puerta|nos vamos a reír|vamos con luz|nadie se cansa]
aunque [nos cierren|nos tranquen|mañana nos cierren|a las doce nos cierren|a la fuerza nos cierren|en enero nos cierren|de noche nos cierren] {el opening,path,street,journey,party,building:puerta,camino,frontera,puente,calle,plaza,portón,avenida,ruta,vía,fiesta,parque,carretera,cancha,esquina,ventana,escuela,balcón,mercado,callejón}

# hook-ni-un-paso-atras | hook | lucha, raíces, fe | + | nos | calle
[por|hoy por|aquí por] {tema} [vamos|cantamos|marchamos|vamos de frente|estamos en pie|vamos cantando|no damos un paso atrás|salimos con bandera|ponemos la cara|gritamos a coro|no bajamos la voz|vamos hasta el final|abrimos los brazos|marchamos con tambor|cerramos la calle|nadie se rinde|salimos sin miedo|llenamos la plaza|paramos la lluvia|cantamos así|prendemos la luz|velamos de noche|juntamos la voz|vamos de la mano]
y [nadie|aquí nadie|nadie en el barrio|nadie en mi calle|ya nadie] le teme a {el weather,animal,shadow,fight,angel:rayo,sombra,frío,jaula,golpe,bruja,diablo,tormenta,trueno,huracán,aguacero,tigre,león,lobo,oscuridad,silencio,cárcel,derrota,fantasma,noche,muro}

# hook-tu-pones | hook | amor, fiesta | + | tú | -
[tú brinda por|tú canta por|tú baila por|tú, corazón, brinda por|tú levanta el vaso por] {tema}[| y yo pongo el ron| y yo pongo la voz| y yo te acompaño| y yo pongo la mesa| y yo pongo el vino| y yo llevo el pan| y yo pongo la casa| y yo sirvo el café| y yo te sigo| y yo prendo la luz| y yo traigo flores| y yo bajo la luna| y yo toco el tambor]
[lo demás lo|y lo demás lo|y el resto nos lo|que esta noche el resto lo] [da|pone|trae] {el light,hour,fate,drink,weather,angel,rhythm,song,water:luna,noche,destino,vino,brisa,ángel,bolero,mar,suerte,azar,madrugada,lluvia,canción,estrella,cumbia}

# hook-te-doy | hook | amor | + | tú | -
[te hablo de|yo te hablo de|en esta copla te hablo de|desde el andén te hablo de|con esta canción te hablo de|bajo tu balcón te hablo de] {tema}
y [te pido|solo te pido|a cambio te pido|no te pido más que] {un touch,face,hour,song,drink:beso,abrazo,caricia,mirada,sonrisa,carcajada,guiño,madrugada,canción,café,noche,tarde,verso,bolero,mañana,hombro}

# hook-si-oyes | hook | amor, desamor | 0 | tú | -
[si hablan de|si oyes hablar de|si un día oyes hablar de|si en la radio oyes hablar de|si de noche alguien habla de|si la vecina te habla de] {tema}
[soy yo, que te canto|es que te canto|es que te busco|es que te llamo|es que todavía te llamo] desde {el room,street,building,vehicle,screen,harbour,instrument:cocina,terraza,balcón,esquina,puente,paradero,plaza,estación,hotel,terminal,bar,tren,teléfono,radio,puerto,muelle}

# hook-aqui-no-se-dice | hook | desamor | - | tú | casa
[no hablen de|aquí no hablen de|aquí ya no se habla de|prohibido hablar de|en esta casa no se habla de|no me vuelvan a hablar de] {tema}
que se me [rompe|quiebra] [la taza|el espejo|el vaso|el plato|el florero|la jarra|la vajilla|el pocillo|la voz|la lámpara|el jarrón|el alma|la tinaja|el corazón|el cristal|el pecho|la calma|la memoria|el sueño|la tarde|la noche|la copa|el reloj|la risa|el violín|la taza del café|el florero azul|el plato de flores|la copa de cristal|la voz en la garganta|la calma de la tarde|el alma por la mitad|la voz en el teléfono|el vaso de la cocina|el corazón de papel|la foto de la sala]

# hook-me-dejaste | hook | desamor | - | tú | casa
[me dejaste con|tú me dejaste con|me dejaste a solas con|me dejaste en la casa con|sin un adiós me dejaste con|con la mesa puesta me dejaste con] {tema}
y te llevaste [en la maleta|sin preguntar|en un taxi|con tu ropa|] {el household,keepsake,instrument,song,light,joy,screen,day,hour,drink,furniture,clothes,face:llave,cama,mesa,silla,ruana,risa,almohada,espejo,reloj,cafetera,foto,disco,guitarra,canción,luz,calma,radio,domingo,mañana,café,alegría}

# hook-quien-me-quita | hook | amor, desamor, fiesta, ciudad, vida | 0 | - | -
¿[quién me aparta de|y quién me aparta de|quién va a apartarme de|y quién va a apartarme de|qué juez me va a apartar de|qué doctor me va a curar de] {tema}
si [en mí manda|quien manda es|aquí manda|en mi casa manda|nadie le gana a] [el corazón|la sangre|la piel|el cuerpo|el deseo|la memoria|el alma|el sueño|la costumbre|el cariño|el instinto|la raíz|la terquedad|la canción|la ternura|el pecho|la fiesta|la locura|el tambor|la alegría|la sed|el antojo|la juventud|la noche]?

# hook-me-cure-de | hook | desamor | + | tú | -
[sané de|me curé de|yo me curé de|cantando me curé de|sin doctor me curé de|sin pedirte perdón me curé de] {tema}
[con|solo con|a punta de] {- drink:café,ron,vino,aguardiente,chocolate,tinto,canelazo,guarapo} y {un song,friend,instrument,weather,vehicle,water,day,touch,journey:canción,bolero,ranchera,amigo,guitarra,aguacero,tren,bus,amiga,acordeón,copla,serenata,abrazo,domingo,viaje,río}

# hook-empene-la-guitarra | hook | amor, fiesta, lucha, ciudad, vida | 0 | yo | -
[empeñé|vendí|cambié|rifé|perdí|ayer vendí|un lunes empeñé|sin pensarlo vendí] [el reloj|la guitarra|la moto|el anillo|el televisor|la bicicleta|el sofá|la nevera|el tambor|el carro|el violín|el reloj de mi abuelo|el radio|la cama|la vajilla|el sombrero|el espejo|la máquina de coser|la ruana|la cosecha|el colchón|la vaca|el abrigo|la hamaca|el celular|el acordeón|un solar|mis discos|la burra|el jardín]
[por|fue por|y fue por|todo fue por|todo lo hice por|y volvería a hacerlo por|díganle al mundo que fue por] {tema}

# hook-doy-vueltas | hook | amor, desamor, vida | 0 | yo | noche, casa
[no duermo|doy vueltas|me desvelo|no descanso|toda la noche doy vueltas|dan las tres y no duermo] en [la cama|la hamaca|el sofá|el colchón|la silla|mi cuarto|el catre|la alcoba|el sillón|la casa|mi rincón|la oscuridad|el balcón|la sala|el hotel|la almohada|la litera|la pensión|el diván|el cojín]
[es por|y es por|pienso en|y pienso en|y todo es por|pensando en|y cuento ovejas por|y sé muy bien que es por] {tema}
`;
