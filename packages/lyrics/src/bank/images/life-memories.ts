/** Images of life that are remembered: childhood, the first sea, leaving home, luck, burials. */
export const lifeMemories = `
# vida-pasaje-sin-usar | recuerdo | vida, raíces | - | yo | casa
en {el clothes:saco,abrigo,chaleco,chaqueta,gabán,sombrero,ruana,pantalón,poncho,camisa} (de fiesta |de domingo |de los lutos |de toda la vida )de {mi family:padre,abuelo,papá,tío,hermano,padrino,bisabuelo,nono,taita,viejo,primo}
[hallé|encontré] un pasaje (sin usar |intacto |de otro tiempo |todavía nuevo )[al mar|a Cuba|a la feria|al circo|a Cali|al verano|al Japón|a París|a la nieve|al desierto|a Santa Marta|a la luna|a la sierra|a Lima|a Roma|al norte|al sur|al cielo|a Buenaventura|a Pasto|al llano|a Quito|a la isla|a otra vida]

# vida-aduana-huele-a-casa | recuerdo | vida, raíces | + | yo | camino
[mamá metió|mamá guardó|mi madre escondió] (entre mi ropa |sin decirme |en mi morral |en la maleta ){un food:arepa,bocadillo,tamal,queso,almojábana,cocada,mango,panela,empanada,guayaba,melcocha,buñuelo,pan,limón,naranja,coco,mazorca,natilla}
y [la aduana|la nieve|el hotel|el metro] (por días |una noche |como un milagro )olió a {- room,day,hour,home:cocina,patio,domingo,casa,diciembre,finca,infancia,rancho,vereda,solar,navidad,pueblo,hogar,tierra,barrio,zaguán,corredor}

# vida-vi-el-mar | recuerdo | vida | + | yo | mar
[vi|yo vi|y vi] el mar (a los veinte |por primera vez |de la mano de mi padre |con susto )desde {un vehicle,landscape:bus,tren,camión,chiva,flota,camioneta,carro,avión,campero,loma,moto,cerro,colina,buseta}
[pregunté|y pregunté] (en serio |a gritos |sin bajarme )[quién lo prendía|de quién era|quién lo regaba|quién lo apagaba|cuánto valía|si era gratis|dónde cerraban|por qué era azul|quién lo pintó|quién lo sembró|si había pan|cómo dormía|quién lo hizo|si dormía|si era hondo|quién lo manda|dónde acaba|si mordía|quién lo mece|cómo se apagaba|cuántos años tenía]

# vida-aposto-la-finca | recuerdo | vida, fiesta | 0 | yo | noche
{mi family:abuelo,padre,tío,padrino,papá,bisabuelo} (una noche |entre tragos |de puro terco |en Navidad )apostó {su animal,vehicle,home,instrument,household:caballo,burro,finca,casa,camión,rancho,potro,moto,acordeón,guitarra,parcela,reloj}
[volvió|y volvió|regresó] (a pie |al alba |sin camisa |como si nada )silbando {un song,rhythm:ranchera,bolero,cumbia,vals,tango,copla,canción,bambuco,pasillo,son,himno,torbellino,guabina}

# vida-cuarto-de-la-muerte | recuerdo | vida | 0 | yo | casa
[la muerte|el miedo] (a mis seis años |para mí |cuando llovía |según mi prima )[era|fue] {el room:pasillo,zaguán,corredor,comedor,patio,sala,solar,cocina,terraza,altillo,desván,salón,azotea,balcón,cuarto,rincón,jardín,galería,alcoba#x}
y (los lunes |de noche |por eso |yo, por si las moscas, ){lo=x} cruzaba [cantando|corriendo|de un salto|sin aire|con mi perro|silbando|sin luz|a ciegas|a caballo|rezando|en puntas|de lado|sin mirar|con linterna|con un cuento|de la mano|con miedo|a oscuras|con un palo|contando|con los ojos cerrados]

# vida-barco-de-papel | recuerdo | vida, raíces | + | yo | mar
[hice|armé|doblé] un barco (sin remos |de afán |de tres pisos |en plena clase )con {el keepsake,work,screen,luggage:carta,tarea,cuaderno,periódico,tarjeta,mapa,boleto,diario,libro,postal,telegrama,estampa,pasaje,foto}
y (aún |sin ancla |todavía |treinta inviernos después )[navega|anda|flota] por [mi sangre|mis venas|mi memoria|mi cabeza|mi pecho|mi corazón|el caño|mis sueños|algún mar|mis domingos|la ciudad]

# vida-rio-por-telefono | recuerdo | vida, raíces | - | yo | camino
(un domingo |una noche |desde la casa )[mamá|mi madre|mi abuela] me [puso|acercó|arrimó] {el water,weather,landscape:río,lluvia,aguacero,quebrada,mar,llovizna,arroyo,granizo,temporal,creciente,cascada,agua,chorro,caudal,trueno,fuente}
al teléfono (en la nieve |en Madrid |en un sótano |en Nueva York |en Berlín )[y llovió|y me mojé|y fue mayo|y fue domingo|y hubo ranas|y canté|y fue verano|y fue abril|y volví|y nadé|y reí|y soñé|y bajé al patio|y corrí|y crecí|y hubo peces|y hubo luna|y fue enero|y hubo orilla|y escampó|y hubo patio|y lloré|y olió a barro|y olió a diciembre|y volví a la infancia|y hubo luna llena|y bajé a la orilla|y soñé con peces|y olió a tierra|y volví a mi cama]

# vida-cajon-con-tiple | recuerdo | vida, raíces | 0 | - | campo
al cajón (de pino |del tío |de mi abuelo |del más terco )[fue|se fue|bajó] {el clothes,instrument,household:ruana,tiple,sombrero,guitarra,gaita,bandola,poncho,cobija,flauta,reloj,violín,acordeón}
por si en el cielo (de noche |a medianoche |en diciembre )[hace frío|hay baile|hay verbena|piden vals|hay que cantar|hay fogata|hay parranda|hay tertulia|hay concierto|hay comparsa|hay guarapo|hay tango|hay son|hay feria|hay rumba|hay boda|piden son|hay trovas|hay misa|hay coro|hay bulla|cantan|hay baile de a dos|hay fandango|nadie canta|hay quien baile|piden copla|hay velada|hay parientes|falta bulla]

# vida-borro-la-tinta | recuerdo | vida, ciudad | - | yo | calle, camino
[traje|traía] (de mi pueblo |de lejos |todo el viaje |como un tesoro )[un nombre |una calle |una seña ]en {un keepsake,luggage:cuaderno,pañuelo,boleto,libro,estampa,mapa,tarjeta,foto,postal,costal,bolso,diario,tiquete,pasaje}
[borró|bebió|lavó|se llevó] la [tinta|letra] (sin maldad |en la esquina |de bienvenida |esa noche ){el weather:aguacero,granizo,lluvia,llovizna,chubasco,sereno,temporal,neblina,tormenta,diluvio}

# vida-perdi-el-tren | recuerdo | vida | + | yo | camino
por [volver|correr] (un martes |de prisa |por la mañana )por {mi keepsake,luggage,clothes:maleta,sombrero,paraguas,boleto,chaqueta,mapa,mochila,libro,cuaderno,abrigo,gorra,bufanda,llave,morral,poncho,bolso,ruana,foto,retrato}
perdí el [tren|bus|vuelo], (pero |y así |y a cambio |en la espera |de pura suerte )gané {un friend,hour,day,love,song:amigo,amiga,compadre,comadre,tarde,domingo,amor,canción,verano,verso,noche,mañana,vecino,vecina,copla,diciembre,bolero}

# vida-nadaba-en-la-sala | recuerdo | vida, raíces | + | yo | casa, mar
yo [nadaba |remaba |flotaba ](de noche |sin agua |en pijama |boca abajo |todo el domingo )en {el room:sala,cocina,pasillo,corredor,zaguán,patio,comedor,alcoba,cuarto,terraza,salón,altillo,azotea,balcón,galería,solar}
[y|mi] mamá (con la escoba |con un trapo |muerta de risa )[hacía|era|agitaba] {el water:ola,mar,marea,oleaje,espuma,corriente,cascada,remolino,marejada}

# vida-domingo-era-un-pais | recuerdo | vida, raíces, fe, ciudad | 0 | - | camino, campo, casa
el [domingo|verano|recreo] era (entonces |en la vereda |para todos )[una hamaca|un río|la eternidad|un país|un barco|un trompo|una naranja|un mango|un balón|una canción|una playa|un potrero sin fin|una bicicleta|una cometa|un jardín|un siglo|un tesoro|una isla|un árbol]
y [alguien|mamá|la abuela|mi padre] (con la noche |desde lejos |a las seis |desde la puerta )[llamaba a comer|apagaba el sol|lo doblaba en dos|decía «ya es tarde»|cerraba la puerta|lo guardaba en un cajón|llamaba|gritaba «a dormir»|lo metía en la casa|encendía el lunes|daba la hora|recogía el balón|decía «mañana»]
`;
