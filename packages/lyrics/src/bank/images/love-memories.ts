/** Images of love that are remembered: how it began. */
export const loveMemories = `
# amor-preguntaste-por-la-estacion | recuerdo | amor, ciudad | + | tú | calle
(un lunes |de afán |en la lluvia )[preguntaste por|me preguntaste por|no encontrabas|tú buscabas] {el building,street:iglesia,mercado,estación,hotel,teatro,cine,terminal,museo,librería,plaza,droguería,catedral,puente,parque,muelle,torre,tienda,calle,capilla,cantina,bar,cuadra,cruce}
y [te llevo|me llevas|te acompaño|volvemos|andamos|hoy te llevo|todavía andamos] (del brazo |sin afán |de la mano |los domingos )por {el street,path:calle,plaza,avenida,parque,puente,andén,acera,alameda,camino,malecón,sendero,cuesta,cuadra,senda,trocha}

# amor-beso-y-campana | recuerdo | amor, fiesta | + | tú | calle, fiesta
[me besaste|te besé|nos besamos] (un jueves |de afán |sin pedirlo |una tarde |delante de todos )en {el building,street:iglesia,mercado,escuela,teatro,cine,bar,capilla,tienda,colegio,estación,plaza,parque,puente,esquina,callejón,hotel,terminal,catedral,museo,palacio,malecón,bulevar,glorieta,taberna,almacén,plazuela,andén,muelle,calle,acera}
y (a lo lejos |por puro azar |calle abajo )[sonó|se oyó|cantó|empezó|se desató] {un instrument:campana,tambor,acordeón,gaita,trompeta,tambora,guitarra,flauta,violín,bombo,clarinete,saxofón,tiple,conga,piano,timbal,arpa,trombón}

# amor-prestado | recuerdo | amor | + | tú | -
[me prestaste|me confiaste|tú me prestaste|me dejaste] (sin conocerme |una mañana |en pleno aguacero |un martes ){un keepsake,luggage,clothes,household:libro,cuaderno,disco,lápiz,pañuelo,paraguas,pulsera,sombrilla,moneda,linterna,mapa,bufanda,chaqueta,guante,abrigo,gorra,saco,poncho,peine}
y (así |con esa excusa |con ese pretexto )[volví a verte|te busqué|te llamé|fui a buscarte|pude hablarte] {otro day,hour:domingo,lunes,martes,jueves,viernes,sábado,enero,abril,agosto,verano,primavera,mayo,octubre,tarde,mañana,noche,día,diciembre,atardecer}

# amor-dibujo-en-el-vidrio | recuerdo | amor | + | tú | casa, camino
[dibujaste|pintaste|me hiciste] [un barco|un sol|un pez|un gato|un corazón] (de afán |con el dedo |aquel invierno )en {el opening,vehicle,stone,household:ventana,ventanal,ventanilla,tragaluz,claraboya,vidrio,cristal,espejo,puerta}
y [no lo|nunca lo|todavía no lo] [borra|tapa|olvida|daña] {el weather,hour,light,crowd,day:lluvia,neblina,aguacero,llovizna,niebla,rocío,brisa,sol,tarde,viento,invierno,noche,bruma,gente,madrugada}

# amor-arepas-y-coplas | recuerdo | amor, raíces | + | - | campo
ella le [daba|guardaba|mandaba|traía|llevaba] (los jueves |a escondidas |con un primo |de lejos ){-- food,plant:arepa,almojábana,mora,naranja,mango,guayaba,cocada,melcocha,clavel,azucena,buñuelo,tamal,fresa,mazorca,empanada,violeta,flor,rosa,lirio}
él [le silbaba|le cantaba|le debía|inventaba|le hacía|le daba] (muy serio |al otro día |temblando |sin firmar ){un song,rhythm:canción,copla,verso,tonada,balada,serenata,poema,estrofa,décima,cantar,bolero,trova,rima,corrido,canto,bambuco,son,vals}

# amor-aprender-a-flotar | recuerdo | amor | + | tú | mar, campo
[flotabas|nadabas|aprendías a nadar|aprendías a flotar] (en enero |sin miedo |en mis brazos |boca arriba |conmigo )en {el water,landscape:río,mar,laguna,quebrada,bahía,ciénaga,arroyo,playa,manantial,riachuelo,cascada,agua}
y yo (ese día |esa tarde |sin saberlo |riendo |mirándote )[me hundí|perdí el suelo|perdí el fondo|naufragué|me fui a pique|perdí el norte|perdí la orilla|toqué fondo|perdí el rumbo|no supe salir|no quise volver|me quedé sin aire|me ahogaba|perdí el aliento|tragué espuma|perdí el piso|pedía un remo|tragué mar|perdí pie|bebí agua]

# amor-me-pisaste | recuerdo | amor, fiesta | + | tú | fiesta
[te pisé|me pisaste|nos pisamos|tropezamos|me pisabas] (de entrada |dos veces |sin querer |a medianoche )en {el party,rhythm:fiesta,verbena,baile,carnaval,feria,parranda,concierto,boda,festival,guateque,bazar,vals,bolero,cumbia,salsa,merengue,tango,bambuco,joropo}
y (enseguida |cojeando |sin soltarte |riendo )[pedí|yo pedí|te pedí|busqué] {otro rhythm,song,party,hour:bolero,salsa,merengue,vallenato,bambuco,champeta,tango,vals,bachata,guaracha,danzón,ranchera,balada,serenata,noche,canción,son,pasillo}

# amor-perderse-adrede | recuerdo | amor, vida | + | tú | camino
[nos perdimos|me perdiste|nos metimos|te seguí|te llevé] (adrede |sin miedo |una tarde |de regreso )por {el path,landscape,home:camino,sendero,trocha,atajo,barrio,pueblo,bajada,valle,cañón,costa,cuesta,senda,desvío,monte,loma,vereda,cafetal,páramo,bosque,ribera,llano}
y [no quisiste|no buscaste|no pediste|nunca pediste|nadie pidió|no quisimos] (esa noche |en toda la tarde )[el mapa|el camino|la salida|la ruta|la señal|auxilio|la carretera|la dirección|el regreso|la vuelta|ayuda|compañía|otra senda|un guía|consejo|volver|salir]

# amor-fila-del-taxi | recuerdo | amor, vida, ciudad | + | - | calle
se [vieron|toparon|conocieron|hallaron] (un lunes |por error |bajo la lluvia |en pleno enero )en {el building,street:oficina,fábrica,almacén,museo,cine,hotel,bar,estación,mercado,terminal,aeropuerto,panadería,hospital,estadio,cantina,andén,plaza,esquina,parque,acera}
[peleando|discutiendo|riñendo] (los dos |a gritos |muy serios |como enemigos )por {un vehicle,luggage,furniture,food:taxi,silla,paraguas,boleto,maleta,carro,banca,tiquete,mesa,pasaje,sombrilla,butaca,sillón,colectivo,morral,bolso,camioneta,empanada,pan,almojábana}

# amor-cuarto-pintado | recuerdo | amor | + | tú | casa
[pintamos|pintabas|pintaste] (un lunes |cantando |sin permiso |una mañana ){el room,opening,furniture:cocina,patio,sala,terraza,zaguán,alcoba,cuarto,comedor,corredor,pasillo,azotea,altillo,balcón,puerta,ventana,portón,reja,mesa,silla,cama}
[y te quedó|te quedó|te dejé|te pinté] (por días |un mes |para siempre )[verde|azul|violeta|naranja] {el face,touch:boca,mejilla,frente,cara,pelo,cabello,melena,hombro,cuello,trenza,brazo,rostro,perfil}

# amor-contar-estrellas | recuerdo | amor | + | tú | noche, campo
[contábamos|yo contaba|contabas] (sin prisa |en tu patio |hasta tarde |desde el techo ){los light,vehicle:estrella,lucero,cometa,farol,cocuyo,luciérnaga,luz,avión,destello,vela,tren,bombillo,linterna}
y (al llegar a diez |a la mitad |al llegar a veinte |perdida la cuenta |al llegar a cien )me [diste|pediste|robaste] {un touch,face,clothes:mano,abrazo,beso,caricia,mimo,sonrisa,risa,mirada,guiño,arrullo,carcajada}

# amor-cruzar-la-sierra | recuerdo | amor, raíces, vida | + | - | camino, campo
[él cruzaba|y él cruzaba|él andaba|él pasaba] (a pie |a caballo |los domingos |con barro |de madrugada ){el landscape,path:sierra,monte,páramo,loma,cerro,llano,sabana,montaña,cordillera,valle,cañón,ladera,trocha,camino,quebrada,vereda,sendero,serranía}
por verla (un rato |de lejos |sin hablarle |en silencio )[regar|cuidar|sembrar] {el plant:rosa,jazmín,violeta,azucena,yerbabuena,begonia,hortensia,geranio,veranera,clavel,dalia,orquídea,lirio,maíz,ruda,naranjo,limonero,flor,caña,café,trigo,romero,palma,nardo}

# amor-no-te-lo-di | recuerdo | amor | 0 | tú | casa, noche
te [escribí|hice|copié] (una noche |temblando |con tinta |sin dormir ){un song,keepsake,rhythm:poema,carta,copla,canción,balada,verso,postal,bolero,serenata,tonada,décima,tarjeta,trova,ranchera,vals,bambuco}
y [sigue|duerme|quedó|se arruga|se aburre] (sin firma |sin sobre |con polvo |esperando )en {el furniture,luggage,clothes,room:mesa,cama,repisa,baúl,escritorio,armario,maleta,mochila,abrigo,chaqueta,bolso,cómoda,ropero,morral,libro,saco}

# amor-subiste-al-bus | recuerdo | amor, ciudad | - | tú | calle, camino
[venías|ibas|reías|leías|cantabas] (de azul |sin verme |de rojo |con flores |un lunes )en {el vehicle,street,building:bus,tren,metro,tranvía,buseta,colectivo,barco,lancha,avión,vagón,andén,estación,puente,plaza}
y yo (de miedo |temblando |de los nervios |sin aire |a tu lado )[callé|perdí la voz|no dije nada|miré mis zapatos|no dije palabra|perdí la parada|me mordí la lengua|te dejé bajar|no tuve valor|me tragué la voz|perdí la ocasión|no quise mirar|pensaba en hablar|no supe empezar|conté monedas|contaba monedas|fingía dormir|fingí leer un libro|miraba la lluvia|leía la prensa]

# amor-bailaste-con-mi-primo | recuerdo | amor, desamor | - | tú | fiesta
[bailaste|bailabas|tú bailabas] (un son |un vals |tres cumbias |hasta tarde |despacio )con {mi family,friend:primo,hermano,amigo,vecino,compadre,tío,padrino,parcero,colega,socio,prima,vecina,amiga}
y yo [cuidaba|sostenía|guardaba|cuidé|miraba] (en la barra |sin hablar |sonriendo ){tu clothes,luggage,drink,touch:abrigo,bolso,chaqueta,bufanda,sombrero,ruana,saco,gabán,copa,mochila,chal,cerveza,paraguas,vino,morral,sombrilla}

# amor-te-hable-del-clima | recuerdo | amor | 0 | tú | calle, camino
te hablé (toda la tarde |sin parar |en la fila |despacio |con calma |mirando al suelo )de {el weather,food,vehicle,day,crowd,landscape,bird,song,water:lluvia,mango,bus,mar,frío,río,tren,gente,páramo,viento,mirla,bolero,aguacero,arroz,verano,café}
por no [decirte|gritarte|soltarte] (de frente |temblando |de una vez )[«te quiero»|«quédate»|«no te vayas»|«cásate»|que tiemblo|la verdad|mi miedo|que te sueño|«contigo»|mi secreto|lo demás|lo que siento|«mi vida»|mi nombre|«espera»|«no te bajes»|que no duermo|que te adoro|que me falta el aire|«ven conmigo»|«me gustas»|mis ganas|que me muero|que ya te quería|«ven»]

# amor-numero-al-reves | recuerdo | amor, desamor, ciudad | 0 | tú | calle, fiesta
[me diste|apuntaste|tú me diste|me dejaste|me regalaste] (riendo |de afán |bailando )un [número|teléfono] [falso|roto|viejo|en broma|a medias|ajeno|antiguo|errado|impar|inventado|sin dueño|mojado|de nadie|de otra vida|de un cine|al revés|de hace un mes|a lápiz|borroso]
[y llamo y|llamé y|y aún llamo y|llamo a veces y] [contesta|me atiende|me saluda|responde] {un building,animal,friend,family,work,bird:hotel,iglesia,panadería,abuela,vecina,taller,hospital,perro,convento,droguería,museo,tía,oficina,estadio,loro,bar,teatro}

# amor-no-me-volteaste-a-ver | recuerdo | amor | - | tú | campo, fiesta
[compré|escogí|pedí|estrené] (por ti |en la feria |con amor |un sábado ){un clothes:camisa,sombrero,chaqueta,abrigo,ruana,bufanda,poncho,gorra,chaleco,saco,cinturón,pantalón}
y tú (esa noche |sin prisa |riendo )[mirabas|mirabas solo|buscabas|no viste sino] {el instrument,light,animal,hour,street,weather,party,opening:guitarra,luna,caballo,lluvia,tambor,puerta,calle,lucero,acordeón,trompeta,farol,plaza,sol,clarinete,desfile}
`;
