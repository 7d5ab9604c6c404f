/** Images of where one comes from as it is seen now: the kitchen, the village, the páramo, the coffee, December. */
export const rootsScenes = `
# raiz-sal-a-punados | escena | raíces, vida | + | yo | casa
{mi family:abuela,madre,mamá,tía,bisabuela,abuelita,madrina} mide (sin libro |a puñados |con la mano |al tanteo )[la sal|el café|el maíz|el arroz|la canela|el azúcar|la panela|el comino|el cacao|la harina]
y [un hueso|un callo|la muela|la rodilla|el pulgar|el talón] le [anuncia|predice] (temprano |sin radio |antes que nadie |de noche ){el weather:lluvia,aguacero,helada,llovizna,granizo,viento,frío,temporal,tormenta,calor,neblina,sereno,trueno,rayo,niebla,brisa,chubasco}

# raiz-ruana-colgada | escena | raíces, vida | - | yo | casa
[cuelga|sigue|espera] (en la puerta |tras la puerta |en su puntilla |sin dueño ){el clothes:ruana,sombrero,poncho,abrigo,gabán,bufanda,saco,gorra#x} de {mi family:abuelo,papá,padre,tío,padrino,bisabuelo,nono,viejo,taita}
y {lo=x} [abraza|saluda|arropa|huele] (a oscuras |al pasar |de noche |cuando nadie mira ){mi family:madre,mamá,hermana,abuela,tía,madrina,abuelita}

# raiz-niebla-ordenada | escena | raíces, vida | + | - | campo
[baja|desciende|se arrima|llega] (con sed |callada |a beber |como una vaca )la niebla a {el landscape,water:laguna,quebrada,río,valle,páramo,arroyo,manantial,cañón,ladera,sabana,loma,potrero,sierra,cafetal,monte,llano,bosque,acequia,fuente,orilla,meseta,ciénaga,cascada}
[y el|y un] frailejón (paciente |gota a gota |sin afán |de rodillas )[la ordeña|la hace río|la bautiza|la peina|la abriga|la convence|la hace llover|se la bebe|la enamora|la detiene|la vuelve mar|la recibe|le hace trenzas|la bebe|la besa|la abraza|la guarda|la escucha|la sueña|la acuna|la espera]

# raiz-cafe-al-sol | escena | raíces | + | - | casa, campo
[tienden|sacan|tendieron|sacaron] (en el patio |temprano |en media calle |en la azotea )al sol [el café|el maíz|el cacao|el frijol|el tabaco|la cosecha|el trigo|la lana|el arroz|la cabuya]
y [pasa lista|monta guardia|hace cuentas|da órdenes|vigila|manda|cuenta granos] (sin permiso |toda la tarde |como un capataz ){un animal,bird:gato,perro,gorrión,cachorro,canario,azulejo,burro,toche,copetón,loro,cardenal,turpial,mirla,paloma,oveja,cabra,becerro,tórtola,jilguero,bichofué}

# raiz-pesebre | escena | raíces, fe | + | - | casa
[en el pesebre|en el portal|en el belén] (de corcho |de musgo |de la cuadra |de los niños |en diciembre )hay {un vehicle,animal:bus,tren,camión,chiva,tractomula,avión,barco,tigre,león,jaguar,oso,lobo,pantera,taxi,carro}
y la mula (de yeso |de barro |muy seria |sin asombro )[le hace campo|ni se inmuta|se hace a un lado|le da posada|se resigna|le cede el puesto|se persigna|no pregunta|le sonríe|le cuenta un secreto|no dice ni mu|le presta la paja|se ríe|le bosteza|no respira|se acomoda|se encandila|se santigua|bosteza|se duerme|no opina|no protesta|se calla|se corre|le da paja|le guiña un ojo|le dice «siga»|se asoma|se admira|se encoge|no tiembla|se arrima]

# raiz-si-ya-comi | escena | raíces, ciudad, amor | + | yo | casa, noche
[mamá|mi madre] llama (de noche |sin falta |cada domingo |con mala señal |a gritos )[de|desde] {el home,room,landscape:vereda,pueblo,finca,cocina,corredor,rancho,provincia,caserío,patio,monte,sierra,costa,llano,sala,casa,tierra,aldea,loma,orilla,sabana,solar,zaguán}
[pregunta|y pregunta|y averigua] (bajito |a mi edad |primero que todo )si [ya comí|hace frío|llovió|tengo abrigo|hay sol|comí bien|me cuido|ya almorcé|volveré|tengo ruana|hay café|me hace falta plata|desayuno|rezo|puse la tranca|tengo pan|duermo bien|cerré|voy a misa|ya escampó|tengo amigos|me peiné|como fruta|subió el arriendo|hay agua caliente]

# raiz-raya-en-la-puerta | escena | raíces, vida | 0 | yo | casa
[mi altura|mi estatura|mi marca|mi línea] [sigue|queda] (con fecha |con mi nombre |desde los siete |con lápiz rojo )en {el opening,room,furniture,home,building:puerta,portón,cocina,corredor,ventana,zaguán,cuarto,pasillo,comedor,patio,sala,alcoba,salón,habitación,portal,ropero,armario,casa,finca,escuela}
y quien fui (de lejos |desde abajo |con seis años )[me queda grande|me hace señas|me lleva ventaja|sabía más|no me conoce|me gana en todo|tenía razón|me da consejos|no se rinde|me debe un balón|me pide cuentas|no me cree|no creció|no me saluda|baila mejor|quiere salir|no me perdona|quiere otro gol|salta mejor|me espía|me llama|me mira|se ríe|no duerme|me alcanza|me corre|me espera|se esconde|me imita|me pide un dulce|pregunta por mí]

# raiz-de-quien-soy | escena | raíces | + | yo | camino, campo
[vuelvo|llego|entro] [al|a mi] pueblo (con polvo |de noche |sin ruido |después de años )en {un vehicle:chiva,bus,flota,camión,moto,lancha,canoa,campero,buseta,tren,carro,bote,camioneta}
[preguntan|y preguntan] (en la tienda |las señoras |primero |de una ventana )[de quién soy|mi apellido|por mi abuelo|de qué casa|si soy de aquí|por mi mamá|si traje hambre|quién fue mi padre|de qué río|en dónde me metí|cuándo me voy|cuánto gano|si volví|de qué lado|a quién busco|cómo llegué|si me acuerdo|si ya tengo hijos|por mi prima|si canto|por la ciudad|quién me trajo|si creo en Dios|si sé ordeñar|a quién salí|si vine a quedarme]

# raiz-tejido-para-nadie | escena | raíces, vida, amor | + | - | casa
{el family:abuela,tía,bisabuela,madrina,hermana,abuelita,prima} teje (sin prisa |en la tarde |de memoria |junto al radio ){un clothes,household:bufanda,chal,saco,ruana,cobija,poncho,colcha,mantel,tapete,pañolón,gorra,cojín}
para alguien que [todavía|aún] no [nace|llega|vuelve|tiene nombre|conoce|ha dicho cuándo|avisa|habla|nació|escribe|sabe andar|contesta|sonríe|duerme|tiene cuna|tiene frío|ha vuelto|ve el sol|ha venido|tiene dientes|tiene zapatos|se anuncia|tiene fecha ni nombre|ha visto la luna|sabe del frío|conoce la lluvia|tiene padrino|sabe qué es el invierno|cabe en las fotos|sabe reír|sabe llorar|ve la montaña|pisa la casa|dice «mamá»|dice su nombre|conoce el frío|sale en la foto|pide la sopa|tiene apellido|ha abierto los ojos|ha dado un paso|sabe a quién se parece|tiene camino|sabe cantar]

# raiz-infancia-por-monedas | escena | raíces, vida, ciudad | + | yo | camino
suben (a gritos |de afán |en cada pueblo |con lluvia )[al bus|a la flota|al tren|a la chiva] con {-- food:mango,almojábana,cocada,arepa,mazorca,empanada,bocadillo,naranja,melcocha,plátano,tamal,buñuelo,guayaba,mora,coco,piña,limón,queso,fresa,manzana,lulo}
[me|y me] [devuelven|regresan|alcanzan] (por monedas |sin saberlo |muy barato |en hojas de bijao |en servilleta ){el home,room,day,building:infancia,niñez,vereda,escuela,cocina,navidad,feria,tierra,aldea,finca,patio,solar,domingo,verano}

# raiz-olla-vieja | escena | raíces, vida | + | yo | casa
{este household:olla,sartén,cafetera,jarra,tinaja,molinillo,pocillo,cuchara,taza,plato#x} [carga|lleva] (a cuestas |en silencio |sin quejarse )[cien años|mil sopas|siglos|seis mudanzas|diez guerras|más años que el puente|bodas|bautizos|la edad de mi madre|dos abuelas|mil desayunos|lutos|duelos]
y (todavía |en el fondo |hasta sin sopa |después de un siglo |con agua sola )[sabe|huele] a {- food,day:domingo,panela,diciembre,natilla,maíz,canela,navidad,verano,chocolate,miel,abril,arroz,pan,café,mango,guayaba,almojábana,ajiaco,ají}

# raiz-velitas | escena | raíces, fe | 0 | nos | calle, noche
[hay velas|hay luces|prendemos velas|ponemos velas] (en fila |esta noche |con viento |a las siete )en {el street,opening,room:andén,acera,puerta,balcón,ventana,escalinata,portón,cuadra,callejón,calle,corredor,zaguán,plaza,parque,portal,reja,terraza,patio}
(en voz baja |de rodillas )por [quien vuelve|los novios|los vivos|el barrio|los niños|mamá|mi tía|el pan|la paz] y por [mi hermano|la abuela|los que faltan|quien anda lejos|mi viejo|quien murió|la cosecha|el que no volvió|el amor|la lluvia|Juan|el sol|quien nace|los viejos|el perdón|la salud|quien pasa|el café|los dos|quien se fue|quien está enfermo]

# raiz-escuela-sin-ninos | escena | raíces, lucha | - | - | campo
[faltan niños|faltan risas|faltan gritos|se acabaron los niños|se van los niños] (este enero |desde enero |uno a uno |cada año )en {el home,landscape:vereda,caserío,aldea,loma,provincia,monte,pueblo,ladera,orilla,llano,cañón,sierra,costa}
[la maestra|la profe|y la profe] [le canta|le enseña|le da clase|le canta el himno|le lee un cuento|le explica la tabla|le dicta los ríos|le repasa el mapa|le enseña vocales|le pasa lista] a {el bird,animal,weather,plant:mirla,perro,gorrión,lluvia,burro,viento,gato,torcaza,naranjo,neblina,colibrí,paloma,roble,toche,cabra,becerro,azulejo}
`;
