/** Images of love as it is seen now: at home, in the street, in the country, by the sea, at night. */
export const loveScenes = `
# amor-en-pijama | escena | amor | + | tú | casa
[cruzas|recorres|atraviesas|alumbras] (a oscuras |despacito |en medias |en pijama |sin zapatos |con mi camisa ){el room:cocina,patio,sala,terraza,zaguán,alcoba,comedor,corredor,pasillo,balcón,jardín,solar,cuarto}
y {el household,furniture:taza,cafetera,pocillo,florero,fogón,molinillo,matera,jarra,espejo,mesa,silla#x} (hasta |de pronto |sin café )[está|se pone|amanece] {=x contento,alegre,feliz,despierto,enamorado,florecido,nuevo}

# amor-un-paraguas | escena | amor, ciudad | + | tú | calle
[un paraguas|una ruana|tu sombrilla|tu chaqueta|mi abrigo|un periódico] (basta |para dos |nos basta |nos alcanza )en {el street:esquina,avenida,plaza,puente,paradero,acera,parque,andén,malecón,glorieta,plazuela,calle,cuadra}
y [bendigo|saludo|festejo|celebro|agradezco|que no pare|que siga] (por dentro |en silencio |sin prisa ){el weather:lluvia,aguacero,llovizna,chubasco,diluvio,temporal,tempestad,granizo,tormenta}

# amor-se-paso-el-bus | escena | amor, ciudad | + | tú | calle, camino
[te duermes|te me duermes|cabeceas|vas durmiendo|sueñas] (por fin |otra vez |en mi pecho |contra mi brazo )en {el vehicle:bus,tren,tranvía,buseta,flota,metro,ferrocarril,vagón,colectivo,chiva,carro,camión,lancha,taxi,barco}
y [dejo ir|dejo pasar|se me pasa|se me va] (por ti |feliz |sin pena |por no moverte ){el street,building,home:paradero,esquina,puente,parque,avenida,glorieta,calle,plaza,andén,cuadra,estación,casa,pueblo,barrio,terminal}

# amor-dos-cepillos | escena | amor, vida | + | - | casa
[hay|ya hay|duermen|caben|ya duermen|desde el domingo hay] dos {-- household,furniture,clothes:taza,plato,almohada,cepillo,vaso,cuchara,pocillo,cobija,cojín,silla,pijama,toalla} en {el room,home:cocina,patio,sala,terraza,alcoba,cuarto,comedor,balcón,altillo,buhardilla,casa}
y (así |con eso |sin discursos |sin firmar papeles )[empieza|se funda|comienza|se inventa] [una casa|un hogar|la vida|un país|el amor|la dicha|el futuro|una familia|la fe|un mundo]

# amor-baile-de-viejos | escena | amor, fiesta, vida, raíces | + | - | fiesta, calle
(hay |hoy |siempre )dos viejos [en|bailando en|muy juntos en|girando en|sin prisa en] {el street,party,room:cocina,terraza,corredor,comedor,salón,balcón,azotea,patio,plaza,parque,fiesta,verbena,baile,carnaval,feria,parranda,boda,festival,esquina,romería,calle,puente,concierto,bazar,plazuela}
[repitiendo|recordando|sin soltar|estrenando] (de nuevo |todavía |como en la boda |con los ojos cerrados ){el rhythm,song:cumbia,bolero,bambuco,tango,vals,danzón,guabina,salsa,pasillo,merengue,vallenato,bachata,fandango,milonga,canción,balada,son}

# amor-lo-sabe-el-barrio | escena | amor, ciudad | + | tú | calle
ya [lo sabe|lo comenta|lo murmura|lo sospecha|lo canta] (de sobra |a gritos |en voz baja |en la tienda ){el crowd,family,bird:gente,barrio,pueblo,vecindario,cuadra,ciudad,calle,plaza,muchachada,abuela,mirla,loro}
[de verme|porque voy|porque subo|porque paso|porque bajo] (siempre |a verte |los viernes |de noche a tu casa )con {un plant,instrument:rosa,girasol,clavel,jazmín,azucena,margarita,lirio,orquídea,magnolia,dalia,camelia,gardenia,guitarra,tiple,acordeón}

# amor-mensaje-a-las-tres | escena | amor | + | tú | noche, casa
[tu nombre|tu mensaje|un «ven» tuyo|un mensaje tuyo] [vibra|salta|brilla|tiembla] (a las tres |muy tarde |de pronto )en {mi screen,furniture,clothes,luggage:celular,pantalla,teléfono,mesa,cama,repisa,bolso,chaqueta,mochila,abrigo,camisa,silla,sofá}
y [no hace falta|está de más|sale sobrando|se apaga|me sobra] (de golpe |esta noche |en el cuarto |en la calle ){el light:luna,farol,vela,lucero,bombillo,lámpara,candil,luz,reflector,veladora,estrella,sol}

# amor-sales-del-mar | escena | amor | + | tú | mar
[sales|vienes|vuelves|regresas] (del mar |del agua |riendo |despacio )con [sal|sol|espuma] en {el face,touch:boca,mejilla,frente,cara,pelo,cabello,trenza,melena,piel,cuello,rostro,hombro}
y te [sigue|persigue|alcanza|acompaña|reclama|llama] (sin ruido |en la arena |como un perro |hasta la casa |aún ){el water,bird,weather,harbour:ola,marea,espuma,corriente,oleaje,mar,agua,gaviota,brisa,estela,orilla,bahía,viento}

# amor-dio-flor | escena | amor, raíces | + | tú | campo, casa
[mira: floreció|floreció|ya está en flor|mira: dio flor|hoy dio su flor] (por fin |sin permiso |esta semana |de golpe ){el plant:rosa,guayacán,orquídea,jazmín,azucena,naranjo,limonero,hortensia,geranio,veranera,magnolia,almendro,clavel,lirio,dalia}
que [sembramos|plantamos|sembraste|pusiste|tenías] (aquel lunes |jugando |sin fe |una tarde )en {el room,landscape,home,opening:patio,jardín,solar,balcón,terraza,ladera,loma,potrero,azotea,finca,colina,vereda,ventana,corredor,cocina}

# amor-hamaca-para-dos | escena | amor, vida | + | tú | campo
[tu hamaca|la hamaca|y en tu hamaca|los dos en tu hamaca|cabemos en tu hamaca|no hay más que tu hamaca] (de lado |riendo |sin zapatos )bajo {el plant,landscape,light:palma,palmar,cafetal,bosque,guadual,ceiba,naranjo,limonero,almendro,roble,guayacán,gualanday,veranera,luna,sol}
y que [espere|se aguante|se canse|nos busque|se pudra] (hasta el lunes |un rato |sin nosotros ){el work:trabajo,jornada,turno,labor,faena,tarea,empleo,negocio,oficina,taller,obra,fábrica}

# amor-serenata-corregida | escena | amor, fiesta | + | tú | noche, calle
[vine|vengo|llego|canto|te canto] (de noche |a tu balcón |hasta tu reja |desafinando )con {un instrument:guitarra,tambor,acordeón,gaita,tiple,violín,maraca,flauta,cuatro,bandola,requinto,trompeta,saxofón,clarinete,armónica,charango,tambora,trombón,marimba}
y me [corrige|acompaña|interrumpe|canta|sopla] (el coro |la letra |por lo bajo |desde la cama ){tu family,animal:mamá,papá,abuela,abuelo,hermana,hermano,tía,tío,prima,madrina,padrino,perro,taita,nona}

# amor-ventana-con-sombras | escena | amor, ciudad | + | - | noche, calle
(queda |al frente |hay |en la torre hay ){un opening:ventana,balcón,ventanal,claraboya,tragaluz#x} {=x encendido,prendido,alumbrado,despierto,amarillo,azul,feliz}
(y )dos sombras (muy juntas |sin radio |despacio |sin testigos )[bailan|ensayan|inventan|repiten] {- rhythm:cumbia,bolero,rumba,salsa,merengue,vallenato,tango,bachata,danzón,guaracha,mambo,son,vals}

# amor-nido-en-el-farol | escena | amor, vida, raíces | + | - | calle, campo
[hizo nido|tiene nido|armó su nido|puso su nido] (aquí |sin permiso |en la campana |en el farol |en la antena ){un bird:colibrí,gorrión,turpial,mirla,canario,paloma,golondrina,copetón,jilguero,azulejo,toche,sinsonte,alondra,tórtola,petirrojo,calandria,torcaza}
y lo [cuida|defiende|vigila|celebra] (de los gatos |con escoba |todo el día ){el family,friend,crowd:abuela,abuelo,tía,vecino,vecina,abuelita,familia,compadre,comadre,barrio,cuadra,calle,viejo,gente,vecindario}

# amor-plato-tapado | escena | amor, raíces, lucha, vida | + | - | casa
[alguien guarda|alguien tapa|hay quien guarda|le guardan] (siempre |caliente |bajo un plato |en la cocina |todavía ){un food,drink:arepa,tamal,empanada,almojábana,mazorca,buñuelo,sancocho,pan,café,chocolate,aguapanela,canelazo,ajiaco,tinto,queso,natilla,guarapo}
a quien [vuelve|viene|sale|llega] (tarde |callando |con frío |de noche |sin hablar )de {el work,path:taller,cosecha,oficina,jornada,turno,faena,obra,molienda,fábrica,mina,mercado,trabajo,ensayo,carretera,camino,calle}

# amor-panuelo-en-el-muelle | escena | amor, vida | + | - | mar
[regresa|aparece|despunta|ya vuelve] (por fin |al alba |despacio |con la marea ){el vehicle,harbour:barco,lancha,canoa,velero,bote,barca,buque,navío,vela,proa}
y [agitan|levantan|sacuden|alguien alza|alza alguien] (en el muelle |en la playa |allá en el puerto |sin decir nada ){un clothes,light:pañuelo,sombrero,chal,delantal,camisa,bufanda,capa,gorra,pañolón,falda,farol,linterna,ruana}

# amor-dijiste-ven | escena | amor | + | tú | camino, noche
[manejo|yo manejo|vengo en moto|ruedo|corro|vengo|voy manejando|voy sin dormir] (de noche |sin radio |bajo la lluvia )por {el path:sendero,trocha,carretera,vía,autopista,cuesta,bajada,subida,troncal,desvío,recta,pendiente,avenida}
[por un «ven»|por tu «ven»|por tu «sí»|por un «ven» tuyo|porque escribiste «ven»] (anoche |sin más |de afán |apenas )en {un screen,keepsake:mensaje,llamada,correo,audio,postal,carta,telegrama,video,tarjeta,libro,pañuelo,foto}

# amor-frena-la-buseta | escena | amor, ciudad | + | tú | calle
[pasas|vienes|cruzas|caminas] (de azul |sin prisa |riendo |silbando |comiendo mango )por {el street:esquina,avenida,plaza,puente,calle,acera,parque,alameda,glorieta,bulevar,malecón,cuadra}
y [frena|se vara|se para|se detiene|no pita] (de golpe |sin motivo |sin saber por qué ){el vehicle,crowd,hour,weather:bus,moto,camión,carro,taxi,tranvía,buseta,bicicleta,camioneta,metro,carreta,gente,tarde,ciudad,viento,lluvia}

# amor-se-fue-la-luz | escena | amor | + | tú | casa, noche
[sin luz,|sin luz en el barrio,|se fue la luz y|no hay luz y] (a tientas |riendo )[prendes|traes|buscas|enciendes|me alcanzas] {un light:vela,candil,lámpara,veladora,linterna,cirio,candelabro,farol,lumbre}
[que|ojalá|por mí que] no [vuelva|llegue|venga|regrese|la arreglen|la traigan] hasta [el lunes|enero|el domingo|abril|el sábado|diciembre|la feria|el verano|marzo|otra vida|agosto]

# amor-nombres-en-la-pared | escena | amor, ciudad | + | - | calle
[pintaron|dejaron|escribieron|alguien pintó] (anoche |con tiza |con brocha |de madrugada )en {el building,street:iglesia,mercado,estación,hotel,escuela,hospital,teatro,cine,catedral,terminal,puente,callejón,museo,fábrica,palacio,colegio,torre,estadio}
[un nombre|dos nombres|dos letras|«te quiero»|«mi vida»] (en rojo |de afán |muy grande )y {un plant,bird,light:rosa,girasol,clavel,colibrí,gorrión,paloma,luna,lucero,estrella,sol,margarita,cometa,flor,mirla,jazmín}

# amor-cabe-un-mar | escena | amor, desamor | 0 | tú | mar, noche
[aquí llueve|aquí duermo|yo me acuesto|me dan las seis|aquí es de noche|aquí anochece apenas] y [madrugas|despiertas|es martes|es lunes|es mediodía|almuerzas|hay sol|allá nieva|te peinas|allá es domingo|es verano|amaneces|ya es abril|ya es mañana]
[y entre los dos|entre los dos|en medio|y en medio] (todavía |sin sueño )[cabe|ronca|duerme|crece|pasa] {un landscape,water,crowd,vehicle:mar,río,país,valle,selva,cordillera,sabana,desierto,montaña,ciudad,mundo,tren,avión,isla,sierra,llanura}

# amor-finjo-leer | escena | amor, ciudad | 0 | tú | calle, camino
[te miro|yo te miro|siempre te miro|te espío|yo te busco|te sigo mirando] (de reojo |otra vez |sin remedio |cada martes )en {el vehicle,building,street,path:bus,tren,metro,tranvía,biblioteca,librería,iglesia,parque,plaza,mercado,esquina,oficina,puente,cine,andén,estación,tienda}
[y finjo|y aparento|mientras finjo] (muy quieto |sin aire )[mirar|buscar|cuidar] {el luggage,keepsake,screen,money,plant,household:mapa,libro,cuaderno,periódico,celular,moneda,billete,flor,pantalla,tiquete,boleto,reloj,paraguas,pañuelo,bolso}

# amor-tu-silla-al-sol | escena | amor, desamor | - | tú | campo, casa
[saco|pongo|dejo|arrimo] (temprano |sin querer |cada tarde ){tu furniture,household,clothes:silla,mecedora,hamaca,banca,butaca,taburete,sillón,taza,cobija,ruana,sombrero,almohada} [al sol|al patio|al viento|afuera|en la puerta|a la sombra|al corredor|a la brisa|en la orilla|bajo el mango]
[y se sienta|se arrima|y llega|se asoma|viene] (solamente |a preguntar |sin falta |otra vez ){el bird,animal,weather,light,hour,shadow:mirla,gato,perro,paloma,sol,tarde,noche,lluvia,neblina,viento,sombra,gorrión,sereno,brisa,lucero,luna,silencio}

# amor-llueve-y-no-llegas | escena | amor, desamor | - | tú | calle
llueve (en la plaza |hace rato |a cántaros |de lado )y no [llegas|vienes|llamas|escampa|contestas|te asomas|pasa tu bus|pasa nadie|regresas|se abre tu puerta|me ves|sales|te veo]
se me [moja|cansa|cae|dobla] (en la mano |sin ti |de esperarte ){el plant,clothes,keepsake,luggage:rosa,clavel,girasol,sombrero,carta,abrigo,flor,boleto,camisa,azucena,postal,libro,lirio,ruana,tiquete}

# amor-miras-el-reloj | escena | amor, desamor | - | tú | fiesta, noche
[bailas y|giras y|bailas, pero|cantas y] [miras|buscas|vigilas] (de reojo |otra vez |sonriendo |a veces ){el opening,household,screen,street,journey:reloj,puerta,celular,ventana,calle,portón,pantalla,balcón,salida,esquina,teléfono,reja,cortina}
[mi mano|mi hombro|tu mano|mi mano ya|mi corazón] no [sabe|pregunta|adivina] si [te vas|llueve|es tarde|te canso|estorba|te duermes|me quieres|hay otra|queda otro vals|es la última cumbia|te espera alguien|es miedo|mientes|te alejas|es nuestra|es sueño|hay mañana]

# amor-y-no-eras-tu | escena | amor, desamor | - | tú | calle
[vi|veo|creí ver|me pareció ver] tu [pelo|andar|sombrero|abrigo|perfil] (de lejos |otra vez )en {el street,vehicle,building,opening:esquina,plaza,puente,bus,tren,metro,mercado,cine,andén,estación,parque,tienda,buseta,ventana,terminal,calle}
y era (solo |otra vez |apenas ){un shadow,opening,plant,light,animal,fight,clothes,weather,friend,family:sombra,cortina,palma,girasol,farol,reflector,perro,gato,bandera,ruana,bruma,vecina,tía,neblina,ceiba}

# amor-tu-bus-y-el-mio | escena | amor, desamor, ciudad | - | tú | camino, calle
[arranca|se aleja|dobla|se va] (despacio |a las siete |con la lluvia ){tu vehicle:bus,tren,metro,taxi,colectivo,camión,tranvía,barco,velero,buseta,avión}
y el mío (aún |otra vez |como siempre )[no llega|se vara|viene vacío|pasa de largo|da vueltas|tarda|no quiere venir|no pasa|se pierde|se ha ido|no existe|no sabe|va para el norte|se duerme|no arranca|se queda sin luz]

# amor-se-enfria-la-cena | escena | amor, desamor | - | tú | casa, noche
[prendo|prendí|enciendo] (temprano |para dos |a las siete |cantando ){un light,fire:vela,lámpara,veladora,farol,candil,hoguera,lumbre,cirio,bombillo}
y [se enfría|se duerme|se cansa|te espera] (sin ti |despacio |a las once ){el food,drink,hour,furniture,song,rhythm:arroz,pan,sancocho,ajiaco,noche,mesa,vino,café,bolero,chocolate,tamal,silla,canción,arepa,aguapanela}
`;
