/** Images of struggle: work, money, protest and getting up again, as they are seen and remembered. */
export const struggleScenes = `
# lucha-antes-del-gallo | escena | lucha raíces | 0 | - | casa noche
(antes del gallo |antes del sol |a las cuatro |con este frío )(ya )[suena |canta ][radio |la leña |un balde |un tiple ]en {el work,room:taller,trapiche,fábrica,panadería,mercado,cocina,mina,zaguán,patio}
{el drink:café,tinto,aguapanela,chocolate,guarapo} (ya |de olla |sin azúcar )[levanta|despierta|despeja|junta|pone en marcha] a {el crowd:barrio,pueblo,cuadra,vereda,vecindario,barriada,ciudad,gente,familia,comarca}

# lucha-pregon | escena | lucha ciudad | + | - | calle
(bajo la lluvia |en el semáforo |cerca del puente |con los pies mojados )[doña Rosa|mi madre|una mujer|una anciana|ella] vende {-- food:arepa,empanada,mango,naranja,tamal,buñuelo,piña,mazorca,cocada,limón,guayaba,fresa,mora}
(y )(siempre |de lejos |con su pregón |sin micrófono )le [gana|sube la voz|pone el ritmo] a {los vehicle:bus,moto,camión,carro,buseta,taxi,tren,camioneta,tranvía,colectivo,tractomula}

# lucha-tubo-del-bus | escena | lucha ciudad | 0 | - | calle
va {el crowd:gente,barrio,pueblo,ciudad,barriada,juventud} (de pie |bostezando |soñando de pie |con el pelo mojado )en {el vehicle:bus,metro,colectivo,tren,buseta,tranvía,camión}
[agarrándose|colgándose|prendiéndose] (con los dientes |con las uñas |como puede |bien )de {un dream:sueño,meta,plan,anhelo,ilusión,idea,porvenir,deseo}

# lucha-mural | escena | lucha ciudad | + | - | calle
[alguien|un niño|una muchacha|un ciego] pintó (en la fábrica |en la cárcel |en el puente |en el muro ){un bird:colibrí,gorrión,turpial,mirla,canario,paloma,golondrina,gaviota,guacamaya,cardenal,azulejo,toche,ruiseñor}
(y )ni [el sol|la cal|la lluvia|el gobierno|un aguacero] le [quita|borra] [el ala|el vuelo|el canto|el azul|el color|la voz|las plumas|las ganas]

# lucha-cacerola | escena | lucha fiesta | + | - | calle
(por la plaza |por la avenida |abriendo calle )[va|marcha] {un family:abuela,tía,madre,madrina,abuelo,viejo,bisabuela} con {su household:olla,sartén,jarra,cuchara,escoba,molinillo,canasta,cafetera}
y le [sirve de coro|baila|responde|da palmas|pone coro] (ya |por fin |de pronto |en la esquina |a grito herido ){el crowd:gente,barrio,pueblo,muchachada,vecindario,multitud,juventud,ciudad,comunidad,hinchada,barriada,cuadra}

# lucha-botas-en-la-puerta | escena | lucha raíces | 0 | - | casa campo
(afuera |de noche |todavía )[quedan|duermen|hay] {-- clothes:bota,zapato,alpargata#x} (con barro |al sereno |en fila )en {el opening,room:puerta,portón,reja,zaguán,patio,portal,solar,antejardín}
{=x cansado,gastado,roto,mojado} (de volver |de salir |de tanto volver |de ir y volver )de {el work:taller,cosecha,turno,faena,siembra,obra,molienda,zafra,trapiche,mina,cantera,minga,mercado}

# lucha-la-luz-o-el-pan | escena | lucha ciudad | - | yo | casa noche
[cuento|sumo|junto] {-- money:moneda,billete,peso,centavo,deuda} (otra vez |en silencio |a media luz |con miedo )en {el furniture:mesa,cama,mesón,silla,sofá,colchón,escritorio,mecedora,baúl}
(no alcanza: |y escojo: |escoja, pues: |hay que escoger: )[o la luz|o el gas|o el agua|o el bus|o la renta] o [el pan|los cuadernos|las medicinas|los zapatos|los frijoles|la panela|la escuela|el jabón|el arriendo|el domingo|el mercado]

# lucha-grieta | escena | lucha vida fe | + | - | calle
[en un muro|en la acera|en un andén|en una grieta|en el asfalto] (sin permiso |como si nada |esta mañana )[nace|crece] {un plant:girasol,clavel,violeta,margarita,amapola,geranio,begonia,orquídea,lirio,dalia,enredadera,nardo,flor,jazmín,trigo#x}
(pero )nadie {lo=x} [riega|cuida|vio|sembró] y [sigue|está] {=x vivo,verde,terco,libre,firme,contento,valiente,feliz,florecido,despierto}

# lucha-alguien-boxea | escena | lucha ciudad | 0 | - | casa noche
[alguien|un niño|una niña|un joven] (a oscuras |con rabia |con la luna |sin rival )[boxea |entrena ]en {el room,street:azotea,patio,solar,terraza,sala,galería,salón,buhardilla,altillo,balcón,parque,plaza}
y le [pega|grita|gana] (duro |otra vez |con el alma |a puño limpio )a {su fear,sorrow,anger:miedo,pena,temor,rencor,rabia,dolor,orgullo,despecho,cansancio,fracaso,duda,culpa}

# lucha-albanil | escena | lucha ciudad | + | - | calle
(muy cerca del sol |en el andamio |en lo más alto )[don Luis|un albañil|un pintor|un obrero|un soldador] canta {un rhythm,song:bolero,ranchera,tango,vals,vallenato,cumbia,salsa,bambuco,son,balada,joropo,canción,carranga}
y {el building:edificio,torre,hotel,escuela,teatro,cine,bar} [crece|sube] (derecho |con él )[a compás|con la voz|piso a piso|de memoria|en verso|como espuma|hasta el sol|con cariño|por oído|entre las nubes]

# lucha-le-cortaron-la-luz | escena | lucha ciudad | - | - | casa noche
[sin luz|sin agua|sin gas] (desde ayer |este lunes |por un recibo |otra noche )[sigue|quedó|duerme] {el friend,family:vecina,vecino,comadre,compadre,paisana,abuela,tía,madrina,familia,viejo}
(y )[su niño|su hija|el menor|la niña] [lee|suma|estudia|repasa] con {- light:vela,farol,lámpara,veladora,candil,cirio,luna,linterna,cocuyo,reflector}

# lucha-madre-cosia | recuerdo | lucha raíces | 0 | yo | casa noche
[mi madre|mamá|mi abuela|la vieja] (ya )cosía (sin luz |de noche |por encargo ){-- clothes:camisa,falda,vestido,pantalón,blusa,uniforme,delantal,pollera,chaleco,corbata,saco,capa,velo,gorra}
y en cada [punto|ojal|botón|dobladillo] (iba |cosía |guardaba |escondía ){un dream:sueño,plan,ilusión,ideal,anhelo,deseo,horizonte,triunfo,porvenir}

# lucha-manos-de-cal | recuerdo | lucha raíces | 0 | yo | casa
[papá|el viejo|mamá] [volvió|llegó|volvía|llegaba] (tarde |silbando |a oscuras |cantando bajito )de {el work:taller,cosecha,turno,faena,siembra,obra,zafra,trapiche,mina,cantera,labor,pesca}
con [las manos|los dedos|la espalda|los hombros] (y la frente |y hasta el pelo |y la risa |y los sueños )de {- stone:cal,barro,cemento,polvo,yeso,carbón,arcilla,arena,metal,ceniza,hierro}

# lucha-cien-portones | recuerdo | lucha ciudad | + | yo | calle
me cerraron (ya |aquel lunes |sin mirarme |en un invierno )[diez|veinte|cien|treinta|doscientas] [puertas|rejas|ventanas|oficinas|fábricas|ventanillas|tiendas|escuelas]
y [volví|salí|bajé|seguí] (despacio |de noche |calle abajo |como si nada )silbando {un rhythm,song:bolero,tango,vals,cumbia,bambuco,son,joropo,canción,ranchera,tonada,copla,carranga,rumba,salsa}

# lucha-eramos-cien | recuerdo | lucha | + | nos | calle
éramos [diez|veinte|cien|treinta] (bajo la lluvia |aquella noche |con frío |sin paraguas )en {el street:plaza,esquina,avenida,puente,parque,malecón,alameda,calle,cancha,escalinata}
y [el miedo|el frío|la rabia|el hambre|la sed] (de golpe |por la madrugada )se (nos )volvió {- song:canción,coro,himno,copla,canto,pregón,estribillo,melodía,poema}

# lucha-otra-vez | recuerdo | lucha raíces | + | yo | campo
me tumbó (feo |de un salto |sin aviso ){un animal:caballo,potro,burro,toro,becerro} en {el landscape:llano,valle,monte,potrero,loma,ladera,sabana,quebrada,cafetal,playa}
(y )mi [abuelo|padre|madre|tío|abuela] (apenas |solo |desde la cerca )dijo: «[otra vez|a montar|ya pasó|de nuevo|sin llorar|sin miedo|a subir|se cae y se vuelve|aprenda a caer]»

# lucha-empenamos | recuerdo | lucha raíces | 0 | nos | casa
[empeñamos|fue a la venta] (un lunes |ese marzo |aquel diciembre |por el arriendo ){el keepsake,household:anillo,reloj,collar,medalla,espejo,vajilla,pulsera,retrato,cafetera,dije,relicario,florero}
(y )esa noche (ya |en la mesa |para todos |entre risas )hubo {- food,drink:pan,arepa,sancocho,arroz,ajiaco,chocolate,natilla,queso,café,panela,tamal,buñuelo,empanada}

# lucha-reja-con-flores | recuerdo | lucha raíces | 0 | nos | calle
(un lunes |en marzo |en mayo |sin aviso )[cerraron|nos cerraron|sellaron|tapiaron] (una tarde ){el building:escuela,fábrica,teatro,hospital,mercado,biblioteca,cine,colegio,panadería,librería,estación,museo}
y (la reja |la puerta |la cuadra |la plaza )[amaneció|despertó|se llenó|se cubrió] de {-- plant:flor,rosa,clavel,lirio,margarita,girasol,azucena,geranio,violeta,hortensia,jazmín}

# lucha-se-llevaron | recuerdo | lucha raíces | - | yo | casa
(un martes |de noche |sin aviso |en la madrugada )[se llevaron|nos quitaron] a {mi friend,family:amigo,hermano,padre,primo,compadre,vecino,tío,hermana,colega,socio,vecina,prima,tía,papá,madre,comadre}
y (aún |en la mesa |por las tardes |cada domingo )[se enfría|se sirve|se guarda] {su drink,food:café,tinto,té,chocolate,pan,ajiaco,sancocho,tamal,queso,arroz,aguapanela}
`;
