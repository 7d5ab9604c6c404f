/** Images of struggle: what it does to one, what is said to those above, and how one goes on. */
export const struggleVoices = `
# lucha-quincena | sentir | lucha ciudad | 0 | yo | -
{el money:plata,sueldo,salario,jornal,quincena} (siempre |en esta casa |apenas )dura [más que un beso|un suspiro|un café|un bolero|un aguacero|dos cervezas|una canción|dos días|un domingo|un parpadeo|media semana]
[y|pero] {el strength:fe,coraje,esperanza,paciencia,dignidad,aguante,valor} (siempre )me [dura|alcanza] [el año|el mes|un siglo|hasta abril|de sobra|por años|para dos|hasta que salga el sol|para dar]

# lucha-manos-de-lija | sentir | lucha raíces | + | yo | -
(de tanto surco |de la mina |del rebusque |desde ayer |de moler )[tengo|traigo|llevo|me quedan] las manos [de lija|de cuero|de piedra|cortadas|partidas|de barro|con callos|de cal]
(y )(todavía |aun así |por la noche |cuando hay fiesta )[saben tocar|saben mecer|acarician] {el instrument:guitarra,tambor,acordeón,tiple,violín,arpa,cuatro,bandola,requinto,charango,piano,flauta}

# lucha-rabia-cantada | sentir | lucha desamor | - | yo | -
[traigo|tengo|llevo] {el anger:rabia,rencor,furia,ira,orgullo,desprecio#x} (desde ayer |todavía |como un hueso )en {el chest:garganta,pecho,sangre,vientre,costado,espalda,sien,voz,piel,pulso}
(y )si no {lo=x} [canto|suelto|grito|bailo] (hoy |esta noche |a tiempo )me [quema|ahoga|muerde|parte en dos|va a matar|tumba|vence|deja sin voz|roba el sueño]

# lucha-perro-miedo | sentir | lucha vida | + | yo | camino calle
{mi fear:miedo,duda,culpa,angustia,temor,ansiedad,vergüenza,sospecha} es (todavía |de noche |por las noches |a fin de cuentas ){un animal:perro,lobo,gato,coyote,zorro,puma,tigre,oso,cachorro}
(yo |pero )le [doy|sirvo|tiro] {- food:pan,queso,arepa,arroz,panela} y [se duerme|se calla|me deja pasar|mueve la cola|se va|me lame la mano|no muerde|se echa a mis pies|se aburre]

# lucha-dos-manos | sentir | lucha raíces | + | yo | -
no [tengo|traigo|me dieron] {- money:plata,fortuna,herencia,capital,renta} (aún |todavía |de momento )ni {- vehicle,home,family,building:carro,moto,camioneta,velero,avión,padrino,finca,hacienda,casona,palacio}
(pero |y )[tengo|traigo] (por fortuna |como todos |al fin )dos manos y {un instrument,dream:tiple,sueño,plan,cuatro,violín,guitarra,tambor,acordeón,horizonte,trompeta,idea,maraca,bombo,piano,futuro,norte}

# lucha-me-duele-el-pais | sentir | lucha raíces | - | yo | -
me duele {el home,crowd:patria,tierra,pueblo,barrio,país,vereda,ciudad} (cuando llueve |en silencio |por turnos |de noche )en {el chest:costado,hueso,espalda,pecho,garganta,sangre,costilla,sien,vientre,memoria}
y [aun así|igual|con todo] (en abril |en invierno |con mis manos )le [siembro|doy|pongo] {un plant:guayacán,naranjo,clavel,girasol,rosa,ceiba,roble,almendro,limonero,yerbabuena,flor,semilla,cayena,trigo,palma,lirio}

# lucha-canta-el-barrio | sentir | lucha fiesta | + | nos | calle
cuando (de pronto |por fin |junto al fuego |una noche )[canta|baila|marcha] (en coro |fuerte ){el crowd:gente,barrio,pueblo,muchachada,vecindario,multitud,juventud,ciudad,hinchada,barriada,cuadra}
(ni modo, |a todos )se nos [olvida|quita|espanta|derrite] (de un golpe |del cuerpo ){el fear,sorrow:miedo,duda,culpa,pena,cansancio,vergüenza,temor,tristeza,soledad,hastío}

# lucha-por-si-alas | sentir | lucha vida | + | yo | casa noche
[duermo|sueño|vivo|canto] (sin zapatos |todavía |de noche |como un pájaro )junto a {el opening:ventana,puerta,balcón,ventanal,tragaluz,claraboya,portón,cortina,reja,portal}
por si (un día |al fin |de pronto |mañana |alguna noche )me [salen las alas|crecen las plumas|llama el mar|saluda el viento|da por volar|toca el turno|busca el cielo|invita el sol|necesita el río|habla un lucero|sueltan al fin|canta la brisa|pide la luna]

# lucha-uniforme | sentir | lucha ciudad | - | yo | casa noche
(cuando |de noche |por fin |muerto el día )[llego y me quito|me quito] {el clothes:uniforme,camisa,chaqueta,delantal,corbata,zapato,gorra,pantalón,cinturón,chaleco,bota,guante,saco}
y (debajo |en el fondo |en el espejo )no [encuentro|me queda|aparece] (ya )[mi nombre|mi risa|mi edad|mi voz|la infancia|la cara|lo que fui|lo soñado|la canción|el niño]

# lucha-diganle | decir | lucha vida | + | yo | -
[díganle|cuéntenle|escríbanle] a {el fate:destino,azar,tiempo,karma,vida,suerte} que [venga|espere|yo invito|aquí estoy|no me rindo|sigo en pie|aún no firmo|no le temo|traiga abrigo|tengo calma]
que (si quiere |sin rodeos |un domingo )[pase|venga|entre|toque] y le sirvo {un drink:tinto,café,ron,vino,guarapo,canelazo,chocolate,aguapanela,trago,aguardiente,limonada}

# lucha-no-queremos | decir | lucha | + | nos | calle
no [queremos|pedimos] (más |ni reyes ni |ni estatuas ni |ni un trono ni ){-- building,stone,keepsake,fight:palacio,diamante,rubí,torre,esmeralda,medalla,perla,catedral,trinchera,batalla,cadena,muro,castigo,cárcel}
queremos (solamente |por ahora |también )[pan|escuela|tierra|techo|sol] y [trabajo|dormir|domingos|un patio|respeto|guitarras|futuro|un río|volver|salud|canciones]

# lucha-quien-madruga | decir | lucha vida | 0 | yo | casa
(dicen que |según mi abuelo, |según el cura, )[Dios|la vida|la suerte|el cielo] ayuda a quien [madruga|trabaja|insiste|no duerme|camina|pelea|se arriesga|empieza|se atreve|perdona|siembra|canta]
(yo, |y yo, )por si acaso, (ya |siempre |desde temprano )[llevo|cargo|empaco] {- luggage:mapa,linterna,mochila,paraguas,cantimplora,sombrilla,brújula,morral,carriel,cobija,libro,bolso,hamaca}

# lucha-oiga-patron | decir | lucha raíces | 0 | yo | campo
(con permiso, |perdone usted, )oiga, [patrón|doctor|señor], {este work,food,drink:cosecha,zafra,siembra,obra,molienda,café,pan,panela,plátano,arroz,naranja,queso}
(y )(aunque no lo diga, |aunque no se vea, |sépalo, |mírelo bien: )lleva [sudor|canciones|desvelos|sangre|un cantar] de {mi family:madre,padre,abuela,abuelo,hermano,hermana,tía,tío,prima,mamá,familia}

# lucha-me-les-cuelo | decir | lucha fiesta | + | yo | -
si [me|nos] cierran (hoy |mañana |otra vez |en la cara |sin motivo ){el opening,building:puerta,ventana,portón,reja,balcón,ventanal,cortina,postigo,verja,talanquera,oficina,escuela,teatro}
me les [cuelo|escapo|meto] (de noche |bailando |sin permiso |como el agua )por {el song:canción,estribillo,copla,coro,melodía,verso,himno,tonada,pregón,canto,rima,letra}

# lucha-tarde-es | decir | lucha vida | + | yo | -
(por favor, |mañana )no [digan|me digan] (otra vez |a esta edad )que [es tarde|ya es tarde|fue tarde|se hizo tarde|se fue el tren|pasó la edad|perdí el tren|perdí la edad|llegó el invierno|ya no es hora|ya no es tiempo|pasó mi cuarto de hora|oscurece|se acabó|no se puede|me dejó el bus|cerró la escuela|no alcanzo|llego tarde|ya me canso]
tarde [cuando|será si|será cuando] (un día |para siempre |de repente )[caiga|muera|falte|se apague|se oculte] {el light,water:sol,luna,estrella,lucero,hoguera,luz,mar,río,manantial,agua,faro}

# lucha-visa-al-viento | decir | lucha vida | 0 | - | camino
¿quién le [pide|cobra|sella] [visa|peaje|permiso|pasaporte] a {el bird,weather,water:toche,mirla,golondrina,gaviota,colibrí,viento,brisa,lluvia,río,canario,paloma,mar}?
¿y a [un niño|una madre|mi hermano|quien huye] (por qué |todavía |de noche )[le ponen|le suben|le dan] {-- fight:muro,frontera,reja,cadena,barrera,grillete,trinchera,espina,jaula,condena,cruz,golpe}?

# lucha-no-voy | giro | lucha ciudad fiesta | + | yo | calle
¿y si (mañana |el lunes |esta semana |nunca más )no [voy|vuelvo|llego] a {el work:oficina,fábrica,taller,turno,trabajo,empleo,mina,labor,jornada,negocio}
y me [compro|consigo] (con lo que debo |de una vez |con el arriendo |hoy mismo ){un instrument,vehicle:guitarra,tambor,acordeón,tiple,violín,arpa,piano,velero,bicicleta,trompeta,canoa,bongó,saxofón,bote}?

# lucha-donde-hubo-trinchera | giro | lucha fe | + | nos | campo
donde (ayer |en otro tiempo |tantos inviernos |por décadas )[hubo|vimos|cavaron|quedó] {un fight:trinchera,muro,cárcel,celda,batalla,guerra,barrera,frontera,jaula,reja,combate,pelea}
(hoy |mañana |entre todos |sin preguntar )[queremos|hay que|vamos a|podemos] sembrar {un plant:maíz,naranjo,rosa,ceiba,guayacán,girasol,clavel,limonero,almendro,café,yerbabuena,trigo,flor,palma,ruda}

# lucha-ato-mis-botas | giro | lucha vida | 0 | yo | camino
(si me canso |a veces |a medio camino )[me siento|descanso] (un rato |sin culpa |solo un momento )en {el street,path:andén,acera,plaza,esquina,parque,puente,escalinata,malecón,paradero,cuesta,vereda}
[ato|sacudo|remiendo|limpio] {mis clothes:bota,zapato,alpargata,sandalia} y [sigo|vuelvo|corro|bailo|subo|otra vez|a correr|a lo mío|al camino|echo a andar|le doy|vuelvo a empezar|adelante|al mar]

# lucha-digo-que-no | giro | lucha vida | + | yo | -
[le dije|le juré|le grité] (mil veces |durante años |toda la vida )que sí a {el household,money,fear,work,anger:reloj,miedo,sueldo,arriendo,turno,orgullo,calendario,oficina,deuda,temor,vergüenza}
hoy (por fin |con calma |ya no: |en voz baja )[le digo|digo|firmo] que no y [canto|bailo|duermo|respiro|salgo al sol|me voy|tiro la llave|abro la ventana|vuelvo a nacer|me río|me pongo a silbar|gano|despierto]

# lucha-sueno-en-baul | giro | lucha vida | + | yo | casa
guardé (por años |hace tiempo |bajo llave |sin contarlo ){un dream:sueño,meta,plan,anhelo,ilusión,vocación,idea,deseo#x} en {el furniture:baúl,armario,ropero,cómoda,estante,escritorio,alacena,repisa}
hoy {lo=x} [saqué|abrí|encontré]: (aún |todavía |sin prisa |ya )[respira|camina|brilla|me sirve|alumbra|huele a mar|tiene sed|da calor|sabe volar|pide pista|canta]

# lucha-sin-medalla | cierre | lucha raíces | + | yo | casa
(al final |en la meta |a la llegada )no me [dieron|trajeron] (un )[trofeo|desfile|aplauso|premio|discurso|diploma|laurel|cheque|himno|papel|clavel]
me [abrazó|besó|esperó] (fuerte |sin decir nada |en la puerta ){mi family:madre,padre,abuela,abuelo,hermano,hermana,tía,viejo,mamá,familia} y [ya|gané|lloré|fue el oro|fue fiesta|sobró|fue suficiente|fue mi aplauso]

# lucha-cicatriz-mapa | cierre | lucha vida fe | + | yo | -
mis [cicatrices|arrugas|heridas] (ya |hoy |con los años |si las miro )son {-- path,luggage:mapa,camino,sendero,trocha,carretera,senda,atajo,ruta,brújula,subida,vereda}
por [ellas|sus curvas|sus trazos] (cantando |esta noche )[vuelvo a casa|llego al mar|voy al sol|llego a mí|vuelvo al pueblo|entra el verano|baja un río|sé quién soy|encuentro el norte|vuelvo a jugar]

# lucha-el-dia-que-caiga | cierre | lucha fiesta | + | nos | fiesta calle
el [día|año|lunes] que [caiga|acabe|se rompa] (por fin |al suelo |de un grito |sin guerra ){el fight:muro,yugo,cadena,reja,barrera,jaula,cárcel,frontera,grillete,trinchera}
haremos {- party:fiesta,verbena,baile,carnaval,feria,parranda,rumba,desfile} (todos |sin permiso |con la abuela |hasta el lunes )en {el street:plaza,calle,esquina,puente,parque,cancha,avenida,malecón,alameda,cuadra}

# lucha-herencia | cierre | lucha raíces vida | 0 | yo | -
(de herencia |al irme |a mis hijos |cuando parta )no (les )dejo (ni ){- money,home,stone:plata,finca,fortuna,oro,casona,hacienda,renta,capital,rancho,parcela,cabaña}
(apenas |solamente |por si acaso )les [dejo|queda] [mi modo de andar|la puerta abierta|el camino limpio|la frente en alto|un surco derecho|la voz de mi madre|mi modo de amar|un patio con sol|el cielo entero|una guitarra|la palabra|la risa y la sal|un almendro|la ventana|un himno]
`;
