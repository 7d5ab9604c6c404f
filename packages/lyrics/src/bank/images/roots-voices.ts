/** Images of where one comes from: what it does to one, what is said of it, how one goes back, and how it ends. */
export const rootsVoices = `
# raiz-tengo-seis-anos | sentir | raíces, ciudad, vida | + | yo | calle
huele a {- food,weather,fire:leña,panela,lluvia,canela,naranja,guayaba,carbón,maíz,café} (a las cinco |un lunes |en otro idioma |tan lejos )en {el street,building:esquina,calle,oficina,plaza,avenida,estación,puente,paradero,hotel,hospital,andén,aeropuerto,torre}
y [tengo|vuelvo a tener|otra vez tengo] (por un minuto |por media cuadra )[seis años|recreo|tarea|diez primos|los pies descalzos|un diente flojo|rodillas raspadas|ganas de jugar|un trompo nuevo|un trompo|rodillas sucias|la lengua verde|una canica|mil preguntas|un balón|vacaciones|a mi perro|a mi mamá|un perro|diez trompos|una cometa|los bolsillos llenos|un tambor|un secreto|un gallo|mis primos]

# raiz-acento | sentir | raíces, ciudad | + | yo | calle
se me [sale|escapa|resbala] (sin permiso |con los nervios |en la risa |llorando ){el home,landscape:vereda,pueblo,provincia,monte,llano,costa,sierra,rancho,páramo,ladera,montaña,quebrada,cordillera,valle,río,finca,casa,barrio,loma,cerro,tierra,playa,selva,aldea}
[cuando|si] (de afán |con sueño |por teléfono |en la oficina )[digo|repito|pronuncio] [«mamá»|«café»|«mi vida»|«permiso»|«ahorita»|«buenos días»|«su merced»|«qué pena»|«a la orden»|«con gusto»|«mi amor»|«hasta luego»|«mañana»|«adiós»]

# raiz-rio-en-el-piso-once | sentir | raíces, vida, ciudad | 0 | yo | noche, casa
me [suena|crece|corre|despierta] (de noche |en el piso once |en el pecho |entre bocinas ){un landscape,water:río,quebrada,arroyo,manantial,caudal,creciente,cascada,riachuelo,torrente,raudal,mar,marea,fuente,corriente,laguna,oleaje,acequia,remolino,ciénaga}
[deja|y deja|me deja|y me deja] (de día |por la mañana |sin que yo sepa )[peces|hojas|guijarros|barcos|arena] en {el household,clothes,furniture:almohada,sábana,zapato,pijama,cobija,camisa,cama,colchón,silla,pocillo,mesa,repisa,chaqueta}

# raiz-manos-de-mi-madre | sentir | raíces, vida | + | yo | casa
[pelando|partiendo|cortando] (un martes |sin prisa |en otra cocina |en un apartamento |por la mañana ){un food:naranja,piña,mango,limón,plátano,coco,manzana,guayaba,mazorca,lulo}
[vi|noté|hallé] (al sol |en el agua |en mis manos |en mis dedos |sin buscarlas )las manos de {mi family:madre,abuela,padre,mamá,tía,abuelo,papá,hermana,madrina,bisabuela,viejo,nona,tío,hermano,taita,prima,nono,primo,padrino,bisabuelo}

# raiz-silla-de-diciembre | sentir | raíces, vida | - | yo | casa
me [duele|pesa|sobra] (los lunes |en diciembre |los domingos |a la hora del rezo |en la cena ){el furniture:silla,mecedora,hamaca,sillón,banca,taburete,butaca,poltrona,catre,sofá,escaño,cama,colchón,diván}
donde (antes |con su ruana |a esta hora |junto al radio |al atardecer )[cantaba|tejía|rezaba|reía|dormía|roncaba] {mi family:padre,madre,abuela,abuelo,papá,mamá,tía,hermano,viejo,nona}

# raiz-no-me-hallo | sentir | raíces, ciudad | - | yo | calle, casa
[no me hallo|yo no me hallo|aquí no me hallo|sigo sin hallarme] (del todo |de noche |con tanta luz )sin {el landscape,bird,water,weather,animal:río,páramo,mirla,neblina,quebrada,turpial,rocío,llano,monte,caballo,burro,ladera,toche,orilla,potrero,sereno}
[siembro|y siembro|y cultivo] (a escondidas |por no llorar |aunque se rían |de noche )[maíz|frijol|perejil|frailejón|laurel|limón|yuca|flores|papa|menta|café|cilantro] en {el room,opening:balcón,terraza,pasillo,cocina,azotea,sala,ventana,alcoba,patio,cuarto,zaguán,rincón,salón,desván,comedor,corredor,portal,ventanal}

# raiz-potro-que-huele-casa | sentir | raíces | + | yo | camino, campo
(llegando |en el puente |de vuelta |en la última curva |cuando ya falta poco )me [trota|salta|relincha|galopa] {el chest:pecho,pulso,voz,sangre,garganta,corazón,alma,memoria}
[potro|caballo|como potro|como un potro|como un caballo] que (de lejos |en la niebla |antes del puente )[huele|presiente|adivina|divisa] {el home,room,landscape:casa,potrero,rancho,finca,río,cocina,patio,vereda,solar,pueblo,corredor,hogar,loma,aldea}

# raiz-media-cancion | sentir | raíces, vida, fe | + | yo | noche, casa
me [queda|llega|viene|amanece] (de noche |de la cuna |de mi abuela |del patio )media {- song,rhythm:canción,copla,nana,balada,tonada,estrofa,letra,ranchera,serenata,melodía,trova,décima,romanza,cumbia,danza,guabina,rima}
lo demás (como puede |sin letra |entre sueños |al alba |de memoria )lo [sopla|canta|silba|inventa] {el weather,water,bird,landscape:viento,río,lluvia,mirla,brisa,aguacero,toche,llovizna,sinsonte,quebrada,fuente,mar,trueno,colibrí,gorrión,sereno,cascada,manantial}

# raiz-marco-su-numero | sentir | raíces, desamor, vida | - | yo | casa, noche
[pierdo|se va|se gasta|se me va] (despacio |de a poco |cada año |de enero a enero )la voz de {mi family:padre,madre,tío,abuela,abuelo,mamá,papá,hermano,tía,hermana,nona,nono,taita,prima,padrino,viejo}
marco (de noche |sin pensar |los domingos |llorando )su número y [llueve|suena|nadie|nada|cuelgo|callo|truena|tiemblo|espero|amanece|ladra un perro|entra el mar|se va la luz|hace frío|contesta el viento|miento|ladran|duele|graniza|no hay nadie|me callo|me acuerdo|oigo el mar|oigo grillos|dan las tres|lloro|no suena|oigo la lluvia|me habla el silencio|contestan los grillos|pasa un tren|suena la lluvia|oigo el reloj|se oye el río|ladra la noche|contesta el mar]

# raiz-no-vendan | decir | raíces, lucha | 0 | yo | casa, campo
(hermanos, |por Dios, |se los ruego, |mientras yo viva )no [vendan|tumben|regalen] {el home,room:casa,finca,casona,cocina,alcoba,hacienda,rancho,sala,cabaña,cuarto,comedor,zaguán,solar}
que adentro (aún |de noche |todavía |si llueve |cada tarde )[silba|tose|canta|ronca|reza] {mi family:padre,madre,abuela,abuelo,tío,tía,papá,bisabuela,hermano,viejo,nona}

# raiz-tranquila-mama | decir | raíces, ciudad, amor | 0 | yo | noche, calle
[mamá|mi vieja|tranquila, mamá], (de veras, |no llore, |le juro: )[como bien|tengo abrigo|hay trabajo|duermo bien|pago arriendo|no trasnocho|uso la bufanda|ya sé cocinar|tengo cobija|casi no llueve|cierro con llave|rezo al salir|sobra el pan|voy a misa|llego temprano|tengo trabajo|hay quien me cuida|hay buena gente|como mejor|pinté el balcón]
[pero|aunque|solo que] (de noche |los domingos |cuando llueve )sueño con {su food,room,drink,plant:arepa,patio,sancocho,cocina,chocolate,ajiaco,solar,natilla,pan,limonero,geranio,café,corredor,tinto,ruda,jugo,queso,arroz,tamal,mazorca,cuarto,balcón,jazmín,panela}

# raiz-si-preguntan-por-el-rio | decir | raíces, lucha, vida | 0 | nos | campo
[cuando pregunten|si nos preguntan|si preguntan] (mañana |los nietos |un día |con los ojos grandes )por {el landscape,bird,plant,animal:río,páramo,bosque,laguna,colibrí,frailejón,ciénaga,jaguar,nevado,oso,selva,quebrada,ceiba,puma,roble,mirla,monte,toche,tigre}
no les [demos|mostremos] (con pena |por respuesta |en silencio |del cajón ){un keepsake,news,household,screen,luggage:foto,postal,retrato,estampa,cuadro,libro,frasco,cuento,leyenda,novela,tarjeta,fábula,mapa,audio,video,disco,relato,noticia,crónica,anécdota,diario,cuaderno}

# raiz-ese-barro-me-conoce | decir | raíces, vida, fe | 0 | yo | campo
[si falto|si muero|si muero lejos|cuando me muera] (un lunes |en otra parte |en enero |algún día )llévenme (en chiva |con música )a {el landscape,home:valle,loma,páramo,río,llano,monte,cerro,vereda,rancho,cafetal,sabana,ladera,costa,finca,sierra,campo,casa,pueblo,hogar,tierra}
[ese barro|que ese barro|porque ese barro] (del camino |de siempre |mojado )[me conoce|sabe mi nombre|me tomó medida|me espera|me debe un abrazo|me guarda puesto|me vio nacer|me quiere igual|me abriga|me llama|me reclama|me acompaña|me perdona|me recibe|me recuerda|me nombra|me reza|me canta|me entiende|me hereda|me vio partir|me dio los pies|me tiene fe]

# raiz-vuelvo-sin-diploma | giro | raíces, vida, lucha | + | yo | camino
¿y si vuelvo (mañana |en la flota |de noche |de una vez )sin [diploma|medallas|fortuna|regalos|un peso|maletas|gloria|zapatos|razón|avisar|un plan|excusas|carrera|sombrero|corbata|plata|reloj|traje|título|joyas|suerte|llaves|dinero|noticias|honores|explicación|corona|orgullo|carro|un centavo|la maleta|una excusa|un aplauso|el anillo]?
[igual|seguro|de todos modos] me [sirven|guardan] (con cariño |sin regaño |en la mesa ){- food,drink:arepa,sancocho,ajiaco,café,chocolate,arroz,natilla,aguapanela,panela,tamal,tinto,pan,queso,mazorca}

# raiz-la-receta | giro | raíces, amor, vida | + | yo | casa
[voy a pedirle|voy a rogarle|hoy le pregunto|mañana le pido|el domingo le pido] (sin falta |papel en mano |en la cocina )a {mi family:madre,abuela,tía,mamá,papá,padre,madrina,hermana,abuelo,nona}
[la receta|el secreto] (y el truco |y la historia |y el chisme entero )de {el food,drink:guarapo,masato,tamal,ajiaco,sancocho,natilla,arepa,buñuelo,almojábana,melcocha,chocolate,arroz,cocada,ají,empanada}

# raiz-si-me-nace-un-hijo | giro | raíces, vida | + | yo | campo, camino
[si me nace|si un día tengo|si algún día tengo|cuando por fin tenga] (lejos |en la ciudad |entre edificios )[un hijo|una hija|un varón|una niña|un niño|un nieto|familia|una nieta]
que [primero|antes de hablar|antes que nada] [toque|huela|conozca|salude] {el landscape,weather,plant:río,neblina,cafetal,páramo,monte,lluvia,guayacán,aguacero,yerbabuena,quebrada,rocío,trigo,maíz,brisa,viento,llano,orilla,palma,romero,rosa,sereno,laguna}

# raiz-me-voy-a-aprender | giro | raíces, vida, ciudad | + | yo | campo, camino
[suelto|dejo|devuelvo|entrego] (el lunes |sin pena |sin despedirme ){el screen,work,clothes:teléfono,oficina,corbata,pantalla,celular,computador,uniforme,empleo,turno,trabajo,chaleco}
[y aprendo|aprendo|y allá aprendo] (en la loma |sin reloj |con calma )[cómo se silba|de las abejas|nombres de pájaros|la voz del monte|cuándo madura|qué sueña el toro|cómo se poda|del agua lenta|la paz del burro|qué dice el viento|a moler café|cuándo va a llover|a ordeñar vacas|cómo se espera]

# raiz-la-llave-donde-siempre | cierre | raíces, vida | + | - | casa
[hay llave|queda una llave|duerme la llave|sigue la llave] (de casa |donde siempre |por si acaso )bajo {el household,stone,plant:matera,florero,tapete,jarrón,piedra,roca,begonia,hortensia,ruda,palma,geranio,canasta,jazmín,romero,jarra,limonero,olla,rosa,cojín}
(hace años |esperando |con paciencia )[por si alguien vuelve|por si alguien huye|para quien vuelva|para quien se canse] de {el journey,vehicle,building,path,street,dream,work,farewell,water,harbour,fight:norte,viaje,travesía,aeropuerto,oficina,tren,fábrica,frontera,exilio,mar,puerto,guerra,mina,barco}

# raiz-ahora-cuento-yo | cierre | raíces, vida | + | yo | casa, noche
[hoy soy|hoy soy yo|ahora soy] quien (de noche |sin gafas |al pie del fogón |con canas )[cuenta|repite|inventa] {el news,angel,journey:cuento,chisme,crónica,historia,leyenda,fábula,aventura,relato,hazaña,odisea,viaje,rumor,suceso,anécdota,secreto}
y los niños (en coro |con sueño |como yo |bostezando )[me corrigen|no me creen|piden otra|se hacen los dormidos|preguntan más|me interrumpen|se la saben|quieren pruebas|piden más|cuentan otro|ponen caras|se ríen igual|roncan ya|me remedan|me hacen trampa|imitan mi voz|fingen dormir|se ríen|se duermen|me creen|me miran|preguntan|bostezan|no duermen|me soplan|me abrazan|se la creen|se abrazan|se asustan|se esconden|me aplauden|suspiran]

# raiz-pueblo-en-un-sorbo | cierre | raíces, amor, vida | + | yo | casa
[cupo mi pueblo|cupo mi tierra|cupo mi infancia|cupo mi río|cupo mi casa|cupo mi calle|cupo mi barrio|cupo mi vereda|cupo mi familia] (con sus perros |un domingo |por la tarde |con los grillos )en un [tinto|vaso|sorbo|plato|pocillo|tazón|caldo|café|chocolate|cucharón|guarapo|ron|té|jarro|trago]
[mi madre|mamá|y mamá] (despacio |sin afán |de pie )[le puso canela|lo sopló|me sirvió más|dijo: «beba»|sonrió|me dio pan|dijo mi nombre|preguntó por todo|dijo: «coma»|prendió la luz|sacó galletas|me dio otro poco|le puso miel]

# raiz-se-hereda-la-risa | sentir | raíces, vida, amor, fe | 0 | - | casa
se hereda (en casa |sin papeles |sin notario |de una abuela |en la sangre |de lejos )[el andar|la risa|el gesto|la voz|el compás|el silbar|la tos|el perfil|la mirada|el mal genio|el modo de andar|el cantar|la seña|la manera de reír|la costumbre de silbar|el temblor|el acento|el lunar|la frente|el ceño]
y [un nieto|una niña|el menor|la más chiquita] (sin saberlo |en la cocina |cualquier noche )[es el abuelo|es el retrato|repite el gesto|asusta a su abuela|es el espejo|despierta a los muertos|mira como antes|se ríe igual|viene de lejos|trae otro siglo|ríe y es la abuela|voltea y es el bisabuelo|vuelve del retrato|hace llorar a la abuela|trae de vuelta al viejo|es otra vez el padre]

# raiz-cuando-falte-el-arriero | giro | raíces, vida, lucha | - | - | campo, camino
cuando (un día |una noche |sin aviso )[falte|se muera|se vaya] [la partera|el arriero|la que teje|el que siembra|el herrero|la abuela|el lechero|la maestra|el barquero|el campanero|el que silba|la que reza|el músico|el más viejo|la panadera]
¿quién (en la vereda |con esa voz |cada mañana |con la misma paciencia )[le hablará al trigo|dirá cuándo llueve|sabrá de yerbas|va a oír el río|nombrará los cerros|sabrá el camino|leerá las nubes|cantará al maíz|sabrá la receta|contará los muertos|tendrá la llave|llamará a la lluvia|cuidará la sal|sabrá rezar|llamará al sol|dirá la hora|hará las coplas|dará los nombres|verá la helada|sabrá los nombres|nos dirá cuándo llueve|nos contará los cuentos|sabrá el nombre de las yerbas|tendrá la llave del templo|nos llamará al rosario|guardará la semilla|cantará las novenas|sabrá curar el susto|sabrá quién fue mi abuelo|dirá los nombres del monte|sabrá el camino del páramo|le cantará a la niebla|nos dirá cuándo sembrar|recordará las palabras|va a saber cuándo llueve|va a prender el fogón|sabrá curar con yerbas|sabrá qué dice el río|cantará en los velorios|va a contarnos los cuentos|sabrá la última copla]?

# raiz-pongan-otro-plato | decir | raíces, fe, ciudad, vida, lucha | + | - | casa
pongan (por si acaso |esta noche |sin preguntar )[otro plato|otra silla|más agua al caldo|otra taza|otro vaso|un puesto más|la mesa grande|leña al fogón|mantel de fiesta|maíz en la olla|el pan al centro|sal en la mesa|café|dos panes|luz en la puerta|el ron|un plato|la sopa|el mantel|dos velas|el radio|canela|flores|más sopa|la llave afuera]
que [alguien|un primo|un viajero|un vecino|el que se fue] (con frío |cualquier noche |sin avisar )[llega con hambre|toca el portón|vuelve sin plata|trae noticias|pide posada|viene de lejos|regresa|se anima a entrar|toca|llega en la flota|trae otro más|se arrepiente|busca un lugar|viene a quedarse|llega|se asoma]

# raiz-volvio-el-canto | cierre | raíces, fe, vida, lucha | + | - | campo, casa
(esta mañana |con la lluvia |tras muchos años )[cantó|hizo nido|hizo su nido|volvió a cantar] {un bird:turpial,mirla,gorrión,paloma,colibrí,toche,golondrina,azulejo,copetón,sinsonte,canario,jilguero,torcaza,bichofué,cardenal,alondra,calandria,ruiseñor,loro}
donde (antes |en la guerra |junto al camino |al pie del cerro )[hubo candado|hubo polvo|lloraba la viuda|dormían las balas|no hubo nadie|hubo ceniza|mandaba el miedo|nadie cantaba|cabía el invierno|solo hubo frío|hubo silencio|hubo una cruz|no hubo una flor|todo era sal|hubo un portón sin abrir|hubo soldados|hubo trincheras|hubo fusiles|hubo alambradas|ardió el maíz|quemaron la escuela|secaron el río|tumbaron la ceiba|sembraron minas|callaba el monte|no hubo caminos|llovía carbón]

# raiz-siembran-para-otros | giro | raíces, ciudad, fe, vida, lucha, fiesta | + | - | campo, calle, camino
[siembran|plantan|crece] (un lunes |entre la gente |sin permiso |en la plaza ){un plant:roble,naranjo,guayacán,almendro,limonero,palma,ceiba,gualanday,jazmín,magnolia,cayena,rosa,veranera,azucena,girasol,clavel}
para que (un día |algún día |en enero |cualquier tarde |dentro de un siglo )[duerma un perro|se bese alguien|cante un toche|juegue un nieto|haya sombra|llegue abril|descanse un viajero|lea un anciano|vuelva la abeja|haya vecinos|haya columpios|haya camino|quepa el domingo|nadie camine al sol|juegue una niña|duerma un anciano|haya quien silbe|lea una vieja|cuelguen un nido|alguien se quede a leer|cante una mirla|cuelgue un columpio|haya mañanas|haya limones]
`;
