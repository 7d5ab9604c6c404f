/** Images of life: what it does to one, what one says to others, and how one turns and ends. */
export const lifeVoices = `
# vida-espejo-padre | sentir | vida, raíces | 0 | yo | casa
[al espejo|en el espejo] (de golpe |esta mañana |sin avisar |al peinarme )[vi|hallé] a {mi family:padre,madre,abuelo,mamá,papá,tía,abuela,tío,hermano,bisabuelo}
y [llevaba|estrenaba] (sin permiso |como si nada |con orgullo ){mi clothes,face:camisa,sombrero,chaqueta,bufanda,pijama,ruana,risa,sonrisa,abrigo,chaleco,pantalón,voz,corbata,gorra}

# vida-huesos-y-lluvia | sentir | vida, fiesta | + | yo | casa, fiesta
mis huesos (ya |de lejos |mejor que el radio |sin consultarme )[huelen|avisan|sienten] {el weather:lluvia,niebla,nieve,rayo,brisa,frío,aguacero,llovizna,neblina,granizo,helada,tormenta,chubasco,sereno,vendaval,viento}
[mis pies|los pies|y mis pies|pero mis pies] (tercos |aun así |todavía )piden {otro rhythm:cumbia,salsa,vals,puya,samba,danza,bolero,joropo,merengue,tango,bachata,mambo,currulao,fandango,son,bambuco}

# vida-de-donde-soy | sentir | vida | - | yo | camino, calle
me preguntan (en la tienda |otra vez |en otra lengua |de nuevo |en serio )[si me quedo|qué se come|qué extraño|si hay ríos|por mi nombre|por la guerra|por qué vine|si hay mar|por mi acento|cuándo vuelvo|de qué pueblo|si hay café|si es muy lejos|por el mar|dónde queda|por mi madre|de dónde soy|si ya me voy]
[se me cruza|y se me cruza|se me atora] (de golpe |en la garganta |sin querer ){un landscape,water,plant,bird:río,cerro,páramo,valle,montaña,cordillera,cafetal,manglar,quebrada,sabana,guayacán,palma,ciénaga}

# vida-quien-regara | sentir | vida | - | yo | casa
no me [asusta|da miedo] (ya |tanto |de veras |a estas alturas )[la muerte|la noche|morir|el final|la tumba|la vejez|envejecer|terminar|apagarme|el olvido|partir|la tierra|la cruz]
¿[quién regará|quién va a regar] (los lunes |cuando falte |después |con el mismo cariño ){el plant:limonero,gardenia,magnolia,enredadera,begonia,geranio,ruda,rosa,hortensia,jazmín,veranera,azucena,naranjo,yerbabuena,orquídea,romero,violeta}?

# vida-hora-de-mi-pueblo | sentir | vida, raíces | - | yo | camino
[cargo|llevo] (de lejos |sin culpa |en la muñeca |desde el viaje )la hora de {mi home:casa,pueblo,barrio,tierra,patria,vereda,aldea,hogar,rancho,finca,caserío,rincón}
y (de lunes a viernes |por eso |siempre )[me da sueño |me da hambre |me da sed |me da risa ]en {el building,vehicle,work,street:metro,turno,taller,bus,tren,hotel,museo,oficina,bar,parque,plaza,fábrica,tranvía}

# vida-marea-en-el-pecho | sentir | vida | 0 | yo | mar, noche
[me sube|se me sube|me crece] (al pecho |de noche |sin aviso |hasta los ojos ){el water:marea,mar,ola,espuma,oleaje,corriente,creciente,agua,marejada,remolino,río}
y (al irse |en la mañana |para que recuerde )me [deja|olvida] {un harbour,keepsake:remo,ancla,boya,caracol,caracola,red,botón,perla,medalla,llave,timón,amarra,moneda,anillo,juguete,cuaderno,muñeca}

# vida-suerte-de-gato | sentir | vida | 0 | yo | casa
mi suerte (a veces |según el día |de nacimiento |con hambre )[parece|es|resulta] {un animal:gato,zorro,burro,venado,cachorro,potro,cabra,gacela,tigrillo,oso,lobo,becerro,cordero}
la llamo: (otra vez |en enero |como si nada |con los bolsillos rotos )[duerme |sigue |bosteza ]en {el furniture,room:mesa,cama,silla,banca,catre,patio,sala,cuarto,hamaca,sillón,zaguán,balcón,colchón,mecedora}

# vida-desde-que-falta | sentir | vida, raíces | - | yo | casa
desde que (en la casa |en el barrio |de madrugada |sin despedirse )[falta|murió] {mi family:abuela,mamá,madre,padre,papá,tía,madrina,hermana,abuelita,abuelo,hermano}
se me [quema|pasa|resiste] (siempre |en la olla |todavía |de puro silencio ){el food,drink:arroz,café,pan,natilla,chocolate,arepa,ajiaco,sancocho,aguapanela,buñuelo,tamal,plátano}

# vida-fiesta-patria | sentir | vida, fe | + | yo | casa
[no me duele|hoy no me duele] (por fin |ni un poco |desde temprano ){el chest,touch:espalda,cabeza,mano,pensamiento,memoria,conciencia,garganta,alma,hueso,costado,sien,costilla,pecho,hombro,cuello,cadera,cintura,corazón}
(por decreto |sin permiso |con sello y firma )[declaro fiesta |hay feriado |decreto baile |declaro abril ]en {el room:cocina,patio,balcón,sala,terraza,corredor,comedor,solar,azotea,jardín,zaguán,pasillo,antejardín}

# vida-usen-mis-camisas | decir | vida | + | yo | casa
si falto, (un día, |sin llorar, |por favor, |sin misa ni luto, )[usen|gasten] {mis clothes,luggage:camisa,sombrero,bota,ruana,zapato,chaqueta,bufanda,gorra,saco,sandalia,mochila,pantalón,abrigo,chaleco}
[den|y den|y presten] {mi instrument:tiple,guitarra,tambor,acordeón,gaita,bandola,violín,cuatro} (sin cobrarle |con su funda )a quien [llore|no sepa|desafine|baile|tenga frío|se atreva|ame|no duerma|madrugue|pregunte]

# vida-fienme-un-siglo | decir | vida, fiesta | + | yo | fiesta
(por favor, |señor, |si es posible, |antes del cierre, )[fíeme|présteme] {otro span:siglo,rato,mes,año,semana,hora,década,noche,tarde,verano,día,minuto,temporada,invierno}
que me falta (por bailar |todavía |en la cantina |con mi gente ){otro rhythm,song,party:bolero,cumbia,bachata,vals,son,tango,merengue,copla,carnaval,baile,feria,salsa,verbena,parranda,fandango,milonga,ranchera,bambuco,joropo,champeta,concierto}

# vida-no-le-pregunten | decir | vida, lucha | 0 | - | camino
a quien se va (de noche |sin boleto |de madrugada |por hambre )[den|denle|échenle] {- food,drink,luggage:pan,queso,café,panela,arepa,miel,canela,bocadillo,chocolate,aguapanela,aguardiente,guayaba}
[y no|no] le pregunten (en la puerta |jamás |con lástima )[por qué|cuándo|la fecha|el regreso|hasta cuándo|dónde|si vuelve|si llora|qué busca|si hay nieve|si olvidó|qué se lleva|qué deja|si hay mar|a dónde|quién queda]

# vida-devuelvan-las-horas | decir | vida, ciudad, lucha | - | yo | calle
¿[dónde |dónde, por favor, |dónde, a estas alturas, |con qué recibo |en qué ventana ][devuelven|reclamo|me cambian] {los span:año,hora,minuto,mes,tarde,noche,semana,día,verano,mañana}
que [dejé |perdí |gasté ](sin querer |haciendo fila |de puro miedo )en {un building,street,work,vehicle:oficina,hospital,terminal,taller,bodega,estación,fábrica,bus,negocio,almacén,paradero}?

# vida-abuela-terca | decir | vida, raíces, lucha | + | yo | casa
[¿quién |digan: ¿quién |a ver, ¿quién |en este mundo, ¿quién ][es más terco|será más terco] que {el water,animal,weather,plant,landscape,household,vehicle,fate:tiempo,destino,perro,mar,reloj,tren,gato,río,burro,viento,ola,marea,potro,cactus,maíz,toro,cabra,corriente,roble}?
mi [madre|abuela|tía|viejo] que (a solas |al alba |con gafas |a los noventa |en la cocina )[aprende|estudia|ensaya] {- instrument,rhythm:piano,violín,tango,salsa,guitarra,bachata,trompeta,saxofón,batería,flauta,champeta,mambo,joropo}

# vida-me-bajo | giro | vida | 0 | yo | camino
¿y si me [bajo |quedo |pierdo ](por gusto |de pronto |sin maleta |como si nada )en {el landscape,street,path:puente,páramo,playa,monte,valle,bahía,sabana,plaza,isla,ciénaga,orilla,bosque,malecón,parque}
y que [siga|llegue|corra] (esta vez |con mi agenda |hasta el final )sin mí {el vehicle,work,crowd:tren,bus,metro,turno,negocio,mundo,flota,taller,avión,taxi,faena,camión,oficina}?

# vida-mapa-al-mar | giro | vida | + | yo | mar
[le regalo|le devuelvo|le doy] al mar (por fin |sin llorar |de una vez |esta mañana ){mi luggage,household,keepsake,harbour:mapa,brújula,reloj,llave,remo,libro,diario,calendario,catalejo,linterna,bitácora,boleto,espejo,equipaje}
que me [lleve|guíe|pierda] (esta vez |desde hoy |a donde quiera ){un bird,weather,song,light,water:gaviota,gorrión,brisa,canción,lucero,golondrina,copla,alcaraván,paloma,viento,verso,cocuyo,corriente,tonada}

# vida-canas-al-sol | giro | vida | + | yo | calle
[dejo|suelto|saco] mis canas (desde hoy |por fin |de una vez |sin permiso )[al sol|al viento|sin tinte|despeinadas|a la luna|sin sombrero|al mar|a la brisa|a la lluvia|como están]
cada cual [fue|vale|costó] (de verdad |en serio |sin rebaja |por lo menos ){un weather,day,fight,span,work,journey,farewell:aguacero,invierno,batalla,siglo,pelea,enero,cosecha,mudanza,viaje,adiós,diciembre,guerra,temporal,agosto}

# vida-si-vuelvo | giro | vida, raíces | - | yo | camino
¿y si (al volver |veinte años después |cuando vuelva )no me [conoce|extraña|espera|nombra] {el animal,street,crowd,friend,opening,landscape:perro,barrio,puerta,pueblo,calle,gato,cuadra,portón,vecino,río,compadre,esquina}
[y en mi cama|y en mi puesto|y en mi silla] (ya |todavía |sin saberlo )[hay|vive] {otro animal,bird,friend,day,family:gato,perro,gorrión,vecino,primo,invierno,amigo,paloma,mirla,compadre,hermano,lechuza}?

# vida-que-baile-su-saco | giro | vida, fe | 0 | yo | casa
[hoy|mañana|por fin] regalo (sin luto |después de la misa |con su perfume ){su clothes,keepsake:chaqueta,pañuelo,pijama,sombrero,camisa,bufanda,saco,abrigo,chaleco,ruana,vestido,pantalón,corbata}
que [baile |sude |se canse ](el viernes |sin culpa |otra vez |todo el carnaval )en {otro touch,chest,party:cuerpo,hombro,cintura,espalda,cadera,pecho,verbena,carnaval,feria,fiesta,cuello,boda,piel,parranda,comparsa,festival}

# vida-salto-al-mar | giro | vida, lucha | + | yo | mar
[no sé nadar|no nado]: [voy|salto|entro] (por fin |sin más |esta mañana |con todo y miedo )a {el water,landscape:mar,río,ola,marea,corriente,laguna,arroyo,bahía,creciente,torrente,oleaje,remolino}
ahoga más (de a poco |los lunes |según mi abuelo |sin hacer ruido ){un furniture,work,building,money:sillón,sofá,silla,banca,mina,deuda,renta,salario,hotel,taller,oficina,escritorio,cama,colchón,poltrona,butaca,turno,empleo,almacén}

# vida-la-cuenta | cierre | vida | 0 | yo | noche, calle
(la cuenta: |por favor, |a la salida |por todo esto )cóbreme [un amor|un viaje|un beso|dos guerras|tres viajes|un susto|dos duelos|veinte años] y {un animal,instrument,song:perro,gato,tiple,burro,tambor,canción,bolero,caballo,acordeón,guitarra}
(sonriendo |sin regateo |a mi nombre |para el muchacho )de propina [va|doy|queda] {el weather,light,clothes,hour,household:viento,sol,lluvia,luna,sombrero,aguacero,tarde,ruana,brisa,reloj,mañana,lucero,llovizna}

# vida-ultimo-tren | cierre | vida | 0 | yo | camino, noche
[se fue|ya se fue|se alejó] (sin mí |por la niebla |de repente |sin que corriera )el último [bus|tren|barco|camión|avión|vagón|taxi|velero|metro|tranvía]
[viene|se queda|se sienta] conmigo (por gusto |en el andén |sin preguntar ){el hour,animal,light,weather,shadow:luna,noche,perro,alba,gato,lucero,neblina,silencio,madrugada,frío,sereno,tarde,viento}

# vida-pena-al-mar | cierre | vida, fe | + | yo | mar
[fui a mostrarle|le llevé|le conté] al mar (de noche |sin zapatos |por las buenas |un domingo ){mi sorrow,fear:pena,tristeza,dolor,soledad,luto,angustia,cansancio,miedo,fracaso,duda,nostalgia,amargura}
[y le cupo |le cupo |cupo ](por fin |de sobra |con todo y llanto |sin esfuerzo )en {un water,keepsake,household,plant:gota,ola,caracol,caracola,botón,dedal,canica,cuchara,moneda,taza,frasco,semilla}

# vida-mi-lapida | cierre | vida | 0 | yo | campo
[mi lápida: |en mi lápida: |que diga mi lápida: |pongan en mi lápida: ][«ya vengo»|«fue un gusto»|«se bailó»|«salí un rato»|«no lloren»|«hay café»|«toque el timbre»|«vuelvo en mayo»|«ya escampó»|«fui al mar»|«se arrienda»|«valió la pena»|«cuidado el perro»|«no era aquí»|«hay goteras»|«no hagan bulla»|«silbe y entre»|«ando afuera»|«pase usted»]
[y siembren|y planten] (al lado |de paso |si sobra tierra |sin cruz ni cura ){un plant:limonero,naranjo,ceiba,palma,guayacán,azucena,magnolia,begonia,violeta,orquídea,geranio,maíz,almendro,rosa,hortensia,margarita,enredadera,café}

# vida-no-cupe-en-la-cama | cierre | vida, raíces | - | yo | casa, camino
[volví |volví en enero |volví muy tarde |volví después de tanto ]y no cupe en {el furniture,room,home:cama,hamaca,silla,patio,sala,catre,cuarto,cocina,casa,rincón,mecedora,solar,rancho,finca,cuna,choza,banca}
[lo que creció fue|solo creció|más creció] (en la casa |sin mí |con los años ){el farewell,shadow,plant:distancia,olvido,silencio,ausencia,adiós,vacío,sombra,enredadera,lejanía,naranjo,veranera,soledad}

# vida-cenizas-al-viento | cierre | vida, fe | - | - | campo, mar
[di|van|eché] sus cenizas (de tarde |en silencio |sin discursos |como él quiso )a {el water,landscape,weather:río,mar,viento,valle,monte,llano,brisa,quebrada,bahía,laguna,manglar,bosque,sierra}
y (río abajo |esa tarde |sin permiso |por primera vez )[cantó|despertó|respondió] {un bird:golondrina,gorrión,turpial,paloma,jilguero,ruiseñor,azulejo,toche,guacamaya,mirla,tórtola,alcaraván,calandria,gaviota,torcaza,canario}
`;
