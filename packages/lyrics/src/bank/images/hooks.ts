/** Hooks: the two lines that a chorus turns on. {tema} is the theme in the words of whoever typed it. */
export const hooks = `
# hook-esto-se-llama | hook | amor, desamor, fiesta, lucha, raíces, ciudad, vida, fe | 0 | - | -
[se llama|y se llama|esto se llama|todo esto se llama|así se llama] {tema}(, señores|, y punto|, digo|, y nada más|, sin apellido|, quién lo diría|, que lo sepan|, aquí y allá)
lo [canta|repite|corea] (de memoria |en voz alta |sin permiso |a todo pulmón ){el crowd,street,family:barrio,pueblo,gente,muchachada,vecindario,multitud,ciudad,mundo,país,plaza,calle,cuadra,vereda,hinchada,coro,abuela,avenida,parque}

# hook-si-preguntan | hook | amor, desamor, fiesta, lucha, raíces, ciudad, vida, fe | 0 | - | -
(y )si (mañana |algún día |otra vez )[me pregunta|pregunta] {el friend,family,crowd,angel:vecino,vecina,parcero,paisano,compadre,comadre,abuela,barrio,gente,ciudad,mundo,ángel,diablo,multitud,juventud}
[digo|canto|grito|diré|yo digo|le canto|le contesto|digo siempre|digo sin miedo|sin pensar digo|yo le contesto|le digo sonriendo|digo sin pensarlo|le contesto cantando|le respondo sin pensar|yo le contesto cantando|yo le respondo sin miedo|le digo con la frente en alto]: {tema}

# hook-por-eso-sigo | hook | amor, lucha, raíces, ciudad, vida, fe | + | yo | -
(y )(solo |todo )por {tema} [sigo|canto|vivo|sueño|vuelvo|madrugo|sigo en pie|canto así|me levanto|no me rindo|cruzo la ciudad|vuelvo a comenzar]
aunque (a veces |otra vez |a fin de mes |cada lunes |de momento |algún día )me falte {el money,food,strength,fate,chest,joy,light:plata,pan,valor,suerte,fuerza,coraje,calma,tiempo,dinero,azúcar,sueldo,café,fe,voz,paz,aliento,paciencia,fortuna,luz,sal}

# hook-me-quedo-con | hook | amor, fiesta, lucha, raíces, ciudad, vida, fe | + | yo | -
que se lleven (si quieren |mañana |de una vez |esta noche ){el money,furniture,household,vehicle,stone,screen,drink,clothes,building,keepsake:dinero,palacio,sombrero,anillo,collar,salario,plata,fortuna,herencia,sofá,escritorio,espejo,reloj,vajilla,carro,camioneta,moto,oro,diamante,cristal,televisor,computador,celular,champaña,corbata,gabán}
[quiero|déjenme|yo quiero|me quedo con|yo me quedo con|y yo me quedo con|que yo me quedo con|aquí yo me quedo con] {tema}(, y ya|, y qué|, y no pido más|, que me basta|, gracias)

# hook-que-me-despidan | hook | fiesta, lucha, raíces, ciudad, vida, fe | 0 | yo | -
cuando me [vaya|muera], (señores, |muchachos, |les pido, )[sin|nada de] {- tear,sorrow,prayer,clothes,plant,shadow:llanto,luto,queja,lamento,sollozo,puchero,velo,corbata,misa,clavel,silencio,pena,tristeza,rezo}
(ya saben: |esa noche )[con|quiero irme con|despídanme con|que me despidan con|yo quiero irme con] {tema}(, por favor|, y tambor|, y guitarra|, y cantando|, y nada más)

# hook-digo-y-amanece | hook | amor, fiesta, lucha, raíces, ciudad, vida, fe | + | yo | -
(solo |yo )digo {tema}( y canto| y vuelvo| y bailo| y amanece| y se abre el portón| y se prende el fogón| y florece el guayacán| y se enciende la calle| y me cambia la voz| y sale el sol)
(y )se me [quita|olvida|acaba|pasa] (de golpe |de repente |de una vez |para siempre ){el fear,sorrow,weather,anger:miedo,duda,culpa,temor,susto,espanto,sospecha,vergüenza,zozobra,pena,tristeza,nostalgia,amargura,cansancio,frío,rabia,rencor}

# hook-dime-y-voy | hook | amor | + | tú | -
(tú )dime {tema}( y vuelvo| y voy| y llego| y me quedo| y voy por ti| y cruzo la ciudad| y corro a tu portal| y llego antes que la luz)
que yo [dejo|abandono] (por ti |esta noche |de una vez |sin pensarlo ){el luggage,work,vehicle,clothes,anger:maleta,mochila,mapa,equipaje,paraguas,taller,oficina,turno,trabajo,moto,camión,abrigo,sombrero,orgullo,negocio,brújula}

# hook-creo-en | hook | lucha, raíces, vida, fe | + | yo | -
[creo |yo creo |todavía creo |a mi manera creo ]en {tema}(, creo|, y canto|, y siembro|, aunque duela|, y no me explico más|, de rodillas y de pie|, a pesar del aguacero|, con los ojos cerrados|, desde que aprendí a hablar)
como (cree |cree siempre |cree a ciegas |cree en silencio |cree todavía ){el bird,plant:gorrión,turpial,mirla,jilguero,canario,colibrí,golondrina,maíz,trigo,girasol,frailejón,semilla} en {el hour,weather,light,day:alba,mañana,lluvia,sol,amanecer,rocío,verano,aurora,viento,primavera}

# hook-ni-hablar | hook | desamor, vida | - | - | -
(hoy |a mí, |por favor, )de {tema}, [no|ni hablar|no hablo|no digo|ya no hablo|que nadie me hable|mejor no me pregunten|ni una palabra|hoy no quiero hablar]
que me [duele|arde] (todavía |por las noches |como ayer |sin aviso ){el chest,touch,fight:pecho,garganta,alma,memoria,costado,conciencia,corazón,piel,voz,mano,hombro,herida,cicatriz,sangre}

# hook-quien-invento | hook | desamor, vida, ciudad | - | - | -
[¿quién inventó|¿y quién inventó|¿pero quién inventó|¿quién hizo|¿quién trajo|¿ay, quién se inventó|¿quién nos trajo|¿quién habrá inventado] {tema}(, señores|, por Dios|, quién fue|, quién|, digo)
y no le puso (a tiempo |siquiera |al menos |por si acaso ){un opening,street,keepsake,promise,prayer,path,journey,luggage,harbour,light:puerta,ventana,puente,portón,balcón,tregua,botón,salida,atajo,desvío,perdón,llave,ventanilla,mapa,timón,farol,vela,brújula}?

# hook-tambien-se-sale | hook | desamor, vida, fe | + | - | -
[de|que de|y de] {tema} [se sale|se vuelve|también se sale|se sale al final|se sale con los años|nadie se ha muerto|se sale por la mañana|se sale como se entró]
[con|a fuerza de|a punta de] {- song,drink,food,instrument:canción,guitarra,café,ron,miel,pan,tambor,acordeón,vino,chocolate,aguardiente} y {- hour,water,touch,weather,light,face,strength,rhythm,joy,fate,news:risa,madrugada,mar,abrazo,verdad,lluvia,sol,brisa,paciencia,calma,tiempo,fe,coraje,cumbia,carcajada,bolero}

# hook-brindemos | hook | amor, fiesta, raíces, ciudad, vida | + | nos | -
(hoy |brindemos |esta copa va |levantemos el vaso )por {tema}(, salud|, parceros|, otra ronda|, que para eso estamos|, hasta el fondo y sin afán|, y que amanezca)
[que no se acabe|que nos dure|que nos alcance] (todavía |por lo menos |hasta el lunes ){el party,drink,hour,food,song,rhythm,joy,fate:fiesta,parranda,verbena,ron,aguardiente,vino,café,guarapo,noche,sancocho,canción,cumbia,alegría,carnaval,baile,serenata,guaracha,vida}

# hook-cuando-yo-diga | hook | fiesta, lucha, ciudad, raíces | + | yo | -
[digo|yo digo|cuando diga|cuando yo diga|y cuando la banda diga] {tema}(, griten|, salten|, canten|, no paren|, suban la mano|, griten más fuerte|, prendan el salón|, respondan a una sola voz)
que (esta noche |desde lejos |bien clarito )nos oiga {el crowd,landscape,building,light,angel,street,family,friend,room:esquina,vereda,vecina,terraza,bahía,ladera,colina,laguna,iglesia,multitud,barrio,pueblo,ciudad,gente,montaña,sabana,cordillera,valle,llano,río,catedral,estación,luna,estrella,diablo,plaza,avenida,abuela,país}

# hook-que-tiemble | hook | fiesta, lucha, ciudad | + | - | noche, fiesta
(arriba, |otra vez, |vamos, ){tema}, [fuego|y fuego|que suene|y candela|que tiemble el bar|que tiemble el salón|y que se caiga el balcón|y que despierte la cuadra|que retumbe la pared]
[hoy no se acuesta|esta noche no duerme|no pega el ojo] (hasta el alba |ni un minuto |por decreto ){el crowd,family,animal,angel,friend,light,party:barrio,gente,vecindario,ciudad,pueblo,tía,abuelo,familia,perro,gallada,vecino,luna,diablo,parche,cuadra,comparsa}

# hook-sin-no-hay | hook | amor, fiesta, raíces, vida, fe | 0 | yo | -
(que )sin {tema} [no vivo|no canto|no amanece|no hay canción|no sale el sol|no tengo paz|no florece el guayacán|no me sabe el pan|no sé vivir|la casa es un cajón]
ni [canta|madruga|se asoma] (en el patio |tan temprano |en mi ventana ){el bird:colibrí,gorrión,turpial,mirla,canario,paloma,golondrina,copetón,jilguero,ruiseñor,azulejo,toche,sinsonte,alondra,tórtola,calandria}

# hook-sone-con | hook | amor, lucha, raíces, vida, fe | + | yo | -
(anoche )soñé con {tema}(, y canto|, y qué|, y no fue en vano|, y no quise despertar|, y amaneció más temprano|, y me desperté riendo|, y sigo soñando|, y era verdad)
(al despertar |al otro día |de mañana )[hallé|tenía|traía|me quedó|y hallé|y traía|y me quedó|y aún tengo] {un plant,light,bird,fire:flor,lucero,girasol,estrella,colibrí,rosa,brasa,jazmín} en {el touch,face,household,furniture,opening:mano,boca,almohada,hombro,frente,voz,cama,pelo,ventana,piel,balcón}

# hook-que-hago-con | hook | amor, desamor, vida, ciudad | - | - | -
[¿y|¿qué hago con|¿y qué hago con|¿qué se hace con|¿qué hacemos con|¿ahora qué hago con|¿y ahora qué hacemos con|díganme, ¿qué hago con] {tema}?
[ya no cabe|si no cabe] (ni a empujones |ni apretando |aunque empuje |aunque apriete )en {el furniture,luggage,room,household,chest,building,vehicle:baúl,maleta,cama,mochila,cuarto,armario,pecho,bolso,alcoba,corazón,patio,repisa,costal,canasta,hotel,vagón,zaguán}

# hook-la-culpa | hook | amor, desamor, fiesta, ciudad | 0 | - | noche
[es culpa de|la culpa es de|la culpa fue de|toda la culpa fue de] {tema}(, señores|, lo juro|, yo no fui|, no fue el aguardiente|, que conste en el acta|, y lo vuelvo a hacer)
y (un poco |también |tal vez )de {aquel song,drink,light,rhythm,weather:canción,bolero,ron,luna,cumbia,aguacero,vino,lluvia,café,vals,serenata} de {- day,hour:enero,febrero,abril,agosto,diciembre,domingo,sábado,carnaval,madrugada,verano,octubre}

# hook-lo-que-llaman | hook | amor, desamor, lucha, raíces, ciudad, vida, fe | + | - | -
(a )[eso|lo] que (todos |otros |en la radio )llaman {tema}
yo (siempre |todavía |desde siempre |sin vergüenza )le [digo|llamo] {- home,building,prayer,fate,news,fight,harbour,dream:casa,hogar,escuela,semilla,milagro,destino,raíz,cuna,nido,horizonte,camino,puerto,verdad,victoria,bendición,suerte}

# hook-pinto-en-la-pared | hook | amor, desamor, lucha, ciudad, vida | 0 | - | calle
(yo )[pinto|escribo|escribí|grabo] {tema} (de noche|dos veces|y corro|en la pared|con el dedo|en cada esquina|con tiza en el andén|donde no lo borre el viento|en todos los buses)
[para que|y que] (un día |mañana |al pasar |sin querer )[lo lea|lo sepa|lo recuerde] {el crowd,family,light,weather,friend,angel:gente,ciudad,barrio,mundo,lluvia,sol,luna,abuela,vecino,vecina,parcero,juventud,multitud,ángel,madre,viento}

# hook-vine-por | hook | amor, fiesta, lucha, raíces, ciudad, vida, fe | + | - | -
[vine por|vengo por|yo vine por|solo vine por|de lejos vine por] {tema}(, señores|, y me quedo|, y no me voy|, sin pedir permiso|, y no pienso devolverme|, que quede claro)
no [vine|vengo] (hasta aquí |de tan lejos )[por|buscando] {el money,stone,dream,joy,anger,drink,fate:plata,dinero,fortuna,herencia,oro,gloria,diamante,vanidad,propina,suerte,ambición,ganancia,esmeralda,trago,moneda}

# hook-me-criaron-con | hook | raíces | + | yo | casa
[con|crecí con|me criaron con|a mí me criaron con] {tema}, [y canto|y sopa|y panela|y amor|y agua de panela|y sin televisor|y el patio por escuela|y una vela encendida]
(y )[con|siempre con|también con|los domingos con|y a veces con] {el food,drink,song,prayer,clothes,household,touch,furniture:arepa,café,chocolate,pan,aguapanela,sancocho,canción,copla,rezo,bendición,ruana,delantal,cuchara,abrazo,mecedora} de {mi family:abuela,mamá,papá,tía,padrino,abuelo,taita,nona,madrina,bisabuela}

# hook-huele-a | hook | raíces, ciudad, vida, fiesta | + | yo | -
[huele|todo huele|mi calle huele|la casa huele|la casa entera huele] a {tema}(, y llueve|, y vuelvo|, y a café|, y a pan|, y a ropa tendida|, y a tierra mojada|, y a fogón encendido)
y (yo )[vuelvo|regreso] (otra vez |sin maleta |de memoria |como ayer )a {mi room,home,street,building:cocina,patio,casa,zaguán,solar,corredor,infancia,pueblo,vereda,cuna,barrio,escuela,esquina,calle,rincón,balcón,raíz}

# hook-de-eso-vengo | hook | lucha, raíces, vida, fe, ciudad | + | yo | -
(yo )de {tema} [vengo|soy|es mi voz|está hecha mi voz|me viene la voz|me hicieron los huesos|aprendí a caminar|me nacieron las alas]
y de {- stone,fire,food:barro,piedra,arena,maíz,leña,carbón,panela,sal,ceniza,hierro,cal} (y tambor |y madrugada )y {- weather,water,plant,song,strength:viento,lluvia,mar,río,trigo,canción,copla,paciencia,flor,coraje,café}

# hook-no-hay-quien-pare | hook | lucha, vida, fe, fiesta | + | nos | -
(y )con {tema} [vamos|seguimos|nos basta|no hay quien nos pare|cruzamos la noche|llegamos al mar|nos sobra la fuerza|volvemos a comenzar]
aunque (mañana |otra vez |a la fuerza |sin aviso )nos [cierren|tranquen] {el opening,path,street,journey,party,building:puerta,camino,frontera,puente,calle,plaza,portón,avenida,ruta,vía,fiesta,parque,carretera,cancha,esquina,ventana,escuela,balcón,mercado,callejón}

# hook-ni-un-paso-atras | hook | lucha, raíces, fe | + | nos | calle
(aquí |hoy |aquí estamos )por {tema}, [en pie|cantando|de frente|hasta el final|ni un paso atrás|con las manos abiertas|sin miedo y sin afán|con tambor y con bandera]
[que aquí|que hoy|y hoy|que ya] nadie (en el barrio |de los nuestros |en mi calle )le teme a {el weather,animal,shadow,fight,angel:rayo,sombra,frío,cruz,jaula,golpe,bruja,duende,diablo,tormenta,trueno,huracán,aguacero,tigre,león,lobo,oscuridad,silencio,cárcel,condena,derrota,fantasma,noche,muro}

# hook-tu-pones | hook | amor, fiesta | + | tú | -
tú [di|canta|grita|dime] {tema}(, yo el ron|, yo la voz|, yo canto|, yo bailo|, y yo el corazón|, yo pongo la mesa|, yo pongo el mantel y el vino|, yo pongo la voz)
y el resto lo [da|pone|trae] (esta noche |si quiere |poco a poco ){el light,hour,fate,drink,weather,angel,rhythm,song,water:luna,noche,destino,vino,brisa,ángel,bolero,mar,suerte,azar,madrugada,lluvia,canción,estrella,cumbia}

# hook-te-doy | hook | amor | + | tú | -
[toma:|te canto:|esto te canto:|esto te traje:|lo que te doy es:|lo que te canto es:|traigo esto para ti:] {tema}
[y solo pido|y te pido|te pido] (a cambio |por ahora |solamente ){un touch,face,hour,song,drink:beso,abrazo,caricia,mirada,sonrisa,carcajada,guiño,madrugada,canción,café,noche,tarde,verso,bolero,mañana,hombro}

# hook-si-oyes | hook | amor, desamor | 0 | tú | -
[si oyes|si un día oyes|si mañana oyes|si oyes de noche|si algún domingo oyes] {tema}(, soy yo|, escucha|, no llores|, es mi voz|, piensa en mí|, no apagues la radio|, no cambies de canción|, quédate un momento)
que (todavía |sin rencor |a escondidas )te [canto|busco|nombro] [desde|en] {el room,street,building,vehicle,screen,harbour,instrument:cocina,terraza,balcón,esquina,puente,paradero,plaza,estación,hotel,terminal,bar,tren,teléfono,radio,puerto,muelle,guitarra}

# hook-aqui-no-se-dice | hook | desamor | - | tú | casa
[no digan|aquí no digan|prohibido decir|aquí ya no se dice|en esta casa no se dice|no me vuelvan a decir] {tema}(, por favor|, por piedad|, que llueve|, que despierto)
que se me [rompe|quiebra] (otra vez |en la mesa |de repente |sin querer ){el household,chest,stone,joy,dream:taza,espejo,vaso,plato,florero,jarra,vajilla,pocillo,voz,lámpara,jarrón,alma,tinaja,corazón,cristal,pecho,calma,memoria,sueño}

# hook-me-dejaste | hook | desamor | - | tú | casa
[me dejaste|tú me dejaste|solo me dejaste|al final me dejaste] {tema}(, y ya|, y un adiós|, y nada más|, y la puerta abierta|, y el café servido|, y ni una explicación|, de recuerdo)
y te llevaste (contigo |de paso |en la maleta |sin preguntar ){el household,keepsake,instrument,song,light,joy,screen,day,hour,drink,furniture,clothes,face:llave,cama,mesa,silla,ruana,risa,almohada,espejo,reloj,cafetera,foto,disco,guitarra,canción,luz,calma,radio,domingo,abril,mañana,café,alegría}

# hook-quien-me-quita | hook | amor, desamor, fiesta, ciudad, vida | 0 | - | -
[¿quién me|¿y quién me|¿ay, quién me] [quita|saca|borra] {tema} [del alma|de aquí|hoy|de la boca|de la cabeza|con agua|de la camisa|de todas las canciones]?
si (ya |otra vez |sin permiso |todavía |como el agua )me [anda|corre|sube] por {el chest:sangre,corazón,pecho,hueso,memoria,vena,piel,voz,sien,alma,espalda,garganta,cabeza,costado,mente}

# hook-me-cure-de | hook | desamor | + | tú | -
[salí de|sané de|me curé de|me salvé de|al fin me curé de|yo salí de] {tema}(, cantando|, en serio|, y brindo|, y aquí estoy|, y no fue el doctor|, y cómo me río|, sin pedir perdón)
con {un drink:café,ron,vino,aguardiente,chocolate,tinto,tequila,canelazo,guarapo} (a sorbos |bien servido |de madrugada |en ayunas )y {un song,friend,instrument,weather,vehicle,water,day,touch,journey:canción,bolero,ranchera,amigo,guitarra,aguacero,tren,bus,amiga,acordeón,copla,serenata,abrazo,domingo,viaje,río}
`;
