/** Images of love as it is seen now: at home, in the street, in the country, by the sea, at night. */
export const loveScenes = `
# amor-en-pijama | escena | amor | + | tú | casa
[cruzas|recorres|atraviesas] (a oscuras |despacito |todavía )(en medias |en pijama |sin zapatos |con mi camisa ){el room:cocina,patio,sala,terraza,zaguán,alcoba,comedor,corredor,pasillo,balcón,jardín,solar}
y {el household:taza,cafetera,pocillo,florero,fogón,molinillo,matera,jarra,espejo#x} (hasta |de pronto |sin café )[está|se pone|amanece] {=x contento,alegre,feliz,despierto,enamorado,florecido}

# amor-un-paraguas | escena | amor, ciudad | + | tú | calle
[un paraguas|una ruana|tu sombrilla|tu chaqueta|mi abrigo] (nos basta |para dos |para los dos |nos alcanza )en {el street:esquina,avenida,plaza,puente,paradero,acera,parque,andén,malecón,glorieta,plazuela}
y (yo |por dentro |en silencio |sin prisa )[bendigo|celebro|agradezco] {el weather:lluvia,aguacero,llovizna,chubasco,diluvio,temporal,tempestad,granizo}

# amor-se-paso-el-bus | escena | amor, ciudad | + | tú | calle, camino
te duermes (siempre |por fin |otra vez |en mi pecho |contra mi brazo )en {el vehicle:bus,tren,tranvía,buseta,flota,metro,ferrocarril,vagón,colectivo,chiva,carro,camión,lancha,taxi,barco}
y (por ti |feliz |sin pena |por no moverte )[dejo ir|dejo pasar|se me pasa] {el street:paradero,esquina,puente,parque,avenida,glorieta,cruce,calle,plaza,andén,cuadra}

# amor-dos-cepillos | escena | amor, vida | + | - | casa
(ya |por fin |desde el domingo )[hay|duermen] dos {-- household:taza,plato,almohada,cepillo,vaso,cuchara,pocillo,cobija,cojín} en {el room:cocina,patio,sala,terraza,alcoba,cuarto,comedor,balcón,altillo,buhardilla}
y (así |con eso |sin discursos |sin firmar papeles )[empieza|se funda|comienza|se inventa] [una casa|un hogar|la vida|un país|el amor|la dicha|el futuro|una familia|la fe|un mundo]

# amor-baile-de-viejos | escena | amor, fiesta, vida, raíces | + | - | fiesta, calle
dos viejos (juntos |bailan |muy juntos |sin prisa |de la mano |que no se sueltan )en {el street,party,room:cocina,terraza,corredor,comedor,salón,balcón,azotea,galería,patio,plaza,parque,fiesta,verbena,baile,carnaval,feria,parranda,boda,festival,esquina,romería,calle,puente,concierto,bazar,farra,jolgorio,festejo,plazuela}
[bailan|repiten|recuerdan] (de nuevo |todavía |como en la boda |con los ojos cerrados ){el rhythm:cumbia,bolero,bambuco,tango,vals,danzón,guabina,salsa,pasillo,merengue,vallenato,bachata,fandango,milonga}

# amor-lo-sabe-el-barrio | escena | amor, ciudad | + | tú | calle
ya [lo sabe|lo comenta|lo murmura|lo sospecha] (de sobra |a gritos |en voz baja |en la tienda ){el crowd:gente,barrio,pueblo,vecindario,cuadra,ciudad,calle,plaza,muchachada,gallada,barriada}
[de verme|porque voy|porque subo|porque paso] (siempre |a verte |los viernes |de noche a tu casa )con {un plant:rosa,girasol,clavel,jazmín,azucena,margarita,lirio,orquídea,magnolia,dalia,camelia,gardenia}

# amor-mensaje-a-las-tres | escena | amor | + | tú | noche, casa
[tu nombre|un mensaje tuyo] [tiembla|brilla|vibra|salta] (de pronto |a las tres |muy tarde |en silencio )en {el furniture:mesa,cama,repisa,silla,sofá,escritorio,mesón,banca,tocador,colchón,estante,hamaca}
y (de golpe |esta noche |en el cuarto |en la calle )[no hace falta|está de más|sale sobrando|se apaga] {el light:luna,farol,vela,lucero,bombillo,lámpara,candil,luz,reflector,veladora}

# amor-sales-del-mar | escena | amor | + | tú | mar
[sales|vienes] (del mar |del agua |riendo |despacio )con [sal|sol|espuma] en {el face:boca,mejilla,frente,cara,pelo,cabello,trenza,melena,piel,cuello,rostro}
y te [sigue|persigue|alcanza|acompaña|reclama] (sin ruido |por la arena |como un perro |hasta la casa ){el water:ola,marea,espuma,corriente,oleaje,mar,agua,marejada}

# amor-dio-flor | escena | amor, raíces | + | tú | campo, casa
mira: [floreció|ya está en flor|dio su flor] (por fin |sin permiso |esta semana |de golpe ){el plant:rosa,guayacán,orquídea,jazmín,azucena,naranjo,limonero,hortensia,geranio,veranera,magnolia,almendro}
que [sembramos|plantamos|sembraste] (aquel lunes |jugando |sin mucha fe |una tarde )en {el room,landscape,home:patio,jardín,solar,balcón,terraza,ladera,loma,potrero,azotea,finca,colina,vereda}

# amor-hamaca-para-dos | escena | amor, vida | + | tú | campo
[tu hamaca|esta hamaca|una hamaca|en tu hamaca|cabemos en tu hamaca|me quedo en tu hamaca|no hay más que tu hamaca] bajo {el plant,landscape:palma,palmar,cafetal,bosque,guadual,manglar,ceiba,naranjo,limonero,almendro,roble,guayacán,gualanday,veranera,romero}
y que [espere|se aguante|se canse|nos busque] (hasta el lunes |un rato |sin nosotros ){el work:trabajo,jornada,turno,labor,faena,tarea,empleo,negocio,oficina,taller,obra}

# amor-serenata-corregida | escena | amor, fiesta | + | tú | noche, calle
vine (hoy |de noche |a tu balcón |hasta tu reja |desafinando )con {un instrument!piano,batería,campana,bombo,contrabajo,redoblante,caja,teclado,llamador}
y me [corrige|acompaña|interrumpe] (el coro |la letra |por lo bajo |desde la cama ){tu family:mamá,papá,abuela,abuelo,hermana,hermano,tía,tío,prima,madrina,padrino}

# amor-ventana-con-sombras | escena | amor, ciudad | + | - | noche, calle
(queda |al frente |arriba queda |en la torre hay ){un opening:ventana,balcón,ventanal,claraboya,tragaluz#x} {=x encendido,prendido,alumbrado,despierto,amarillo,azul,feliz}
(y )dos sombras (muy juntas |sin radio |despacio |sin testigos )[bailan|ensayan|inventan] {- rhythm:cumbia,bolero,rumba,salsa,merengue,vallenato,tango,bachata,danzón,guaracha,mambo}

# amor-nido-en-el-farol | escena | amor, vida, raíces | + | - | calle, campo
hizo nido (aquí |en la campana |en el farol |en la antena |sin permiso |en el camión ){un bird!guacamaya,lechuza,búho,mochuelo,loro,alcaraván,ave,pájaro}
y lo [cuida|defiende|vigila] (de los gatos |con escoba |todo el día |desde la silla ){el family,friend:abuela,abuelo,mamá,tía,papá,hermana,vecino,vecina,abuelita,familia,compadre,comadre}

# amor-plato-tapado | escena | amor, raíces, lucha, vida | + | - | casa
alguien guarda (siempre |caliente |bajo un plato |en la cocina |todavía ){un food,drink:arepa,tamal,empanada,almojábana,mazorca,buñuelo,cocada,bocadillo,sancocho,pan,café,chocolate,aguapanela,canelazo,ajiaco,melcocha,tinto,queso,natilla,guarapo}
a quien [vuelve|viene|sale] (tarde |callado |con frío |de noche |sin hablar )de {el work:taller,cosecha,oficina,jornada,turno,faena,obra,molienda,fábrica,mina,mercado,trabajo,ensayo}

# amor-panuelo-en-el-muelle | escena | amor, vida | + | - | mar
[regresa|aparece|despunta] (por fin |al alba |despacio |con la marea ){el vehicle,harbour:barco,lancha,canoa,velero,bote,barca,buque,navío,vela,proa}
y (en el muelle |en la playa |allá en el puerto |sin decir nada )[agitan|levantan|sacuden] {un clothes:pañuelo,sombrero,chal,delantal,camisa,bufanda,capa,gorra,pañolón,falda}

# amor-dijiste-ven | escena | amor | + | tú | camino, noche
[manejo|ruedo|voy manejando|voy sin dormir] (de noche |sin radio |bajo la lluvia )por {el path:sendero,trocha,carretera,vía,autopista,cuesta,bajada,subida,troncal,desvío,recta,pendiente}
[por un «ven»|por tu «ven»|por tu «sí»|por un «ven» tuyo|porque escribiste «ven»] (anoche |sin más |de afán )en {un screen:mensaje,llamada,correo,audio,postal,carta,telegrama,video,pantalla}

# amor-frena-la-buseta | escena | amor, ciudad | + | tú | calle
pasas (de azul |sin prisa |riendo |silbando |comiendo mango )por {el street:esquina,avenida,plaza,puente,calle,acera,parque,alameda,glorieta,bulevar,malecón,escalinata,cuadra}
y [frena|se vara|se detiene] (de golpe |sin motivo |sin saber por qué ){el vehicle:bus,moto,camión,carro,taxi,tranvía,buseta,bicicleta,camioneta,metro,carreta,tractomula}

# amor-se-fue-la-luz | escena | amor | + | tú | casa, noche
[sin luz,|sin luz en el barrio,|se fue la luz y] (a tientas |riendo )[prendes|traes|enciendes|prendiste] {un light:vela,candil,lámpara,veladora,linterna,cirio,candelabro,farol,lumbre}
[que|ojalá|por mí que] no [vuelva|llegue|venga|regrese|la arreglen|la traigan] hasta [el lunes|enero|el domingo|abril|el sábado|diciembre|la feria|el verano|marzo|otra vida|agosto]

# amor-nombres-en-la-pared | escena | amor, ciudad | + | - | calle
[pintaron|dejaron|escribieron] (anoche |con tiza |con brocha |de madrugada )en {el building,street:iglesia,mercado,estación,hotel,escuela,hospital,teatro,cine,catedral,terminal,puente,callejón,museo,fábrica,palacio,colegio,torre,estadio,escalinata}
(en rojo |de afán |muy grande |para siempre )[un nombre|dos nombres|dos letras] y {un plant,bird,light:rosa,girasol,clavel,colibrí,gorrión,paloma,luna,lucero,estrella,sol,margarita,cometa}
`;
