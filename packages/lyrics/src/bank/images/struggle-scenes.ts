/** Images of struggle: work, money, protest and getting up again, as they are seen and remembered. */
export const struggleScenes = `
# lucha-antes-del-gallo | escena | lucha raíces | 0 | - | casa noche
(antes del gallo |antes del sol |a las cuatro |con este frío |de madrugada )[suena |canta ][el radio |la leña |un balde |un tiple ]en {el work,room:taller,trapiche,fábrica,panadería,mercado,cocina,zaguán,patio,corredor,solar,comedor,alcoba,pasillo}
{el drink:café,tinto,aguapanela,chocolate,guarapo} (de olla |sin azúcar )[levanta|despierta|junta|pone en marcha] a {el crowd:barrio,pueblo,cuadra,vereda,vecindario,barriada,ciudad,gente,familia,comarca,calle,comunidad,gallada,población}

# lucha-pregon | escena | lucha ciudad | + | - | calle
[Inés|Rosa|doña Rosa|mi madre|mi abuela|una niña] (con frío |en invierno |en el semáforo |cerca del puente |con los pies mojados )vende {-- food:arepa,empanada,mango,naranja,tamal,buñuelo,piña,mazorca,cocada,limón,guayaba,fresa,mora,melcocha,plátano,lulo,manzana,almojábana}
y su [voz|pregón|canto|grito|risa] (de lejos |sin micrófono |bajo el aguacero |con hambre )[vence|espanta|calla|amansa|frena] a {los vehicle:bus,moto,camión,carro,buseta,taxi,camioneta,colectivo,tractomula,bicicleta,flota,campero,tranvía}

# lucha-tubo-del-bus | escena | lucha ciudad | 0 | - | calle
va {el crowd:gente,barrio,pueblo,ciudad,barriada,juventud,vecindario,comunidad,país,multitud,muchachada,cuadra} (de pie |bostezando |soñando de pie |con el pelo mojado |a oscuras |con frío |a las cinco |sin hablar |cada lunes )en {el vehicle:bus,metro,colectivo,tren,buseta,tranvía,camión,chiva,flota,camioneta,vagón}
[agarrándose|colgándose|prendiéndose|aferrándose] (con los dientes |con las uñas |como puede |con una mano )de {un dream:sueño,meta,plan,anhelo,ilusión,idea,porvenir,deseo,futuro,ideal,proyecto,fantasía,propósito,utopía}

# lucha-mural | escena | lucha ciudad | + | - | calle
[alguien|un niño|una muchacha|una anciana|un obrero] pintó (en la fábrica |en la cárcel |en el puente |en el muro |de noche |sin permiso |en el cemento ){un bird:colibrí,gorrión,turpial,mirla,canario,paloma,golondrina,gaviota,guacamaya,cardenal,azulejo,toche,ruiseñor,jilguero,sinsonte,loro,tórtola,alondra,lechuza}
(y )ni [el sol|la cal|la lluvia|el gobierno|un aguacero|el frío|la noche|el patrón|la sombra|el miedo|el alcalde] le [quita|borra] [el ala|el vuelo|el canto|el azul|el color|la voz|las plumas|la luz|el nido|la risa|el rojo|la música|el trino|la fe]

# lucha-cacerola | escena | lucha fiesta | + | - | calle
(por la plaza |por la avenida |abriendo calle )[va|marcha] {un family:abuela,tía,madre,madrina,abuelo,viejo,bisabuela,nona,tío} con {su household:olla,sartén,jarra,cuchara,escoba,molinillo,canasta,cafetera,plato}
y le [sirve de coro|baila|responde|da palmas|hace coro] (en la esquina |a grito herido |desde el balcón ){el crowd:gente,barrio,pueblo,muchachada,vecindario,multitud,juventud,ciudad,comunidad,hinchada,barriada,cuadra}

# lucha-botas-en-la-puerta | escena | lucha raíces | 0 | - | casa campo
[quedan|duermen|hay] {-- clothes:bota,zapato,alpargata#x} (con barro |al sereno |en fila |sin cordones |con la luna )en {el opening,room:puerta,portón,reja,zaguán,patio,portal,solar,antejardín,corredor,pasillo}
{=x cansado,gastado,roto,mojado} (de volver |de tanto volver |de ir y volver )de {el work:taller,cosecha,turno,faena,siembra,obra,molienda,zafra,trapiche,mina,cantera,minga,mercado}

# lucha-la-luz-o-el-pan | escena | lucha ciudad | - | yo | casa noche
[cuento|sumo|junto|miro] {-- money:moneda,billete,peso,centavo} (en silencio |a media luz |con miedo |a fin de mes |sin hacer ruido )en {el furniture:mesa,cama,mesón,sofá,colchón,escritorio,mecedora,baúl,banca,butaca,catre,taburete,estante,repisa}
(no alcanza: |y escojo: |toca escoger: |hay que escoger: )[o la luz|o el gas|o el agua|o el bus|o la renta] o [el pan|los cuadernos|las medicinas|los zapatos|los frijoles|la panela|la escuela|el mercado|la leche|el café|la ropa|la carne|la cena|la pensión|la medicina|los pañales|el almuerzo|el colegio|el uniforme|la lonchera]

# lucha-grieta | escena | lucha vida fe | + | - | calle
[en un muro|en la acera|en un andén|en una grieta|en el asfalto|en un puente|en un techo|en la esquina|en el cemento] (sin permiso |como si nada |esta mañana )[nace|crece] {un plant:girasol,clavel,violeta,margarita,amapola,geranio,begonia,orquídea,lirio,dalia,enredadera,nardo,flor,jazmín,trigo#x}
(pero )nadie {lo=x} [riega|cuida|vio|sembró] y [sigue|está] {=x vivo,verde,terco,libre,firme,contento,valiente,feliz,florecido,despierto,abierto,rebelde,fresco,rojo}

# lucha-alguien-boxea | escena | lucha ciudad | 0 | - | casa noche
[alguien|un niño|una niña|un joven] (a oscuras |con rabia |con la luna |sin rival )[boxea |entrena ]en {el room,street:azotea,patio,solar,terraza,sala,galería,salón,buhardilla,altillo,balcón,parque,plaza,cocina,pasillo,cuarto,corredor,desván,alcoba,zaguán,cancha,callejón}
y le [pega|gana|hace frente|da la pelea] (con el alma |a puño limpio |con la izquierda |en cada asalto )a {su fear,sorrow,anger:miedo,pena,temor,rencor,rabia,dolor,orgullo,despecho,cansancio,fracaso,duda,culpa,tristeza,soledad,vergüenza,angustia,nostalgia}

# lucha-albanil | escena | lucha ciudad | + | - | calle
(muy cerca del sol |en el andamio |en lo más alto |temprano |sin red |desde el piso once )[un albañil|un pintor|un obrero|un soldador|un maestro|un techador|un herrero] canta {un rhythm,song:bolero,ranchera,tango,vals,vallenato,cumbia,salsa,bambuco,son,balada,joropo,canción,carranga,merengue,pasillo,guabina,mambo,copla,tonada,fandango}
y {el building:edificio,torre,hotel,escuela,teatro,cine,bar,museo,hospital,colegio,estadio,biblioteca,almacén,estación} [crece|sube] (derecho |con él )[a compás|con la voz|piso a piso|en verso|como espuma|hasta el sol|con cariño|entre las nubes|sin prisa|con ganas|en coro|sin miedo|hacia el cielo|ladrillo a ladrillo|con gracia]

# lucha-le-cortaron-la-luz | escena | lucha ciudad | - | - | casa noche
[sin luz|a oscuras|sin luz ni gas] (desde ayer |este lunes |por un recibo |otra noche |toda la semana )[sigue|quedó|duerme|está|vive] {el friend,family:vecina,vecino,comadre,compadre,paisana,abuela,tía,madrina,familia,viejo,prima,hermana,nona}
(y )[su niño|su hija|el menor|la niña|el hijo|su nieta] [lee|suma|estudia|repasa|escribe|dibuja] (con frío |en el piso |en la cocina )con {- light:farol,vela,veladora,candil,linterna}

# lucha-madre-cosia | recuerdo | lucha raíces | 0 | yo | casa noche
[mi madre|mamá|mi abuela|la vieja] cosía (sin luz |de noche |por encargo |a los ricos |con fiebre |los domingos |junto al fogón ){-- clothes:camisa,falda,vestido,pantalón,blusa,uniforme,delantal,pollera,chaleco,corbata,saco,capa,pijama,gabán,abrigo,chaqueta,chal,poncho,ruana,camiseta}
y en cada [punto|ojal|botón|dobladillo|pinza|bolsillo|ruedo] (iba |guardaba |escondía |metía |dejaba ){un dream:sueño,plan,ilusión,ideal,anhelo,deseo,horizonte,triunfo,porvenir,meta,utopía,visión,vocación,futuro,destino,idea,norte}

# lucha-manos-de-cal | recuerdo | lucha raíces | 0 | yo | casa
[papá|el viejo|mamá|mi padre|mi abuelo|mi tío] [volvió|llegó|volvía|llegaba] (tarde |silbando |a oscuras |cantando bajito |con hambre |de noche )de {el work:taller,cosecha,turno,faena,siembra,obra,zafra,trapiche,mina,cantera,labor,pesca,fábrica,rebusque,molienda,minga}
con [las manos|los dedos|la espalda|los hombros] (y la cara |y la frente |y hasta el pelo |y la risa |y los sueños |y la ruana |y el saco )de {- stone:cal,barro,cemento,polvo,yeso,carbón,arcilla,arena,metal,ceniza,hierro}

# lucha-cien-portones | recuerdo | lucha ciudad | + | yo | calle
me cerraron (aquel lunes |sin mirarme |en un invierno |a la entrada |por el apellido |por el acento )[diez|veinte|cien|treinta|doscientas|ocho|quince|mil|setenta] [puertas|rejas|ventanas|oficinas|fábricas|ventanillas|tiendas|escuelas|bodegas|cantinas|empresas|talleres|taquillas|capillas|farmacias|notarías|bibliotecas]
y [volví|salí|bajé|seguí|me fui] (de noche |calle abajo |como si nada |sin prisa |de frente |con hambre )silbando {un rhythm,song:bolero,tango,vals,cumbia,bambuco,son,joropo,canción,ranchera,tonada,copla,carranga,rumba,salsa}

# lucha-eramos-cien | recuerdo | lucha | + | nos | calle
éramos [diez|veinte|cien|treinta|doce|quince|tres|ochenta] (bajo la lluvia |aquella noche |con frío |sin paraguas |de noche |al principio )en {el street:plaza,esquina,avenida,puente,parque,malecón,alameda,calle,cancha,escalinata,glorieta,muelle,cuadra,acera,bulevar,plazoleta,portal,callejón,cruce}
y [el miedo|el frío|la rabia|el hambre|la duda|el dolor|la pena|el silencio] (de madrugada |en la marcha |con las palmas |de a poco |junto al fuego )se (nos )volvió {- song:canción,coro,himno,copla,canto,pregón,estribillo,melodía,poema,bolero,verso,arrullo,tonada,balada,ranchera,trova,villancico,cántico}

# lucha-otra-vez | recuerdo | lucha raíces | + | yo | campo
me tumbó (feo |de un salto |sin aviso |una tarde ){un animal:caballo,potro,burro,toro,becerro} en {el landscape,path:llano,valle,monte,potrero,loma,ladera,sabana,quebrada,cafetal,playa,trocha,vereda,cuesta,orilla,sierra,páramo}
(y )mi [abuelo|padre|madre|tío|abuela|taita|nono|tía] (solo |desde la cerca |sonriendo )dijo: «[otra vez|a montar|ya pasó|de nuevo|sin llorar|sin miedo|a subir|se cae y se vuelve|aprenda a caer]»

# lucha-empenamos | recuerdo | lucha raíces | 0 | nos | casa
[empeñamos|vendimos|fue a la venta|dejamos en prenda] (un lunes |ese marzo |aquel diciembre |por el arriendo ){el keepsake,household:anillo,reloj,collar,medalla,espejo,vajilla,pulsera,retrato,cafetera,dije,relicario,florero}
(y )esa noche (en la mesa |para todos |entre risas |con velas |como en fiesta )hubo {- food,drink:pan,arepa,sancocho,arroz,ajiaco,chocolate,natilla,queso,café,panela,tamal,buñuelo,empanada,limonada,almojábana,cocada,bocadillo,mazorca,tinto,vino,miel}

# lucha-reja-con-flores | recuerdo | lucha raíces | 0 | nos | calle
(un lunes |en marzo |en mayo |sin aviso |con candado |por decreto )[cerraron|nos cerraron|sellaron|tapiaron] {el building:escuela,fábrica,teatro,hospital,mercado,biblioteca,cine,colegio,panadería,librería,estación,museo,capilla,estadio,tienda,bodega,almacén,gimnasio}
y (la reja |la puerta |la entrada |la fachada |la cuadra )[se llenó|se cubrió|se vistió] de {-- plant:flor,rosa,clavel,lirio,margarita,girasol,azucena,geranio,violeta,hortensia,jazmín,dalia,camelia,amapola,orquídea,begonia,nardo,magnolia,cayena}

# lucha-se-llevaron | recuerdo | lucha raíces | - | yo | casa
(un martes |de noche |sin aviso |en la madrugada |un lunes |de día )[se llevaron|nos quitaron] a {mi friend,family:amigo,hermano,padre,primo,compadre,vecino,tío,hermana,vecina,prima,tía,papá,madre,comadre,abuelo}
y (en la mesa |por las tardes |cada domingo |a las seis |frente a su silla )[se enfría|le servimos|le guardamos] {su drink,food,household:café,tinto,chocolate,pan,ajiaco,sancocho,tamal,arroz,aguapanela,natilla,buñuelo,arepa,mazorca,taza,plato,pocillo,canelazo,empanada}

# lucha-nos-pagaron-con-lluvia | recuerdo | lucha, raíces, ciudad | - | nos | casa, campo
[nos dieron|prometieron|dejaron] (un martes |aquel marzo |sin mirarnos |en la puerta |tres meses después |de afán )[tres pesos|la mitad|un recibo|las gracias|promesas|monedas|un apretón|un discurso|palabras|un retrato|un pañuelo|un diploma|un telegrama|un papel firmado|la quincena en sal]
y [papá|mamá|el mayor|el abuelo|la abuela] (sin hablar |esa noche |de todos modos |sin quejarse )[partió el pan|sirvió la sopa|repartió el arroz|puso la mesa|nos contó un cuento|dijo que alcanza|cantó un bambuco|prendió el fogón|apagó el radio|le echó agua al caldo|no tuvo hambre|dijo «ya cené»|se quedó sin plato|cerró la puerta|bendijo el maíz|nos dio su parte]

# lucha-silla-del-obrero | escena | lucha, ciudad, vida | - | - | calle, casa
en {el work,building:fábrica,taller,mina,oficina,panadería,mercado,bodega,trapiche,escuela,hospital,cantera,estación,obra,hotel,almacén} (desde el lunes |por la tarde |al cambiar el turno |en la percha )[sobra|cuelga] [un casco|un delantal|un termo|un gabán|una gorra|un uniforme|un martillo|un nombre en tiza|una lonchera|un guante|un overol|un mandil|una camisa|un sombrero|un morral|una bufanda]
y el [patrón|jefe|doctor|gerente|capataz] (de prisa |como si nada |sin mirar |sin saludar |con un tinto )[firma el relevo|cuenta los minutos|busca otro nombre|cierra la puerta|pide un reemplazo|borra una línea|apaga la luz|mira la hora|pregunta la hora|pasa la hoja|corre la silla|llama a la fila|firma un papel|limpia sus gafas|cuadra la cuenta]

# lucha-primer-jornal | recuerdo | lucha, raíces, vida, fe | + | yo | casa, camino
con mi [sueldo|jornal|primer sueldo|primer jornal] (de obrero |del puerto |tan flaco |de aprendiz |en la mano )[compré|traje] {un household,clothes,food,instrument,plant,screen:radio,sartén,cobija,vestido,sombrero,olla,ruana,espejo,tiple,guitarra,piña,rosa,naranjo,vajilla,cafetera,reloj,queso,pañuelo,mantel,florero,pan,flor,poncho}
y [mamá|mi madre|mi abuela|la vieja] (de domingo |sin decir nada |con las manos temblando |en delantal )[lloró|sonrió|cantó|rezó|bailó|se peinó|lloró en la cocina|prendió una vela|llamó a las vecinas|hizo natilla|contó la historia|sacó la vajilla|tuvo seis años|se puso bonita|miró hacia el cielo|bailó en el patio|cerró los ojos|me tomó la mano|buscó su rosario]

# lucha-maestra-sin-tiza | recuerdo | lucha, raíces, fe, vida | + | - | campo
[la profe|doña Inés|la maestra|Leonor] (sin sueldo |por años |en el solar |bajo la lluvia )[daba|enseñaba|explicaba] [los ríos|la tabla|las letras|el mapa|la luna|los verbos|la historia|el mar|las sumas|el himno|la resta|los planetas|el sol|la aurora|el abecé|la selva|la lluvia]
(a la sombra |a falta de tiza, |debajo de un árbol, |sin un solo libro, |en el patio )con [granos de maíz|piedras|hojas|naranjas|carbón|semillas|canciones|el viento|un gallo|el barro del río|su voz|una olla|la lluvia|diez botones|una vela|los dedos|un trompo|una hormiga|un mango|café|limones|la escoba|un caracol|un vaso de agua|dos panes|la sombra del árbol]
`;
