/** Images of what love does to one. */
export const loveFeelings = `
# amor-se-cae-la-taza | sentir | amor | + | tú | casa
se me [cae|suelta|escapa|resbala] (de la mano |sin remedio |de los dedos |cada mañana ){el household,drink:taza,plato,cuchara,vaso,olla,jarra,vajilla,pocillo,frasco,jarrón,cafetera,café,tinto,chocolate,limonada}
[si|cuando] [entras|llegas|pasas|te asomas] (con sueño |cantando |riendo |sin avisar )por {el opening,room:ventana,puerta,portón,reja,balcón,portal,cocina,patio,zaguán,pasillo,corredor,verja}

# amor-pena-dormida | sentir | amor | 0 | tú | -
[tu risa|tu nombre|tu voz|tu boca|tu canto] me [voltea|prende|revuelca|desordena|alborota|despierta] {el hour,day,chest,room:mañana,noche,madrugada,tarde,domingo,siesta,pecho,memoria,cabeza,sangre,alcoba,patio,lunes,martes,mente,pulso,jueves,invierno}
(y )yo con {el sorrow,fear:pena,tristeza,soledad,nostalgia,dolor,melancolía,angustia,amargura,tormento,miedo,duda,culpa#x} (tan |medio ){=x dormido,guardado,callado,escondido,quieto,manso,tranquilo}

# amor-culpa-de-tu-lunar | sentir | amor, ciudad | + | tú | calle
[canto|silbo|me río|ando silbando|ando cantando] (sin dormir |en ayunas |muy temprano )en {el work,building,vehicle,street:taller,oficina,jornada,turno,ensayo,fábrica,mercado,panadería,tienda,almacén,escuela,bus,metro,taxi,terminal,tren,calle,esquina,plaza,puente}
(y )[la culpa es de|tiene la culpa|hay que culpar a|no culpo más que a|todo es por] {tu face:boca,risa,mirada,voz,sonrisa,mejilla,lunar,pelo,hoyuelo,acento,trenza,carcajada,guiño,cuello}

# amor-lunes-con-miel | sentir | amor, vida | + | tú | casa, calle
[contigo|a tu lado|desde que estás] [el lunes|el martes|la lluvia|el invierno|la calle|el bus] (hasta |temprano |a las seis |por la mañana )[sabe a|huele a] {- food:pan,miel,panela,canela,mango,guayaba,mora,coco,melcocha,piña,natilla,naranja}
y {el work:jornada,turno,trabajo,labor,faena,tarea,taller,oficina} (me |apenas )[pesa una pluma|pesa un colibrí|dura una canción|dura un suspiro|dura un café|pesa un papel|dura medio bolero|pesa un soplo|dura un recreo|dura un beso|dura una fiesta]

# amor-alcanza-la-arepa | sentir | amor, raíces, vida, lucha | + | - | casa
[donde hay|si hay|con] [amor|cariño] (de veras |del bueno )[alcanza|rinde] {el food:pan,arepa,tamal,almojábana,plátano,empanada,mango,panela,mazorca,piña,sancocho,queso,coco,arroz,naranja}
y (en la mesa |en la cocina |para la noche )[le toca|le queda|le guardan] [algo|un poco|un pedazo|la mitad] a {el friend,animal,family:vecino,vecina,compadre,perro,gato,paisano,comadre,abuelo,abuela}

# amor-risa-en-el-metro | sentir | amor, vida, ciudad | + | - | calle
[uno ríe|se ríe uno|uno canta|uno silba] (bajito |sin motivo |sin razón |sin darse cuenta )en {el vehicle,street,building:bus,metro,taxi,tranvía,buseta,calle,andén,plaza,mercado,iglesia,terminal,parque,acera,biblioteca,estación,puente,tren,esquina,oficina}
y [alguien culpa|le echan la culpa|la gente culpa] (en voz baja |por costumbre |sin pruebas |al pasar )a {el drink,rhythm,day,light:ron,vino,cerveza,tequila,guarapo,aguardiente,trago,licor,canelazo,chicha,coctel,domingo,luna,sol,bolero}

# amor-como-la-marea | sentir | amor | + | tú | mar
[entras|subes|llegas|vuelves|te acercas] (sin ruido |de noche |despacio |cantando |sin pedir permiso )como {el water,weather:ola,marea,espuma,corriente,creciente,mar,oleaje,río,lluvia,brisa,aguacero,agua}
y [borras|limpias|te llevas|hundes|disuelves] (de una |sin prisa |del todo |hasta el nombre de ){el sorrow:pena,tristeza,soledad,nostalgia,dolor,melancolía,angustia,amargura,desamor,desengaño,tormento,luto}

# amor-cocuyo-en-el-balcon | sentir | amor | + | tú | noche, casa
[brillas|tú brillas|me alumbras|alumbras|sigues|no te apagas] (en la almohada |en mi cuarto |y no me duermo |toda la noche |hasta las cinco )si apago {el light,screen,household:pantalla,celular,televisor,vela,lámpara,bombillo,candil,luz,veladora,linterna,cirio,farol,candelabro}
como [cocuyo|un cocuyo|una luciérnaga|una luna|la luna] (que se perdió |sin permiso |de paso |que se coló )en {el opening,room,furniture:ventana,sala,cuarto,cama,hamaca,portón,reja,cortina,balcón,persiana,claraboya,tragaluz,patio,cocina,corredor,zaguán,alcoba,jardín,terraza,azotea,pasillo,salón,rincón,desván,portal}

# amor-olor-en-la-camisa | sentir | amor | + | tú | calle, casa
[llevo tu olor|guardo tu olor|tengo tu olor|vive tu olor] (hace un mes |desde el viernes |para el frío )en {el clothes:camisa,abrigo,chaqueta,ruana,sombrero,bufanda,blusa,poncho,saco,chal,camiseta,pijama,pañuelo,gabán,guante,chaleco#x}
[no|y no|ya no] {lo=x} [lavo|presto|suelto|cambio] [por plata|por nada|ni en broma|ni el lunes|jamás|ni un mes|por dinero|ni en enero|ni a ruego|ni un día|ni por todo el oro|ni en domingo|ni el martes|ni aunque paguen|ni un segundo|ni por un millón|ni por ley|ni a la fuerza|por nadie]

# amor-enredadera | sentir | amor, vida, raíces, fe | + | - | campo
[crece|sube|brota] (de noche |sin permiso |por su cuenta |sin que nadie mire ){el plant:enredadera,yerbabuena,trigo,maíz,ceiba,caña,veranera,jazmín,ruda,semilla,rosa,palma,guayacán,orquídea,limonero,café,nardo,flor,lirio,girasol,almendro,roble}
(y )[así|lo mismo|igual] [el amor|el cariño|el querer|crece el amor] (callado |con los años |a su paso )en {el chest:pecho,sangre,alma,memoria,vena,corazón,entraña,cabeza}

# amor-tambor-o-pecho | sentir | amor, fiesta | + | tú | fiesta
[tu mano|tu abrazo|bailamos, tu mano|tu mano, tu aliento|tu brazo|tu palma|bailamos, tu brazo] (firme |bailando |en plena pista |todo el merengue |hasta el alba )en {mi touch,face,chest:hombro,cintura,cadera,cuello,espalda,costado}
¿[suena|late|retumba|golpea] (tan duro |de veras |en la tarima ){el instrument:tambor,bombo,caja,tambora,timbal,conga,llamador,redoblante,bongó,batería} o {mi chest:pecho,corazón,sangre,sien,pulso,vena,alma,garganta}?

# amor-miedo-nuevo | sentir | amor | 0 | tú | -
[no temía|no le temo|jamás le temí|yo no temía] (en el monte |en el mar |ni de noche )a {el weather:lluvia,viento,aguacero,tormenta,granizo,vendaval,tempestad,huracán,rayo,trueno,relámpago,ciclón,temporal,diluvio}
[y hoy|y ahora|pero|y fíjate cómo] me [asusta|desvela|espanta] [tu tos|tu gripa|tu fiebre|tu cansancio|tu silencio|que tardes|que no contestes|que cruces sin mirar|tu frío|que llegues tarde|que no llegues|tu dolor|que no vengas|tu sed|tu mala cara]

# amor-abriga-un-abrazo | sentir | amor, vida, raíces, fe | + | - | noche, campo
no [abriga|calienta] tanto (en el páramo |de noche ){el clothes,household,fire:ruana,abrigo,chaqueta,bufanda,poncho,saco,gabán,cobija,colcha,capa,candela,hoguera,fogata,fogón,leña,pañolón}
[como|como abriga|como calienta|como calienta en el frío] (a medianoche |en enero ){un touch,face,drink:mano,abrazo,beso,caricia,regazo,mirada,sonrisa,canelazo,aguapanela,hombro,arrullo,piel,risa,café,tinto,mimo}

# amor-faltan-cinco-cuadras | sentir | amor, ciudad | + | tú | camino, calle
faltan (apenas |para tu casa |bajo la lluvia |con lluvia )[dos|tres|cinco|cuatro|diez] {-- street,path:cuadra,esquina,puente,parque,calle,cuesta,subida,bajada,avenida,plaza,pendiente,callejón}
(y )mi [sombra|risa|canción|voz] (ya |hace rato |por su cuenta )[toca|ronda|golpea|llama a|llega a] {tu opening:ventana,puerta,portón,balcón,reja,verja,portal,postigo,ventanal}

# amor-dos-bajo-la-ruana | sentir | amor, vida | + | - | -
a dos (que se aman |muy juntos |de la mano |que bailan )[no los asusta|no los alcanza|no los espanta|no los vence|no los detiene|no los separa|no los toca|no los para] {el weather:lluvia,aguacero,tormenta,granizo,vendaval,tempestad,temporal,diluvio,frío,ventisca,trueno,relámpago}
[caben|duermen|viven|se ríen] (los dos |sin afán |abrazados |con el frío afuera )[bajo|debajo de] {un clothes,luggage,household,plant:ruana,sombrero,abrigo,poncho,capa,paraguas,sombrilla,cobija,colcha,sábana,ceiba,palma,naranjo}

# amor-celos-de-tu-almohada | sentir | amor | 0 | tú | casa, noche
(a veces |lo confieso, |esta noche )[tengo celos de|le tengo celos a|me da celos|siento celos de] {tu household,clothes,furniture,luggage,instrument:almohada,espejo,sábana,toalla,jabón,camisa,bufanda,guitarra,hamaca,cobija,abrigo,cama,blusa,pijama,colchón}
que se [sabe|aprende|lleva|roba] (cada noche |sin pena |de noche ){tu face,touch,chest:mejilla,cara,pelo,lunar,cuello,espalda,calor,cintura,frente,aliento,piel,hombro,rostro,brazo,abrazo,perfil,trenza}

# amor-media-cama | sentir | amor, desamor | - | tú | casa, noche
[sin ti|si viajas|si te vas|si no estás|cuando viajas] me [sobra|pesa|duele] (de noche |hasta )[la cama|la mesa|el domingo|el café|la noche|el colchón|la luna|el balcón|la sopa|el sofá|la radio|la sala]
y [duermo|me duermo|ceno|me siento] (a oscuras |hablando |por las noches |en silencio )con {tu clothes,household,keepsake,shadow,animal,face:camisa,bufanda,almohada,sombra,foto,carta,abrigo,gato,perro,ruana,pañuelo,saco,retrato,voz}

# amor-no-suena-el-telefono | sentir | amor, desamor | - | tú | casa, noche
[no suena|se calla|duerme|enmudece|calla] (esta noche |desde el lunes |desde octubre ){el screen,opening,instrument:teléfono,celular,pantalla,puerta,portón,campana,bocina,auricular}
[y yo|yo aquí|y aquí|y yo bajito|yo en voz baja] (con tu foto |sin cena |a las once )le [ruego|pregunto|rezo|reclamo|converso] a {el light,household,angel,furniture,weather,bird:luna,vela,espejo,reloj,santo,almohada,lámpara,silla,lluvia,ángel,mesa,mirla,viento,pocillo,estrella}

# amor-subir-un-piano | sentir | amor, vida | 0 | tú | camino
[quererte|seguirte|amarte|esperarte] es [subir|cargar|empujar|llevar] (a pie |de noche |en ayunas |con lluvia ){un furniture,instrument,stone,vehicle,household:piano,piedra,baúl,ropero,campana,canoa,armario,cama,mesa,sofá,arpa,marimba,roca,bote,espejo,tinaja}
y [cantar|silbar|reír|darte las gracias|pedir otra vuelta] (a ratos |sin aliento )[al final|en cada esquina|aunque llueva|como si nada|de alegría|por costumbre|con gusto|en la bajada|sin saber por qué|a toda voz|con ganas|en la escalera|en el camino]
`;
