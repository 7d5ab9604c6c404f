/** Images of break-up and absence: what was. */
export const lossMemories = `
# loss-sin-llave | recuerdo | desamor, amor | 0 | tú | casa, noche
[abrías|empujabas|soltabas|tú abrías] (temprano |cantando |con el hombro |de un tirón ){el opening:ventana,puerta,portón,cortina,balcón,reja,persiana,verja,ventanal,postigo,portal,claraboya,tragaluz}
y [entraba|llegaba|venía|se metía] (contigo |despacio |a saludarte |de visita ){el weather,bird,hour,light:brisa,lluvia,neblina,llovizna,ventolera,mirla,paloma,golondrina,gaviota,madrugada,mañana,turpial,colibrí,gorrión,sol,luna,tarde,viento}

# loss-paraguas | recuerdo | desamor, ciudad | - | tú | calle
[cabías|cabíamos|tú cabías] (sin frío |riendo |de milagro |aquel enero )[en|bajo] {mi luggage,clothes,furniture:paraguas,sombrilla,ruana,abrigo,gabán,chaqueta,capa,poncho,saco,cobija}
[hoy|y hoy|y ya|ahora] (para huirme |con tu prisa |para irte )no te [alcanza|basta] {el crowd,water,landscape,path:mundo,ciudad,país,mar,pueblo,valle,llano,costa,selva,cordillera,carretera,llanura,desierto,autopista,montaña,sabana}

# loss-cantabas-mal | recuerdo | desamor | 0 | tú | casa, fiesta
[cantabas|silbabas|cantaste] mal (y a gritos |y sin pena |en pijama ){el song,rhythm:ranchera,balada,bolero,canción,copla,vallenato,himno,estribillo,bambuco,tonada,corrido,guabina,cumbia,vals,salsa,tango,pasillo,merengue#s}
[hoy|aún] {lo=s} [ponen|pasan|oigo|cantan] (en la radio |en el bus )[y falta|y le falta|pero sin] {tu face,touch,instrument:voz,risa,carcajada,aliento,acento,boca,sonrisa,guiño,gesto,mano,guitarra,calor,abrazo,mirada}

# loss-cierre-maleta | recuerdo | desamor | - | tú | casa
[guardaste|metiste|doblaste|empacaste] (sin mirarme |despacio |en silencio |a la carrera ){tu clothes:camisa,pantalón,saco,bufanda,camiseta,abrigo,pijama,chaqueta,sombrero,gabán,ruana,gorra,zapato,cinturón}
y el [cierre|broche|candado] (del morral |de tu bolso |esa noche )[me sonó|sonó] a {- weather,fight,farewell:trueno,condena,portazo,derrota,golpe,adiós,castigo,cárcel,destierro,exilio,temporal,despedida,cadena,caída}

# loss-firma-arena | recuerdo | desamor | - | tú | mar
[dejaste|quedó|escribiste|dibujaste] tu [pacto|palabra|promesa|juramento|compromiso|sí de enero] en [la arena|la playa|la orilla|la espuma|el agua|la bahía|el muelle|la ribera|la costa]
{el water,bird,weather:ola,marea,mar,espuma,oleaje,corriente,agua,brisa,gaviota} (que pasa |que llega |a medianoche )[no sabe|qué sabe|no entiende|ni sabe] de [papeles|firmas|honor|lealtad|palabras|jueces|contratos|amor|tinta|cariño|mañana|promesas|notarios]

# loss-beso-de-tia | recuerdo | desamor | - | tú | casa, calle
[tu beso|tu último beso|aquel beso tuyo] (me |anoche me |en la puerta me )supo a [prisa|menta|deber|adiós|café|limón|domingo|ceniza|favor|costumbre|silencio|lluvia|calle|papel|invierno]
[como se besa|como quien besa|como besando] (en la frente |de lejos |por cumplir |de prisa )a {un family,friend,angel:tía,primo,abuela,vecino,compadre,amigo,abuelo,hermano,prima,santo,padrino,vecina,colega,paisano,madrina}

# loss-se-repartieron | recuerdo | desamor, vida | - | - | casa
[separaron|dividieron|se llevaron|se repartieron] (sin pelear |en dos cajas |llorando |un domingo ){los household,keepsake,furniture:libro,disco,plato,cobija,silla,cuadro,cojín,sartén,foto,almohada,cuchara,toalla,vaso}
y nadie [quiso|pidió|reclamó|nombró] (por miedo |en voz alta |esa tarde ){el household,furniture,animal,instrument:cama,espejo,florero,perro,hamaca,reloj,gato,colchón,baúl,calendario,sofá,mecedora,cafetera,jarrón,guitarra,cuadro}

# loss-corri-con-tu-gorra | recuerdo | desamor | - | tú | camino, calle
te fuiste (un martes |con lluvia |llorando |de noche )en {un vehicle:bus,tren,taxi,colectivo,buseta,flota,camión,lancha,camioneta,barco,carro#v} {=v lento,viejo,lleno,rojo,amarillo,vacío,azul}
(y )[corrí detrás|yo corrí tres cuadras|me quedé en la puerta|te esperé|me quedé|salí a la lluvia|corrí] con {tu clothes,luggage:gorra,saco,bufanda,paraguas,chaqueta,sombrero,guante,abrigo,chal,pasaporte,pasaje,mochila}

# loss-piedras-al-rio | recuerdo | desamor, vida | 0 | tú | campo
[tirabas|lanzabas|echabas] (conmigo |riendo |de tarde |sin prisa )[piedras|ramas|monedas] a {el landscape,water:chorro,agua,río,laguna,ciénaga,quebrada,arroyo,bahía,mar,manantial,riachuelo,acequia,fuente}
[y la onda|y su onda|la onda|y esa onda] (todavía |de noche |sin ruido )[me llega|me sube|regresa] a {el chest:pecho,garganta,costado,alma,sien,memoria,hueso,espalda,corazón,sangre,cabeza,entraña}

# loss-me-pisabas | recuerdo | desamor | 0 | tú | fiesta
[me pisabas|tropezabas|te perdías] (sin pena |riendo |de entrada |con gracia )en {el rhythm,party:vals,bolero,tango,son,merengue,cumbia,pasillo,danzón,joropo,mambo,salsa,bambuco,bachata,fandango,baile,fiesta,verbena,boda}
[hoy bailo|ya bailo|bailo] bien (a solas |con otra gente |sin tropiezos )y [me aburro|me sobra un pie|no sé|me canso|qué frío|me apago|no es fiesta|me duele|qué larga la noche|nadie me pisa|me sobra la pista|no es lo mismo|me falta algo|me duermo]

# loss-otro-perfume | recuerdo | desamor | - | tú | noche, calle
[dijiste|juraste|me dijiste] (sin pestañear |mirándome |con calma )que [fue|era] [trabajo|tu primo|el tráfico|un cumpleaños|la lluvia|una reunión|tu jefe|la oficina|un favor|el trancón|una amistad|el turno]
y [traías otro|te olí otro|había otro|tenías otro|quedaba otro|había|vi|vi otro] [perfume|aroma|carmín] en {el face,touch,clothes:pelo,cuello,piel,bufanda,camisa,melena,hombro,mano,blusa,abrigo,chaqueta,cabello,boca}

# loss-pague-por-dos | recuerdo | desamor, ciudad | - | tú | calle, noche
[pagué por dos|lloré por dos|reí por dos|compré dos sillas|pagué dos puestos] (un martes |aquel viernes |sin pensarlo |anoche )en {el building,party,vehicle:cine,teatro,estadio,museo,concierto,feria,baile,festival,desfile,bus,tren,función,carnaval}
[y al lado|y en la otra silla|y a la derecha|y en la otra] [puse|senté|abracé] {mi clothes,luggage:abrigo,sombrero,chaqueta,saco,ruana,bufanda,gabán,poncho,gorra,camisa,chal,chaleco,maleta,paraguas,mochila}

# loss-olvide-apellido | recuerdo | desamor, vida | + | tú | calle, camino
[se me olvidó|no recordé|olvidé|se me borró] (un domingo |en octubre |en plena fila |lavando ropa |sin darme cuenta )[tu apellido|tu perfume|tu teléfono|tu signo|tu olor|tu letra|tu esquina|tu talla|tu dirección|el rencor|tu cumpleaños]
y me fui (silbando |cantando |sin prisa |a pie |en paz )por {el street,path:camino,avenida,calle,plaza,cuadra,trocha,alameda,sendero,malecón,vereda,carretera,puente,parque,callejón,esquina,calzada,bajada,bulevar,plazuela}

# loss-conte-postes | recuerdo | desamor, vida | - | yo | camino
[crucé|fui cruzando|vi pasar|fui contando] (sin sueño |llorando |de noche )[pueblos|puentes|peajes|retenes|barrios|paraderos] en {el vehicle:carro,tren,bus,camión,taxi,flota,chiva,colectivo,buseta,campero,moto,camioneta}
y en [cada uno|todos] (sin querer |en silencio |sin parar )[dejé|solté] {un tear,prayer,song,love,sorrow:suspiro,lamento,rezo,sollozo,verso,ruego,perdón,canción,plegaria,lágrima,pena,nostalgia,copla,padrenuestro}

# loss-aprendi-a-freir | recuerdo | desamor | + | tú | casa, campo
[me enseñaste|de ti aprendí|contigo aprendí] (sin querer |jugando |un domingo |en abril )a [nadar|hacer pan|remar|silbar boleros|pescar de noche|coser botones|bailar el vals|tostar café|leer las nubes|dormir la siesta|hacer cometas|cantar rancheras|montar caballo|sembrar romero|pintar la puerta|cuidar gallinas|decir verdades|tocar el tiple|pelar naranjas|prender el fogón]
[y lo hago|lo hago|hoy lo hago|y a veces lo hago|y todavía lo hago] (sin pena |sin rencor |cantando |por gusto )[con mi abuela|los domingos|de memoria|y me sale|y me río|y me alcanza|a mi modo|cada enero|con los niños|y no duele|y me basta|en mi barrio|con el alba|sin llorar|en la feria|en el patio]

# loss-ultimo-cafe | recuerdo | desamor | 0 | tú | calle, casa
[pediste|pedimos|tomamos|bebimos] (sin hablar |muy tarde |en la esquina |de afán ){el drink:café,tinto,vino,ron,trago,chocolate,té,canelazo,guarapo,jugo,aguardiente} [final|del adiós|de siempre|sin azúcar|sin mirarnos|de abril|en la barra|que faltaba|más largo|a oscuras|del domingo]
y {el light,hour,weather,screen,household,crowd:luna,tarde,noche,lluvia,radio,lámpara,brisa} (de golpe |despacio |en la ventana )[se fue|calló|no quiso oír|pasó de largo|se hizo la sorda|miró al suelo|bajó la voz|siguió|dijo adiós|se hizo más larga|cambió de tema|cerró los ojos|me dio la espalda|pidió la cuenta|guardó silencio|se fue sin prisa|supo el motivo|se puso triste|perdió la risa|lloró por los dos|no dijo nada|se enfrió|se apagó|se marchó]

# loss-fui-feliz-contigo | recuerdo | desamor | + | tú | campo, camino
[fui feliz|yo fui feliz|supe reír|canté contigo] (un rato |de veras |sin saberlo |jugando )en {el landscape,room,vehicle,street,furniture,party:playa,río,cocina,bus,hamaca,patio,feria,plaza,tren,chiva,loma,terraza,canoa,páramo,balcón,boda,calle,lancha}
y eso (aunque llueva |aunque no vuelvas |al menos )[no|nunca|jamás] [se borra|se empaca|se vende|se oxida|se cobra|se olvida|se pudre|se rompe|se moja|se roba|lo empacas|lo cobras|lo vendes|me lo quitas|te lo llevas|cabe en tu bolso|se acaba|lo devuelvo|se apaga|se regala]

# loss-planche-tu-camisa | recuerdo | desamor | + | tú | casa
[lavé|cosí|planché|colgué] (mil veces |los lunes |cantando ){tu clothes:camisa,pantalón,chaqueta,abrigo,blusa,ruana,saco,chaleco,poncho,delantal,camiseta,uniforme,bufanda}
[hoy me pongo|y hoy me pongo|yo me pongo|hoy estreno] {mi clothes:sombrero,camisa,chaqueta,ruana,bufanda,gorra,saco,abrigo,chal,chaleco} y [salgo|bailo|me voy|canto|silbo|brillo|sonrío|me gusto|me invito|no vuelvo|qué bien|ya es viernes|hay fiesta]
`;
