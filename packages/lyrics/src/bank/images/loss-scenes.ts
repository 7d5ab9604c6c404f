/** Images of break-up and absence: what is seen now. */
export const lossScenes = `
# loss-lado-cama | escena | desamor | - | tú | casa, noche
tu lado (hoy |de la cama |del colchón )[amanece|se queda|sigue|despierta] [frío|tendido|intacto|en silencio|sin voz|en blanco|sin calor|vacío|planchado|sin sol|de luto|de piedra|sin ti]
[duermo|me duermo|me arrimo] [al borde|en la orilla] (de noche |sin sueño |de espaldas )por [costumbre|si vuelves|temor|si acaso|respeto|lealtad|pudor|si llegas|error|cariño|decencia|si sueñas|si llueve|no invadir]

# loss-dos-tintos | escena | desamor | - | tú | casa
[sirvo|preparo|caliento] (sin querer |otra vez |todavía |hoy |cada mañana )dos {-- drink,food,household:café,tinto,chocolate,jugo,guarapo,plato,pocillo,pan,arepa,tamal,buñuelo,canelazo,aguapanela}
y el tuyo [sigue|espera|se queda|se quedó|me mira] (en la mesa |enfrente |todavía )[frío|servido|sin tocar|intacto|en su lugar|de adorno|callado|sin dueño|sin ti|entero|de frente]

# loss-salio-por-pan | escena | desamor | - | tú | casa
{tu clothes!uniforme,velo,delantal,corbata,falda,pollera,blusa} (aún |todavía |siempre |ahí )[cuelga|espera] [en la puerta|en la silla|en el clavo|del perchero|en su gancho|del portón|en la entrada|de un ropero|del balcón]
como quien [salió|bajó|corrió|se fue] (un rato |en pijama |a la tienda |de prisa |de noche )por {- food,drink:pan,sal,arroz,azúcar,queso,panela,canela,miel,café,limón,naranja,vino,licor,plátano,chocolate}

# loss-tres-puntos | escena | desamor | - | tú | noche, calle
[escribes, borras|me escribes, borras|escribes y borras] (de nuevo |a ratos |otra vez )«[perdón|mi nombre|te extraño|no puedo|te quiero|mañana|ya voy|regresa|adiós|perdóname|amor|no sé]»
[y así|y aquí|mirando tres puntos|mirando la pantalla|mirando] (a oscuras |despacio )me [dieron|dan] las [dos|tres|seis|siete|nueve|once|doce|diez|cuatro]

# loss-corazon-tachado | escena | desamor, ciudad, vida | - | - | calle, campo
[un corazón|dos iniciales|dos nombres|una promesa] (con tiza |a navaja |a medias |con fecha )en {un opening,street,plant,furniture,fight,path:puerta,portón,puente,paradero,andén,ceiba,roble,almendro,banca,muro,reja,esquina,callejón,naranjo,palma,limonero}
y {el weather,light,fate:lluvia,viento,sereno,aguacero,sol,tiempo,llovizna,granizo,brisa,ventolera} [borra|borró|va borrando] (despacio |de noche |sin culpa )[la fecha|un nombre|la flecha|las letras|la mitad|el final|la tiza|el amor]

# loss-casa-crece | escena | desamor | - | tú | casa
[sin ti|desde que no estás|desde que te fuiste|desde que faltas] (me )crece {el room!rincón,galería,vestíbulo}
[se oye|suena|silba|retumba|me duele] (de noche |en la casa |en las tardes |muy claro )el hueco de {tu furniture:cama,silla,sillón,mecedora,baúl,escritorio,ropero,colchón,butaca,hamaca,sofá,catre,tocador,poltrona,armario}

# loss-puesto-bus | escena | desamor, ciudad | - | tú | camino, calle
[guardo|cuido|reservo|aparto] tu puesto (todavía |de noche |sin razón |aún |con mi abrigo )en {el vehicle!camión,moto,carro,bicicleta,carreta,tractomula,campero,camioneta}
y se me [sienta|arrima|instala] (al lado |en las piernas |despacio |aquí ){el shadow,weather,farewell:silencio,frío,neblina,lluvia,ausencia,noche,niebla,vacío,distancia,olvido,soledad,llovizna,bruma,sombra,oscuridad}

# loss-mar-devuelve | escena | desamor | - | tú | mar
el mar [devuelve|escupe|me trae] (a la orilla |sin prisa |en la noche |hoy )[un zapato|una bota|un collar|un botón|una muñeca|un remo|un reloj|un sombrero|una sandalia|un tambor|un guante|una silla|un tablón]
[todo|y todo|al fin todo] (regresa |se salva |me devuelve |lo entrega )menos {tu face!cara,frente,pelo,pupila,trenza,semblante,cuello,guiño,cabello,aliento}

# loss-baile-ajeno | escena | desamor | - | tú | fiesta, noche
[bailas|ya bailas|y bailas] (con alguien |con otra gente |sin mirarme |tan cerca ){nuestro rhythm,song:bolero,vallenato,vals,son,canción,merengue,tango,bachata,cumbia,ranchera,compás,balada,reguetón,danzón}
(y yo |en la barra |mientras tanto )[cuento|miro|muerdo|cuido] los hielos de {el drink:vino,canelazo,ron,trago,refajo,tequila,licor,coctel,limonada,guarapo,mezcal,jugo}

# loss-mata-que-pregunta | escena | desamor | - | tú | casa, campo
{tu plant:clavel,rosa,begonia,jazmín,geranio,hortensia,violeta,cayena,orquídea,romero} (en la sala |sin agua |en el patio |este invierno )[no florece|pierde color|se inclina|se dobla|agacha la flor|me reclama|pregunta]
yo le [miento|digo|juro|canto] (al regarla |de noche |con pena )que [ya vienes|regresas|andas cerca|es un viaje|no tardas|vas a volver|vuelves en abril|andas por Cali|es un mes|llamaste|te acuerdas|fue el avión]

# loss-tu-perro | escena | desamor | - | tú | casa, calle
tu [perro|gato] (todavía |de noche |aún )[vigila|huele|olfatea|rasguña|cuida] {el opening,room,street,furniture,clothes:puerta,portón,reja,ventana,balcón,zaguán,patio,corredor,antejardín,portal,esquina,andén,cama,sillón,escalinata}
[tampoco entiende|él tampoco acepta|tampoco perdona|no quiere entender|nunca aceptó] (de noche |todavía |del todo ){tu farewell,journey,luggage:adiós,ausencia,portazo,maleta,silencio,huida,mudanza,despedida,olvido,viaje,partida,salida,distancia,abandono}

# loss-silla-de-mas | escena | desamor, vida | - | - | fiesta, casa
sobra (esta noche |de nuevo |aún )[una silla|un puesto|una copa] en {el party,room,furniture:fiesta,boda,baile,banquete,tertulia,festejo,verbena,parranda,cumpleaños,comedor,velada,mesa,salón,terraza,patio}
nadie (en la mesa |que brinda )[pregunta|menciona|averigua|dice] [por qué|quién falta|de quién es|la razón|el nombre|quién era|quién la usó|quién se fue|a quién espera]

# loss-dos-sombras | escena | desamor | - | tú | calle, noche
[dos sombras|dos bultos|dos siluetas] (se abrazan |se juntan |despacio |bailan )en {tu opening!ventanilla,talanquera,claraboya,tragaluz,verja,reja}
y yo [abajo|en la calle|en la acera|enfrente] (sin paraguas |de noche |bajo la lluvia )con {-- plant:rosa,clavel,jazmín,violeta,azucena,margarita,camelia,gardenia,girasol,lirio,hortensia,dalia,orquídea,amapola}

# loss-arranca | escena | desamor | - | tú | camino
arranca {el vehicle:bus,tren,taxi,colectivo,flota,buseta,barco,lancha,camión} y [te borras|no miras|te alejas|no lloras|me sonríes|dices adiós|agitas la mano|te pones los lentes|me mandas un beso]
[y en mi mano|y en mis manos|y en la mano|y en el bolsillo] (un rato |apenas |me queda |de pronto )[tu calor|tu bufanda|el adiós|tu perfume|el tiquete|el temblor|tu pañuelo|tu voz|tu abrigo|la lluvia|un botón]

# loss-sofa-a-la-calle | escena | desamor, vida | + | tú | casa, calle
[saqué|eché|bajé] [a la calle|al andén] (sin llorar |por fin |esta mañana |hoy ){tu furniture,household:sillón,baúl,escritorio,almohada,espejo,colchón,butaca,vajilla,cafetera,tapete,mecedora,sofá,silla,florero,reloj}
[la casa|mi cuarto|el patio] (otra vez |de nuevo |hoy |por fin )huele a {- food,drink,plant:café,pan,canela,naranja,jazmín,romero,guayaba,panela,yerbabuena,limón,coco,miel}

# loss-diagonal | escena | desamor, vida | + | yo | casa
[hoy dormí|anoche dormí|dormí] (sin pastillas |por fin |con lluvia )[en diagonal|hasta las diez|con la radio|en mitad de la cama|hasta el sol|sin soñar|a pierna suelta|con la ventana abierta|como en enero|sin miedo|sin culpa|al revés|de corrido|en mi mitad]
y el sol [calentó|tocó|besó|encontró] (temprano |sin permiso |de lleno |hoy ){mi face,touch,chest:mejilla,cara,frente,hombro,pecho,espalda,boca,mano,garganta,costado,corazón,sien,piel}

# loss-columpio | escena | desamor, vida, raíces | - | - | campo
[cuelga|queda|espera|se duerme] una [soga|hamaca|llanta] (sin niños |todavía |desde mayo )en {el plant,landscape,room:ceiba,roble,almendro,naranjo,guayacán,gualanday,limonero,palma,potrero,loma,patio,corredor,solar}
y {el weather,hour:viento,brisa,lluvia,sereno,neblina,rocío,ventolera,tarde} (despacio |en silencio |sin nadie )[la empuja|se columpia|juega con ella|le da la mano|se sube|pasa de largo|la mueve|la mece un rato|pregunta|la acaricia]

# loss-red-vacia | escena | desamor, vida | - | - | mar
la red [sube|regresa|se asoma] (esta mañana |otra vez |de noche |del fondo )[vacía|sin peces|con algas|deshecha|liviana|con luna|sin nada|sin sal|rasgada|con frío|tan sola|sin sol]
y el mar [no|nunca|jamás|a nadie le] pide (siquiera )[disculpas|permiso|perdón|recibo|la cuenta|favores|papeles|consejo|la mano|limosna|noticias|más luz]

# loss-barren-el-confeti | escena | desamor, fiesta, vida | - | - | fiesta
[siguen barriendo|vienen barriendo|alguien barre|amanece y barren] (en silencio |despacio |sin música )[el confeti|las flores|los vasos|la pista|las risas|el arroz|las velas|los globos|el baile|la luna|las serpentinas|el salón]
[y aparece|y alguien guarda] (en la pista |entre el polvo |bajo el piano |de pronto ){un keepsake,clothes:arete,zapato,botón,guante,pañuelo,collar,sandalia,anillo,pulsera,bufanda,corbata,broche,medalla,carta,peineta}
`;
