/** Images of life: what it does to one, what one says to others, and how one turns and ends. */
export const lifeVoices = `
# vida-espejo-padre | sentir | vida, raíces | 0 | yo | casa
[en el espejo|en un espejo|en mi espejo] (con sueño |esta mañana |al peinarme |con la espuma |una noche )[vi|hallé] a {mi family:padre,madre,abuelo,mamá,papá,tía,abuela,tío,hermano,bisabuelo,nono,viejo,taita,nona,padrino}
y [llevaba|estrenaba|se ponía|se probaba] (con gusto |sin permiso |como si nada |con orgullo ){mi clothes,face:camisa,sombrero,chaqueta,bufanda,pijama,ruana,risa,sonrisa,abrigo,chaleco,pantalón,voz,corbata,gorra,gesto,poncho,mirada,cara,saco,gabán}

# vida-huesos-y-lluvia | sentir | vida, fiesta | + | yo | casa, fiesta
mis huesos (de lejos |mejor que el radio |sin consultarme |de noche |desde ayer )[huelen|anuncian|sienten] {el weather:lluvia,niebla,nieve,rayo,brisa,frío,aguacero,llovizna,neblina,granizo,helada,tormenta,chubasco,sereno,vendaval,viento}
[mis pies|los pies|y mis pies|pero mis pies] (tercos |aun así |en la sala )piden {otro rhythm:cumbia,salsa,vals,puya,samba,danza,bolero,joropo,merengue,tango,bachata,mambo,currulao,fandango,son,bambuco,guaracha,milonga,mapalé,danzón,pasillo,rumba,vallenato,champeta}

# vida-de-donde-soy | sentir | vida | - | yo | camino, calle
me preguntan (a diario |en la tienda |en otra lengua |en el turno |en la fila )[si me quedo|qué se come|qué extraño|si hay ríos|por mi nombre|por la guerra|por qué vine|si hay mar|por mi acento|cuándo vuelvo|de qué pueblo|si hay café|si es muy lejos|por el mar|dónde queda|por mi madre|de dónde soy|si ya me voy|qué sueño|si tengo hijos|si extraño|por mi gente|si hay lluvia|quién me espera|si hay selva|por mi casa|si soy del sur|si aún hay guerra|quién soy|si rezo|si llueve|si canto]
[se me cruza|y se me cruza|se me atora] (en la garganta |en la mirada |en la voz ){un landscape,water,plant,bird:río,cerro,páramo,valle,montaña,cordillera,cafetal,manglar,quebrada,sabana,guayacán,palma,ciénaga,laguna,ceiba,turpial,selva,gorrión,loma,naranjo,llanura,playa,cañón}

# vida-quien-regara | sentir | vida | - | yo | casa
no me [asusta|da miedo] (tanto |de veras |a estas alturas )[la muerte|la noche|morir|el final|la tumba|la vejez|envejecer|terminar|apagarme|el olvido|partir|la tierra|la cruz|caer|la nada|irme|callar|el adiós|dormir|el cielo|el reloj]
¿[quién regará|quién va a regar|quién vendrá a regar] (los lunes |cada tarde |con el mismo cariño ){el plant:limonero,gardenia,magnolia,enredadera,begonia,geranio,ruda,rosa,hortensia,jazmín,veranera,azucena,naranjo,yerbabuena,orquídea,romero,violeta,cayena,palma,dalia,lirio,ceiba,roble,clavel,nardo}?

# vida-hora-de-mi-pueblo | sentir | vida, raíces | - | yo | camino
[cargo|llevo] (aún |de lejos |en el pulso |en la muñeca |desde el viaje )la hora de {mi home,crowd:casa,pueblo,barrio,tierra,patria,vereda,aldea,hogar,rancho,finca,caserío,rincón,provincia,terruño,parcela,casona,hacienda,infancia,vecindario}
y (de lunes a viernes |por eso )[me da sueño |me da hambre |me da sed |me da frío ]en {el building,vehicle,work,street:metro,turno,taller,bus,tren,hotel,museo,oficina,bar,parque,plaza,fábrica,tranvía}

# vida-marea-en-el-pecho | sentir | vida | 0 | yo | mar, noche
[me sube|se me sube] (al pecho |de noche |sin aviso |hasta los ojos ){el water:marea,mar,ola,espuma,oleaje,corriente,creciente,agua,marejada,remolino,río}
y (al irse |en la mañana |para que recuerde )me [deja|olvida] {un harbour,keepsake:remo,ancla,boya,caracol,caracola,red,botón,perla,medalla,llave,amarra,moneda,anillo,juguete,cuaderno,muñeca,pañuelo,foto,dedal,canica,vela,retrato,trompo}

# vida-suerte-de-gato | sentir | vida | 0 | yo | casa
mi suerte (según el día |por la mañana |con hambre )[parece|es|resulta] {un animal:gato,zorro,burro,venado,cachorro,potro,cabra,gacela,tigrillo,oso,lobo,becerro,cordero,perro,caballo,puma,oveja,coyote,tigre,león}
la llamo: (de espaldas |panza arriba |como si nada )[duerme |ronca |bosteza ]en {el furniture,room:mesa,cama,silla,banca,catre,patio,sala,cuarto,hamaca,sillón,zaguán,balcón,colchón,mecedora,baúl,sofá,cocina,alcoba,corredor,butaca,diván}

# vida-desde-que-falta | sentir | vida, raíces | - | yo | casa
desde que [falta|murió|se fue|murió en enero|murió un lunes|nos falta|no está|murió de noche|no vive|se fue en invierno|murió sin despedirse|no está en la casa] {mi family:abuela,mamá,madre,padre,papá,tía,madrina,hermana,abuelita,abuelo,hermano,viejo,nona,nono,taita}
se me [quema|enfría|amarga] (en la mesa |cada mañana |de puro silencio ){el food,drink:arroz,café,pan,natilla,chocolate,arepa,ajiaco,sancocho,aguapanela,buñuelo,tamal,plátano,mazorca,maíz,panela,tinto,empanada}

# vida-fiesta-patria | sentir | vida, fe | + | yo | casa
[no me duele|hoy no me duele|ya no me duele] (ni un poco |desde temprano |con la lluvia ){el chest,touch:espalda,cabeza,mano,memoria,conciencia,garganta,alma,hueso,costado,sien,costilla,pecho,hombro,cuello,cadera,cintura,corazón,vientre,brazo,voz}
(por decreto |sin permiso |con sello y firma )[declaro fiesta |hay feriado |decreto baile |declaro abril |hay verbena |hay recreo |hay desfile ]en {el room:cocina,patio,balcón,sala,terraza,corredor,comedor,solar,azotea,jardín,zaguán,pasillo,antejardín}

# vida-usen-mis-camisas | decir | vida | + | yo | casa
si falto, (un día, |sin llorar, |por favor, |sin misa ni luto, )[usen|gasten] {mis clothes,luggage:camisa,sombrero,bota,ruana,zapato,chaqueta,bufanda,gorra,saco,sandalia,mochila,pantalón,abrigo,chaleco,poncho,bolso,morral,guante,camiseta,cobija,libro}
[denle|y denle|y préstenle] {mi instrument:tiple,guitarra,tambor,acordeón,gaita,bandola,violín,cuatro} (sin cobrar |con su funda )a quien [llore|no sepa|desafine|baile|tenga frío|se atreva|ame|no duerma|madrugue|pregunte]

# vida-fienme-un-siglo | decir | vida, fiesta | + | yo | fiesta
(por favor, |señor, |si es posible, |antes del cierre, |don Luis, |se lo ruego, )[fíeme|présteme] {otro span:siglo,rato,mes,año,semana,hora,década,noche,tarde,verano,día,minuto,temporada,invierno}
que me falta (aún |por bailar |todavía |en la cantina |con mi gente |bailar |gozar ){otro rhythm,song,party:bolero,cumbia,bachata,vals,son,tango,merengue,copla,carnaval,baile,feria,salsa,verbena,parranda,fandango,milonga,ranchera,bambuco,joropo,champeta,concierto,mambo,danza,samba,guabina,puya,boda,trova}

# vida-no-le-pregunten | decir | vida, lucha | 0 | - | camino
a quien se va (de noche |sin boleto |de madrugada |por hambre )[denle|échenle|pónganle] {- food,drink:pan,queso,café,panela,arepa,miel,canela,bocadillo,chocolate,aguapanela,aguardiente,guayaba,mango,arroz,limón,ron,vino,naranja,maíz,tamal,sal,mora,coco,piña,fresa}
[y no|no] le pregunten (en la puerta |por favor |con lástima )[por qué|cuándo|la fecha|el regreso|hasta cuándo|dónde|si vuelve|si llora|qué busca|si hay nieve|si olvidó|qué se lleva|qué deja|si hay mar|a dónde|quién queda|qué hizo|quién fue|si hay Dios|su edad|qué sueña|su nombre|el motivo|si hay casa|qué carga]

# vida-devuelvan-las-horas | decir | vida, ciudad, lucha | - | yo | calle
¿[dónde |dónde, por favor, |dónde, a estas alturas, |con qué recibo |en qué ventana |dónde, señor, |y dónde ][devuelven|reclamo|me cambian] {los span:año,hora,minuto,mes,tarde,noche,semana,día,verano,mañana,segundo,rato,invierno,década,madrugada}
que [dejé |perdí |gasté ](sin querer |haciendo fila |de puro miedo )en {un building,street,work,vehicle:oficina,hospital,terminal,taller,bodega,estación,fábrica,bus,negocio,almacén,paradero,droguería,colegio,mina,tren,metro,plaza,turno,andén,avenida}?

# vida-abuela-terca | decir | vida, raíces, lucha | + | yo | casa
[¿quién |digan: ¿quién |a ver, ¿quién |en este mundo, ¿quién ][es más terco|será más terco] que {el water,animal,weather,plant,landscape,household,vehicle,fate:tiempo,destino,perro,mar,reloj,tren,gato,río,burro,viento,marea,potro,toro,cabra,roble,lluvia,ceiba,cerro,aguacero,trueno,frío}?
mi [madre|abuela|tía|viejo], que (al alba |con gafas |a los noventa |en la cocina )[aprende|estudia|ensaya] {- instrument,rhythm:piano,violín,tango,salsa,guitarra,bachata,trompeta,saxofón,batería,flauta,champeta,mambo,joropo,requinto,cumbia,tiple,tambor,quena,bolero,merengue,clarinete,rumba,acordeón,vals}

# vida-me-bajo | giro | vida | 0 | yo | camino
¿y si me [bajo |quedo |pierdo ](por gusto |sin maleta |como si nada |un lunes |en mayo )en {el landscape,street,path:puente,páramo,playa,monte,valle,bahía,sabana,plaza,isla,ciénaga,orilla,bosque,malecón,parque,río,loma,costa,sierra,muelle,vereda,cuesta}
y [sigue|se va|arranca|se aleja] (con mi agenda |a toda prisa |hasta el final )sin mí {el vehicle,crowd:tren,bus,metro,mundo,flota,avión,taxi,camión,carro,barco,moto,chiva,buseta,lancha,tranvía,colectivo,camioneta}?

# vida-mapa-al-mar | giro | vida | + | yo | mar
[le regalo|le devuelvo|le doy] al mar (sin llorar |desde el muelle |esta mañana ){mi luggage,household,keepsake,harbour:mapa,brújula,reloj,llave,remo,libro,diario,calendario,catalejo,linterna,bitácora,boleto,equipaje,maleta,carta,moneda,ancla,medalla}
que me [lleve|guíe|pierda] (mar adentro |desde hoy |a donde quiera ){un bird,weather,song,light,water:gaviota,brisa,canción,lucero,golondrina,copla,alcaraván,viento,verso,cocuyo,corriente,tonada,marea,estrella,balada,luna,ola,lluvia}

# vida-canas-al-sol | giro | vida | + | yo | calle
[dejo|suelto|saco] mis canas (desde hoy |sin permiso |este domingo )[al sol|al viento|sin tinte|despeinadas|a la luna|sin sombrero|al mar|a la brisa|a la lluvia|como están|al cielo|al río|al parque|al frío|a las nubes|en la calle|en la plaza|al mundo|en la ventana|al balcón|a la puerta|en paz]
cada [una|cana] [fue|vale|costó] (sin rebaja |por lo menos ){un weather,day,fight,span,work,journey,farewell:aguacero,invierno,batalla,siglo,pelea,enero,cosecha,mudanza,viaje,adiós,diciembre,guerra,temporal,agosto,noche,verano,mina,turno,travesía,regreso,despedida}

# vida-si-vuelvo | giro | vida, raíces | - | yo | camino
¿y si (al volver |veinte años después |cuando vuelva |a mi edad )no me [conoce|extraña|espera|nombra] {el animal,street,crowd,friend,opening,landscape:perro,barrio,puerta,pueblo,calle,gato,cuadra,portón,vecino,río,compadre,esquina,plaza,loma,vecina,monte,reja,amigo,burro}
[y en mi cama|y en mi puesto|y en mi silla] (ya |con mi cobija )[hay|vive] {otro animal,bird,friend,day,family:gato,perro,gorrión,vecino,primo,invierno,amigo,paloma,mirla,compadre,hermano,lechuza,loro,tía,vecina,canario}?

# vida-que-baile-su-saco | giro | vida, fe | 0 | yo | casa
[hoy|mañana|el lunes] regalo (sin luto |después de la misa |con su perfume ){su clothes,keepsake:chaqueta,pijama,sombrero,camisa,bufanda,saco,abrigo,chaleco,ruana,vestido,pantalón,corbata,falda,blusa,poncho,gorra,collar}
que [baile |sude |se canse |gire ](el viernes |sin culpa |todo el verano )en {otro touch,chest,party:cuerpo,hombro,cintura,espalda,cadera,pecho,verbena,carnaval,feria,fiesta,cuello,boda,piel,parranda,comparsa,festival}

# vida-salto-al-mar | giro | vida, lucha | + | yo | mar
[no sé nadar|no nado]: [voy|salto|entro] (esta mañana |de cabeza |con todo y miedo )a {el water,landscape:mar,río,ola,marea,corriente,laguna,arroyo,bahía,creciente,torrente,oleaje,remolino}
ahoga más (de a poco |según mi abuelo |sin hacer ruido |de seguro ){un furniture,work,building,money:sillón,sofá,silla,banca,mina,deuda,renta,salario,hotel,taller,oficina,escritorio,cama,colchón,poltrona,butaca,turno,empleo,almacén,préstamo,jornal,fábrica,tarea,sueldo,diván}

# vida-la-cuenta | cierre | vida | 0 | yo | noche, calle
(la cuenta: |por favor, |a la salida |por todo esto )cóbreme [un amor|un viaje|un beso|dos guerras|tres viajes|un susto|dos duelos|veinte años|una herida|tres amores|un adiós|dos abriles|una guerra|una fiesta] y {un song,rhythm:canción,bolero,copla,balada,vals,tango,ranchera,cumbia,pasillo,bambuco,serenata}
(sonriendo |sin regateo |para el muchacho )de propina [va|doy|queda] {el weather,light,clothes,hour,household:viento,sol,lluvia,luna,sombrero,aguacero,tarde,ruana,brisa,reloj,mañana,lucero,llovizna,noche,neblina,abrigo,estrella,vela,mantel,alba}

# vida-ultimo-tren | cierre | vida | 0 | yo | camino, noche
[se fue|ya se fue|se alejó] (sin mí |por la niebla |sin que corriera )el último [bus|tren|barco|camión|avión|vagón|taxi|velero|metro|tranvía|bote|buque|colectivo|carro]
[viene|se queda|se sienta] conmigo (por gusto |en el andén |sin preguntar ){el hour,animal,light,weather,shadow:luna,noche,perro,alba,gato,lucero,neblina,silencio,madrugada,frío,sereno,tarde,viento,brisa,estrella,niebla,sombra,llovizna,calor}

# vida-pena-al-mar | cierre | vida, fe | + | yo | mar
[fui a mostrarle|le llevé|le conté] al mar (de noche |sin zapatos |por las buenas |un domingo ){mi sorrow,fear:pena,tristeza,dolor,soledad,luto,angustia,cansancio,miedo,fracaso,duda,nostalgia,amargura,culpa,duelo,ausencia,desamor,desvelo,temor}
[y le cupo |le cupo |cupo ](de sobra |con todo y llanto |sin esfuerzo )en {un water,keepsake,household,plant:gota,ola,caracol,caracola,botón,dedal,canica,cuchara,moneda,taza,frasco,semilla,espuma,perla,pocillo,vaso,flor,dije}

# vida-mi-lapida | cierre | vida | 0 | yo | campo
[mi lápida: |en mi lápida: |que diga mi lápida: |pongan en mi lápida: ][«ya vengo»|«fue un gusto»|«se bailó»|«salí un rato»|«no lloren»|«hay café»|«toque el timbre»|«vuelvo en mayo»|«ya escampó»|«fui al mar»|«se arrienda»|«valió la pena»|«cuidado el perro»|«no era aquí»|«hay goteras»|«no hagan bulla»|«silbe y entre»|«ando afuera»|«pase usted»|«ya casi»|«hay pan»|«canté»|«llegué tarde»|«no estoy»|«está abierto»|«bailé»|«gracias»]
[y siembren|y planten] (al lado |si sobra tierra |sin cruz ni cura ){un plant:limonero,naranjo,ceiba,palma,guayacán,azucena,magnolia,begonia,violeta,orquídea,geranio,maíz,almendro,rosa,hortensia,margarita,enredadera,café,clavel,ruda,dalia,cayena,roble,lirio,trigo,girasol}

# vida-no-cupe-en-la-cama | cierre | vida, raíces | - | yo | casa, camino
[volví |volví en enero |volví muy tarde |volví después de tanto |volví de lejos |volví un día ]y no cupe en {el furniture,room,home:cama,hamaca,silla,patio,sala,catre,cuarto,cocina,casa,rincón,mecedora,solar,rancho,finca,cuna,choza,banca,zaguán,hogar,comedor,sofá,alcoba,colchón,salón}
[lo que creció fue|solo creció|pero creció] (en la casa |sin mí |con los años ){el farewell,shadow,plant:distancia,olvido,silencio,ausencia,adiós,vacío,sombra,enredadera,lejanía,naranjo,veranera,soledad,palma,ceiba,roble,almendro,penumbra,destierro,frío}

# vida-cenizas-al-viento | cierre | vida, fe | - | - | campo, mar
[di|eché|dimos] las cenizas (de noche |del viejo |de mi padre |de mi hermano |sin discursos )a {el water,landscape,weather:río,mar,viento,valle,monte,llano,brisa,quebrada,bahía,laguna,manglar,bosque,sierra,playa,lluvia,páramo,orilla,cerro}
y (río abajo |esa tarde |sin permiso |por primera vez )[cantó|despertó|respondió] {un bird:golondrina,gorrión,turpial,paloma,jilguero,ruiseñor,azulejo,toche,guacamaya,mirla,tórtola,alcaraván,calandria,gaviota,torcaza,canario,ave,bichofué,loro,copetón,sinsonte}

# vida-uno-y-su-casa | sentir | vida, ciudad, raíces, desamor | 0 | - | casa, calle
uno (a la larga |con los años |sin saberlo )[se parece a|es como|es igual a] {su home,room,opening:casa,cuarto,patio,sala,cocina,rancho,corredor,rincón,hogar,finca,casona,balcón,alcoba,zaguán,desván,altillo,solar,salón,azotea,galería}
y (si llueve |en enero |con viento |algunas noches )[cruje de noche|pierde la pintura|se queda sin luz|huele a café|se queja del viento|se llena de polvo|pide otra mano de cal|espera visita|guarda los ecos|le salen goteras|se ladea|se inclina hacia el sol|se enfría|cambia de voz|tiembla|gotea|cruje|se agrieta|se apaga|se asoma a la calle|gotea sin ruido|se le mete el viento|se le entra la noche|le cruje la puerta|se le oye la lluvia|le salen fantasmas|extraña las voces|se le caen las tejas]

# vida-hay-calles-que-duelen | sentir | vida, ciudad, raíces, lucha, desamor | - | - | calle, camino
hay [calles|puertas|lugares|ventanas|esquinas|rincones|patios|balcones|portones|caminos|andenes|plazas|rejas|veredas] que (todavía |de noche |sin motivo )[duelen|queman|muerden|no duermen|se acuerdan|no sanan|lloran|esperan|no perdonan|no envejecen|no se van|recuerdan]
aunque (con los años |un día |en enero |cada diciembre )les [cambien el nombre|pongan jardín|den otro color|quiten la luz|echen candado|caiga la noche|pase un camión|crezca la hierba|cierren la puerta|den otro dueño|llueva una vida|pongan cemento|pinten la cara|limpien el polvo|pongan flores|den una mano de cal|siembren un árbol|prendan faroles|pongan farol|cuelguen banderas|pinten los muros|pongan un busto|siembren jardines|prendan las luces|borren los nombres|pongan reja]

# vida-no-despierten | decir | vida, raíces, fe | 0 | - | casa, noche
no [despierten|apuren|molesten](, vecinos,| todavía| con el radio|, por favor,) a {el family:abuela,abuelo,bisabuela,tía,nona,nono,viejo,tío,madrina,padrino,taita,abuelita,bisabuelo}
que (en su silla |a esta hora |bajo la ruana |desde hace rato |cuando se duerme )[anda en su pueblo|camina en su infancia|sueña con la lluvia|tiene seis años|baila un bolero|vuelve del mar|cruza un río|monta a caballo|habla con su madre|sueña que hay trigo|canta en un coro|no tiene arrugas|sube a un barco|ve otra vez el tren|estrena zapatos]

# vida-quiza-nada-se-pierde | giro | vida, fe, raíces, amor, desamor | 0 | - | camino, casa
[quizá|tal vez|puede ser:|dicen que] (de verdad |después de todo |en esta vida )nada [se pierde|se va|se acaba|termina|se muere|queda atrás|se rompe|se apaga|se olvida|se gasta|se marcha|se esfuma|se va del todo|se entierra|acaba mal]
[todo |solo |apenas |todo, como los ríos, |todo, como las aves, ][cambia de casa|cruza la calle|duerme la siesta|va por café|se vuelve semilla|cambia de río|se vuelve canción|busca la llave|espera la lluvia|toma otro bus|cambia de voz|usa otra silla|sube a la azotea|vuelve de noche|da un rodeo|aprende otro idioma|se muda al jardín|se muda a la casa de enfrente|espera detrás de la puerta|regresa vestido de lluvia|se sube al próximo tren|se vuelve canción de cuna|se queda dormido en el patio|camina descalzo hasta el río|cambia de nombre y de barrio|vuelve con otro aguacero|se vuelve semilla y canción|regresa con otra voz]

# vida-radio-hablando | cierre | vida, raíces, desamor | - | - | casa, noche
el radio (de papá |del viejo |en la cocina |toda la noche |viejo |de Inés )[sigue hablando|da la hora|pide un bolero|anuncia lluvia|toca una cumbia|reza el rosario|canta un gol|vende jabón|sigue prendido|dice el clima|da las noticias|pone rancheras|habla de amor|cuenta una historia|ofrece maíz|saluda|repite un tango|tose|canta|reza|zumba|pide un tango]
y {el furniture,room,household:silla,mecedora,hamaca,cama,taza,cocina,sala,almohada,sillón,corredor,mesa,poltrona,patio,butaca} (de noche |como un perro |a su lado )[no contesta|no responde|calla|escucha|no dice nada|hace silencio|se enfría|guarda la forma|sigue esperando|lleva el compás|guarda luto|no pregunta|oye llover|se encoge|aprende a esperar]

# vida-alguien-pone-la-mesa | cierre | vida, raíces, ciudad, fe, lucha | + | - | casa, noche
alguien (de noche |en la casa |sin hacer ruido |después de tanta lluvia )[pone la mesa|sirve el café|prende la luz|abre la puerta|hace la cama|riega el jardín|parte el pan|lava los platos|barre el patio|llega a tiempo|cuelga el abrigo|da las gracias|dobla el mantel|canta en la cocina|calienta arroz|hierve la leche|saca una silla|abre el balcón|llama a comer|calienta la sopa|destapa la olla|prepara la mesa|saluda al entrar|pregunta quién falta|regresa del mar|reparte la sopa|abre las ventanas|cuenta una historia|remienda el mantel|prende las velas|saca los platos|sopla el carbón|enciende el fogón|trae naranjas]
y {el fate,weather,hour,home:mundo,noche,lluvia,tarde,vida,viento,destino,frío,madrugada,suerte,barrio,neblina,aguacero} (por un rato |sin ruido |como un perro )[se sienta a cenar|se queda|pide posada|se echa a los pies|cabe en la sala|se quita el saco|baja la voz|huele a canela|se duerme|no tiene prisa|pide más sal|lava su plato|se calma|cierra los ojos|bosteza]
`;
