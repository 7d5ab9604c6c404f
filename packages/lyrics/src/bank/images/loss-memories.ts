/** Images of break-up and absence: what was. */
export const lossMemories = `
# loss-sin-llave | recuerdo | desamor, amor | 0 | tú | casa, noche
[abrías|empujabas|abrías bien] (siempre |cantando |con el hombro |de un tirón ){el opening!ventanilla,celosía,tragaluz,claraboya}
y [entraba|llegaba|se metía] (contigo |despacio |a saludarte |de visita ){el weather,bird,hour:brisa,lluvia,neblina,llovizna,ventolera,mirla,paloma,golondrina,gaviota,madrugada,mañana,turpial,colibrí,gorrión}

# loss-paraguas | recuerdo | desamor, ciudad | - | tú | calle
cabías (sin frío |riendo |de milagro |con tu risa |de puro milagro )en {mi luggage,clothes,furniture,vehicle,touch:paraguas,sombrilla,ruana,hamaca,abrigo,gabán,moto,canoa,colchón,bicicleta,sillón,chaqueta,abrazo,capa,carro}
[y hoy|y ya|ahora] (para huirme |con tu prisa |de pronto )no te [alcanza|basta] {el crowd,water,landscape,path:mundo,ciudad,país,mar,pueblo,valle,llano,costa,selva,cordillera,carretera,llanura,desierto,autopista,montaña,sabana}

# loss-cantabas-mal | recuerdo | desamor | 0 | tú | casa, fiesta
[cantabas|silbabas|cantaste] mal (y a gritos |y sin pena |en pijama ){el song:ranchera,balada,bolero,villancico,canción,copla,vallenato,himno,estribillo,bambuco,tonada,letra,corrido,guabina}
[suena|la ponen|pasa|la cantan] (en la radio |en la tienda |en el bus )y le falta {tu face:voz,risa,carcajada,aliento,acento,boca,sonrisa,guiño,gesto}

# loss-cierre-maleta | recuerdo | desamor | - | tú | casa
[guardaste|metiste|empacaste] (sin mirarme |despacio |en silencio |también ){tu clothes:camisa,pantalón,saco,bufanda,camiseta,abrigo,pijama,chaqueta,sombrero,gabán,ruana,gorra,zapato,cinturón}
y el [cierre|broche|candado] (del morral |de tu bolso |esa noche )[me sonó|sonó] a {- weather,fight,farewell:trueno,condena,portazo,helada,derrota,granizo,castigo,adiós,golpe,cárcel,ventisca,destierro,exilio,temporal}

# loss-firma-arena | recuerdo | desamor | - | tú | mar
sobre arena (mojada |y espuma |de playa |caliente )[fue|vi|firmaste|grabaste|hiciste] {tu promise:tregua,arreglo,promesa,juramento,palabra,pacto,trato,compromiso,voto,contrato,alianza,tratado,acuerdo}
y {el water:ola,marea,mar,espuma,oleaje,corriente,agua} (de noche |después |que pasa )[no sabe|qué sabe|no entiende] de [papeles|firmas|honor|lealtad|palabras|jueces|contratos|amor|tinta|cariño|mañana]

# loss-beso-de-tia | recuerdo | desamor | - | tú | casa, calle
[tu beso|tu último beso|aquel beso tuyo] (me |ya |anoche )supo a [prisa|menta|deber|adiós|café|limón|domingo|ceniza|favor]
como se besa (en la frente |de lejos |por cumplir |de prisa )a {un family,friend,keepsake,angel:tía,primo,abuela,vecino,compadre,amigo,pañuelo,abuelo,hermano,arcángel,prima,foto,carta,medalla,estampa,retrato,rosario,santo,padrino,vecina,colega,paisano,madrina}

# loss-se-repartieron | recuerdo | desamor, vida | - | - | casa
[se repartieron|partieron|dividieron] (sin pelear |en dos cajas |llorando |un domingo ){los household,keepsake,furniture:libro,disco,plato,cobija,silla,cuadro,cojín,vajilla,sartén,foto,almohada,cuchara,toalla}
y nadie [quiso|pidió|reclamó] (llevarse |después |al final ){el household,furniture,animal:cama,espejo,florero,perro,hamaca,reloj,gato,colchón,baúl,calendario,sofá,mecedora,cafetera,jarrón}

# loss-corri-con-tu-gorra | recuerdo | desamor | - | tú | camino, calle
te fuiste (un martes |con lluvia |llorando |de noche )en {un vehicle:bus,tren,taxi,colectivo,buseta,flota,camión,lancha,camioneta,barco,carro#v} {=v lento,viejo,lleno,rojo,amarillo,vacío,prestado,azul,feo}
(y )[corrí detrás|yo corrí tres cuadras|me quedé en la puerta|te esperé|me quedé|salí a la lluvia] con {tu clothes,luggage:gorra,saco,bufanda,paraguas,chaqueta,sombrero,guante,abrigo,chal,pasaporte,pasaje,mochila}

# loss-piedras-al-rio | recuerdo | desamor, vida | 0 | tú | campo
[tirabas|lanzabas|echabas] (conmigo |riendo |de tarde |sin prisa )[piedras|ramas|monedas] a {el landscape,water:chorro,agua,río,laguna,ciénaga,quebrada,arroyo,bahía,mar,manantial,riachuelo,acequia}
[y la onda|y su onda|la onda|el golpe] (todavía |de noche |sin ruido )[me llega|me sube|regresa] a {el chest:pecho,garganta,costado,alma,sien,memoria,hueso,espalda,corazón,sangre,cabeza,entraña,vientre}

# loss-me-pisabas | recuerdo | desamor | 0 | tú | fiesta
[me pisabas|tropezabas|te perdías] (sin pena |riendo |siempre |con gracia )en {el rhythm:vals,bolero,tango,son,merengue,cumbia,pasillo,danzón,joropo,mambo,salsa,bambuco,bachata,fandango}
[hoy bailo|ya bailo|bailo] bien (a solas |con cualquiera |sin tropiezos )y [me aburro|me pierdo|no sé|me canso|qué frío|me apago|no es fiesta|me duele|qué larga la noche|nadie me pisa|me sobra la pista]

# loss-otro-perfume | recuerdo | desamor | - | tú | noche, calle
[dijiste|juraste|me dijiste] (sin pestañear |mirándome |con calma )que [fue|era] [trabajo|tu primo|el tráfico|un cumpleaños|la lluvia|reunión|tu jefe|la oficina|un favor|el trancón|una amistad|domingo]
y (traías |te olí |había )otro [perfume|aroma|carmín|jabón] en {el face,touch,clothes:pelo,cuello,piel,bufanda,camisa,melena,hombro,mano,blusa,abrigo,chaqueta,cabello,boca}

# loss-pague-por-dos | recuerdo | desamor, ciudad | - | yo | calle, noche
[pagué por dos|lloré por dos|reí por dos|compré dos sillas|pagué dos puestos] (aquel viernes |sin pensarlo |anoche )en {el building,party,vehicle:cine,teatro,estadio,museo,concierto,feria,baile,festival,desfile,bus,tren,función,carnaval}
[y al lado|y en la otra silla|y a la derecha|y en la otra] [puse|senté] {mi clothes:abrigo,sombrero,chaqueta,saco,ruana,bufanda,gabán,poncho,gorra,camisa,chal,chaleco}

# loss-olvide-apellido | recuerdo | desamor, vida | + | tú | calle, camino
[se me olvidó|no recordé|olvidé] (un domingo |de pronto |por fin |sin querer |en octubre )[tu apellido|tu perfume|tu teléfono|tu signo|tu olor|tu letra|tu esquina|tu talla|tu dirección|el rencor|tu cumpleaños]
y me fui (silbando |cantando |sin prisa |a pie |en paz )por {el street,path:camino,avenida,calle,plaza,cuadra,trocha,alameda,sendero,malecón,vereda,carretera,puente,parque,callejón,esquina,calzada,bajada,bulevar,plazuela}

# loss-conte-postes | recuerdo | desamor, vida | - | yo | camino
[conté|miré|vi pasar] (sin sueño |llorando |de noche )[postes|puentes|pueblos|faroles|barrios] desde {el vehicle:carro,barco,lancha,tren,bus,camión,taxi,flota,chiva,colectivo,buseta,campero,moto,metro}
y en [cada cual|cada uno] (sin querer |de pronto |en silencio )[dejé|perdí] {un tear,prayer,song:suspiro,lamento,rezo,sollozo,lagrimón,verso,ruego,grito,perdón,canción,estrofa,plegaria}
`;
