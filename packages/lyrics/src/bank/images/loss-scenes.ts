/** Images of break-up and absence: what is seen now. */
export const lossScenes = `
# loss-lado-cama | escena | desamor | - | tú | casa, noche
tu lado (de la cama |del colchón |sin ti |en invierno )[amanece|se queda|sigue|despierta|está] [frío|tendido|intacto|en silencio|sin voz|en blanco|sin calor|vacío|planchado|sin sol|de luto|de piedra|sin sueños]
[duermo|ronco|me duermo|me quedo|me acuesto] [al borde|en la orilla|en lo mío] (de lado |con frío |de espaldas )por [costumbre|si vuelves|temor|si acaso|respeto|lealtad|pudor|si llegas|cariño|decencia|si llamas|no invadir]

# loss-dos-tintos | escena | desamor | - | tú | casa
[sirvo|pongo|preparo] (sin querer |por costumbre |cada mañana |los domingos )dos {-- drink,food,household:café,tinto,chocolate,jugo,guarapo,plato,pocillo,pan,tamal,buñuelo,canelazo,vaso,ajiaco}
y el tuyo [sigue|espera|se queda|se quedó] (en la mesa |junto al mío )[frío|servido|sin tocar|intacto|en su lugar|de adorno|callado|sin dueño|en silencio|hasta la noche|sin tu boca|como si nada|sin que lo pruebes|hasta las doce|lleno|a tu espera|entero]

# loss-salio-por-pan | escena | desamor | - | tú | casa
{tu clothes:camisa,abrigo,chaqueta,ruana,sombrero,bufanda,saco,chal,poncho,gabán,gorra,pijama} (desde enero |sin planchar |con polvo )[cuelga|espera|aún cuelga|aún espera] [en la puerta|en la silla|en el clavo|en el perchero|en su gancho|en el portón|en la entrada|en el ropero|en el balcón]
como quien [salió|bajó|corrió|se fue|va] (un rato |en pijama |a la tienda |de prisa |de noche )por {- food,drink:pan,sal,arroz,azúcar,queso,panela,canela,miel,café,limón,naranja,vino,licor,plátano,chocolate}

# loss-tres-puntos | escena | desamor | - | tú | noche, calle
[escribes, borras|me escribes, borras|escribes y borras|borras y escribes] (a ratos |de lejos |cada noche )[«perdón»|«mi nombre»|«te extraño»|«no puedo»|«te quiero»|«mañana»|«ya voy»|«regresa»|«adiós»|«perdóname»|«amor»|«no sé»|«te llamo»]
[y así|y aquí|mirando tres puntos|mirando la pantalla|mirando|leyendo tres puntos] (a oscuras |despacio )me [dieron|dan] las [dos|tres|seis|siete|nueve|once|doce|diez|cuatro|cinco|ocho]

# loss-corazon-tachado | escena | desamor, ciudad, vida | - | - | calle, campo
[un corazón|dos iniciales|dos nombres|una promesa|una fecha] (con tiza |a navaja |a medias )en {un opening,street,plant,furniture,fight,path:puerta,portón,puente,paradero,andén,ceiba,roble,almendro,banca,muro,reja,esquina,callejón,naranjo,palma,limonero}
y {el weather,light,fate:lluvia,viento,sereno,aguacero,sol,tiempo,llovizna,granizo,brisa,ventolera} [borra|borró|va borrando] (despacio |de noche |sin culpa )[la fecha|un nombre|la flecha|las letras|la mitad|el final|la tiza|el amor]

# loss-casa-crece | escena | desamor | - | tú | casa
[sin ti|no estás y|desde que no estás|desde que te fuiste|desde que faltas] (me )crece {el room!rincón,galería,vestíbulo}
[se oye|suena|silba|retumba|me duele] (de noche |en la casa |en las tardes )el hueco [de|que dejó] {tu furniture,household,clothes,instrument:cama,silla,sillón,mecedora,baúl,escritorio,ropero,colchón,butaca,hamaca,sofá,tocador,armario,guitarra,almohada,abrigo}

# loss-puesto-bus | escena | desamor, ciudad | - | tú | camino, calle
[guardo|cuido|reservo|aparto] tu puesto (cada lunes |a mi lado |sin razón |con mi abrigo )en {el vehicle:bus,tren,barco,avión,tranvía,buseta,chiva,lancha,flota,colectivo,metro,ferrocarril,bote,vagón}
y se me [sienta|arrima|instala|cuela] (al lado |en las piernas |despacio |sin permiso ){el shadow,weather,farewell,sorrow:silencio,frío,neblina,lluvia,ausencia,noche,niebla,vacío,distancia,olvido,soledad,llovizna,bruma,sombra,oscuridad}

# loss-mar-devuelve | escena | desamor | - | tú | mar
el mar [devuelve|escupe|me trae|regala|me deja] (a la orilla |sin prisa |en la noche |un martes )[un zapato|una bota|un collar|un botón|una muñeca|un remo|un reloj|un sombrero|una sandalia|un tambor|un guante|una silla|un tablón]
[todo|y todo|todo vuelve|y todo sale|todo regresa|vuelve todo|y al fin todo] (con la marea |en la espuma )menos {tu face,touch,song:boca,risa,mirada,voz,sonrisa,labio,lunar,gesto,acento,carcajada,melena,mano,abrazo,beso,calor,canción,aliento,piel,hombro}

# loss-baile-ajeno | escena | desamor | - | tú | fiesta, noche
[bailas|ya bailas|y bailas|hoy bailas] (con alguien |con otra gente |sin mirarme |tan cerca ){nuestro rhythm,song:bolero,vallenato,vals,son,canción,merengue,tango,bachata,cumbia,ranchera,balada,danzón,bambuco,salsa,pasillo}
[y yo cuento|cuento|miro|muerdo|y yo miro|yo revuelvo|yo cuento] (en la barra |mientras tanto |despacio )los hielos de {el drink,household:ron,trago,refajo,tequila,licor,coctel,limonada,guarapo,mezcal,jugo,aguardiente,vaso,copa}

# loss-mata-que-pregunta | escena | desamor | - | tú | casa, campo
{tu plant:clavel,rosa,begonia,jazmín,geranio,hortensia,violeta,cayena,orquídea,romero} (en la sala |sin agua |en el patio |este invierno )[no crece|no brota|pregunta|suspira|me reclama|no florece|pierde color|se inclina|se dobla|agacha la flor|se marchita|no quiere sol]
yo le [miento|digo|juro|canto] (al regar |de noche |con pena )que [ya vienes|regresas|andas cerca|es un viaje|no tardas|vas a volver|vuelves en abril|andas por Cali|es un rato|llamaste|te acuerdas|llamas los lunes]

# loss-tu-perro | escena | desamor | - | tú | casa, calle
tu [perro|gato] (de noche |desde enero |los domingos |cuando llueve )[vigila|huele|olfatea|cuida|mira] {el opening,room,street,furniture,clothes:puerta,portón,reja,ventana,balcón,zaguán,patio,corredor,antejardín,portal,esquina,andén,cama,sillón}
[tampoco entiende|él tampoco acepta|tampoco perdona|no quiere entender|no acepta|no entiende] (del todo |por las noches ){tu farewell,journey,luggage:adiós,ausencia,portazo,maleta,silencio,huida,mudanza,despedida,olvido,viaje,partida,distancia,abandono,fuga}

# loss-silla-de-mas | escena | desamor, vida | - | - | fiesta, casa
[sobra|queda|estorba] (esta noche |a mi lado |en la esquina )[una silla|un puesto|una copa|un plato] en {el party,room,furniture:fiesta,boda,baile,banquete,tertulia,festejo,verbena,parranda,cumpleaños,comedor,velada,mesa,salón,terraza,patio}
[nadie|y nadie] (en la mesa |al brindar |en voz alta )[pregunta|menciona|averigua|dice|recuerda] [por qué|quién falta|de quién es|la razón|el nombre|quién era|de quién fue|quién se fue|a quién espera|qué pasó]

# loss-dos-sombras | escena | desamor | - | tú | calle, noche
[dos sombras|dos bultos|hay dos sombras|veo dos sombras] (bailando |muy juntas |despacio |sin radio )en {tu opening:ventana,puerta,balcón,cortina,persiana,ventanal,postigo,portal,portón}
[y yo abajo|y yo enfrente|y en la calle yo|y yo en la acera] (sin paraguas |de noche |bajo la lluvia |desde las siete )con {-- plant,instrument:rosa,clavel,jazmín,violeta,azucena,margarita,camelia,gardenia,girasol,lirio,hortensia,dalia,orquídea,amapola,flor}

# loss-arranca | escena | desamor | - | tú | camino
[arranca|se va|ya parte|se aleja] {el vehicle:bus,tren,taxi,colectivo,flota,buseta,barco,lancha,camión} y [te borras|no miras|no lloras|me sonríes|dices adiós|agitas la mano|te pones los lentes|me mandas un beso|te achicas|te duermes]
[y en mi mano|y en mis manos|y en la mano|y en mi palma] (me queda |me dejas )[tu calor|tu bufanda|el adiós|tu perfume|el tiquete|el temblor|tu pañuelo|tu sombrero|tu abrigo|la lluvia|un botón|una carta]

# loss-sofa-a-la-calle | escena | desamor, vida | + | tú | casa, calle
[saqué|eché|bajé|boté] [a la calle|al andén|al patio] (sin llorar |cantando |esta mañana |el domingo ){tu furniture,household:sillón,baúl,escritorio,almohada,espejo,colchón,butaca,vajilla,cafetera,tapete,mecedora,sofá,silla,florero,reloj}
[y la casa|la casa|mi cuarto|la alcoba] (temprano |por la tarde |hasta la noche )huele a {- food,drink,plant,fire,weather:café,pan,canela,naranja,jazmín,romero,guayaba,panela,yerbabuena,limón,coco,miel,lluvia,leña}

# loss-diagonal | escena | desamor | + | tú | casa
[ayer dormí|hoy dormí|anoche dormí|dormí|yo dormí] (sin pastillas |de un tirón |con lluvia )[en diagonal|hasta las diez|con la radio|en mitad de la cama|hasta el sol|sin soñar|a pierna suelta|con la ventana abierta|como en enero|sin miedo|sin culpa|al revés|como un tronco]
y el sol [calentó|tocó|besó|encontró|visitó] (temprano |sin permiso |de lleno ){mi face,touch,chest:mejilla,cara,frente,hombro,pecho,espalda,boca,mano,garganta,costado,corazón,sien,piel}

# loss-columpio | escena | desamor, vida, raíces | - | - | campo
[cuelga|queda|espera|se duerme] una [soga|hamaca|llanta] (sin niños |muy vieja |desde mayo )en {el plant,landscape,room:ceiba,roble,almendro,naranjo,guayacán,gualanday,limonero,palma,potrero,loma,patio,corredor,solar}
y {el weather,hour:viento,brisa,lluvia,sereno,neblina,rocío,ventolera,tarde} (despacio |en silencio |los domingos )[la empuja|se columpia|juega con ella|le da la mano|se sube|se mece|la mueve|la mece un rato|pasa de largo|la acaricia]

# loss-red-vacia | escena | desamor, vida | - | - | mar
la red [sube|regresa|se asoma|vuelve] (al alba |de noche |del fondo |a las cinco )[vacía|sin peces|con algas|deshecha|liviana|con luna|sin nada|en blanco|rasgada|con frío|tan sola|sin suerte|más flaca|en silencio]
y el mar [no|nunca|jamás|no nos|nunca nos|jamás nos|a nadie le|al viejo no le|al niño no le] pide [disculpas|permiso|perdón|recibo|la cuenta|favores|papeles|excusas|opinión|limosna|rebaja|clemencia|disculpa|consejo|la firma|testigos]

# loss-barren-el-confeti | escena | desamor, fiesta, vida | - | - | fiesta
[barren|alguien barre|un señor barre|dos niños barren|alguien ya barre] (en silencio |despacio |sin música )[el confeti|las flores|los vasos|la pista|las risas|el arroz|las velas|los globos|la luna|las serpentinas|el salón|el baile]
[y aparece|y alguien guarda|y hay|y queda] (en la pista |entre el polvo |bajo el piano |en una silla ){un keepsake,clothes:arete,zapato,botón,guante,pañuelo,collar,sandalia,anillo,pulsera,bufanda,corbata,broche,medalla,carta,peineta}

# loss-romero-en-tu-taza | escena | desamor | + | tú | casa
[en tu taza|en tu olla|en tu vaso|en tu sombrero|en tu cajón|en tu bota|en tu jarra] [crece|sembré|nació|brotó] (con lluvia |un martes |sin permiso |este invierno ){un plant:romero,jazmín,rosa,clavel,begonia,geranio,ruda,yerbabuena,lirio,girasol,violeta,margarita,flor,nardo}
y me [perfuma|alegra|aroma|mejora|endulza] (sin rencor |de paso |por gusto |por la ventana ){el hour,day,room,chest,home:mañana,noche,tarde,domingo,lunes,cocina,patio,casa,balcón,sala,madrugada,sábado,alcoba,mediodía,corredor}

# loss-abri-la-ventana | escena | desamor | + | tú | casa, calle
[abrí|empujé|hoy abrí] (sin miedo |temprano |en ayunas |sin llamarte |de un golpe ){el opening:ventana,puerta,portón,balcón,reja,persiana,postigo,claraboya,verja,ventanal,portal,tragaluz}
y [entró|se vino|llegó|se coló] (cantando |a tutearme |sin permiso |de una ){el bird,weather,light,day,hour,rhythm,crowd:mirla,sol,colibrí,brisa,verano,mañana,turpial,gorrión,domingo,canario,luz,cumbia,viento,viernes,lluvia,calle}

# loss-fila-del-mercado | escena | desamor, ciudad | 0 | tú | calle, campo
[te vi|hoy te vi|te vi pasar] (comprando |a lo lejos |con tu madre |de perfil )en {el building,street,party,work:mercado,panadería,tienda,plaza,esquina,estación,almacén,bazar,droguería,feria,parque,terminal,calle,cuadra,acera}
y (esta vez |sin afán |con el pan en la mano )[dije adiós|no dolió|no temblé|no me dolió|compré limones|seguí de largo|compré un girasol|pedí más pan|me dio la risa|te saludé|canté bajito|miré la lluvia|no supe huir|compré un vestido|cambié de calle|seguí comprando flores|compré despacio mis tomates|pedí dos libras de guayaba|me fui silbando por los puestos|seguí escogiendo aguacates|hablé del precio de las papas|saludé y seguí mi camino|pagué sin prisa mis mangos]

# loss-la-banda-no-sabe | escena | desamor | 0 | tú | fiesta, noche
[suena|tocan|piden|alguien pide|ya suena] (en la fiesta |a las doce |sin culpa ){nuestro song,rhythm:canción,bolero,vallenato,balada,ranchera,cumbia,salsa,tango,vals,merengue,bachata,son,pasillo,bambuco,danzón}
y [bailo|canto|giro|me río] (despacio |sin llorar |hasta tarde )con {un friend,family,animal,household:vecina,amigo,amiga,primo,tía,compadre,abuela,escoba,prima,parcera,vecino,hermano,hermana,colega,paisano}

# loss-un-solo-plato | escena | desamor | + | tú | casa
[pongo|sirvo|yo pongo|yo sirvo] (cantando |sin pena |los lunes |en la cocina )un solo [plato|vaso|pocillo|tamal|chocolate|tinto|café|huevo|pan|canelazo|sancocho|buñuelo]
y me [alcanza|sobra|gusta|basta] (como nunca |en la mesa ){el hour,day,drink,room,food,light,furniture,home:tarde,mañana,noche,café,domingo,cocina,pan,sol,luz,chocolate,madrugada,arroz,azúcar,sala,casa,miel,lunes}

# loss-gato-que-no-pregunta | escena | desamor | + | tú | calle, casa
[un gato|un perro|tu gato|algún perro] (gris |viejo |sin dueño )me [sigue|espera|adopta|saluda|escoge] [un rato|los lunes|de paso|en la calle|en el bar|en la acera|en la tienda|de noche|en el puente|a la vuelta|hasta casa|en el parque|en la esquina|en la plaza|con calma|los domingos|en el patio]
y [no sabe|no pregunta|ni sospecha|nunca supo|no le importa|no me pregunta|jamás me pregunta|no quiere saber] [tu nombre|quién eras|tu historia|por qué lloro|quién soy yo|de quién fue tu silla|qué hiciste|tu apellido|a quién extraño|por quién espero|mi historia|mi nombre|dónde vives|con quién hablo|por qué ando tarde|cuánto dueles]

# loss-tu-lado-ocupado | escena | desamor | + | tú | casa, noche
en tu lado (de la cama |del colchón )[cabe|duerme|hay|descansa|se acuesta|amanece] {un animal,instrument,keepsake,luggage,clothes,bird:gato,perro,libro,guitarra,tiple,cachorro,cuaderno,sombrero,maleta,mapa,violín,mochila,tambor,acordeón,loro}
[nadie|y nadie|y ya nadie|y nadie más] me [quita|roba|esconde] (de noche |sin permiso ){el household,hour,drink,food,light,dream,weather,day:cobija,almohada,siesta,mañana,pan,luz,sueño,colcha,calor,café,domingo,sábana,lámpara,queso}

# loss-me-saca-a-bailar | escena | desamor | + | tú | fiesta
[baila conmigo|me invita|me saca al baile|me da la mano] (un rato |esta noche |sin preguntas ){un friend,family:vecina,primo,compadre,abuela,amiga,vecino,tía,colega,parcera,amigo,prima,paisano,comadre}
y {mi sorrow,anger,chest,shadow,fear:pena,tristeza,rabia,corazón,tusa,sombra,soledad,orgullo,miedo,rencor,nostalgia,duelo} (en la barra |mientras tanto |entre la gente )[pide agua|se sienta|suda|se ríe|aplaude|pide otra|se marea|pierde el paso|se quita el abrigo|toma ron|se duerme|mira el reloj|se aburre|descansa]
`;
