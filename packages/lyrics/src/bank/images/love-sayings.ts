/** Images of what one says who loves. */
export const loveSayings = `
# amor-quedate-hay-cafe | decir | amor | + | tú | casa
[quédate, que|no te vayas,|ven, que] [hay|tengo|sobra|queda] (para dos |en casa |bastante |en la cocina ){- drink,food:café,ron,aguardiente,guarapo,vino,tinto,cerveza,canelazo,chocolate,aguapanela,horchata,pan,arroz,ajiaco,sancocho,queso}
y te [debo|guardo|tengo|traje] (de ayer |desde el lunes |el final de |la mitad de ){un news,song,lie,rhythm:verso,copla,poema,canción,balada,secreto,historia,noticia,cuento,leyenda,chisme,confesión,novela,bolero,serenata,ranchera}

# amor-traeme-tus-miedos | decir | amor | 0 | tú | -
no [traigas|me traigas|me compres|me mandes] (del mercado |de regalo |los domingos ){-- plant,keepsake:rosa,orquídea,girasol,clavel,jazmín,violeta,azucena,margarita,lirio,dalia,camelia,gardenia,magnolia,hortensia,amapola,flor,collar,anillo,carta}
[tráeme|cuéntame|préstame|dame] (mejor |sin pena |si quieres |esta noche ){tus fear,sorrow,lie,dream:miedo,duda,culpa,temor,susto,ansiedad,vergüenza,pesadilla,sospecha,pena,dolor,tristeza,desvelo,enredo,sueño,fracaso,tormento}

# amor-deja-tu-ruana | decir | amor | + | tú | casa
deja {tu clothes:camisa,abrigo,chaqueta,ruana,sombrero,bufanda,blusa,poncho,saco,chal#x} (sin pena |esta noche |hasta mañana |por un rato )en {mi furniture:mesa,cama,repisa,silla,sofá,mecedora,ropero,armario,sillón,hamaca,baúl,taburete}
que (ya |desde ayer |desde el lunes ){lo=x} [saluda|conoce|espera|quiere|extraña|busca] {el animal,household,room:perro,gato,cachorro,espejo,almohada,florero,matera,zaguán,alcoba,patio,pasillo,corredor,sala,jardín}

# amor-muestrame-la-herida | decir | amor | 0 | tú | noche
[muéstrame|enséñame|dame|déjame ver] (sin miedo |esta noche |si quieres |con la luz prendida ){tu fight,fear,sorrow:herida,cicatriz,espina,golpe,caída,derrota,miedo,duda,culpa,pena,dolor,tristeza,tropiezo,vergüenza,batalla,angustia}
que (yo )[traje|traigo|tengo] [agua|hilo|luz|dos besos|paciencia|agua fresca|toda la noche] y {- food,plant,drink:miel,romero,ruda,canela,yerbabuena,panela,limón,sal,café,chocolate,aguardiente,pan,naranja,tinto,aguapanela}

# amor-que-no-falte | decir | amor, raíces, vida, fe | + | - | casa, camino
[que no falte|que no nos falte|nunca nos falte|que nunca falte|no nos falte] (en casa |por la tarde |en esta mesa ){- food,drink:pan,arepa,miel,panela,queso,arroz,sancocho,ajiaco,canela,café,tinto,chocolate,aguapanela,guarapo,vino,limonada,tamal,azúcar}
ni [quien diga|quien nos diga|quien le diga a uno|una voz que diga|alguien que nos diga] (al salir |bajito |en la puerta )[«con cuidado»|«buen camino»|«ven temprano»|«avisa»|«ya está el tinto»|«come despacio»|«aquí te espero»|«lleva la ruana»|«ahí está la llave»|«buen regreso»|«ven pronto»|«buena suerte»|«abriga el pecho»|«ven a cenar»|«buen sol»]

# amor-no-paga-la-renta | decir | amor, vida, lucha | + | - | casa
(dicen que |dirán que |se sabe que )[amor|el amor|cariño|un abrazo|un beso] no [paga|compra] {el money,food,luggage:renta,arriendo,deuda,préstamo,pan,arroz,queso,panela,pasaje,tiquete,sal}
pero [alumbra|calienta|endulza|alegra|sostiene] (de balde |sin leña |de noche |con poco ){el room,home,furniture:cocina,patio,sala,alcoba,cuarto,comedor,corredor,casa,rancho,nido,hogar,choza,cabaña,rincón,mesa,cama}

# amor-ni-la-luna | decir | amor | + | tú | noche, casa
no te [doy|prometo|ofrezco|regalo|compro] (esta noche |ni en broma |los domingos ){-- light,stone,keepsake:luna,estrella,lucero,cometa,constelación,diamante,esmeralda,rubí,zafiro,perla,coral,anillo,collar}
pero te [guardo|traigo|sirvo|caliento|hago] (temprano |a las seis |sin que pidas |cuando llueve ){el food,drink:pan,arepa,tamal,empanada,arroz,sancocho,ajiaco,almojábana,café,tinto,chocolate,aguapanela,mazorca,plátano}

# amor-llama-al-llegar | decir | amor, ciudad | 0 | tú | calle, noche
[llama|timbra|silba|escribe|avísame] (por favor |sin falta |de una )al llegar a {tu home,street,room,opening:casa,barrio,cuadra,calle,vereda,pueblo,esquina,finca,cuarto,rancho,tierra,alcoba,hogar,puerta}
que [no apago|no duermo ni apago|yo no apago|no pienso apagar] (en mi cuarto |por si acaso |mientras tanto |hasta entonces ){el light,screen,household:fogón,lumbre,luz,lámpara,vela,bombillo,farol,linterna,candil,veladora,radio,teléfono,celular,pantalla,televisor}

# amor-maestro-un-bolero | decir | amor, fiesta | + | - | fiesta
[maestro|compadre|don Pedro|por favor], (bajito |despacio |sin afán )[toque|suelte|regale|cante] {un rhythm,song:cumbia,bolero,vallenato,bambuco,pasillo,tango,vals,danzón,guabina,bachata,balada,ranchera,serenata,canción,son,merengue}
[que dos|dos|que aquellos dos|que esos dos|aquellos dos] se [deben|prometen|piden] (desde enero |en esa mesa |junto a la pista ){un touch,face,promise,prayer:abrazo,beso,caricia,palabra,mirada,sonrisa,mimo,tregua,risa,perdón,arrullo}

# amor-no-me-mires-asi | decir | amor, desamor | - | tú | noche, casa
[no me mires|no me abraces|no me beses|no me cantes] (así |esta noche |en la puerta )[si te vas|si no vuelves|si ya dudas|si te marchas|si es mentira|si es por pena|si ya es tarde|si no es cierto|si es un juego|si te irás con la lluvia|si no vas a quedarte|si piensas olvidarme|si el lunes te marchas|si no es amor|si vas de afán|si tienes prisa]
que (después |al otro día |cada mañana )me [pregunta por ti|reclama por ti|habla de ti|pregunta] {el furniture,room,animal,household,hour,opening,bird:cama,mesa,almohada,espejo,perro,gato,patio,balcón,silla,hamaca,noche,madrugada,ventana,cocina,sala,colchón,mirla,reloj,canario}

# amor-pidele-a-tu-risa | decir | amor | + | tú | calle, campo
[préstame|fíame|alquílame|dame a crédito] (un rato |por hoy |hasta el lunes |por un mes ){tu face,touch,chest:risa,voz,boca,mirada,hombro,mano,sonrisa,calor,pelo,cuello,abrazo,carcajada,acento,espalda,aliento}
[te pago|y te pago|yo te pago] (mañana |si quieres |el viernes |con gusto )con [canciones|café|mangos|boleros|flores|el alma|un trigal|dos besos|intereses|serenatas|el sueldo|arepas|la vida|naranjas|pan fresco|jazmines|mi tiempo]

# amor-prometeme-este-martes | decir | amor | 0 | tú | casa, calle
no [prometas|me prometas|me jures|me ofrezcas] (esta noche |en enero |llorando )[«siempre»|la luna|«mañana»|diciembre|la vida|la eternidad|«nunca»|un palacio|los mares|la gloria|milagros|el cielo]
[dame|fíame|promete|prométeme] (apenas |si puedes |más bien ){este hour,day,drink,rhythm,touch,weather:tarde,noche,martes,café,bolero,abrazo,domingo,cumbia,beso,lluvia,viernes,mañana,vals,invierno,aguacero,ron}

# amor-si-te-canso-dilo | decir | amor | - | tú | casa, camino
si te [canso|estorbo|aburro|peso] (de veras |algún día |un domingo ), [dilo|dímelo|avisa|canta|silba|no calles|no finjas|no mientas|dilo a tiempo|no te calles|no me mientas|dilo en broma|canta un tango|sé valiente|dilo y ya|dilo al sol|dilo bajito|sonríe y dilo]
[recojo|empaco|me llevo|yo recojo|yo me llevo] (esa tarde |sin ruido |despacio |de noche ){mi clothes,luggage,instrument,shadow,household:ruana,guitarra,sombrero,maleta,sombra,bufanda,cuaderno,tiple,abrigo,cobija,silencio,morral,taza,acordeón}

# amor-abrazame-como-en-los-muelles | decir | amor, desamor | - | tú | noche, mar
[bésame|quiéreme|abrázame|apriétame] (fuerte |esta noche |sin hablar |en la puerta |despacio )como [en los muelles|quien se va|en los boleros|si hubiera guerra|en el tren|si fuera enero|si lloviera|quien tiene frío|al que vuelve|en el puerto|si fuera el fin|en las novelas|en las películas|si fuera ayer|si hubiera tiempo|en las estaciones]
que {el vehicle,hour,work,day,water:barco,tren,mañana,lunes,marea,alba,taller,bus,avión,turno,lancha,velero,domingo} (ya |temprano |a las cinco )[me llama|me lleva|nos separa|me espera|no espera|viene por mí|me reclama|llega|no perdona|me arranca]
`;
