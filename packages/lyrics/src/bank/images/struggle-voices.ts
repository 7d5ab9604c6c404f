/** Images of struggle: what it does to one, what is said to those above, and how one goes on. */
export const struggleVoices = `
# lucha-quincena | sentir | lucha ciudad | 0 | yo | -
{el money:plata,sueldo,salario,jornal,quincena} (en esta casa |en casa |en mi mano |por acá )dura [menos que un beso|un suspiro|un café|un bolero|un aguacero|dos cervezas|una canción|dos días|un domingo|un parpadeo|media semana|un bostezo|un soplo|dos panes|un recreo|un tinto|un saludo|una ronda|un abrazo|tres cuadras|lo que un cigarrillo|un estornudo|media misa]
[y|pero] {el strength:fe,coraje,esperanza,paciencia,dignidad,aguante,valor,tesón,empeño,entereza,voluntad,ánimo,brío} (de milagro |con aguapanela )me [dura|rinde] [todo el año|todo el mes|un siglo|hasta abril|por años|hasta que salga el sol|toda la vida|todo el invierno|hasta diciembre|toda la cuesta|dos siglos|hasta enero|hasta otro jornal|todo el camino|la semana|hasta el domingo|muchos lunes|hasta el fin]

# lucha-manos-de-lija | sentir | lucha raíces | + | yo | -
(de tanto surco |de la mina |del rebusque |de moler |de la cosecha |de tanto lavar )[tengo|traigo|llevo|muestro] las manos [de lija|de cuero|de piedra|cortadas|partidas|de barro|con callos|de cal|de tierra|de leña|de monte|quemadas|rajadas|de carbón|con cicatrices|de hierro|curtidas|de surco|agrietadas]
(aun así |por la noche |cuando hay fiesta |y los sábados |y si suena un vals )[saben tocar|hacen cantar|acarician|saben querer|despiertan|conocen] {el instrument:guitarra,tambor,acordeón,tiple,violín,arpa,cuatro,bandola,requinto,charango,piano,flauta,marimba,bongó,maraca,saxofón,trompeta,timbal,clarinete,armónica}

# lucha-rabia-cantada | sentir | lucha desamor | - | yo | -
[traigo|tengo|llevo] {el anger:rabia,rencor,furia,ira,orgullo,desprecio,odio,despecho,furor,saña,resentimiento,enojo,envidia#x} (desde ayer |como un hueso |como una brasa |como una espina |sin bozal )en {el chest:garganta,pecho,sangre,vientre,costado,espalda,sien,voz,piel,pulso}
(y )si no {lo=x} [canto|suelto|grito|bailo] (esta noche |a tiempo )me [quema|ahoga|muerde|parte en dos|va a matar|tumba|vence|deja sin voz|roba el sueño|ciega|amarga|enferma|llena de sal|seca la voz|dobla la edad|borra el camino|quita el hambre|cierra el pecho]

# lucha-perro-miedo | sentir | lucha vida | + | yo | camino calle
{mi fear:miedo,duda,culpa,angustia,temor,ansiedad,vergüenza,sospecha} es (de noche |por las noches |a fin de cuentas |en la casa ){un animal:perro,lobo,gato,coyote,zorro,puma,tigre,oso,cachorro}
(yo |pero )le [doy|sirvo|tiro] {- food:pan,queso,arepa,arroz,panela,plátano,natilla,miel,maíz,sancocho,ajiaco,mazorca} y [se duerme|se calla|me deja pasar|mueve la cola|se va|me lame la mano|no muerde|se echa a mis pies|bosteza|me sigue|obedece|se rinde|hace fiesta|baja la cabeza|me da la pata|ya no ladra|me cuida la puerta|ronca]

# lucha-dos-manos | sentir | lucha raíces | + | yo | -
no [tengo|traigo|me dieron] {- money:plata,fortuna,herencia,capital,renta,dinero} (de nacimiento |en esta vida )ni {- vehicle,home,family,building:carro,moto,camioneta,velero,avión,padrino,finca,hacienda,casona,palacio}
[tengo|traigo|pero tengo|pero traigo] (como todos |por herencia |de mi padre )dos manos y {un instrument,dream:tiple,sueño,plan,cuatro,violín,guitarra,tambor,acordeón,horizonte,trompeta,idea,maraca,bombo,piano,futuro,norte,meta,ilusión,visión,gaita,clarinete,tambora,saxofón,armónica,porvenir}

# lucha-me-duele-el-pais | sentir | lucha raíces | - | yo | -
me duele {el home,crowd:patria,tierra,pueblo,barrio,país,vereda,ciudad,nación,comarca,provincia,aldea,cuadra,terruño} (cuando llueve |en silencio |de noche |a diario )en {el chest:costado,hueso,espalda,pecho,garganta,sangre,costilla,sien,vientre,memoria,alma,piel,vena,carne}
y [aun así|igual|con todo] (en abril |en invierno |con mis manos )le [siembro|doy|pongo] {un plant:guayacán,naranjo,clavel,girasol,rosa,ceiba,roble,almendro,limonero,yerbabuena,flor,semilla,cayena,trigo,palma,lirio,maíz,geranio,orquídea,jazmín,romero,margarita,azucena,dalia}

# lucha-canta-el-barrio | sentir | lucha fiesta | + | nos | calle
cuando (junto al fuego |una noche |al alba |en la esquina |con tambores )[canta|baila|marcha] {el crowd:gente,barrio,pueblo,muchachada,vecindario,multitud,juventud,ciudad,hinchada,barriada,cuadra,vereda,comunidad,población,plaza,calle,tropa,gallada}
(a todos |en el coro |en la acera )se nos [olvida|quita|espanta|derrite|pasa] {el fear,sorrow:miedo,duda,culpa,pena,cansancio,vergüenza,temor,tristeza,soledad,hastío,dolor,sospecha,angustia,luto,amargura,nostalgia,desvelo,fracaso,pavor}

# lucha-por-si-alas | sentir | lucha vida | + | yo | casa noche
[duermo|sueño|vivo|canto] (sin zapatos |de noche |como un pájaro |de lado |con abrigo )junto a {el opening:ventana,puerta,balcón,ventanal,tragaluz,claraboya,portón,cortina,reja,portal,verja,persiana,celosía,postigo,ventanilla}
por si (un día |mañana |alguna noche |en sueños )me [salen las alas|crecen las plumas|llama el mar|saluda el viento|invita el sol|habla un lucero|canta la brisa|pide la luna|nacen alas|llaman|crecen alas|canta un toche|sopla enero|toca volar|despierta el río|invita el río|canta el gallo|busca la lluvia|guiña un lucero|canta la calle|alza la luna|llevan los pájaros|nace un camino|empuja la aurora|hablan las nubes|silba la noche]

# lucha-uniforme | sentir | lucha ciudad | - | yo | casa noche
(de noche |muerto el día |a las once |en la alcoba )[llego y me quito|me quito] {el clothes:uniforme,camisa,chaqueta,delantal,corbata,zapato,gorra,pantalón,cinturón,chaleco,bota,guante,saco,poncho,sombrero,camiseta,capa,abrigo}
y (debajo |en el espejo |bajo la tela |en los bolsillos )no [encuentro|me queda|aparece] [mi nombre|mi risa|mi edad|mi voz|la infancia|la cara|lo que fui|lo soñado|la canción|el niño|el sueño|mi infancia|mi acento|el verano|la paz|mi domingo|la calma|el alma]

# lucha-diganle | decir | lucha vida | + | yo | -
[díganle|cuéntenle|escríbanle|digan] a {el fate:destino,azar,tiempo,karma,vida,suerte,universo,mundo,providencia,fortuna,cielo} que [venga|espere|yo invito|aquí estoy|no me rindo|sigo en pie|aún no firmo|no le temo|traiga abrigo|tengo calma|ya salgo|no debo|no tiemblo|se siente|hay camino|todo bien|no hay afán]
que (si quiere |sin rodeos |un domingo |con calma |sin miedo |cuando llueva )[pase|venga|entre|toque] y le sirvo {un drink:tinto,café,ron,vino,guarapo,canelazo,chocolate,aguapanela,trago,aguardiente,limonada,cerveza,té,jugo,refajo,masato,chicha,licor,coctel,horchata}

# lucha-no-queremos | decir | lucha | + | nos | calle
no [queremos|pedimos] (más |ni reyes ni |ni estatuas ni |ni un trono ni ){-- building,stone,keepsake,fight:palacio,diamante,rubí,torre,esmeralda,medalla,perla,catedral,trinchera,batalla,cadena,muro,castigo,cárcel,jaula,reja,grillete,yugo,guerra,combate}
queremos (solamente |para todos |en el barrio )[pan|escuela|tierra|techo|sol] y [trabajo|dormir|domingos|un patio|respeto|guitarras|futuro|un río|salud|canciones|agua limpia|jardines|caminos]

# lucha-quien-madruga | decir | lucha vida | 0 | yo | casa
(dicen que |según mi abuelo, |según el cura, |se sabe que |juran que )[Dios|la vida|la suerte|el cielo] ayuda a quien [madruga|trabaja|insiste|no duerme|camina|pelea|se arriesga|empieza|se atreve|perdona|siembra|canta]
[por si acaso, |yo, por si acaso, ](desde anoche |a las cinco )[llevo|cargo|empaco|alisto] {un luggage,clothes,light:mapa,linterna,mochila,paraguas,cantimplora,sombrilla,brújula,morral,carriel,cobija,tiquete,pasaporte,bitácora,maletín,alforja,cuaderno,costal,pasaje,ruana,poncho,abrigo,sombrero,farol}

# lucha-oiga-patron | decir | lucha raíces | 0 | yo | campo
(con permiso, |perdone usted, |perdone, )oiga, [patrón|doctor|señor], {este work,food,drink:cosecha,zafra,siembra,obra,molienda,café,pan,panela,plátano,arroz,naranja,queso,mazorca,guayaba,mango,maíz,guarapo,chocolate,coco,labor,faena,mina}
(y )(aunque no lo diga, |aunque no se vea, |sépalo, |mírelo bien: )lleva [sudor|canciones|desvelos|sangre|un cantar|inviernos|paciencia] de {mi family:madre,padre,abuela,abuelo,hermano,hermana,tía,tío,prima,mamá,familia,madrina,bisabuelo,nona,taita,viejo,abuelita}

# lucha-me-les-cuelo | decir | lucha fiesta | + | yo | -
si me [cierran|trancan|niegan] (mañana |en la cara |sin motivo |por el acento ){el opening,building:puerta,ventana,portón,reja,balcón,ventanal,cortina,postigo,verja,talanquera,oficina,escuela,teatro,hotel,museo,persiana,palacio,bar,estadio,celosía}
me les [cuelo|escapo|meto] (de noche |bailando |sin permiso |como el agua )por {el song:canción,estribillo,copla,coro,melodía,verso,himno,tonada,pregón,canto,rima,letra,ranchera,serenata,balada,trova,cantar,romanza,cántico,villancico}

# lucha-tarde-es | decir | lucha vida | + | yo | -
(por favor, )no [digan|me digan] (a esta edad |en la fila )que [es tarde|ya es tarde|fue tarde|se hizo tarde|se fue el tren|pasó la edad|perdí el tren|perdí la edad|llegó el invierno|ya no es hora|ya no es tiempo|pasó mi cuarto de hora|oscurece|se acabó|no se puede|me dejó el bus|cerró la escuela|no alcanzo|llego tarde|ya me canso|me canso|no puedo|estorbo|ya fue|ya es noche|hay que callar|no es lo mío]
tarde[, cuando| será cuando| será el día que| es el día en que] (un día |para siempre )[muera|falte|se muera|se calle|se rinda|se canse] {el light,water:sol,luna,estrella,lucero,hoguera,luz,mar,río,manantial,agua,faro,farol,vela,lámpara,antorcha,candil,ola,fuente,torrente}

# lucha-visa-al-viento | decir | lucha vida | 0 | - | camino
¿quién le [pide|cobra] [visa|peaje|permiso|pasaporte|pasaje] a {el bird,weather,water:toche,mirla,golondrina,gaviota,colibrí,viento,brisa,lluvia,río,canario,paloma,mar,neblina,turpial,gorrión,ruiseñor,azulejo,aguacero,marea,loro,ola,búho,ave}?
¿y a [un niño|una madre|mi hermano|quien huye] (por qué |en el camino |en cada orilla )[le ponen|le guardan] {-- fight:muro,frontera,reja,cadena,barrera,grillete,jaula,condena,cárcel,yugo,celda}?

# lucha-no-voy | giro | lucha ciudad fiesta | + | yo | calle
¿y si (mañana |el lunes |esta semana |un día |esta tarde )no [voy|vuelvo|llego] a {el work:oficina,fábrica,taller,turno,trabajo,empleo,mina,labor,jornada,negocio,rebusque,faena,tarea,cantera,obra}
y me [compro|consigo] (con lo que debo |de una vez |con el arriendo |hoy mismo ){un instrument,vehicle:guitarra,tambor,acordeón,tiple,violín,arpa,piano,velero,bicicleta,trompeta,canoa,bongó,saxofón,bote,bandola,cuatro,lancha,flauta,gaita,maraca,clarinete,batería,moto,barca,charango}?

# lucha-donde-hubo-trinchera | giro | lucha fe | + | nos | campo
donde (ayer |en otro tiempo |tantos inviernos |por décadas )[hubo|vimos] {un fight:trinchera,muro,cárcel,celda,batalla,guerra,barrera,frontera,jaula,reja,combate,pelea,derrota,condena,cadena,golpe,castigo,cruz}
(hoy |mañana |entre todos |sin preguntar )[queremos|hay que|vamos a|podemos|toca] sembrar {un plant:maíz,naranjo,rosa,ceiba,guayacán,girasol,clavel,limonero,almendro,café,yerbabuena,trigo,flor,palma,ruda,romero,roble,gualanday,margarita,jazmín,azucena,dalia,lirio,amapola,enredadera}

# lucha-ato-mis-botas | giro | lucha vida | 0 | yo | camino
(si me canso |a medio camino |sin culpa |bajo el sol |con la lluvia )[me siento|descanso] en {el street,path:andén,acera,plaza,esquina,parque,puente,escalinata,malecón,paradero,cuesta,vereda,calle,trocha,sendero,bajada,subida,plazoleta,glorieta,cruce}
[ato|sacudo|remiendo|limpio|aprieto] {mis clothes:bota,zapato,alpargata,sandalia} y [sigo|vuelvo|corro|bailo|subo|otra vez|a correr|a lo mío|al camino|echo a andar|le doy|vuelvo a empezar|adelante|al mar|camino|trepo|regreso|silbo|me paro|madrugo|me voy|me lanzo|a la loma|cruzo el río]

# lucha-digo-que-no | giro | lucha vida | + | yo | -
[le dije|le juré|le grité] (mil veces |durante años |toda la vida |a diario )que sí a {el household,money,fear,work,anger:reloj,miedo,sueldo,arriendo,turno,orgullo,calendario,oficina,deuda,temor,vergüenza,taller,trabajo,jornal,préstamo,renta,vanidad,rencor,soberbia}
hoy (con calma |en voz baja |sin temblar )[le digo|digo] que no y [canto|bailo|duermo|respiro|salgo al sol|me voy|tiro la llave|abro la ventana|vuelvo a nacer|me río|me pongo a silbar|gano|despierto|me siento|camino|silbo|salgo|ceno temprano|apago el radio|oigo llover|voy a la playa|planto un geranio|compro una hamaca|cierro la cuenta|me quito el saco|suelto la risa|salgo a la calle|pongo un bolero]

# lucha-sueno-en-baul | giro | lucha vida | + | yo | casa
guardé (por años |hace tiempo |bajo llave |sin contarlo |un día |tantos años |por miedo ){un dream:sueño,meta,plan,anhelo,ilusión,vocación,idea,deseo,proyecto,propósito,ideal,fantasía,visión#x} en {el furniture:baúl,armario,ropero,cómoda,estante,escritorio,alacena,repisa,tocador}
hoy {lo=x} [saqué|encontré|desempolvé]: (todavía |entre el polvo )[me sirve|alumbra|huele a mar|tiene sed|da calor|sabe volar|canta|me reconoce|crece|me queda|respira|tiene alas|da guerra|brilla|sonríe|me abraza|late|sabe mi nombre|da fruto|quiere jugar|tiene sol]

# lucha-sin-medalla | cierre | lucha raíces | + | yo | casa
(en la meta |a la llegada |esa tarde |en la plaza )no me [dieron|trajeron] (un )[trofeo|desfile|aplauso|premio|discurso|diploma|laurel|cheque|himno|papel|clavel|anillo|monumento|busto]
me [abrazó|besó|esperó] (sin decir nada |en la puerta ){mi family:madre,padre,abuela,abuelo,hermano,hermana,tía,viejo,mamá,familia} y [ya|gané|lloré|fue el oro|fue fiesta|fue mi aplauso|fue la meta|no hizo falta más|fue el premio|fue domingo|salió el sol|hubo caldo|bastó|fue mi copa]

# lucha-cicatriz-mapa | cierre | lucha vida fe | + | yo | -
mis [cicatrices|arrugas|heridas] (con los años |bajo el sol |bien miradas |a fin de cuentas |de tanto andar )son {-- path,luggage:mapa,camino,sendero,trocha,carretera,senda,atajo,ruta,brújula,subida,vereda}
por [ellas|sus curvas|sus trazos] (de noche |cantando |en puntillas |sin linterna )[vuelvo a casa|llego al mar|voy al sol|llego a mí|vuelvo al pueblo|entra el verano|baja un río|sé quién soy|encuentro el norte|vuelvo a jugar|sé volver|llego al río|hallo el puerto|regreso al patio|salgo del monte|doy con la playa|llego al mundo]

# lucha-el-dia-que-caiga | cierre | lucha fiesta | + | nos | fiesta calle
el [día|año|lunes] que [caiga|acabe|se rompa|muera] (de un grito |sin guerra |a punta de coro ){el fight:muro,yugo,cadena,reja,barrera,jaula,cárcel,frontera,grillete,trinchera,celda,condena,castigo}
haremos {- party:fiesta,verbena,baile,carnaval,feria,parranda,rumba,desfile,concierto,festival,comparsa,bazar,jolgorio,tertulia} (sin permiso |con la abuela |hasta el lunes )en {el street:plaza,calle,esquina,puente,parque,cancha,avenida,malecón,alameda,cuadra,acera,glorieta,andén,muelle,portal,plazoleta}

# lucha-herencia | cierre | lucha raíces vida | 0 | yo | -
(de herencia |al irme |a mis hijos |cuando parta )[no dejo|no les dejo] {- money,home,stone:plata,finca,fortuna,oro,casona,hacienda,renta,capital,rancho,parcela,cabaña,diamante,rubí,esmeralda,mármol,dinero}
[les dejo|pero les dejo|pero les queda|les dejo apenas|por toda fortuna les dejo] [mi modo de andar|la puerta abierta|el camino limpio|la frente en alto|un surco derecho|la voz de mi madre|mi modo de amar|un patio con sol|el cielo entero|una guitarra|la palabra|la risa y la sal|un almendro|la ventana|un himno|la risa|el paso|la luz|la sal|un tiple|el mar|mi canto|el pan|un río|el camino|mi nombre|un perro|los libros|mi sombrero|la ruana|mi modo de reír|la mesa puesta|la maña de cantar|el olor del café|dos canciones|mi azadón]

# lucha-nos-cansamos | sentir | lucha, ciudad, fe | - | nos | calle, casa
(hay noches que |a veces |con tanta lluvia |de lunes a lunes |hermano: )nos [pesa|vence|dobla|cansa] {el work,fight,money,hour,path:jornada,muro,deuda,turno,cuesta,batalla,pelea,arriendo,madrugada,cruz,trabajo,fábrica,subida,noche,faena,guerra,mina,yugo,zafra,herida}
y [alguien|un viejo|una niña|una abuela|el más flaco] (sin aviso |en la oscuridad |en la fila )[se pone a silbar|reparte el café|cuenta un chiste|pregunta la hora|dice «mañana»|canta el estribillo|prende una vela|nos presta el hombro|pasa el abrigo|pide otra vuelta|dice «otra vez»|parte su pan|se ríe|tararea|nos toma la mano|empieza a cantar|llena los vasos]

# lucha-quien-barre-la-plaza | cierre | lucha, ciudad, vida | - | - | calle
[se acabó|terminó|ya se acabó] (por hoy |hasta el lunes |bajo el aguacero |en medio de la noche |con la lluvia ){el party,fight,song:desfile,pelea,canto,himno,batalla,coro,concierto,pregón,combate,lucha,festival,canción,comparsa,fiesta}
y [una mujer|un muchacho|doña Rosa|un anciano|alguien|un viejo|una niña] (en la plaza |sin apuro |de rodillas )[barre las flores|junta las velas|recoge un zapato|borra los nombres|dobla la bandera|apaga el fogón|guarda un cartel|lava la piedra|canta lo mismo|cuenta los vidrios|deja un clavel|mira hacia el norte|recoge la voz|espera el camión|se sienta a llorar|barre|canta|llora|lee un cartel|se queda|dobla un mantel]

# lucha-si-nos-preguntan | cierre | lucha, raíces, ciudad, fe | + | nos | calle, campo
[no cambiamos|no arreglamos] (todavía |por ahora |ni cantando |del todo |en un año |en la marcha ){el fate,crowd,news:mundo,destino,suerte,historia,cielo,universo,vida,país,ciudad,nación,tiempo,camino,barrio,pueblo,vereda}
pero (ya |en la esquina |en la vereda |donde era polvo |desde ayer |donde era polvo y silencio |desde hace un año |a fuerza de paciencia )hay [sombra|escuela|un árbol|una fuente|maíz|un mural|dos naranjos|un balón|una cancha|más voz|un puente|canciones|quien canta|agua limpia|una escalera|luz en la loma|un salón|quien lee]

# lucha-si-le-falta-la-voz | giro | lucha, fe, vida, raíces | 0 | nos | calle, camino
si a alguien (mañana |del barrio |en la fila |por el camino )le [falta|quitan] {el chest,path,strength,opening,food:voz,pulso,camino,fuerza,puerta,pan,valor,sendero,ventana,coraje,esperanza,ánimo,aliento,arepa,portón,café,calle,fe,paciencia,sal}
le [damos|prestamos] (entre todos |en silencio |sin preguntarle |sin que lo pida )[el hombro|la mano|la llave|una canción|la mitad|un abrigo|la linterna|las botas|una escalera|el paraguas|dos panes|la casa|un tambor|el balcón|la ruana|nuestra voz|un farol|lo que hay]

# lucha-nos-vamos-quedando | giro | lucha, raíces, ciudad | - | nos | campo, calle
¿y si [se van|se cansan|nos dejan|se mueren|se marchan] (un lunes |para siempre |en la flota |sin aviso |con la sequía )[los jóvenes|los viejos|los maestros|las abuelas|los que saben leer|los del trapiche|los músicos|los primos|las vecinas|los amigos|los que siembran|los del taller|las comadres|los doctores]
y [nos toca|tenemos que|vamos a|quedamos para|entre cuatro nos toca|con la lluvia tenemos que|toca|hay que] [cerrar la escuela|apagar la luz|contar la historia|guardar la llave|dar la noticia|cargar el piano|barrer la plaza|cuidar el río|tocar el himno|pagar la cuenta|dormir al sereno|guardar el tambor|repartir el pan|cantarle a la nada|esperar|barrer|contarlo|cerrar|dormir]?

# lucha-el-miedo-cambia-de-acera | sentir | lucha, vida, fe, ciudad | + | - | calle
el [miedo|dolor|temor|cansancio] (tarde o temprano |en la esquina |a medianoche )[cambia de acera|pierde los dientes|se queda sin voz|baja la guardia|busca otra casa|se muere de frío|olvida el camino|se sienta|bosteza|tiene sueño|pide posada|tiene hambre|se va|se rinde|pierde el tren]
si [alguien|un niño|la abuela|el barrio] (al frente |a tiempo |en la misma cuadra |en la ventana )[prende una luz|se pone a silbar|canta|abre la puerta|reparte el pan|da la mano|se ríe en la fila|dice «buenas»|hace café|levanta la voz|pone un bolero|no se mueve|presta el abrigo|mira de frente|enciende el fogón|pregunta «¿quién vive?»]

# lucha-no-digan-que-no-es-nada | decir | lucha, vida, desamor, ciudad | - | - | calle, casa
[no le digan|que nadie le diga|no le salgan con] (de lejos |por favor |sin saber |en la fila |desde el carro )que [no es nada|fue poco|ya pasa|es la suerte|se olvida|es el destino|hay que esperar|todo pasa|Dios sabrá|la vida sigue|era su hora|el tiempo cura|es normal|mañana sana|no duele|fue nada|hay tiempo|no importa|se cura]
[a quien|al que|a la que] (esta noche |sin abrigo |de rodillas |bajo la lluvia )[busca a su hermano|cuenta monedas|recoge vidrios|guarda una camisa|entierra a su perro|espera un nombre|duerme en la sala|baja la reja|firma el adiós|mira la puerta|recoge el agua|vela|no tiene a quién llamar|lava una taza|perdió la cosecha|duerme en la acera|espera a su hija|carga su cama|enciende una vela|llora|reza por pan|busca su casa|llama a su madre]

# lucha-un-dia-alguien | giro | lucha, ciudad, vida, fe | + | - | calle
[un día|mañana|tal vez] [alguien|un niño|una vieja|el portero] (sin aviso |por cansancio |de tanto esperar )[abre la reja|apaga el motor|dice que no|suelta el pájaro|borra la raya|rompe el recibo|pinta el cemento|planta un almendro|pregunta por qué|se baja del bus|canta en la fila|cierra la oficina|sube al balcón|baila|se sienta|se niega|siembra|canta|silba|sonríe|tira el reloj]
y {el crowd,street:calle,barrio,ciudad,plaza,pueblo,gente,cuadra,vereda,esquina,país,mundo} (al rato |sin querer |de a poco )[hace lo mismo|se suelta a reír|le abre camino|aprende a volar|pierde el miedo|recuerda su nombre|despierta|lo piensa|le sirve un café|le presta la voz|le pone música|amanece|se quita el saco|canta|lo cuenta]
`;
