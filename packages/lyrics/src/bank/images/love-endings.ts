/** Images in which love turns, decides and stays. */
export const loveEndings = `
# amor-dejo-el-turno | giro | amor | + | tú | campo
¿y si [dejo|suelto|cambio|abandono] (mañana |este lunes |de una vez |sin aviso ){el work,screen,luggage,building,clothes:taller,oficio,trabajo,turno,empleo,negocio,oficina,fábrica,tienda,almacén,celular,maletín,computador,uniforme}
[por|por sembrar|por regar|por cuidar] {-- plant,food:rosa,mora,flor,coco,palma,clavel,naranjo,dalia,lirio,mango} en {tu room,home:patio,solar,jardín,balcón,azotea,terraza,finca,vereda,rancho,tierra}?

# amor-el-fogon-temprano | giro | amor, vida, raíces, fe | 0 | - | casa
[no es amor|amor no es|amor no era|el amor no es|el amor no era|puede que amor no sea] {el weather,fire,water:rayo,relámpago,huracán,tormenta,vendaval,incendio,llamarada,pólvora,torbellino,trueno,diluvio,ciclón,aguacero,tempestad,borrasca,ventolera,granizo,creciente}
sino quien [prende|cuida|guarda|enciende|comparte|trae|lleva] (temprano |con calma |cada día |a oscuras ){el household,fire,light:fogón,lumbre,rescoldo,brasa,leña,candela,lámpara,vela,hoguera,carbón,fuego,farol}

# amor-copia-de-la-llave | giro | amor | + | tú | casa, noche
[ten|te di|tienes|llevas|guardas|te mandé hacer] (otra |una )llave de {mi opening,room,home,furniture:puerta,portón,reja,casa,cuarto,patio,alcoba,rancho,finca,azotea,buhardilla,sala,choza,terraza,verja,cocina}
y [oigo|escucho|siento] (dormitando |entre sueños |a medianoche )[sonar|crujir|cantar] {el opening,room:puerta,portón,reja,verja,zaguán,pasillo,corredor,balcón,ventana,cocina,portal,sala}

# amor-remar-en-la-mesa | giro | amor | + | tú | mar
si [zarpas|partes|huyes|te vas|te me vas|te embarcas] (mañana |un día |sin avisar |esta noche |en enero )en {un vehicle:barco,lancha,canoa,velero,buque,navío,bote,barca}
[te sigo|yo te sigo|te alcanzo|yo te alcanzo|te persigo] (remando |mar adentro |sin mapa |a medianoche |cantando )en {un furniture,instrument,household,clothes:mesa,cama,baúl,banca,armario,hamaca,colchón,guitarra,piano,tinaja,canasta,sombrero,zapato,tambor,silla,cuchara,ropero,taza}

# amor-ensayar-con-el-gato | giro | amor | 0 | tú | calle, noche
(llevo |ya llevo |aquí llevo )[media hora|dos horas|tres horas|una hora|un bolero|dos lunas|toda la tarde|medio aguacero] [ante|frente a|bajo] {tu opening:ventana,puerta,portón,balcón,reja,verja,portal,postigo,ventanal}
[ensayo|ensayando|repito|repitiendo] (mal |bajito |con un gato |sin saliva |para nadie |con tu perro ){el news,lie,song,prayer,promise:excusa,pretexto,verso,verdad,confesión,cuento,secreto,poema,copla,perdón,letra,palabra,promesa}

# amor-devolverse-por-un-beso | giro | amor, vida | + | - | camino
[uno sale|uno parte|uno se va|alguien se va|se va uno] (de noche |muy serio |jurando no volver |para siempre )[con|sin] {el luggage:maleta,mochila,pasaje,mapa,morral,boleto,tiquete,bolso,maletín,pasaporte,alforja,costal,equipaje}
y [vuelve|regresa|se devuelve] (corriendo |de la esquina |al otro día |a la media hora |antes de la cena )por {un touch,face:abrazo,beso,caricia,mano,risa,mirada,voz,sonrisa,boca,lunar,mimo,arrullo,hoyuelo,cariño,guiño,carcajada}

# amor-delante-del-barrio | giro | amor, ciudad | + | tú | calle, noche
que se [muera|aburra|aguante|pierda|esconda|largue] (hoy mismo |de una vez |en la esquina ){el fear:miedo,duda,culpa,temor,pánico,susto,sospecha,vergüenza,recelo,zozobra,inquietud}
[te beso|yo te beso|te abrazo|pues te beso|voy a besarte] (esta noche |sin permiso |de una )[frente a|delante de|ante] {el crowd,street,building:gente,barrio,pueblo,vecindario,cuadra,calle,plaza,parque,iglesia,mercado,escuela,estación,muchachada,cantina,capilla,mundo}

# amor-cantame-cuando-olvide | cierre | amor, vida | 0 | tú | casa
[cuando|apenas|el día que|la tarde que|cuando ya] me falle (un poco |del todo |por los años ){el chest,strength:memoria,mente,cabeza,voz,pulso,corazón,fuerza,ánimo,paciencia,valor,fe,aliento,aguante,garganta,alma,coraje,esperanza}
[cántame|repíteme|sílbame|tócame] (bajito |despacio |al oído |en la tarde |aunque no entienda ){el song,rhythm:canción,melodía,verso,copla,balada,tonada,coro,serenata,ranchera,estrofa,arrullo,nana,bolero,vallenato,vals,tango,cumbia}

# amor-bailar-a-los-ochenta | cierre | amor, fiesta | + | tú | fiesta, casa
[a los cien|a los ochenta|a los noventa|ya viejos] [te pido|bailamos|te bailo|me debes|nos queda] {un rhythm:cumbia,bolero,rumba,salsa,merengue,vallenato,bambuco,joropo,tango,vals,mambo,bachata,champeta,guaracha,danzón,son,pasillo}
aunque me [duela|falle|cruja|reclame] (los lunes |un poco |al girar |con la lluvia )[la espalda|la rodilla|el corazón|la cintura|el riñón|la cadera|el talón|un tobillo|la columna|el meñique|un hueso|un pie|el costado|la nuca]

# amor-ultima-pareja | cierre | amor, fiesta, vida | + | - | fiesta, noche
[termina|se acaba|acaba|ya cierra] (a las seis |de día |con la lluvia |de madrugada ){el party:boda,función,tertulia,verbena,baile,fiesta,bazar,feria,carnaval,festival,parranda,guateque,concierto,reinado}
y dos [bailan|siguen|giran|se abrazan|dan vueltas] (en silencio |sin zapatos |con frío |hasta el desayuno )en {el room,street:cocina,patio,sala,terraza,zaguán,comedor,corredor,salón,balcón,esquina,plaza,calle,acera,andén,jardín}

# amor-regando-tu-patio | cierre | amor, raíces | + | tú | campo, casa
(si preguntan, |si me buscan, |si me llaman, )[vivo|sigo|ando|estoy|me quedo|amanezco|envejezco|ando siempre|yo vivo] en {tu home,landscape,room:casa,tierra,vereda,finca,pueblo,rancho,patio,jardín,loma,orilla,ladera,ribera,nido,barrio,solar,terraza,sabana}
[regando|cuidando|sembrando|mimando] (con calma |contigo |cada tarde |sin apuro ){el plant:rosa,orquídea,jazmín,violeta,azucena,margarita,lirio,naranjo,limonero,yerbabuena,begonia,hortensia,geranio,veranera,maíz,café,palma,clavel,dalia,romero,caña,ruda}

# amor-el-faro-prendido | cierre | amor, vida, fe | 0 | - | mar, noche
[nadie apaga|no se apaga|no apaguen|que nadie apague] (de noche |en la playa |cuando llueve |en esta orilla ){el light:faro,farol,vela,bombillo,lámpara,antorcha,candil,luz,fogata,veladora,linterna,hoguera,lumbre,cirio}
por si (una noche |algún día |mañana |al alba |con otro nombre )[vuelve|regresa|se asoma|aparece] {el vehicle,harbour:barco,lancha,canoa,velero,barca,bote,buque,navío,vela,proa}

# amor-veinte-adioses | cierre | amor | + | tú | calle, noche
[veinte adioses|otro adiós|diez adioses|nos despedimos|seguimos] (a besos |muy tarde |en voz baja )en {tu opening,street:ventana,puerta,portón,balcón,reja,verja,portal,calle,cuadra,esquina,acera,andén}
y nos [halla|alcanza|encuentra|sorprende|pilla] (sin soltarnos |en lo mismo |con frío |de la mano ){el hour,light:mañana,madrugada,amanecer,alba,aurora,mediodía,alborada,mañanita,sol,tarde}

# amor-si-no-hablo | giro | amor | 0 | tú | noche, casa
si no [hablo|canto|te hablo|te lo digo|lo confieso|abro la boca] (hoy |pronto |esta noche )me [ahogo|quemo|muero|enfermo|enredo|rompo|desvelo|apago|arrepiento]
y si hablo [tiembla|calla|se asusta|se rompe|se despierta] (de golpe |a lo mejor ){el bird,household,hour,weather,room,light,crowd,home:mirla,paloma,espejo,vajilla,noche,madrugada,brisa,luna,lámpara,gorrión,patio,barrio,estrella,colibrí,taza,mañana,casa,viento}

# amor-me-bajo-en-tu-cuadra | giro | amor, ciudad | + | tú | calle, camino
[me bajo|me quedo|hoy me bajo|y yo me bajo|y yo me quedo|hoy sí me quedo|me voy a bajar] (sin pensarlo |cantando |con la lluvia )en {tu street,home:esquina,cuadra,calle,avenida,plaza,parque,puente,acera,andén,barrio,vereda,pueblo}
y que [siga|se vaya|se pierda|pase|dé vueltas] (sin mí |silbando |sin nosotros |por el mundo ){el vehicle,span,fate,day:bus,tren,taxi,metro,tranvía,camión,colectivo,ferrocarril,lunes,tiempo,viernes}

# amor-riega-mi-geranio | cierre | amor, vida | 0 | tú | casa, campo
[si me voy|si falto|si me muero|si no vuelvo] (antes |un lunes |primero |en enero )[riega|cuida|mima|riégame|cuídame] {mi plant:geranio,jazmín,rosa,begonia,orquídea,clavel,palma,café,limonero,veranera,lirio,dalia,nardo,ruda,flor,ceiba,almendro}
y [cántale|háblale|cuéntale] (bajito |de mí |en la tarde |por las noches )a {mi furniture,room,clothes,household,instrument:silla,mecedora,cama,hamaca,patio,cocina,ruana,sombrero,abrigo,almohada,espejo,guitarra,balcón,taza,mesa,tiple}

# amor-lo-nuestro-en-una-caja | cierre | amor, desamor | - | - | casa
lo nuestro [cabe|cupo|duerme|quedó|cabía|se guarda] (entero |doblado |bien quieto |sin llave )en {un luggage,keepsake,furniture,household,clothes:maleta,mochila,bolso,maletín,cuaderno,libro,baúl,frasco,canasta,relicario,costal,zapato,guante,morral,diario,cómoda,talego}
[dos cartas|tres cartas|dos fotos|dos boletos|cinco boletos|dos postales] (sin fecha |de enero |de otro tiempo )y {un plant,keepsake,clothes,tear,touch,instrument:clavel,botón,pañuelo,rosa,guante,beso,suspiro,flor,jazmín,anillo,arete,llave,moneda,caracol,abrazo,violeta,margarita}

# amor-no-te-vayas-lunes | giro | amor | - | tú | casa, camino
no [salgas|partas|viajes|te vayas|me dejes] (en lunes |tan temprano |con lluvia |por la noche )sin {tu household,luggage,clothes,keepsake:paraguas,bufanda,maleta,abrigo,sombrero,cobija,ruana,libro,taza,mapa,pañuelo,almohada,cepillo,chaqueta,linterna,mochila}
[o mejor|mejor|hazme caso:] [quédate|duerme aquí|espérate|sigue aquí] [conmigo|hasta enero|otro mes|hasta abril|este invierno|hasta el domingo|esta noche|otro rato|un minuto|esta tarde|otro día|un siglo|hasta el jueves|otra semana]

# amor-la-orilla-de-enfrente | cierre | amor, desamor | - | tú | mar, campo
[me quedo en|yo me quedo en|aquí me quedo en|me quedé en|te miro desde|te grito desde|te canto desde|te sigo desde] {el landscape,harbour,street:orilla,ribera,playa,isla,costa,muelle,puerto,malecón,embarcadero,puente,bahía,ciénaga}
y {tu harbour,vehicle,clothes,light:vela,barco,velero,lancha,estela,pañuelo,farol,canoa,bote,barca} (sin prisa |en la tarde |mar adentro )se [borra|apaga|achica|pierde|confunde|va|vuelve un punto|hace humo]

# amor-manana-te-lo-digo | giro | amor | 0 | tú | calle
[mañana lo digo|mañana te canto|mañana te hablo|el lunes te hablo|un día te canto|hoy sí te lo digo|te lo digo|voy a decírtelo] (sin falta |de frente |a gritos )en {el opening,street,building,furniture,party,room,vehicle:esquina,plaza,puente,calle,iglesia,balcón,mesa,fiesta,parque,ventana,estación,cocina,tienda,mercado,tren,bus}
si {el fear,weather,vehicle,work,light,rhythm:miedo,lluvia,frío,bus,trabajo,aguacero,duda,luna,tren,susto,viento,sol} no me [gana|detiene|roba la voz|enreda|demora|distrae|confunde|vence|acobarda|asusta|calla|cierra el paso]

# amor-peleando-la-cobija | cierre | amor, vida | + | tú | casa, noche
que nos [halle|coja|alcance|despierte] (algún día |sin afán |muy juntos ){el hour,day,weather,span,light:invierno,madrugada,noche,aguacero,tarde,otoño,alba,domingo,mañana,frío,sol}
[peleando|discutiendo|en pleito|riñendo|peleándonos] (de broma |en pijama |hasta tarde )por {el household,furniture,screen,food:cobija,almohada,sábana,mecedora,colcha,hamaca,sofá,cojín,colchón,lámpara,radio,pan,espejo,silla}

# amor-amarre-la-lancha | cierre | amor | + | tú | mar, camino
[dejé|regalé|solté|vendí] (el lunes |sin pena |en tu puerto |sin mirar atrás |sin pensarlo dos veces ){mi vehicle,harbour,luggage:lancha,canoa,barco,maleta,velero,bote,ancla,mochila,brújula,mapa,remo,barca,vela,equipaje}
y [me quedo|anochezco|amanezco|me duermo|echo raíz] (sin mapa |cantando |sin brújula )en {tu touch,face,home,landscape,harbour,furniture,room,chest:orilla,boca,hamaca,puerto,hombro,playa,casa,isla,muelle,cintura,regazo,bahía,cama,balcón,pecho}

# amor-vuelven-por-el-camino | cierre | amor, vida, raíces | + | - | camino, campo
[vuelven|regresan|se van|caminan] (los dos |de la mano |sin prisa |del baile )por {el path,street,landscape:camino,vereda,loma,calle,sendero,playa,puente,trocha,orilla,sabana,avenida,senda,valle,plaza}
y [llevan|comparten|cargan|traen] (entre los dos |riendo |cantando ){un luggage,instrument,clothes,food,light,household,animal:guitarra,naranja,ruana,farol,mango,paraguas,canasta,cobija,maleta,cachorro,tiple,sombrero,panela,linterna,pan}

# amor-quitemos-el-reloj | giro | amor | + | tú | casa, noche
[quitemos|corramos|vendamos|saquemos] (mañana |los dos |esta noche ){el furniture,opening,screen,household:televisor,reloj,mesa,sofá,cortina,reja,espejo,armario,radio,escritorio,puerta,tapete}
y que [entre|venga|se quede] (a bailar |con nosotros |sin permiso ){el light,weather,rhythm,hour,bird,water,day:luna,cumbia,sol,brisa,mar,mañana,lluvia,mirla,río,noche,bolero,viento,estrella,madrugada,verano}

# amor-te-espero-con-tambores | giro | amor, fiesta | + | tú | fiesta, calle
[baja|sal|ven ya|asómate|baja ya] (sin zapatos |de una vez |a la plaza )con {tu clothes,face,instrument,family:risa,falda,camisa,guitarra,sombrero,ruana,hermana,pollera,abuela,vestido,tambor,voz,carcajada,acordeón}
[que empieza|que ya empieza|nos llama|que comienza|que ya llega] (en la esquina |en la cuadra |sin nosotros ){el party,rhythm,hour,day,fate:fiesta,verbena,cumbia,baile,carnaval,feria,noche,bolero,viernes,parranda,salsa,madrugada,merengue}
`;
