/** Images of life as it is seen now: age, birth, leaving and arriving, luck, fear, mourning, the sea. */
export const lifeScenes = `
# vida-reloj-parado | escena | vida, ciudad | 0 | - | calle
[el|aquel] reloj (del pueblo |de la plaza |del teatro |de mi abuelo )[da las tres|da las seis|se durmió|va al revés|marca ayer|sigue en abril|se cansó|marca enero|sigue en mayo|vive en octubre|perdió la cuerda|no tiene prisa|piensa en agosto|bosteza|se paró|da las dos|duda|miente|da la una|se jubiló|marca mayo|marca un lunes|va por junio]
y (a su lado |aun así |pese a todo )[llega a tiempo|no se atrasa|llega puntual|no falla] {el bird,weather,hour,vehicle:golondrina,mirla,paloma,lluvia,brisa,tren,tarde,noche,copetón,aguacero,gorrión,amanecer,niebla,llovizna,mañana,neblina,colibrí,azulejo,canario,viento,bus}

# vida-casa-en-camion | escena | vida, raíces | 0 | - | camino
[va la casa|pasa la casa|se va la casa] (entera |a pedazos |con lluvia |al amanecer )en {un vehicle:camión,carreta,camioneta,lancha,canoa,chiva,campero,barca,bote,vagón,tren,flota,bus,carro}
[encima|y encima|arriba|y arriba|y allá arriba|en lo más alto|y en lo más alto] {un furniture:mesa,silla,catre,mecedora,sillón} y {un bird,animal:loro,canario,perro,gato,turpial,azulejo,cachorro,mirla,toche,cabra}

# vida-carton-con-nombre | escena | vida | + | - | camino
[un|otro] cartón (que tiembla |torcido |de galletas |al final de la fila )[dice|grita|anuncia] [«hermano»|«mamá»|«abuela»|«perdón»|«por fin»|«a casa»|«mi viejo»|«mi niña»|«mi sangre»|«veinte años»|«ya era hora»|«bienvenida»|«primo»|«aquí»]
y [aparece|se asoma|viene] (corriendo |entre la gente |con frío ){un luggage,clothes,keepsake:maleta,mochila,sombrero,ruana,costal,morral,poncho,bufanda,carriel,abrigo,gabán,chaqueta,muñeca,sombrilla,alforja,gorra,cobija}

# vida-cumple-ochenta | escena | vida, raíces, fiesta | + | yo | casa, fiesta
{mi family:abuela,mamá,bisabuela,tía,abuelito,madrina,nona} (hoy |soplando velas |entre aplausos )cumple [ochenta|noventa|cien|un siglo|mil lunas|setenta y dos|noventa y tres|ochenta y seis|noventa y ocho|ciento dos|cien abriles]
y [pide|reclama|exige] (muy en serio |de regalo |sin rodeos |riendo ){un vehicle,instrument,rhythm,animal:moto,bicicleta,tambor,trompeta,acordeón,velero,batería,cachorro,saxofón,mambo,bolero,potro,avión,guitarra,joropo}

# vida-velorio-con-cafe | escena | vida | 0 | - | noche, casa
[velorio: |velorio con lluvia: |noche de velorio: |velorio de un primo: |velorio en el campo: ][corre|pasa|sirven|circula|se acaba|se reparte] {el drink:café,ron,tinto,aguardiente,chocolate,canelazo,vino,aguapanela,guarapo,cerveza}
y (sin culpa |entre dos rezos |a las cuatro |al alba |junto al cajón )la viuda [se ríe|pide un tango|canta un bolero|cuenta un chiste|se descalza|silba un vals|se duerme|come pan|baila un son|habla de amor|se despeina|dice un verso|habla del mar|pide un beso|canta|reza|baila|cena|perdona|sonríe|bosteza|silba|se peina|pide pan]

# vida-miedo-en-medias | escena | vida | - | yo | noche, casa
(a deshoras |a las tres |en medias |de madrugada |como un viejo )[pasa|cruza|anda] {el fear:miedo,culpa,ansiedad,duda,angustia,temor,sospecha,zozobra} por {el room:cocina,sala,corredor,zaguán,pasillo,patio,comedor,alcoba,salón,solar,desván,altillo,terraza,balcón,galería,habitación}
y [cuenta|revisa|desordena] (sin ruido |hasta el alba |como un dueño )[las llaves|las fotos|las goteras|las pastillas|las ventanas|las camas|mis canas|las maletas|las cartas|las deudas|mis años|los recibos|los retratos|los cuchillos|las grietas]

# vida-remienda-la-red | escena | vida | 0 | - | mar
[un viejo zurce|un viejo cose|alguien remienda] (sin gafas |cantando |de memoria |mirando el agua |en el muelle ){su harbour,clothes,furniture,luggage:red,vela,ruana,saco,gorra,camisa,hamaca,pantalón,mochila,costal,morral,chaleco}
y (a su lado |sin mirarlo |mientras tanto )se [deshace|aleja|duerme] {el water,hour,span:ola,mar,marea,oleaje,espuma,corriente,tarde,día,mañana,marejada,noche,verano,madrugada,aurora,nochecita}

# vida-vende-suerte | escena | vida, ciudad | - | - | calle
[vende|canta|grita|reparte|pregona] la suerte (sin pausa |sin ella |por mil pesos |desde temprano )en {el street,building:esquina,plaza,puente,mercado,andén,estación,parque,catedral,cantina,malecón,calle,iglesia,callejón}
[un anciano de|un hombre de|alguien con|una niña con|un ciego de] {-- clothes:bota,zapato,alpargata,sandalia,guante,pantalón#x} (de lona |de domingo |de invierno ){=x roto,gastado,mojado,remendado,prestado,desteñido,viejo}

# vida-llave-de-casa-caida | escena | vida, lucha | - | - | camino
[alguien|una madre|un muchacho|un abuelo|una familia] cruza (de noche |con fiebre |sin despedirse |sin nada ){el landscape,journey,path:río,monte,llano,valle,páramo,selva,desierto,cordillera,frontera,sabana,trocha,montaña,ciénaga,carretera}
con [la llave|solo la llave] (al cuello |en el puño |en un trapo |cosida al pecho )de [su casa|su rancho|una casa quemada|un rancho hundido|su puerta|una casa sin techo|su calle|un pueblo borrado|su patio|una finca vendida|un portón|un solar|su rincón|un balcón|una cocina|una alcoba con sol|un zaguán|su barrio|su niñez|un cajón|una tienda|un jardín|su tienda]

# vida-nace-en-el-taxi | escena | vida, ciudad | + | - | calle
(sin permiso |de afán |en hora pico |en pleno aguacero )[nace un niño |nace una niña |nacen dos niñas ]en {un vehicle,building:taxi,bus,tren,tranvía,buseta,camión,chiva,metro,lancha,avión,panadería,mercado,carro,museo,barca,canoa,bote,moto,buque,tractomula,hotel,tienda}
y (por una vez |como ante un rey |en la avenida )[frenan|se callan|hacen fila|se detienen] {los vehicle:moto,camión,bus,taxi,tractomula,bicicleta,carro,buseta,colectivo,camioneta,tren,tranvía,chiva}

# vida-noticias-a-la-tumba | escena | vida, raíces | 0 | - | campo
[Inés|Rosa|Juan|la viuda|mi vecina|mi tía] [lleva|sube|trae] (los lunes |sin luto |cada domingo )a la tumba {-- plant:rosa,clavel,jazmín,azucena,geranio,girasol,hortensia,violeta,margarita,cayena,lirio,orquídea,veranera,dalia}
[cuenta|y cuenta|y le cuenta] (bajito |riendo |sin pena |a la piedra )que [subió el pan|nació el nieto|hay gotera|no ha llovido|se fue la luz|ganó el rojo|volvió Juan|parió la vaca|vendió la moto|se casó Inés|creció el perro|por fin hay agua|floreció el patio|llovió|hay trigo|ganó el azul|creció el limón|hay luna|volvió el sol|tosió el gato|hay maíz|bajó el río]

# vida-estatura-a-lapiz | escena | vida, raíces | - | yo | casa
a lápiz (con fechas |raya por raya |cada año )[crezco|me mido] en {el opening,room,furniture,building:puerta,portal,portón,corredor,zaguán,armario,ventana,ropero,cocina,alcoba,comedor,patio,sala,rincón,salón,escuela,alacena}
y (en casa |por la mudanza |en la madera |con todo y canas |hasta hoy )no [paso|subo] de {aquel day:enero,abril,octubre,domingo,noviembre,carnaval,marzo,verano,septiembre,lunes,mayo,julio,martes,sábado,junio,otoño,invierno,febrero,diciembre}

# vida-despega | escena | vida | - | yo | camino
despego: (abajo |en el vidrio |sin ruido |por la ventanilla )se [encoge|achica|apaga] {el home,crowd,landscape,street:casa,barrio,pueblo,vereda,tierra,ciudad,país,rancho,valle,río,llano,parque,mundo}
y [me cabe |cabe |ya cabe ](con lluvia |con grillos |con mi madre |con sus goteras |con todos los grillos )en {un keepsake,household,face,touch,tear,water:botón,dedal,canica,moneda,caracol,medalla,anillo,foto,estampa,pañuelo,dije,postal,taza,pupila,mano,lágrima,gota}

# vida-llegan-cartas-al-muerto | escena | vida, raíces, ciudad | - | - | casa, calle
al [muerto|difunto|que no está|ausente] (aún |todavía |los lunes |cada mes |por debajo de la puerta )le llegan [recibos|cartas|postales|revistas|facturas|catálogos|promociones|tarjetas|invitaciones|boletines|citas|paquetes|ofertas|saludos|las cuentas|flores|tres periódicos|multas|versos|cupones|folletos|saldos|cobros|diarios|deudas|bonos]
y [la viuda|el portero|la hija|la vecina|el cartero|su hermano|el nieto] (sin llorar |con cuidado |en la mesa )[hace espacio|les hace campo|les da las gracias|dice «está afuera»|contesta|firma|no dice nada|suspira|guarda silencio|dice «ya viene»|lee en voz alta|busca las gafas|prende una vela|responde «mañana»|mira el retrato|se sienta|llora]
`;
