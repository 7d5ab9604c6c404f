/** Images of love as it is seen now: at home, in the street, in the country, by the sea, at night. */
export const loveScenes = `
# amor-en-pijama | escena | amor | + | tú | casa
[cruzas|atraviesas|alumbras|despiertas] (despacio |en medias |en pijama |sin zapatos |con mi camisa |por la mañana ){el room:cocina,patio,sala,terraza,zaguán,alcoba,comedor,corredor,pasillo,balcón,jardín,solar,cuarto}
y (hasta ){el household,furniture:taza,cafetera,pocillo,florero,fogón,molinillo,matera,jarra,espejo,mesa,silla#x} [está|parece|se ve|se siente|amanece] {=x nuevo,feliz,contento,alegre,enamorado,florecido}

# amor-un-paraguas | escena | amor, ciudad | + | tú | calle
[un paraguas|una ruana|tu sombrilla|tu chaqueta|mi abrigo|un periódico] [basta|para dos|nos basta|nos alcanza|nos tapa|y los dos] en {el street:esquina,avenida,plaza,puente,paradero,acera,parque,andén,malecón,glorieta,plazuela,calle,cuadra}
y [bendigo|festejo|celebro|disfruto|agradezco|que no pare|que siga] (a tu lado |toda la tarde |hasta la noche |hasta las seis ){el weather:lluvia,aguacero,llovizna,chubasco,diluvio,temporal,tempestad,granizo,tormenta}

# amor-se-paso-el-bus | escena | amor, ciudad | + | tú | calle, camino
[te duermes|te me duermes|cabeceas|vas durmiendo|sueñas] (en mi hombro |con la lluvia |en mi pecho |contra mi brazo )en {el vehicle:bus,tren,tranvía,buseta,flota,metro,ferrocarril,vagón,colectivo,chiva}
y [dejo pasar|se me pasa|se nos pasa|dejo atrás] (por ti |sin pena |por no moverte |por cuidarte el sueño ){el street,building,home:paradero,esquina,puente,parque,avenida,glorieta,calle,plaza,cuadra,estación,pueblo,barrio,terminal,museo,colegio,hospital,mercado,iglesia,biblioteca}

# amor-dos-cepillos | escena | amor, vida | + | - | casa
[hay|ya hay|duermen|caben|ya duermen|desde el domingo hay] dos {-- household,furniture,clothes:taza,cepillo,vaso,pocillo,cobija,pijama,toalla} en [la repisa|el armario|un rincón|la casa|el cuarto|el altillo|la alcoba|la buhardilla|la pieza|el piso nuevo|el apartamento|el cajón]
y (así |con eso |sin discursos |sin firmar papeles )[empieza|se funda|comienza|se inventa] [una casa|un hogar|la vida|un país|el amor|la dicha|el futuro|una familia|otro siglo|un mundo]

# amor-baile-de-viejos | escena | amor, fiesta, vida, raíces | + | - | fiesta, calle
(hay |siempre hay |los sábados hay )dos viejos [en|muy juntos en|girando en|sin prisa en|solos en] {el street,party,room:cocina,terraza,corredor,comedor,salón,balcón,azotea,patio,plaza,parque,fiesta,verbena,baile,carnaval,feria,parranda,boda,festival,esquina,romería,calle,puente,concierto,bazar,plazuela}
[bailando|repitiendo|recordando|disfrutando] (abrazados |en pantuflas |como en la boda |con los ojos cerrados ){el rhythm,song:cumbia,bolero,bambuco,tango,vals,danzón,guabina,salsa,pasillo,merengue,vallenato,bachata,fandango,milonga,canción,balada,son}

# amor-lo-sabe-el-barrio | escena | amor, ciudad | + | tú | calle
ya [lo sabe|lo comenta|lo murmura|lo sospecha|lo canta] (hace rato |en la tienda |en la esquina |desde el martes ){el crowd,family,bird:gente,barrio,pueblo,vecindario,cuadra,ciudad,calle,plaza,muchachada,abuela,mirla,loro}
[de verme|porque voy|porque subo|porque paso|porque bajo] (a las seis |de noche |los viernes |silbando |tan temprano )con {un plant,instrument:rosa,girasol,clavel,jazmín,azucena,margarita,lirio,orquídea,magnolia,dalia,camelia,gardenia,guitarra,tiple,acordeón}

# amor-mensaje-a-las-tres | escena | amor | + | tú | noche, casa
[tu nombre|tu mensaje|un «ven» tuyo|un mensaje tuyo] [vibra|salta|brilla|tiembla] (a las tres |de noche |de madrugada )en {mi screen,furniture,clothes,luggage:celular,pantalla,teléfono,mesa,cama,repisa,bolso,chaqueta,mochila,abrigo,camisa,silla,sofá}
y [no hace falta|está de más|sale sobrando|me sobra] (a esa hora |esta noche ){el light:luna,farol,vela,lucero,bombillo,lámpara,candil,luz,veladora,estrella,linterna,cirio}

# amor-sales-del-mar | escena | amor | + | tú | mar
[sales|vienes|vuelves|regresas] (del mar |del agua |riendo |despacio )con [sal|sol|espuma] en {el face,touch:boca,mejilla,frente,cara,pelo,cabello,trenza,melena,piel,cuello,rostro,hombro}
y te [sigue|persigue|alcanza|acompaña|reclama|llama] (en la arena |por la playa |como un perro |hasta la casa ){el water,bird,weather,harbour:ola,marea,espuma,corriente,oleaje,mar,agua,gaviota,brisa,estela,orilla,bahía,viento}

# amor-dio-flor | escena | amor, raíces | + | tú | campo, casa
[mira: floreció|floreció|ya está en flor|mira: dio flor|ya dio su flor] (en enero |sin permiso |esta semana |con la lluvia ){el plant:rosa,orquídea,jazmín,azucena,naranjo,limonero,hortensia,geranio,veranera,magnolia,clavel,lirio,dalia,camelia,girasol,begonia}
que [sembramos|plantamos|sembraste|pusiste|cuidabas] (aquel lunes |jugando |sin fe |una tarde )en {el room,home,opening:patio,jardín,solar,antejardín,balcón,terraza,azotea,finca,corredor,rincón,portal,parcela,reja,casa}

# amor-hamaca-para-dos | escena | amor, vida | + | tú | campo
[tu hamaca|la hamaca|una hamaca|los dos en tu hamaca|cabemos en tu hamaca|no hay más que tu hamaca] (el lunes |de tarde |toda la tarde )bajo {el plant,landscape,light:palma,palmar,cafetal,guadual,ceiba,naranjo,limonero,almendro,roble,guayacán,gualanday,veranera,luna,sol}
y que [espere|nos espere|se aguante|aguarde] (hasta el jueves |con paciencia |hasta otra semana ){el work:trabajo,jornada,turno,labor,faena,tarea,empleo,negocio,oficina,taller,obra,fábrica}

# amor-serenata-corregida | escena | amor, fiesta | + | tú | noche, calle
[vine|vengo|llego|ya vine] (de noche |a tu balcón |hasta tu reja |desafinando )con {un instrument:guitarra,tambor,acordeón,gaita,tiple,violín,maraca,flauta,cuatro,bandola,requinto,trompeta,saxofón,clarinete,armónica,charango,tambora,trombón,marimba}
y me [corrige|acompaña|interrumpe|hace coro|aplaude] (a gritos |por lo bajo |a media copla |desde la cama ){tu family,animal:mamá,papá,abuela,abuelo,hermana,hermano,tía,tío,prima,madrina,padrino,perro,taita,nona}

# amor-ventana-con-sombras | escena | amor, ciudad | + | - | noche, calle
(queda |al frente |hay |en la torre hay ){un opening:ventana,balcón,ventanal,claraboya,tragaluz#x} {=x encendido,prendido,alumbrado,despierto,amarillo,azul}
(y )dos sombras (muy juntas |sin radio |despacio |sin testigos )[bailan|ensayan|inventan|repiten] {un rhythm:cumbia,bolero,rumba,salsa,merengue,vallenato,tango,bachata,danzón,guaracha,mambo,son,vals}

# amor-nido-en-el-farol | escena | amor, vida, raíces | + | - | calle, campo
[hizo nido|tiene nido|armó su nido|puso su nido] (en el patio |sin permiso |en la campana |en el farol |en la antena ){un bird:colibrí,gorrión,turpial,mirla,canario,paloma,golondrina,copetón,jilguero,azulejo,toche,sinsonte,alondra,tórtola,petirrojo,calandria,torcaza}
y lo [cuida|defiende|vigila|protege] (de los gatos |con escoba |todo el día ){el family,friend,crowd:abuela,abuelo,tía,vecino,vecina,abuelita,familia,compadre,comadre,barrio,cuadra,calle,viejo,gente,vecindario}

# amor-plato-tapado | escena | amor, raíces, lucha, vida | + | - | casa
[le guardan|alguien le guarda|hay quien le guarda|siempre le guardan|le dejan|alguien le deja] (bajo un plato |junto al fogón |en la cocina |para la cena ){el food:arepa,tamal,empanada,almojábana,mazorca,buñuelo,sancocho,pan,ajiaco,queso,natilla,cocada,arroz,plátano,panela}
a quien [vuelve|viene|llega|regresa] (tarde |con hambre |con frío |de noche |muerto de sueño )de {el work,path:taller,cosecha,oficina,jornada,turno,faena,obra,molienda,fábrica,mina,mercado,trabajo,ensayo,carretera,camino,calle}

# amor-panuelo-en-el-muelle | escena | amor, vida | + | - | mar
[regresa|aparece|despunta|ya vuelve] (a las seis |al alba |despacio |con la marea ){el vehicle,harbour:barco,lancha,canoa,velero,bote,barca,buque,navío,vela,proa}
y [alguien agita|alguien alza|alza alguien|una niña alza|una madre agita] (en el muelle |en la playa |desde el puerto |sin decir nada ){un clothes,light,fight:pañuelo,sombrero,chal,delantal,camisa,bufanda,gorra,farol,linterna,ruana,bandera}

# amor-dijiste-ven | escena | amor | + | tú | camino, noche
[manejo|yo manejo|vengo en moto|ruedo|vengo|voy manejando|vengo en taxi] (de noche |sin radio |bajo la lluvia )por {el path:sendero,trocha,carretera,vía,autopista,cuesta,bajada,subida,troncal,desvío,recta,pendiente,avenida}
[por un «ven»|por tu «ven»|por tu «sí»|por un «ven» tuyo|porque dijiste «ven»] (anoche |de afán |muy tarde |a las tres )en {un screen,keepsake:mensaje,llamada,correo,audio,postal,carta,telegrama,video,tarjeta}

# amor-frena-la-buseta | escena | amor, ciudad | + | tú | calle
[pasas|vienes|cruzas|caminas] (de azul |sin prisa |riendo |silbando |comiendo mango )por {el street:esquina,avenida,plaza,puente,calle,acera,parque,alameda,glorieta,bulevar,malecón,cuadra}
y [frena|se para|se frena|se detiene] (de golpe |sin motivo |sin saber por qué ){el vehicle,crowd,hour,weather:bus,moto,camión,carro,taxi,tranvía,buseta,bicicleta,camioneta,metro,carreta,gente,tarde,ciudad,viento,lluvia}

# amor-se-fue-la-luz | escena | amor | + | tú | casa, noche
[sin luz,|sin luz en el barrio,|se fue la luz y|no hay luz y] (a tientas |riendo )[prendes|traes|buscas|enciendes|me alcanzas] {un light:vela,candil,lámpara,veladora,linterna,cirio,candelabro,farol,lumbre}
[que|ojalá|por mí que] no [vuelva|llegue|venga|regrese|la arreglen|la traigan] hasta [el lunes|enero|el domingo|abril|el sábado|diciembre|la feria|el verano|marzo|otra vida|agosto]

# amor-nombres-en-la-pared | escena | amor, ciudad | + | - | calle
[pintaron|dejaron|escribieron|alguien pintó] (anoche |con tiza |con brocha |de madrugada )en {el building,street:iglesia,mercado,estación,hotel,escuela,hospital,teatro,cine,catedral,terminal,puente,callejón,museo,fábrica,palacio,colegio,torre,estadio}
[un nombre|dos nombres|dos letras|«te quiero»|«mi vida»] (en rojo |de afán |con amor )y {un plant,bird,light:rosa,girasol,clavel,colibrí,gorrión,paloma,luna,lucero,estrella,sol,margarita,cometa,flor,mirla,jazmín}

# amor-cabe-un-mar | escena | amor, desamor | 0 | tú | mar, noche
[aquí llueve|aquí duermo|yo me acuesto|me dan las seis|aquí es de noche|aquí anochece apenas] y [madrugas|despiertas|allá es martes|allá es lunes|almuerzas|allá hay sol|allá nieva|te peinas|allá es domingo|allá es verano|amaneces|allá es abril|allá es mañana|allá es de día|tú almuerzas|tú madrugas|allá ya es jueves]
[y entre los dos|entre los dos|en medio|y en medio] (a esta hora |esta noche )[cabe|hay|duerme|crece|se acuesta] {un landscape,water,crowd:mar,río,país,valle,selva,cordillera,sabana,desierto,montaña,ciudad,mundo,isla,sierra,llanura}

# amor-finjo-leer | escena | amor, ciudad | 0 | tú | calle, camino
[te miro|yo te miro|te espío|yo te busco|te sigo mirando] (de reojo |a las siete |sin remedio |cada martes )en {el vehicle,building,street,path:bus,tren,metro,tranvía,biblioteca,librería,iglesia,parque,plaza,mercado,esquina,oficina,puente,cine,andén,estación,tienda}
[finjo|y finjo|y aparento|mientras finjo] [leer|mirar|estudiar] (con calma |al revés |hasta tu parada ){el luggage,screen,news,keepsake:mapa,libro,cuaderno,periódico,pantalla,tiquete,boleto,correo,mensaje,carta,novela,diario,postal}

# amor-tu-silla-al-sol | escena | amor, desamor | - | tú | campo, casa
[saco|pongo|dejo] (temprano |sin querer |cada tarde ){tu furniture,household,clothes:silla,mecedora,hamaca,banca,butaca,taburete,sillón,cojín,cobija,ruana,poltrona} [al sol|al viento|afuera|en el patio|en la puerta|a la sombra|a la luna|a la brisa|en el andén|bajo el mango]
[y se sienta|se acomoda|y se arrima|y descansa|se acuesta] (en tu lugar |sin preguntar |muy despacio |junto a mí ){el bird,animal,weather,light,hour,shadow:mirla,gato,perro,paloma,sol,tarde,lluvia,neblina,viento,sombra,gorrión,sereno,brisa,silencio}

# amor-llueve-y-no-llegas | escena | amor, desamor | - | tú | calle
llueve (en la plaza |hace rato |a cántaros |de lado )y no [llegas|vienes|llamas|escampa|contestas|me llamas|suena el teléfono|abres la puerta|se ve tu paraguas|dices nada|aparece nadie|te asomas|pasa tu bus|pasa nadie|regresas|se abre tu puerta|me ves|sales|te veo]
se me [moja|daña|empapa] (en la mano |en la espera |de esperarte ){el plant,clothes,keepsake,luggage:rosa,clavel,girasol,sombrero,carta,abrigo,flor,boleto,camisa,azucena,postal,libro,lirio,ruana,tiquete}

# amor-miras-el-reloj | escena | amor, desamor | - | tú | fiesta, noche
[bailas y|giras y|bailas, pero|cantas y] [miras|buscas|vigilas] (de reojo |a cada rato |sonriendo |sin disimulo ){el opening,household,screen,street,journey:reloj,puerta,celular,ventana,calle,portón,pantalla,balcón,salida,esquina,teléfono}
[mi mano|mi hombro|mi abrazo|mi mano ya|mi corazón] no [sabe|pregunta|adivina] si [te vas|sobra|es tarde|te canso|estorba|te aburres|me quieres|me dejas|queda otro vals|es la última cumbia|te espera alguien|es miedo|mientes|te alejas|ya te has ido|vas lejos|te espera un taxi]

# amor-y-no-eras-tu | escena | amor, desamor | - | tú | calle
[vi|veo|creí ver|me pareció ver] tu [pelo|andar|sombrero|abrigo|perfil] (de lejos |a las seis |con la lluvia )en {el street,vehicle,building:esquina,plaza,puente,bus,tren,metro,mercado,cine,andén,estación,parque,tienda,buseta,terminal,calle}
y era (solo |apenas |tan solo |nada más que )[una sombra|un farol|la neblina|una vecina|el humo|un maniquí|el cansancio|un reflejo|la costumbre|mi memoria|el recuerdo|otra cara|la luz del semáforo|las ganas de verte|gente de paso|la tarde|un afiche|mi deseo|la lluvia|un espejo|una vitrina]

# amor-tu-bus-y-el-mio | escena | amor, desamor, ciudad | - | tú | camino, calle
[arranca|se aleja|ya parte|se va] (despacio |a las siete |con la lluvia ){tu vehicle:bus,tren,metro,taxi,colectivo,camión,tranvía,barco,buseta,avión}
y el mío (como siempre |cada noche )[no llega|se vara|viene lleno|pasa de largo|llega sin sillas|se queda en la esquina|no tiene chofer|duerme en el patio|no abre la puerta|se va sin mí|da la vuelta en la plaza|no me ve la mano|viene sin luces|da vueltas|tarda|no quiere venir|no pasa|se pierde|se ha ido|no existe|ni se asoma|va para el norte|se duerme|no arranca|se queda sin luz]

# amor-se-enfria-la-cena | escena | amor, desamor | - | tú | casa, noche
[prendo|prendí|enciendo] (temprano |para dos |a las siete |cantando ){un light,fire:vela,lámpara,veladora,farol,candil,lumbre,cirio,bombillo,candelabro}
y [se enfría|se me enfría|te espera|te aguarda] (despacio |en la mesa |a las once |en la cocina ){el food,drink,hour,furniture,song,rhythm:arroz,pan,sancocho,ajiaco,noche,silla,tinto,café,bolero,chocolate,tamal,canción,arepa,aguapanela}
`;
