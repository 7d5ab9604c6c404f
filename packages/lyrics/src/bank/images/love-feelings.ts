/** Images of what love does to one. */
export const loveFeelings = `
# amor-se-cae-la-taza | sentir | amor | + | tú | casa
se me [cae|resbala|derrama] (de golpe |de la mano |sin remedio |de las manos ){el household,drink:taza,plato,cuchara,vaso,olla,jarra,vajilla,jabón,pocillo,frasco,jarrón,cafetera,café,tinto,chocolate,limonada}
[si|cuando] [entras|llegas] (de pronto |cantando |riendo |sin avisar )por {el opening,room:ventana,puerta,portón,reja,balcón,portal,cocina,patio,zaguán,pasillo,corredor,verja}

# amor-pena-dormida | sentir | amor | 0 | tú | -
[tu risa|tu nombre|tu voz|tu boca|tu manera de reír|tu manera] me [voltea|revuelca|desordena] {el hour,day,chest,room:mañana,noche,madrugada,tarde,domingo,siesta,pecho,memoria,cabeza,sangre,alcoba,patio,lunes,martes,mente,pulso,jueves,enero,invierno,abril}
(y )yo con {el sorrow,fear:pena,tristeza,soledad,nostalgia,dolor,melancolía,angustia,amargura,tormento,miedo,duda,culpa#x} (tan |ya tan |tan bien |por fin tan ){=x dormido,guardado,callado,cerrado,escondido,quieto,manso,tranquilo}

# amor-culpa-de-tu-lunar | sentir | amor, ciudad | + | tú | calle
[canto|silbo|ando silbando|ando cantando] (sin dormir |en ayunas |muy temprano )en {el work,building,vehicle:taller,oficina,jornada,turno,ensayo,fábrica,mercado,panadería,tienda,almacén,escuela,bus,metro,taxi,terminal}
(y )[la culpa es de|tiene la culpa|hay que culpar a|no culpo más que a|todo es por la culpa de] {tu face:boca,risa,mirada,voz,sonrisa,mejilla,lunar,pelo,hoyuelo,acento,trenza,carcajada,guiño,cuello}

# amor-lunes-con-miel | sentir | amor, vida | + | tú | casa, calle
[contigo|a tu lado] [el lunes|el martes|la lluvia|el invierno] (también |de pronto )[es|sabe a] {- food:pan,miel,panela,azúcar,canela,mango,guayaba,mora,coco,melcocha,piña,natilla}
y {el work:jornada,turno,trabajo,labor,faena,tarea,taller,oficina} (ya |me |apenas |contigo )[pesa una pluma|pesa un colibrí|dura una canción|dura un suspiro|dura un café|pesa un papel|dura medio bolero|pesa un botón|dura un recreo]

# amor-alcanza-la-arepa | sentir | amor, raíces, vida, lucha | + | - | casa
[donde hay|si hay|con] [amor|cariño] (de veras |del bueno )[alcanza|rinde] {el food:pan,arepa,tamal,almojábana,plátano,empanada,mango,panela,mazorca,piña,sancocho,queso,coco,arroz,naranja}
y (todavía |aún |al final )[le toca|le sobra|le queda] [algo|un poco|un pedazo|la mitad] a {el friend,animal,family:vecino,vecina,amigo,compadre,perro,gato,paisano,comadre,parcero,primo,tía,abuelo,compañero}

# amor-risa-en-el-metro | sentir | amor, vida, ciudad | + | - | calle
[uno ríe|se ríe uno] (de nada |sin motivo |a carcajadas |y disimula |sin darse cuenta )en {el vehicle,street,building:bus,metro,taxi,tranvía,buseta,calle,andén,plaza,mercado,iglesia,terminal,parque,acera,biblioteca,estación,puente}
y [culpan|todos culpan|la gente culpa|le echan la culpa] (de una |en voz baja |por si acaso )a {el drink:ron,vino,cerveza,tequila,guarapo,aguardiente,trago,licor,mistela,champaña,canelazo,chicha,coctel,sangría}

# amor-como-la-marea | sentir | amor | + | tú | mar
[entras|subes|llegas] (sin ruido |de noche |despacio |sin pedir permiso )como {el water:ola,marea,espuma,corriente,creciente,agua,mar,oleaje,río,lluvia,manantial}
y [borras|limpias|te llevas] (de una |sin prisa |las huellas de |la sombra de |hasta el nombre de ){el sorrow:pena,tristeza,soledad,nostalgia,dolor,melancolía,angustia,amargura,desamor,desengaño,tormento,luto}

# amor-cocuyo-en-el-balcon | sentir | amor | + | tú | noche, casa
[brillas|tú brillas|alumbras|sigues brillando] (aún |todavía |en la almohada |y no me duermo )si apago {el light,screen,household:fogón,radio,pantalla,celular,televisor,vela,lámpara,bombillo,candil,luz,veladora,linterna,cirio,farol,reflector,hoguera,candelabro,lumbre,fogata}
como [cocuyo|un cocuyo|una luciérnaga] (que se perdió |sin permiso |de paso |que se coló )en {el opening,room,furniture:ventana,sala,cuarto,cama,hamaca,baúl,portón,reja,ropero,cortina,balcón,persiana,claraboya,tragaluz,patio,cocina,corredor,zaguán,alcoba,jardín,terraza,azotea,pasillo,salón,buhardilla,comedor,rincón,desván,portal}

# amor-olor-en-la-camisa | sentir | amor | + | tú | calle, casa
[llevo|guardo] tu olor (todavía |desde el viernes |sin decirlo )en {el clothes:camisa,abrigo,chaqueta,ruana,sombrero,bufanda,blusa,poncho,saco,chal,camiseta,pijama,pañuelo,gabán,guante,chaleco#x}
(y )no {lo=x} [lava|toca|descuelga] (por nada |por ahora |con su jabón |ni el domingo )ni {mi family:mamá,abuela,tía,hermana,madrina,prima,madre,papá,abuelo,abuelita}

# amor-enredadera | sentir | amor, vida, raíces, fe | + | - | campo
crece (de noche |sin permiso |por su cuenta |sin que nadie mire ){el plant:enredadera,yerbabuena,trigo,maíz,ceiba,caña,veranera,jazmín,ruda,semilla,rosa,palma,guayacán,orquídea,limonero,café,nardo}
(y )[así|lo mismo] (el amor |el cariño |el querer |crece el amor ) (callado |con los años |a su paso )en {el chest:pecho,sangre,alma,memoria,vientre,costado,vena,hueso,corazón,voz,entraña,espalda}

# amor-tambor-o-pecho | sentir | amor, fiesta | + | tú | fiesta
tu mano (ya |quieta |apenas |bailando |en plena pista |todo el merengue |sin despegarse )en {mi touch,face,chest:hombro,cintura,cadera,brazo,cuello,espalda,frente,cara,pelo,mejilla,mano,costado}
¿[suena|late|retumba|golpea] (tan duro |de veras |en la tarima ){el instrument:tambor,bombo,caja,tambora,timbal,conga,llamador,redoblante,bongó,batería} o {mi chest:pecho,corazón,sangre,sien,pulso,vena,alma,garganta}?

# amor-miedo-nuevo | sentir | amor | 0 | tú | -
[no temía|yo no temía|no le tuve miedo|jamás le temí] (ni en el monte |de frente )a {el weather:lluvia,viento,aguacero,tormenta,granizo,vendaval,tempestad,huracán,rayo,trueno,relámpago,ciclón,temporal,diluvio}
y (hoy |ahora |fíjate )me [asusta|desvela] [tu tos|tu gripa|tu fiebre|tu cansancio|tu silencio|que tardes|tu moto en la curva|que no contestes|que cruces sin mirar|tu frío|que llegues tarde|que no llegues|tu dolor|que llueva y no vengas]

# amor-abriga-un-abrazo | sentir | amor, vida, raíces, fe | + | - | noche, campo
no [abriga|calienta] (en el páramo |de noche |por mucho que digan |a nadie ){el clothes,household,fire:ruana,abrigo,chaqueta,bufanda,poncho,saco,gabán,cobija,colcha,capa,candela,hoguera,fogata,fogón,leña,pañolón}
lo que [abriga|calienta] (a tiempo |a medianoche |cuando es tiempo ){un touch,face,drink:mano,abrazo,beso,caricia,regazo,mirada,sonrisa,canelazo,aguapanela,hombro,arrullo,piel,risa,café,tinto,mimo}

# amor-faltan-cinco-cuadras | sentir | amor, ciudad | + | tú | camino, calle
faltan (aún |todavía |apenas |para tu casa )[dos|tres|cinco] {-- street,path:cuadra,esquina,puente,parque,calle,cuesta,subida,bajada,avenida,plaza,pendiente,callejón}
(y )mi [sombra|risa|canción] (ya |hace rato |por su cuenta )[toca|empuja|golpea|ronda] {tu opening:ventana,puerta,portón,balcón,reja,persiana,verja,portal,postigo,claraboya,talanquera}

# amor-dos-bajo-la-ruana | sentir | amor, vida | + | - | -
a dos (que se aman |muy juntos |de la mano )[no asusta|no los asusta|no vence|no los vence|no espanta] {el weather:lluvia,aguacero,tormenta,granizo,vendaval,tempestad,temporal,diluvio,frío,ventisca,trueno,relámpago}
[caben|duermen|viven] (de sobra |los dos |muertos de risa |con el frío afuera )[bajo|debajo de] {un clothes,luggage,household,plant:ruana,sombrero,abrigo,poncho,capa,paraguas,sombrilla,cobija,colcha,sábana,ceiba,palma,naranjo,mantel}
`;
