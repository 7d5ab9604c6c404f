/** Images of faith: what it does to one, what is asked and forgiven, and how the night ends. */
export const faithVoices = `
# fe-herida-ventana | sentir | fe desamor | + | yo | -
[mi herida|mi grieta|mi dolor|mi duelo|mi pena|mi culpa|mi luto] (con el tiempo |con los años |poco a poco )[se hizo|se volvió|va siendo] {- opening:ventana,puerta,portón,balcón,ventanal,claraboya,tragaluz,postigo,portal,ventanilla,celosía}
[por ahí|y por ahí|y por ese hueco] (sin permiso |los domingos )[me entra|se asoma|se me cuela] {el light,weather,water,song:sol,luna,brisa,viento,mar,canción,lucero,llovizna,luz,melodía,cantar,calor,rocío,aguacero,sereno,oleaje,estrella,río,cocuyo,verso,copla,resplandor,himno}

# fe-cabe-en-un-dedal | sentir | fe vida | + | yo | casa noche
mi fe (es poca y |es terca y |descalza )[cabe |duerme |vive ]en {un keepsake,clothes,household:dedal,botón,caracol,pañuelo,guante,zapato,taza,vaso,pocillo,canica,frasco,medalla,cuchara,gorra,jarra,moneda,trompo,relicario}
y (si truena |en invierno |por las noches )me [alumbra|calienta] {el room:cocina,patio,sala,terraza,zaguán,alcoba,corredor,desván,altillo,salón,dormitorio,rincón,pasillo,cuarto,comedor,habitación,balcón,solar,galería,azotea}

# fe-cafe-con-el-miedo | sentir | fe vida | 0 | yo | noche casa
(hay noches en que |a las tres |en enero |de madrugada |los domingos )me [visita|despierta|saluda|busca] {el fear,sorrow:miedo,duda,culpa,angustia,ansiedad,soledad,dolor,pena,temor,tristeza,nostalgia,melancolía,duelo,luto,desvelo,pavor,vergüenza,inquietud,congoja,ausencia}
[prendo|busco|enciendo] (despacio |con calma |sin pelear )una luz y [converso|le canto|amanece|se cansa|hacemos café|se va|me duermo|le sirvo té|le cuento un cuento|jugamos cartas|le leo un verso|le abro la puerta|le doy la mano|charlamos|tejemos|rezamos|bosteza|miramos llover|cenamos|aclara|se sienta|cantamos|me pide un tinto]

# fe-rencor-como-niebla | sentir | fe desamor vida | + | yo | campo
[se me fue|me soltó|se cansó] (sin ruido |en el puente |una mañana |de madrugada ){el anger,fear,sorrow:rencor,rabia,odio,orgullo,culpa,miedo,pena,despecho,furia,duda,amargura,angustia,nostalgia,temor,luto,tusa,desengaño,desdén}
como (en abril |del campo |con el viento )[se va|se quita|se marcha] {el weather:lluvia,niebla,aguacero,neblina,granizo,tormenta,llovizna,frío,temporal,bruma,vendaval,helada,chubasco,ventolera,escarcha,diluvio}

# fe-sanar-como-el-monte | sentir | fe vida | 0 | yo | campo
voy [sanando|despertando|volviendo|renaciendo|creciendo|cambiando|brotando] (despacio |sin prisa |con los años )como {el landscape,plant:monte,sabana,loma,río,bosque,selva,ladera,roble,guayacán,ceiba,cafetal,orilla,llano,campo,trigo,cerro,palma,sierra,valle,potrero,manglar,maíz,guadual}
con (barro y |paciencia y |musgo y |mucho sol y ){- weather,water,plant:lluvia,viento,rocío,brisa,llovizna,semilla,sereno,calor} y [canto|tiempo|luz|silencio|abejas|raíz|mañanas|sol|paz|sombra|nidos]

# fe-cielo-no-contesta | sentir | fe vida | - | yo | noche
[le pregunto|le suplico|le reclamo|le grito] (por alguien |por todo |lo mismo |cada noche |de rodillas )a {el fate,light,angel,landscape,water:cielo,luna,destino,estrella,vida,mar,río,lucero,universo,santo,ángel}
y (por respuesta |con la noche |desde arriba )[me manda|me devuelve|contesta con|me envía] {un weather,shadow,tear:aguacero,silencio,llovizna,viento,niebla,sombra,trueno,ventolera,suspiro,neblina,relámpago,rocío,vendaval,eclipse,tormenta,granizo,ráfaga,lágrima,bruma}

# fe-no-me-sale-el-rezo | sentir | fe desamor | - | yo | noche casa
(esta noche |en la capilla |por más que intento )no me [sale|alcanza|ayuda|llega|basta] {el prayer,song:rezo,plegaria,salmo,oración,padrenuestro,canción,ruego,cántico,súplica,letanía,canto,alabanza,verso,himno,copla,perdón,arrullo,villancico,estrofa,novena}
me [sale|nace|brota] (solo |del pecho |de los huesos |sin hacer ruido |desde muy hondo |desde la infancia ){un tear:suspiro,lágrima,lamento,sollozo,quejido,grito,temblor,gemido,puchero,clamor}

# fe-no-se-rezar | decir | fe raíces | 0 | yo | casa
(yo )no sé rezar, (pero |abuela, pero |perdón, pero )[lavo|seco|guardo] {-- household,clothes:plato,taza,camisa,vaso,mantel,sábana,pocillo,cobija,vajilla,vestido,toalla,falda,ruana,colcha,pantalón,poncho,blusa,cuchara,olla,pijama,delantal,uniforme}
[como quien|igual que quien] (con la mano |de noche |con miedo |contra el viento )[prende|enciende|cuida|lleva] {un light:vela,farol,lámpara,lucero,veladora,cirio,hoguera,candil,luz,antorcha}

# fe-puerta-sin-llave | decir | fe desamor vida | + | yo | casa
a quien me rompió (una noche |hace tiempo |sin querer ){un promise,keepsake,household:promesa,palabra,carta,libro,trato,pacto,taza,florero,juramento,acuerdo,espejo,jarra,plato,vaso,juguete,disco,tregua,voto,pocillo,jarrón}
le [dejo|sirvo|tengo|guardo|ofrezco] (igual |si pasa |en la mesa |cualquier domingo ){un drink,food:café,tinto,pan,arepa,vino,chocolate,sancocho,aguapanela,canelazo,naranja,ron,panela,tamal,natilla,mango,guarapo,limonada,buñuelo,almojábana,trago}

# fe-senora-tristeza | decir | fe vida desamor | 0 | yo | casa noche
(buenas noches, |con confianza, |ya la esperaba: )[oiga|venga|mire|siga|pase], señora [tristeza|soledad|nostalgia|ausencia|angustia|culpa|noche|tiniebla|duda|nada|memoria|pena|niebla|sombra|vejez|lluvia|penumbra|inquietud|melancolía|rabia|oscuridad|distancia]
siéntese (un rato |sin pena |si está cansada |conmigo |en la sala )y le [traigo|sirvo|caliento|doy|paso|cuelo] {un drink:café,tinto,vino,chocolate,aguapanela,canelazo,té,guarapo,limonada,ron,trago,jugo,masato,refajo,chicha,horchata,copa,cerveza}

# fe-que-no-le-falte | decir | fe vida | + | - | camino noche
que no le falte (nunca |esta noche |en el páramo |en enero |cuando oscurezca ){un light,luggage,path:vela,farol,lucero,estrella,linterna,luna,mapa,camino,sendero,cobija,brújula,atajo,faro,lámpara,vereda,ruta,senda,luz,lumbre,antorcha,candil,cirio,paraguas,mochila,hoguera}
ni {un touch,food:abrazo,hombro,mano,regazo,beso,pan} a quien (a oscuras |bajo la lluvia |con los zapatos rotos )[llega|llora|se queda|camina|tiene frío|se va|se cae|se cansa|cruza el mar|madruga|espera|tropieza|regresa|duda|zarpa|parte|no duerme]

# fe-creo-en-el-pan | decir | fe raíces vida | + | yo | -
creo (todavía |por costumbre |sin pruebas |como los viejos )en {el food,drink:pan,café,arepa,chocolate,sancocho,panela,maíz,queso,tinto,arroz,limón,mango} y en [el mar|la lluvia|los grillos|el sol|las comadres|mi abuela|la risa|los niños|el río|la luna|la siembra|el perdón|las aves|las flores|el fuego|mi tierra]
[y en quien|y en la gente que|y en la mujer que] (sin mirar |sin pensarlo )[presta|regala|comparte|brinda] [el pan|su paraguas|la mesa|la silla|su techo|el abrigo|la ruana|la lumbre|su canción|el café|sus botas|la sal|su mapa|la sopa|su voz|la hamaca|el hombro|lo suyo|la mitad]

# fe-los-que-faltan | decir | fe vida raíces | - | nos | noche
[nombremos|cantemos] (en coro |bajito |sin llorar |de uno en uno )a [los que faltan|quien se fue|los que duelen|los que extrañamos|quien partió|los ausentes|los viejos|quien cantaba|quien sembró|quien nos cuidaba|quien nos crió|los perdidos|quien reía|los de lejos|los que amaron|la que tejía|los muertos|los del río|quien tuvo sed|quien nos dio nombre|los que bailaban|los de antes|el que no quiso irse]
como quien (con miedo |con lluvia |en la noche |con la mano |con el viento )[prende|cuida|abriga] {un light,fire:vela,farol,hoguera,lámpara,brasa,candil,llama,cirio,fogata,chispa,lumbre,fogón}

# fe-que-entre | giro | fe vida | + | yo | casa
mañana (temprano |sin falta |por primera vez |con el alba |a las cinco )[abro|destrabo|pinto] {el opening:ventana,puerta,portón,balcón,reja,ventanal,persiana,postigo,claraboya,celosía,verja,tragaluz,portal,talanquera}
y que (si quiere |de frente |sin tocar )[pase|cruce|se siente|me encuentre] {el weather,light,crowd,bird,rhythm:sol,viento,brisa,luna,barrio,gente,gorrión,cumbia,calor,frío,mirla,aguacero,mundo,vecindario,muchachada,copetón,turpial,salsa,neblina,sereno,colibrí,paloma,vals,bolero}

# fe-lo-que-llame-fracaso | giro | fe lucha vida | 0 | yo | camino
[¿y si |¿qué tal si |¿y qué tal si ](de lejos |en el fondo |con los años |después de todo |desde la loma ){aquel sorrow,fight,fear:fracaso,derrota,caída,condena,castigo,tropiezo,pérdida,desgracia,cruz,desengaño,vergüenza,dolor,pena,duelo,despecho,desamor,tormento,herida,batalla,pelea,golpe,muro,quebranto,abandono}
era [apenas|solamente|no más que|en realidad|para quien mira de lejos|tan solo|nada más que] {un path,opening,harbour,light,vehicle:atajo,sendero,puerta,subida,camino,ventana,puerto,faro,desvío,vereda,portón,balcón,muelle,senda,barca,estrella,orilla,ventanal,trocha,canoa,bote,velero,lancha,lucero,farol,bahía}?

# fe-perdonarme-a-mano | giro | fe vida | 0 | yo | casa
[voy a lavar|quiero lavar|pienso lavar] (hoy |sin prisa |con agua fría |a mano ){mi fear,sorrow,anger:culpa,pena,tristeza,vergüenza,rabia,orgullo,dolor,amargura,rencor,miedo,nostalgia,furia,soledad,desvelo,temor,congoja,desengaño,odio,duelo,luto,fracaso,envidia,ansiedad#x}
y [tender|colgar|secar]{lo=x} (en la cuerda |por la mañana |como un mantel )al sol de [enero|agosto|abril|mayo|mi patio|la tarde|mi solar|la azotea|la terraza|mi balcón|la montaña|diciembre|marzo|junio|julio|la plaza|la loma|septiembre|la cuadra|mi ventana|mi calle|la niñez|este mes|mi ciudad|un domingo|las once]

# fe-culpa-en-el-paradero | giro | fe vida ciudad | + | yo | calle
(el lunes |mañana |en invierno )[dejo|suelto|abandono] {mi fear,anger,sorrow:culpa,rencor,miedo,orgullo,rabia,vergüenza,duda,pena,dolor,luto,tristeza,desamor} en {el street,building,vehicle:paradero,esquina,andén,estación,plaza,puente,muelle,terminal,cruce,bulevar,aeropuerto,portal,tienda,malecón}
[que se vaya|que se suba|que siga] (sin mí |con lluvia |sin pagar )en {el vehicle:bus,tren,flota,barco,camión,taxi,buseta,avión,metro,lancha,moto,colectivo,velero,canoa,camioneta,ferrocarril,buque,vagón}

# fe-milagro-amasado | giro | fe lucha | + | yo | casa
si no [viene|llega|baja|aparece] (a tiempo |esta noche |del cielo |cuando hace falta ){el prayer,joy,party,fate:milagro,bendición,perdón,consuelo,alivio,alegría,calma,paz,fiesta,suerte,felicidad,ternura,dicha,gozo,sosiego,libertad,gloria,carnaval,magia,fortuna,asombro#x}
yo {lo=x} [amaso |horneo |invento |preparo ](a mano |con sal |como puedo )en {el room,work:cocina,patio,taller,solar,terraza,sala,panadería,zaguán,corredor,alcoba,balcón,azotea,pasillo,comedor,rincón}

# fe-al-fondo-habia-mar | cierre | fe vida | + | yo | camino noche
[la noche|mi noche|la espera|la angustia|la duda|la tristeza] fue (para mí |durante años |sin luna ){un path,landscape,journey:trocha,carretera,camino,cuesta,travesía,páramo,cañón,monte,desierto,selva,cordillera,viaje,cerro,atajo}
y [al fondo|después|al final] (de la curva |de la cuesta |del barro )[estaba|esperaba|vi|hallé] {el water,hour,home,light,harbour,crowd,opening,landscape:mar,mañana,casa,alba,sol,aurora,río,pueblo,puerto,faro,lucero,barrio,estrella,luna,balcón,ventana,muelle,laguna}

# fe-silla-libre | cierre | fe raíces vida | + | yo | casa
(para vivir |por las mañanas |en el patio )me [bastan|quedan] {un food,drink,plant:café,pan,arepa,tinto,naranja,clavel,mango,lulo,coco,té,nardo} y {un bird:turpial,mirla,gorrión,toche,canario,colibrí,loro,sinsonte,azulejo,alondra,paloma,ruiseñor,torcaza,jilguero,copetón}
y una silla (de más |en la mesa |junto al fogón |al lado |con sol |limpia )[para|por si viene|por si vuelve] {un angel,family,friend:ángel,fantasma,duende,santo,hermano,vecina,amigo,arcángel,viejo,hermana,abuela,paisano,tía,primo,hada,padre,prima,madre,mohán,tío,nono,paisana}

# fe-apague-la-vela | cierre | fe vida | + | yo | noche casa
[apagué|al fin apagué] (sin miedo |despacio |al despertar |sin pedir permiso |por la madrugada |sin prisa ){el light:vela,lámpara,farol,linterna,candil,veladora,cirio,antorcha,hoguera,bombillo}
[porque|y es que|pues] (en la ventana |en mi calle |en el patio )[ya era de día|ya amanecía|cantaba un gallo|venía el sol|se hizo la luz|entraba mayo|sobraba sol|brillaba el mar|volvió el color|ya despertaban|ya se veía|aclaraba el cielo|llegó el lucero|vino la mañana|salía el sol|olía a pan|sonaba un tiple|ya era domingo|había luz|cantó la mirla|ladraba el perro|se oía el pueblo|empezaba el día|despertaba el barrio|se asomaba el sol|cantaban los gallos|entraba la luz|sonaban campanas|volvían los pájaros|se veía el mar|era verano]

# fe-deuda-saldada | cierre | fe vida | 0 | yo | -
no le [debo|pido|reclamo|cobro] [nada |ni un peso |un centavo |ni un minuto |ni un invierno |explicaciones ]a {el fate:vida,destino,suerte,tiempo,azar,cielo,universo,mundo,providencia,fortuna,historia,karma,camino}
me dio (sin contar |de sobra |sin pedirlo )[más lluvia|más mesas|más mar|más pan|más música|más luz|más calles|más puertos] que [sed|hambre|zapatos|años|preguntas|penas|dolor|cansancio|inviernos|miedo|razón|heridas|sombra|nieve|deudas|cruces|tumbas|frío|llanto|espinas|adioses|noche|fiebre]

# fe-nos-damos-las-manos | cierre | fe, lucha, ciudad, vida | + | nos | noche, calle
(entre todos |en la mesa |sin saber rezar )nos [queda|basta|salva|une|sostiene] {un light,song,touch,food,drink,instrument:vela,canción,mano,pan,café,tiple,farol,abrazo,copla,luna,chocolate,guitarra,hombro,arepa,tambor,estrella,verso,lámpara,lucero,himno}
y [con eso|con tan poco|así] (esta noche |si llueve |en lo oscuro )[hay mañana|hacemos casa|volvemos|se cruza un río|cabemos todos|se duerme el miedo|se hace camino|nos alcanza|no hace frío|sale el sol|nace un barrio|llegamos|pasamos la noche|esperamos el tren|cantamos]

# fe-nadie-volvio | cierre | fe, vida, desamor, raíces | - | - | casa, noche
la [vela|lámpara|luz] (de la puerta |en el vidrio |de la espera |sin aceite )[se cansa|se apaga|se muere|parpadea|tiembla|se consume|se va|duda|llora|se rinde|no puede más|se ahoga|se acaba]
y [afuera|en la calle|en el camino] (a esa hora |como anoche )[llueve|amanece|no viene nadie|pasa un perro|canta un gallo|solo hay viento|crece el silencio|pasa el tren|se oye el mar|nieva|hay niebla|ladra un perro|dan las seis|hace sol|empieza otro día|sigue la noche]

# fe-y-si-nadie-oye | giro | fe, lucha, vida | 0 | nos | noche, camino
¿y si (arriba |de verdad |después de todo |detrás de tanta estrella |después de tanto rezo |cuando la vela se acabe |cuando amanezca )no hay [nadie|cielo|respuesta|milagro|ventana|memoria|oídos|camino|una luz|más luz|otra vida|un dueño|perdón|señal|estación]
y (aun así |esta noche |de la mano |por si acaso )[cantamos|seguimos|rezamos|encendemos la vela|compartimos el pan|abrimos la puerta|sembramos maíz|cuidamos la luz|nos damos la mano|llegamos al mar|bailamos|dormimos en paz|cruzamos el puente|hacemos café|prendemos el sol]?

# fe-todavia-se-puede | giro | fe, vida, lucha, ciudad, amor | + | - | casa, calle
[aún|todavía] (esta tarde |esta noche |en el barrio |hasta las seis )se puede [pedir perdón|volver|cambiar de canción|llamar a mamá|abrir la ventana|bailar|empezar|decir la verdad|prender el fogón|subir al tejado|salvar un árbol|pintar la casa|torcer el camino|ir al mar|perder el miedo|cantar|reír|jugar|cambiar de nombre|dar la mano|hacer fiesta|ver la luna|oír el río|ser valiente|dar un beso|hacer casa|tender un puente|salir a flote|prender la luz|correr|creer|soñar|nacer|silbar|amar|sanar|zarpar]
(y es que |vecinos: |miren: |fíjense: )queda {un light,hour,span:luz,vela,farol,lucero,estrella,lámpara,rato,sol,minuto,cocuyo,cirio,candil} en {el room,opening,street:sala,cocina,ventana,balcón,patio,esquina,plaza,puerta,corredor,calle,portón,terraza,zaguán,andén,parque,solar,muelle}
`;
