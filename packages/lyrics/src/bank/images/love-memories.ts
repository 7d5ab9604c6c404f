/** Images of love that are remembered: how it began. */
export const loveMemories = `
# amor-preguntaste-por-la-estacion | recuerdo | amor, ciudad | + | tú | calle
[preguntaste|me preguntaste] (un lunes |sin pena |en la lluvia |con tu acento )por {el building,street:iglesia,mercado,estación,hotel,teatro,cine,terminal,museo,librería,plaza,droguería,catedral,puente,parque,muelle,torre,tienda,calle,capilla,cantina,bar,cuadra,cruce}
y (hoy |aún |todavía )[te llevo|me llevas|te acompaño] (del brazo |sin afán |de la mano )por {el street,path:calle,plaza,avenida,parque,puente,andén,acera,alameda,camino,malecón,sendero,bulevar,cuesta,cuadra,senda,trocha}

# amor-beso-y-campana | recuerdo | amor, fiesta | + | tú | calle, fiesta
me besaste (casi |por fin |sin pedirlo |una tarde |delante de todos )en {el building,street:iglesia,mercado,escuela,teatro,cine,bar,capilla,tienda,colegio,panadería,estación,plaza,parque,puente,esquina,callejón,hotel,terminal,catedral,museo,palacio,malecón,bulevar,glorieta,taberna,cantina,almacén,callejuela,escalinata,plazuela,hospital,bodega}
y (justo |entonces |por puro azar )[sonó|se oyó|empezó|se desató] {un instrument:campana,tambor,acordeón,gaita,trompeta,tambora,guitarra,flauta,violín,bombo,clarinete,saxofón,tiple,conga}

# amor-prestado | recuerdo | amor | + | tú | -
[me prestaste|tú me prestaste] (sin conocerme |una mañana |en pleno aguacero |por un rato ){un keepsake,luggage,clothes:libro,cuaderno,disco,lápiz,pañuelo,paraguas,pulsera,sombrilla,moneda,linterna,mapa,bufanda,chaqueta,guante,abrigo,gorra,blusa,saco,tarjeta}
(pura excusa |buen pretexto |qué buena excusa )para [verte|hablarte|buscarte|volver a verte] {otro day:domingo,lunes,martes,jueves,viernes,sábado,enero,abril,agosto,diciembre,verano,primavera,mayo,octubre}

# amor-nombre-en-el-vidrio | recuerdo | amor | + | tú | casa, camino
mi nombre (escrito |con tu dedo |de tu mano |que escribiste |escrito con tu dedo )en {el opening,vehicle,stone,household:ventana,ventanal,ventanilla,tragaluz,claraboya,puerta,bus,tren,carro,buseta,metro,vidrio,cristal,espejo,arena,jarra}
y (aún |todavía )lo [lee|copia|repasa|deletrea] (de memoria |con cuidado |cada tarde ){el weather:lluvia,neblina,aguacero,llovizna,niebla,rocío,escarcha,chubasco,bruma,brisa}

# amor-arepas-y-coplas | recuerdo | amor, raíces | + | - | campo
ella le [daba|guardaba|mandaba] (los jueves |a escondidas |con un primo |sin firma ){-- food,plant:arepa,almojábana,mora,naranja,mango,guayaba,cocada,melcocha,clavel,azucena,buñuelo,tamal,fresa,mazorca,empanada,violeta}
él [le silbaba|le copiaba|le debía|inventaba] (muy serio |al otro día |temblando |sin firmar ) {un song:canción,copla,verso,tonada,balada,serenata,poema,estrofa,décima,cantar,estribillo,bolero,trova,rima,corrido,canto,nana,bambuco}

# amor-aprender-a-flotar | recuerdo | amor | + | tú | mar, campo
[flotabas|nadabas|aprendías a flotar] (por fin |sin miedo |en mis brazos |boca arriba )en {el water,landscape:río,mar,laguna,quebrada,bahía,ciénaga,arroyo,playa,manantial,corriente,marea,riachuelo}
y fui yo quien (al final |muy pronto |ese día |sin darse cuenta )[se hundió|perdió el suelo|perdió el fondo|tragó mar|naufragó|se fue a pique|perdió el norte|perdió la orilla|tocó fondo|perdió el rumbo|no supo salir|no quiso volver|se quedó sin aire|se ahogaba|perdió la ropa|perdió el aliento|tragó espuma|bebió río|perdió el piso|pedía auxilio|pedía un remo|perdió el mapa]

# amor-me-pisaste | recuerdo | amor, fiesta | + | tú | fiesta
me pisaste (bien |fuerte |los pies |dos veces |sin pena |los zapatos |a medianoche )en {el party!banquete,cabalgata,comparsa,reinado,retreta,romería,serenata}
y (enseguida |cojeando |por favor |riendo )[pedí|yo pedí|te pedí] {otro rhythm:cumbia,bolero,salsa,merengue,vallenato,bambuco,joropo,champeta,tango,vals,bachata,guaracha,danzón}

# amor-perderse-adrede | recuerdo | amor, vida | + | tú | camino
nos perdimos (adrede |sin miedo |una tarde |de regreso )por {el path,landscape,home:camino,sendero,trocha,atajo,barrio,pueblo,bajada,valle,cañón,costa,cuesta,senda,desvío,monte,loma,vereda,cafetal,páramo,bosque,ribera,llano}
y [no quisiste|no buscaste|no pediste|nunca pediste|jamás pediste] (en serio |esa noche |por un momento )[el mapa|el camino|la salida|el reloj|la señal|la llegada|una luz|la carretera|la dirección|el regreso]

# amor-fila-del-taxi | recuerdo | amor, vida, ciudad | + | - | calle
se [vieron|toparon|conocieron] (un lunes |por error |bajo la lluvia |en pleno enero )en {el building!convento,palacio,torre,oficina,fábrica,almacén,edificio,gimnasio}
[peleando|discutiendo] (los dos |a gritos |muy serios |como enemigos )por {un vehicle,luggage,furniture:taxi,silla,paraguas,boleto,maleta,carro,banca,tiquete,mesa,pasaje,sombrilla,butaca,sillón,colectivo,morral,bolso,camioneta}

# amor-cuarto-pintado | recuerdo | amor | + | tú | casa
pintamos (de azul |los dos |cantando |sin permiso |una mañana |la noche del domingo ){el room!antejardín,solar,buhardilla,vestíbulo,salón,recámara,dormitorio,galería,desván,rincón,jardín}
y te quedó (por días |un mes |para la foto |de recuerdo )[verde|azul|violeta] {el face,touch:boca,mejilla,frente,cara,pelo,cabello,melena,hombro,cuello,trenza,brazo,rostro,perfil}

# amor-contar-estrellas | recuerdo | amor | + | tú | noche, campo
contábamos (a solas |en tu patio |boca arriba |desde el techo ){los light,vehicle:estrella,lucero,cometa,farol,cocuyo,luciérnaga,luz,avión,barco,velero,destello,vela,camión,vagón,tren,bombillo,linterna,buseta}
y (al diez |a la mitad |al llegar a veinte |perdida la cuenta )me [diste|pediste|robaste] {un touch,face:mano,abrazo,beso,caricia,mimo,sonrisa,risa,mirada,cariño}

# amor-cruzar-la-sierra | recuerdo | amor, raíces, vida | + | - | camino, campo
él cruzaba (siempre |a pie |los domingos |con barro |de madrugada ){el landscape!playa,isla,costa,orilla,desierto,manglar,bahía,ribera,campo,nevado,ladera}
por verla (un rato |de lejos |sin hablarle |en silencio )regar {el plant:rosa,jazmín,violeta,azucena,yerbabuena,begonia,hortensia,geranio,veranera,clavel,dalia,orquídea,lirio,maíz,ruda,naranjo,limonero,flor,caña,café,trigo,romero,palma,nardo,ceiba}
`;
