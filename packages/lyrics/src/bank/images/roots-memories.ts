/** Images of where one comes from as it was: those who brought one up, the games, the harvest, what was lost. */
export const rootsMemories = `
# raiz-sombra-de-otro | recuerdo | raíces, vida, fe | + | yo | campo
[mi abuelo|el abuelo|mi viejo|el viejo] [sembró|plantó] (sin prisa |a su edad |cantando |a los ochenta |un lunes |con fe ){un plant:ceiba,roble,naranjo,guayacán,palma,almendro,limonero,gualanday,magnolia,veranera,cayena}
[la|y la] sombra (tan ancha |a mediodía |de la tarde |que él no vio )[es de otro|es de quien llega|es de los pájaros|es para quien venga|es del camino|es de mañana|es para los nietos|es de la lluvia|es para la siesta|es para el calor|es para después|es de quien espera|es del barrio|es del pueblo|es del perro|es de todos|es del que pasa|es de la escuela|es de las cabras|es para el burro|es de dos novios|es del verano|es del arriero]

# raiz-zapatos-heredados | recuerdo | raíces, vida | 0 | yo | casa, calle
(heredé |estrené |me dejaron |me tocaron )[los zapatos|los botines|las botas] (del domingo |de cuero |sin cordones )de {mi family:hermano,primo,padre,tío,abuelo,hermana,prima,padrino,papá,mamá,tía,bisabuelo,nono,taita,viejo}
ya [traían|tenían] (por dentro |en la suela |de memoria )[el camino|los charcos|la escuela|los goles|el baile|una herida|el barro|los golpes|la quebrada|la cancha|el atajo|el compás|el balón|el tropiezo|el domingo|la lluvia|el trote|la fiesta|el polvo|la loma|la cuesta|el bolero|la tienda|una prisa|el recreo|la lección|la misa|un pueblo|una promesa]

# raiz-cocuyos-en-frasco | recuerdo | raíces, vida | + | nos | noche, casa
(metimos |guardábamos |pusimos |encerramos )cocuyos (vivos |de agosto |del monte )en {un household,clothes,luggage:frasco,vaso,jarra,pocillo,taza,gorra,canasta,florero,sombrero,pañuelo,bota,ruana,morral,costal,carriel,bolso,mochila,jarrón,cantimplora,alforja,delantal,talego,maletín}
y [el cuarto|la pieza|la alcoba] (a oscuras |sin techo |hasta el alba |toda la noche )fue [un barco|el cielo|la selva|la feria|un tren|un circo|otro país|una ciudad|altamar|una estación|un planeta|Nueva York|un puerto|un lucero|una playa|diciembre|el mar|una plaza|una isla|un palacio|una catedral|una galaxia|otro mundo|París]

# raiz-lavaba-en-el-rio | recuerdo | raíces, lucha | + | yo | campo
[mamá|mi madre] lavaba (cantando |de rodillas |sin afán |los lunes |de pie |en junio ){-- clothes,household:camisa,vestido,falda,pantalón,blusa,cobija,sábana,mantel,uniforme,delantal,ruana,poncho,saco,colcha,toalla,pijama,gabán,chaqueta,camiseta,chaleco,pollera,pañolón}
y el río (aún |todavía |de memoria |aguas abajo |cada mañana )[silba|canta|repite|murmura] {su song:canción,copla,bolero,tonada,estribillo,verso,ranchera,cantar,coro,pregón,arrullo,balada,nana,canto,rima,trova,himno,serenata,melodía}

# raiz-bici-sin-avisar | recuerdo | raíces, vida | 0 | yo | calle, camino
soltó mi bici (riendo |sin avisarme |en la cuesta |en la bajada |un domingo |en la loma |en plena loma ){mi family:padre,tío,abuelo,hermano,viejo,primo,abuela,hermana,mamá,papá,padrino,madre,tía,taita,nona,nono,prima,abuelita,bisabuelo}
(todavía |de noche |con canas |a mis años )[sigo creyendo que viene|creo que viene detrás|le voy contando mis cosas|siento su mano en la silla|le grito que no me suelte|creo que corre conmigo|le pregunto si me tiene|voy hablándole al camino|oigo su respiración|sigo confiando en su voz|juro que no me soltó|voy sin mirar hacia atrás|siento que viene|siento su mano|pedaleo|oigo que corre|oigo sus pasos|voy sin caerme|busco su mano|no miro atrás|pido que empuje|me tiembla el manubrio|oigo su risa|sé que me empuja|voy sin mirar|oigo su voz|siento que corre|grito «no sueltes»|le pido otra vuelta]

# raiz-papel-de-regalo | recuerdo | raíces, amor | + | nos | casa
[guardamos|doblamos|planchamos|guardábamos] (sin rasgarlo |con paciencia |cada año |en el armario |bajo el colchón )[papel|el papel] [dorado|de estrellas|brillante|de flores|de seda|azul|con ángeles|de regalo|de colores|con renos|de navidad|con lunas|de los aguinaldos|con trenes|de lazos]
y un pliego [envolvió|vistió|forró] (sin romperse |año tras año |con la misma cinta )[diez trenes|mil trompos|cien fiestas|tres libros|dos flautas|diez eneros|un balón|tres muñecas|mi tambor|mil sorpresas|diez navidades|una muñeca|una guitarra|un libro de cuentos|mis zapatos nuevos|un tren|una flauta|el mismo balón|un caballo de palo|el mismo tren|una ruana|dos maracas|un acordeón]

# raiz-burro-de-escuela | recuerdo | raíces | + | nos | campo, camino
(íbamos |fuimos |bajábamos |cantando )[tres|seis|dos] en burro (con frío |con lluvia |madrugando )por {el path,landscape:trocha,loma,ladera,sendero,río,monte,páramo,cuesta,vereda,quebrada,potrero,cafetal,cañón,llano,orilla,sierra,colina,camino,sabana,playa,guadual,valle,atajo,carretera}
y el burro (también |primero |por curioso |de tanto vernos )[supo|aprendió] [la tabla|el himno|la resta|la suma|los verbos|los ríos|la hora|el abecé|latín|la lección|las rimas|los días|la historia|francés|inglés|el mapa|la cartilla|las sumas|las vocales|geografía|el Padrenuestro]

# raiz-papeles-de-venta | recuerdo | raíces, vida, desamor | - | nos | campo, casa
[vendimos|se nos vendió|malvendimos] (un lunes |sin llorar |con todo y patio |con el limonero |en marzo |de afán ){el home:finca,casa,casona,hacienda,rancho,cabaña,parcela,tierra,terruño,choza}
y no [cobramos|sumamos|contamos] (aparte |en el precio |por la prisa ){el weather,bird,hour,animal:brisa,neblina,mirla,sereno,turpial,llovizna,rocío,tarde,colibrí,aguacero,atardecer,azulejo,viento,frío,lluvia,niebla,toche,alba}

# raiz-foto-con-nieve | recuerdo | raíces, amor | 0 | yo | casa
en la foto (vieja |de Inés |del norte |de mi tío |que mandó Inés |que llegó en diciembre )[nevaba|hacía frío|había nieve|caía escarcha|no hay sol|hay nieve|hay hielo|nieva|tiembla el sol|tiembla Inés|granizaba|temblaba mi primo|salía un tren blanco|era todo invierno|blanqueaba el mundo|no salía el sol|cae escarcha|cae granizo|es invierno|todo es blanco|sopla el viento|hay puro hielo|se hiela un río|tirita mi tía|no se ve el suelo|hay nieve en el techo|blanquea un pino]
[mamá|la abuela|mi madre] (de noche |por si acaso |en la repisa |rezando |muy seria )le [puso|echó|colgó] {un clothes,household:ruana,cobija,bufanda,chal,poncho,abrigo,colcha,saco,gabán,pañolón,capa}

# raiz-vio-al-mohan | recuerdo | raíces, fe | + | nos | noche, campo
[el abuelo|el padrino|mi tío|mi abuelo] (dizque |juró que |con ron |en la laguna )vio {un angel:mohán,patasola,madremonte,bruja,duende,ánima,sirena,diablo,espanto,fantasma,aparición,brujo,sombra}
dormimos (juntos |de miedo |con zapatos |con la luz |abrazados |esa noche )[seis|tres|diez|nueve|doce|cuatro|cinco|siete] en {el furniture,room:cama,catre,hamaca,colchón,sofá,diván,cocina,alcoba,cuarto,sala,rincón,pasillo,patio,comedor,corredor,zaguán,mecedora,butaca,banca}

# raiz-goteras | recuerdo | raíces, lucha | + | yo | casa
[llovía|llovió] (de noche |con ganas |sin pausa |en plena cena )[sobre|dentro de] {el room,home:casa,sala,cocina,rancho,pasillo,alcoba,cuarto,corredor,comedor,zaguán,patio,finca,hacienda,choza,altillo,cabaña,casona,salón}
[las ollas|y las ollas] (de mi madre |de la abuela |en el piso |en fila )[tocaban|ensayaban|aprendían] {- rhythm,song:bambuco,vals,cumbia,bolero,danzón,guabina,tango,joropo,son,pasillo,salsa,mapalé,mambo,merengue,danza,fandango,himno,currulao,balada,ranchera,copla}

# raiz-pasaba-el-afilador | recuerdo | raíces, vida, ciudad | 0 | - | campo, camino, calle
pasaba (los lunes |a las cuatro |en verano |hace tiempo |de madrugada |temprano |en las ferias )[el tren|el circo|el cartero|un barco|el del pan|el afilador|el lechero|el gitano|el fotógrafo|el de los espejos|un globo|el de la leche|un vendedor|el de las cometas|un arriero|el heladero|un avión]
y [las viejas|los primos|los niños|las niñas] (en fila |de la mano |en pijama )[salían a verlo|olvidaban todo|paraban el juego|pedían deseos|decían adiós|corrían detrás|dejaban la sopa|perdían la siesta|hacían silencio|salían|corrían|dejaban de llorar|saltaban la reja|brincaban de un pie|se asomaban|saludaban|se escondían|lo seguían|lo esperaban|le cantaban|lo aplaudían|reían|iban detrás|salían al sol|tiraban besos|subían al muro|movían la mano|le hacían fiesta|soltaban el trompo|dejaban la mesa|olvidaban el pan|salían a la puerta|soltaban la pelota|corrían sin zapatos|abrían la ventana|dejaban la cama]
`;
