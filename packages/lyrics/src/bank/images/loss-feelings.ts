/** Images of break-up and absence: what it does to me. */
export const lossFeelings = `
# loss-te-nombro | sentir | desamor | - | tú | casa
[te nombro|digo tu nombre|alguien te nombra] (a solas |de noche |bajito )y [se enfría el té|se quema el pan|se apaga el sol|se va la luz|se para un tren|se rompe un plato|se corta el agua|se agria la leche|ladra mi perro|tiembla la taza|calla la radio|se funde un foco]
[hasta|también] {el room,household,furniture:patio,cocina,sala,mesa,almohada,lámpara,cafetera,escoba,espejo,silla,cobija,reloj,terraza,corredor,hamaca#c} (de noche |todavía )te [extraña|busca|espera|llama|quiere|nombra|sueña|llora|perdona]

# loss-llave-que-no-abre | sentir | desamor | - | tú | casa, calle
[la llave|tu llave|esa llave] (que dejaste |que guardo |de tu casa )[no abre|ya no abre] {el opening!ventanilla,cortina,persiana,tragaluz,claraboya,celosía}
[pero|y] [pesa|me pesa|estorba] (en la mano |de noche |en el bolsillo )[como|más que] {un stone,harbour,fight,building,vehicle,instrument:piedra,ancla,cruz,cadena,muro,roca,tren,vagón,camión,iglesia,catedral,campana,condena,buque,cárcel}

# loss-muelle | sentir | desamor | - | tú | mar
soy {un harbour:muelle,puerto,embarcadero,faro} (olvidado |en invierno |en otro mar |de noche )sin {-- harbour,vehicle,water,bird,light:vela,barca,velero,marea,ola,gaviota,luz,remo,red,barco,lancha,lucero,brújula}
y [siempre|cada noche|a las siete] (de lejos |sin luces |de largo )[pasa|cruza|me esquiva] {tu vehicle,harbour:barco,velero,buque,navío,lancha,canoa,bote,barca,estela,vela}

# loss-techo | sentir | desamor | - | tú | noche
(a las dos |de noche |sin luz )[el techo|mi techo|la pared] [tiene|copia|dibuja] {tu face:rostro,cara,sonrisa,perfil,pelo,lunar,hoyuelo,boca,mirada,gesto,trenza,frente,melena}
y [cuento|le cuento|repaso] (en vez de ovejas |una por una |hasta el alba ){tus lie,promise:mentira,excusa,engaño,trampa,disfraz,pretexto,coartada,patraña,enredo,artimaña,promesa,juramento,traición,palabra}

# loss-quien-te-calienta | sentir | desamor | - | tú | casa, noche
¿quién te [calienta|entibia|guarda] (ahora |en la noche |en enero ){el drink,food,household,touch,furniture:café,tinto,chocolate,pan,arepa,plato,mano,cama,almohada,cobija,piel,hombro}?
¿a quién le [robas|quitas|pides] (ahora |de noche |en agosto |jugando )[la colcha|el sueño|la siesta|la risa|el tiempo|el postre|la almohada|un beso|el plato|la cobija|un botón|la mitad]?

# loss-desorden | sentir | desamor | - | tú | casa
extraño (a veces |te juro |esta noche )hasta [tu desorden|tus ronquidos|tu malgenio|tus portazos|tus regaños|tu silbido|tu letra fea|tu café frío|tu mal humor|tus chistes malos|tu bulla|tus pies helados|tus catarros|tu estornudo|tus pretextos|tu cuaderno|tu bostezo|tus enojos|tu apellido|tu impuntualidad]
[y el orden|y tanto orden|el silencio] (de la casa |que dejaste |de los platos )me da {- fear,anger,weather,sorrow,tear:miedo,temor,vergüenza,pavor,terror,frío,calor,angustia,espanto,rabia,vértigo,tristeza,nostalgia,dolor,susto,furia}

# loss-tu-voz-viaja | sentir | desamor | - | tú | camino
[me alejo|acelero|manejo|huyo|corro] (de prisa |llorando |hacia el mar )y {tu face,shadow,song,farewell:voz,risa,sombra,silencio,canción,ausencia,sonrisa,mirada} [me sigue|va detrás|viene aquí|va conmigo|no se baja|se me pega|va de pie|se acomoda|no se duerme]
me [cobran|sirven|ofrecen] dos (pasajes |entradas |cafés |boletos |almuerzos )en {el building,street,path,vehicle:hotel,bar,cine,estación,terminal,metro,tren,bus,puente,flota,tienda,mercado,aeropuerto,museo,cantina}

# loss-la-tusa-es-gato | sentir | desamor | - | yo | casa, calle
la tusa es (un )[perro|gato|zorro|lobo] (flaco |terco |del barrio |sin dueño )que [vuelve|muerde|no se va|madruga|me sigue|se cuela|araña|no come|no suelta]
[se me entra|cierro la puerta y entra|la echo de casa y vuelve|sale y regresa] por {el opening,room!puerta,portal}

# loss-sigo-en-martes | sentir | desamor, vida | - | yo | noche
[dicen que el tiempo|me han dicho que el tiempo] (todo |al final )lo [cura|borra|arregla|sana|entierra|apaga|perdona|calla|vence|salda|lava|cubre|acaba|remienda|deshace]
y yo [sigo|vivo|duermo|despierto] (todavía |sin falta |con lluvia |cada noche )en {aquel day!víspera,septiembre,noviembre,feria}

# loss-maleta-liviana | sentir | desamor, vida | + | tú | camino
[hoy|ya|por fin|cuesta arriba|esta mañana] pesa (mucho )menos {el luggage,chest,sorrow,fear,fate:pena,culpa,tusa,nostalgia,vida,maleta,mochila,morral,equipaje,maletín,talego,costal,carriel,alforja,bolso,pecho,cabeza,corazón,memoria,espalda,garganta}
le [saqué|quité|bajé] (en el camino |de un tirón |por fin |anoche ){tus keepsake,lie,promise,household,clothes:carta,foto,mentira,excusa,llave,promesa,juramento,espejo,reloj,zapato,engaño,retrato,anillo,trampa,cuaderno}

# loss-pan-sabe-a-pan | sentir | desamor, vida | + | yo | casa
{el food,drink:pan,café,tinto,chocolate,queso,arroz,mango,coco,vino,guarapo,limón,arepa,canela,guayaba,jugo,té#p} (hoy |por fin |ya |esta mañana )[sabe|me sabe] (otra vez |de nuevo )a {- @p}
y [ya no|hoy no|casi no] (me )[duele|pesa|arde] (en la radio |en la tienda |de noche ){el song,rhythm:ranchera,bolero,balada,canción,vallenato,bachata,tango,vals,tonada,copla,salsa,merengue,corrido}

# loss-tu-calle-sin-frio | sentir | desamor, ciudad | + | tú | calle
(hoy |ya |a veces )paso por tu [calle|cuadra|esquina|acera] y [canto|silbo|sigo|nada|ya no me duele|compro empanadas|pido un café|no miro atrás|miro las flores|no se me nota|saludo|no tiemblo|bostezo|me río]
(desde aquí |de cerca |al sol ){tu opening!cortina,persiana,postigo,celosía,talanquera#o} [es|se ve|quedó|parece] (más |tan ){=o chiquito,pequeño,viejo,triste,corto,desteñido,cansado}

# loss-cual-fue-el-ultimo | sentir | desamor, vida | - | - | -
¿cuál fue (de tantos |sin saberlo |de todos |en verdad )el último [beso|abrazo|domingo|café|viaje|verano|brindis|baile|desayuno|tren|abril|perdón|boleto|mensaje|paseo|bolero|septiembre|diciembre|saludo|invierno|portazo]?
[nadie avisa|no avisan|la vida nunca avisa|a uno no le avisan|el amor nunca avisa] (a tiempo )cuando [cierra|se acaba|termina|se va|se cansa|es la última vez|dice adiós|parte|se apaga|se despide|no vuelve|se rompe|se quiebra|se duerme|se enfría]
`;
