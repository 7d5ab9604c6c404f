/** Images of break-up and absence: what I tell you or them, the turn, and how it ends. */
export const lossWords = `
# loss-llevate | decir | desamor | - | tú | casa
[llévate|recoge|empaca] (el lunes |si quieres |de una vez )[el perro|los discos|tus libros|tu ropa] y {el household,furniture,screen:olla,taza,jarra,colcha,vaso,escoba,espejo,cama,sofá,televisor,lámpara,vajilla,reloj,cuadro,colchón,mesa,tapete,ropero,mecedora,cafetera,baúl,sillón}
[pero déjame|déjame|solo déjame|y déjame] (por favor |por lo menos |al menos ){el instrument,household,drink,animal,opening,hour,song:guitarra,café,florero,gato,ventana,balcón,mañana,tarde,cafetera,lámpara,cobija,tiple,canción,noche,acordeón}

# loss-cambio-de-llave | decir | desamor | + | tú | calle, casa
no me [llames|busques|escribas|nombres] (por favor |ni en broma |de noche |nunca más )cuando [llueva|bebas|sueñes|dudes|mientas|te aburras|te falle el amor|sea domingo|te duelan las manos|se acabe la fiesta|extrañes|no duermas|te canses|oigas un tango|veas la luna|pierdas el sueño|suene un bolero|te sobre vino|te dejen|despiertes|te sobre una silla]
[cambié|ya cambié|yo cambié|también he cambiado|y por eso he cambiado|no sirve de nada: cambié] (sin aviso |con gusto |de una vez )de [llave|puerta|nombre|calle|voz|lugar|barrio|clave|chapa|rumbo|techo|planes|teléfono|timbre]

# loss-dile-que-temes | decir | desamor | - | tú | casa, noche
dile a quien [duerme|ronca|sueña|vive|despierta|se acuesta] (ahora |feliz |tan campante )en {mi room,furniture,household:cama,almohada,hamaca,colchón,cuarto,sala,sofá,sillón,alcoba,mecedora,sábana,cobija,colcha}
que les [temes|huyes|gritas|tienes miedo] (de noche |en secreto |a escondidas )a {los weather,animal,angel,vehicle,bird,day:trueno,rayo,gato,perro,fantasma,avión,lunes,tormenta,relámpago,búho,aguacero,duende,lechuza,domingo,espanto}

# loss-te-vi-en-el-cine | decir | desamor | - | tú | calle
no [jures|me jures|jures más|me jures más|vuelvas a jurar] (esta noche |llorando |de rodillas |en la puerta |mirándome |por teléfono )por {tu family,chest,prayer:mamá,madre,abuela,tía,padrino,hermana,familia,primo,padre,papá,abuelo,tío,madrina,bisabuela}
[que yo te vi|yo te vi|anoche te vi|te vi] (de la mano |cenando |bailando |del brazo )en {el building,street,party:cine,hotel,mercado,bar,teatro,parque,museo,puente,estadio,estación,feria,plaza,panadería,malecón,carnaval,alameda,cantina,taberna,concierto,verbena}

# loss-gracias-por-irte | decir | desamor | + | tú | casa, campo
[gracias por irte|qué bien que te fuiste|te fuiste] (temprano |a tiempo |sin ruido |de golpe )en {- day:enero,abril,agosto,octubre,diciembre,marzo,mayo,julio,febrero,noviembre,septiembre,invierno,domingo,verano,navidad}
[y quedó|quedó|me dejaste|y así quedó] libre (para mí |de fantasmas |de maletas |de sermones ){el day,room,furniture,hour,opening:verano,balcón,ventana,cama,patio,hamaca,tarde,mañana,domingo,noche,terraza,sofá,jardín}

# loss-cantinero | decir | desamor, fiesta | - | tú | fiesta, noche
[cantinero|por favor|vecina|compadre], [ponga|toque|suelte] (más duro |bajito |para esta mesa ){un rhythm,song:tango,bolero,ranchera,vallenato,balada,corrido,bachata,son,vals,bambuco,pasillo,canción,salsa,merengue}
que me [duela|arda|queme] (de una vez |hasta el fondo |en el pecho |como debe ){el span,day:año,mes,semana,quincena,madrugada,noche,temporada,verano,invierno,domingo}

# loss-que-te-esperen | decir | desamor, amor | + | tú | casa
[que te esperen|que te despierten|que te reciban|ojalá te esperen] (cada noche |si llueve |en casa |a las seis )con [café|arepas|pan caliente|naranjas|la luz prendida|los brazos abiertos|buñuelos|canela|la mesa puesta|una canción|flores|chocolate|boleros|violines|faroles|alegría|pan y flores|un bolero]
y que [nadie|nadie más|nunca nadie|ni la vida] (jamás |por las noches |como yo )te {sub3s mentir,soltar,herir,gritar,dejar,engañar,perder,traicionar,culpar,juzgar,ocultar,abandonar,negar,apagar,borrar}

# loss-digan-que | decir | desamor | 0 | tú | calle
[si preguntan|si me buscan|si alguien llama], (digan que |ya saben: )[ando lejos|estoy bien|no vine|me fui al mar|duermo mucho|tengo planes|vivo en Cali|me mudé|cambié de aire|aprendo a nadar|estudio de noche|trabajo]
y no [cuenten|digan|suelten|nombren] (en la tienda |en la cuadra |ni en broma )[lo de|nada de] {el tear,fear,keepsake,drink,sorrow,animal,party,screen:grito,baile,trago,vino,llanto,lágrima,sollozo,carta,aguardiente,desvelo,tusa,perro,serenata,llamada,foto,temblor,ron}

# loss-yo-me-acuesto | decir | desamor | - | tú | noche, camino
te [escribo|llamo|hablo|canto] (de noche |con frío |a las once |hasta tarde )desde {un building,room,street,path,harbour,landscape,vehicle:andén,tienda,torre,playa,isla,zaguán,vagón,hotel,terminal,estación,aeropuerto,puerto,parque,azotea,balcón,bar,biblioteca,plaza,muelle,carretera,patio}
[yo me|y yo me|apenas me] [acuesto|duermo|rindo|desvelo] (a esta hora |con tu foto )y tú [madrugas|despiertas|te peinas|te vistes|trabajas|cocinas|te bañas|almuerzas|respondes|te casas|sales|vuelves|sonríes]

# loss-como-a-un-primo | decir | desamor | 0 | tú | calle, fiesta
[si nos vemos|si un día nos vemos|si me encuentras|si llego a verte] (por azar |en abril |con lluvia )en {el street,building,party,vehicle:esquina,plaza,puente,calle,parque,malecón,mercado,cine,teatro,feria,boda,baile,carnaval,estación,panadería,bus,metro,fiesta}
[háblame|salúdame|trátame|dime adiós] (de lejos |sin pena |por favor )como a {un friend,family:primo,vecina,vecino,amiga,tía,compadre,paisano,colega,abuela,socio,hermano,tío,prima,parcero,padrino,madrina}

# loss-voy-a-pintar | giro | desamor, vida | + | tú | casa
[voy a pintar|mañana pinto|hoy pinto|ya pinto] (de verde |de azul |de rojo |de amarillo ){el room,opening:cocina,patio,sala,terraza,zaguán,alcoba,cuarto,comedor,pasillo,balcón,puerta,reja,ventana,portón,habitación}
[por|en vez de|donde iba] tu [foto|retrato|silla|espejo] [va|cuelgo|pongo] {un household,luggage,plant,bird,light:lámpara,mapa,girasol,reloj,florero,geranio,calendario,canario,matera,bombillo,romero}

# loss-y-si-vuelvo | giro | desamor | - | tú | casa, camino
¿(y )si vuelvo (en abril |un día |esta noche )y [no está|ya no está|no hallo|falta|no encuentro|no veo] {tu household,furniture,clothes,animal,plant:espejo,silla,perro,gato,geranio,mecedora,abrigo,cama,cepillo,taza,almohada,sombrero,sofá,bufanda,hamaca}?
¿(y )si me [abre|responde|recibe|contesta] (de noche |sonriendo |en la puerta ){otro face,shadow:voz,risa,mirada,sonrisa,cara,rostro,perfil,acento,sombra,melena,carcajada,boca}?

# loss-no-corro | giro | desamor | + | tú | camino
[ya no|hoy no|no|nunca más] corro (con lluvia |en la noche |con la maleta )[tras|detrás de] {tu vehicle!carreta,tractomula,metro,ferrocarril,vagón,tranvía,campero,chiva}
me [compré|conseguí|busqué] (con tu anillo |de segunda |con lo tuyo |en la feria )[una canoa|una guitarra|una moto|un pasaje|una maleta|un acordeón|un mapa del mar|una hamaca|un cachorro|una bicicleta|un par de botas|un loro|un tambor|un violín|unas alas|un sombrero|un solar]

# loss-yo-con-la-noche | giro | desamor | 0 | tú | noche, casa
[vete|vete ya|sal sin hablar|vete de una vez] y [déjame|apágame|llévate] {el light:luz,farol,lámpara,vela,bombillo,luna,lucero,linterna,candil,veladora,sol,resplandor,estrella}
[que yo|yo ya|yo|y yo] con la noche (a solas |sin pena |a las doce )[me arreglo|me entiendo|hablo|bailo|negocio|me curo|converso|juego cartas|sé vivir|tengo trato|me abrigo|me basto|discuto|me quedo|me alumbro]

# loss-o-la-hamaca | giro | desamor | 0 | tú | casa, campo
[ya no sé|no sé|quién sabe] si [extraño|lloro|busco] (tanto |a veces |por las noches ){tu face,touch:boca,risa,mirada,voz,sonrisa,labio,mejilla,rostro,cara,lunar,gesto,cabello,piel,perfil,acento,melena,abrazo,mano,hombro,calor}
o (tan solo |a lo mejor |apenas ){el room,furniture,drink,food,day:balcón,patio,hamaca,café,pan,sancocho,sofá,terraza,jardín,arepa} de [tu casa|antes|tu abuela|ayer|aquel mes|abril|tu mamá|los domingos|la esquina]

# loss-tanta-agua | giro | desamor, vida, raíces | + | yo | campo
[donde lloré|allí donde lloré|donde lloraba] (tanto |en silencio |una noche )[hay|siembro|planté|hoy crece] {un plant:naranjo,limonero,guayacán,romero,girasol,almendro,roble,ceiba,jazmín,rosa,clavel,geranio,palma,café}
que [el llanto|la pena|tanta agua] (en buena tierra |con el tiempo |con sol |a la larga )también da [flor|sombra|fruta|miel|azahar|hojas|semilla|nidos|limón|color|trigo|rosas|lirios|leña|jugo|raíz|frutos]

# loss-bailo-con-mi-sombra | giro | desamor, fiesta | + | tú | fiesta, noche
[estreno|me pongo|me estreno|hoy me estreno|hoy estreno|esta noche estreno] (con orgullo |sin permiso |sin motivo ){un clothes:camisa,chaqueta,sombrero,pantalón,abrigo,bufanda,gorra,camiseta,poncho,ruana,saco,chaleco,cinturón}
[y saco|llevo|y llevo|saco|hoy saco] a bailar (sin pena |sin prisa |hasta tarde )a {mi sorrow,family,friend,shadow,household,fear,anger:pena,rabia,primo,tío,sombra,tristeza,abuela,vecina,soledad,escoba,tusa,duelo,hermana,nostalgia,miedo,culpa,tía,mamá}

# loss-regalo-tu-abrigo | giro | desamor, ciudad | + | tú | calle, casa
[regalé|regalo|mañana regalo|doné|hoy presto] (sin rabia |en la esquina |sin lavar ){tu clothes:abrigo,camisa,bufanda,sombrero,chaqueta,gabán,ruana,saco,poncho,chaleco,gorra,camiseta,chal}
[le sienta bien|le va mejor|le queda bien|se le ve bien|le luce mucho|le queda mejor] (los domingos |en la calle )a [mi primo|mi vecino|un amigo|la vecina|un músico|mi hermano|un taxista|un viudo|mi tía|un novio|un viajero|la portera|un poeta|el cartero|mi abuelo|un marinero]

# loss-pregunto-al-rio | giro | desamor | - | tú | campo, mar
[le pregunto|pregunto|hoy le pregunto] (por ti |de noche |sin voz )a {el water,landscape,weather,bird,light,path:río,mar,lluvia,viento,quebrada,montaña,luna,golondrina,páramo,gaviota,brisa,laguna,camino,ciénaga,sol,llano,neblina}
si [pasaste|te oyó|has vuelto|te vio pasar|me nombras] (cantando |en la tarde )[o fue el frío|o fue un sueño|o fue el viento|y se calla|o lo sueño|o lo invento|o me engaño|o es tarde|o no eras|o fue un eco|o fue la luna|o fue otra voz|o fue la sed]

# loss-como-un-cafe | cierre | desamor, vida | - | - | casa
[lo nuestro se fue|lo nuestro se enfrió|lo nuestro se acabó|el amor se acabó|el amor se enfrió|todo se fue|todo se acabó|todo se enfrió] (despacio |un domingo |sin ruido |en la mesa |a las seis )como {un drink:café,ron,aguardiente,vino,tinto,tequila,canelazo,trago,chocolate,refajo,licor,coctel}
[y en el fondo|y al final|y en el vaso|en el fondo] [quedó|queda] (apenas |sin tocar |por la mañana )[azúcar|un hielo|la sed|canela|un nombre|la luna|el dulce|un beso|calor|amargura|la noche|el frío|la pena|un poco]

# loss-sin-hacer-ruido | cierre | desamor | - | tú | casa
[dejo|te dejo|dejé] la llave (esta noche |sin nota |esta tarde )[en|bajo|junto a] {el household,furniture:matera,tapete,mesa,florero,reloj,cafetera,espejo,almohada,repisa,cama,jarrón,sofá,cojín,mantel,silla,taza,olla,plato,vaso,banca,colcha,jarra}
y [cierro|me voy|me marcho|yo salgo] (de noche |despacio |temprano )sin [hacer ruido|despedirme|un portazo|mirar atrás|rencor|un reproche|contar nada|despertarte|llorar|llevarme nada|prender la luz|adiós|un beso|maletas|gritar]

# loss-ser-espuma | cierre | desamor, vida | + | tú | mar
[suelto|dejo|lanzo] (sin rabia |esta tarde |al amanecer )tu [nombre|foto|carta|anillo|recuerdo] en {el harbour,water,landscape:muelle,mar,orilla,bahía,puerto,corriente,espuma,marea,embarcadero,ola,río,oleaje,playa,ciénaga}
que [aprenda|se anime|se atreva] (sin mí |de una vez |desde hoy )a [nadar|flotar|bucear|remar|no ser nadie|ser gaviota|irse en barco|ser del agua|irse lejos|ser pez|ser ola|ser espuma|ser viento|ser de nadie|perderse|ser coral|volver al mar|ser corriente]

# loss-tu-la-cama-yo-la-lluvia | cierre | desamor | + | tú | casa, camino
[tú te quedas|quédate|tú quédate] (si quieres |de una vez |desde ahora )con {el furniture,room,household,animal,vehicle,home:casa,perro,gato,carro,patio,silla,olla,cama,sala,cocina,vajilla,reloj,espejo,sofá,comedor,jardín,cuadro,colchón,mesa,balcón,lámpara,mecedora}
[yo me quedo|y yo me quedo|que yo me quedo|yo me basto|y yo me basto]  (sin llorar |sin deudas |desde hoy )con {el landscape,street,light,weather,water,hour,path:mar,lluvia,luna,camino,viento,mañana,montaña,carretera,brisa,calle,sol,río,noche,madrugada,lucero}

# loss-su-sombrero | cierre | desamor, vida, raíces | - | - | casa, campo
[queda|cuelga|sigue] (sin polvo |desde abril ){su clothes:ruana,sombrero,poncho,chal,gorra,delantal,bufanda,pañolón,abrigo,alpargata#c} en {el furniture,room,opening:silla,mecedora,baúl,hamaca,corredor,patio,cama,ventana,reja,portón,banca,butaca,zaguán,taburete}
y el sol (de enero |por la tarde |a las nueve |sin prisa )[viene y|entra y|se asoma y] {lo=c} [visita|abraza|besa|saluda|toca|mira|busca|acaricia|encuentra|abriga|alumbra]

# loss-aqui-termina-tu-vals | cierre | desamor, fiesta | + | tú | fiesta, noche
[aquí termina|aquí se acaba|se acaba|ya se acaba|terminó|ya terminó] (sin llanto |en la pista |de día ){tu rhythm,song:bolero,vals,tango,son,vallenato,pasillo,danzón,merengue,bambuco,corrido,joropo,mambo,fandango,pregón,coro,currulao}
[y el otro|y el que sigue|el otro|el que viene] (con permiso |esta noche )[lo bailo yo|lo canto yo|lo invento yo|lo pongo yo|no es para ti|es de la calle|no habla de ti|lo elige el bar|es de mi abuela|suena a mañana|no te nombra|lo toca el barrio|lo baila la luna|es alegre|ya empezó|suena mejor|es más mío|huele a café]

# loss-el-rio-no-te-nombra | cierre | desamor | 0 | tú | campo, camino
[sigo|me voy|ando|yo sigo|y yo me voy] (a pie |sin prisa |con el alba )por {el path,landscape:camino,sendero,trocha,carretera,loma,valle,ribera,vereda,sabana,llano,monte,cuesta,montaña,orilla,senda}
y [nadie|ni el río|ni mi voz|ni la brisa|ni la lluvia|ni el viento|ni mi sombra] (por la tarde |en la curva |a estas horas )[te espera|te nombra|pregunta|te busca|se acuerda|dice tu nombre|te reclama|te menciona|te llama|habla de ti]

# loss-en-ruinas | decir | desamor, vida | - | yo | casa
[pídanle|díganle] al sol (por favor |de mi parte |esta vez )que [no salga|no venga|se esconda|se apague|me espere|no entre|se tarde|salga mañana|me olvide|no insista|se acueste]
que [tengo|dejé] (desde enero |por dentro |sin barrer )[la casa|el cuarto|el alma|la sala|el pecho] en [ruinas|trizas|sombras|obra|duelo|pausa|luto|guerra|blanco|pedazos|desorden]

# loss-cambie-el-sofa | giro | desamor | + | tú | campo, camino
[cambié|ya cambié|cambio|vendí] [el sofá|la cama|el colchón|el anillo|el sillón] (en la feria |sin llorar |esta mañana )por {un animal,instrument,bird,furniture,vehicle:potro,gato,tiple,burro,caballo,loro,perro,acordeón,tambor,canario,hamaca,canoa,bicicleta,guitarra,cachorro}
[duermo|vivo|y vivo|y duermo|descanso] (sin permiso |sin horario |sin despertador |tan bien |hasta tarde )donde [haya sombra|sople el viento|me da la gana|cante el gallo|me lleve el río|me alcanza el sueño|se oiga el agua|quiera la luna|caiga el sol|huela a pan|pase el río|no haya prisa|quepa un gato|no cobren|me coge la noche]

# loss-lavar-los-platos | decir | desamor, vida | + | - | casa
[nadie se muere|no muere nadie|nadie se ha muerto] (de amor |de ausencia |de eso |del todo )en {- day:lunes,martes,jueves,viernes,domingo,enero,febrero,marzo,abril,mayo,junio,julio,agosto,octubre,verano,invierno,diciembre,carnaval}
[siempre|igual|mañana|con tusa y todo|aunque se llore|y siempre] hay que [lavar los platos|regar las matas|colgar la ropa|hacer café|tender la cama|prender el fogón|barrer el patio|salir por pan|abrir la tienda|madrugar|pagar la luz|sacar al perro|darle agua al gato|ir al mercado|comprar panela]

# loss-ya-pague-tu-beso | decir | desamor | + | tú | calle
[pagué|te pagué|ya pagué|ya te pagué] (con llanto |por cuotas |en sueños |de contado ){tu face,touch,promise,lie,song,love:beso,risa,promesa,mentira,canción,abrazo,voz,caricia,sonrisa,serenata,mirada,cariño,bolero,ternura}
[borra|tacha|quema|bórrame] (ya |por favor |de una vez )mi [nombre|deuda|número|foto|cuenta|letra|retrato|apellido|carta|firma|dirección|teléfono|mensaje]

# loss-devuelveme-la-ruana | decir | desamor | - | tú | casa
[devuélveme|tráeme|regrésame] (por favor |si puedes |el lunes ){mi clothes,face,song,chest,keepsake,instrument,household:ruana,risa,voz,abrigo,canción,corazón,libro,guitarra,sombrero,almohada,disco,bufanda,chaqueta,retrato,foto#x}
que {lo=x} [quiero|uso|busco|extraño|necesito] (de noche |en casa |por si acaso )para [dormir|cantar|vivir|el frío|la calle|salir|el domingo|reír|enero|volver|el viaje|olvidarte|mi madre|no llamarte]

# loss-di-que-vivo-en-una-isla | decir | desamor | - | tú | calle, mar
[si preguntan por mí|si te preguntan|si alguien pregunta|cuando pregunten], [miente|di «no sé»|di que llueve|di que canto|di que viajo|no mientas|di que bailo|di que duermo|sonríe|calla|ríe|canta|di que volé]
[di|y di|tú di|diles] que (ahora |hace tiempo )[vivo|duermo|canto|trabajo|aprendo a nadar] en {un landscape,building,harbour,vehicle,room,home:isla,playa,puerto,hotel,barco,finca,faro,montaña,cabaña,velero,muelle,azotea,tren,bahía,palmar}

# loss-me-corto-el-pelo | giro | desamor | + | tú | calle
[me corto|hoy me corto|me corté] el pelo (cantando |sin llorar |de un tijeretazo |muy corto |hasta la nuca )[en|frente a] {el street,room,building,crowd,opening,household:plaza,esquina,patio,cocina,calle,mercado,tienda,bar,barrio,terraza,estación,portal,balcón,espejo,sala,parque}
y alguien [barre|junta|bota|recoge] (silbando |sin saberlo |con la escoba )[tus manos|tus dedos|tu nombre|tus besos|tu culpa|mi pena|tu voz|el invierno|la rabia|tu olor|la tusa|tus cosas|mis años|las dudas]

# loss-me-voy-a-una-isla | giro | desamor | + | tú | mar, camino
me [voy|mudo|largo|marcho] (mañana |sin carta |sin mapa |con lo puesto )a {un landscape,home,harbour:playa,isla,costa,finca,vereda,pueblo,puerto,orilla,loma,aldea,bahía,rancho,valle,cabaña}
donde [nadie|ni Dios|ni un perro] (jamás |en la calle |por las tardes )[te conozca|me hable de ti|te nombre|pregunte|te llame|cante lo tuyo|sepa de ti|te busque|tenga tu olor|te extrañe|diga tu nombre|se acuerde|huela a ti|se parezca a ti|tenga tu acento|se vista de ti|imite tu risa]

# loss-marco-y-cuelgo | giro | desamor | - | tú | noche
[marco|hoy marco|de noche marco|a las tres marco] (tu número )y [cuelgo|callo|respiro|no hablo|me callo|me arrepiento|me da miedo|cuelgo de afán|tapo la bocina|no digo nada|no doy mi nombre|finjo la voz|espero en silencio|me tapo la boca|cambio la voz|no digo quién soy|cuelgo al tercer tono|guardo la risa|cuelgo sin hablar|trago saliva]
por si [contesta|responde|se ríe|me saluda] (bajito |con sueño |desde tu casa )[otra voz|otra risa|otro acento|otra boca|otra gente|tu mamá|tu hermana|tu tía|tu abuela|tu primo|tu padre|otro amor|un niño|una carcajada|tu jefe|un desconocido|tu nuevo amor]

# loss-ser-tu-almohada | giro | desamor, amor | - | tú | casa, noche
[quisiera ser|quiero ser|yo quiero ser|ojalá ser|me gustaría ser|hoy quiero ser] (un rato |por un día |sin permiso ){tu clothes,household,animal,drink,furniture,screen,light:almohada,gato,café,taza,abrigo,bufanda,silla,espejo,perro,cobija,lámpara,sábana,radio,reloj}
y [saber|escuchar|ver] (de noche |a oscuras |a las tres )[con quién sueñas|si lloras|a quién llamas|si me nombras|si duermes|si hay alguien|por qué ríes|quién te besa|si extrañas|si te duele|si mientes|qué esperas|en quién piensas|qué te despierta|si aún me quieres|a quién extrañas|por quién suspiras]

# loss-dejo-sin-llave | giro | desamor, amor | - | tú | casa, camino
[dejo|te dejo|aún dejo|yo dejo|siempre dejo|yo te dejo] sin llave (por las noches |cuando llueve |los domingos |a propósito ){el opening,room,home:puerta,reja,portón,ventana,balcón,patio,cocina,casa,verja,zaguán,terraza,jardín}
por si te [cansa|aburre|duele|pesa] (un día |mañana |de noche ){el fate,landscape,crowd,path,journey,shadow,joy,weather,water,building,party:mundo,libertad,camino,ciudad,viaje,silencio,mar,hotel,frío,fiesta,lluvia,vida,gente,suerte}

# loss-barri-tu-invierno | cierre | desamor | + | tú | casa
[barrí|saqué|sacudí|ya barrí] (de la sala |sin prisa |esta mañana )[la pena|tu sombra|tus pasos|tu nombre|los vidrios|tu invierno|las cartas|los meses|la tusa|las dudas|tu silencio|la rabia|mi llanto]
[puse|pongo|y puse|y pongo|y cuelgo] (en la ventana |en tu lugar |cantando ){un plant,bird,instrument,light,rhythm,furniture:rosa,guitarra,canario,girasol,hamaca,cumbia,farol,jazmín,sol,clavel,tambor,bolero,vela,luna,lirio,mesa,tiple}

# loss-me-recibe-el-perro | cierre | desamor | + | tú | camino, campo
[llego|vuelvo|ya llego|regreso] (a pie |silbando |en buseta |sin equipaje )a {mi home,street,room,landscape:casa,barrio,cuadra,calle,pueblo,vereda,tierra,patio,finca,loma,rancho,orilla,cocina,valle}
y me [recibe|saluda|espera|abraza] (sin preguntas |en la puerta |con alegría |a la entrada |sin rencor ){el animal,bird,light,family,weather,hour,plant,friend:perro,gato,abuela,sol,brisa,luna,vecina,mirla,mañana,turpial,canario,limonero,lluvia,tarde}

# loss-se-apaga-tu-ventana | cierre | desamor | - | tú | noche, calle
[duerme|se apaga|ya duerme|se duerme|se apagó|se ha apagado] (sin prisa |a las once |con la lluvia ){tu light,opening,room,street,home:lámpara,ventana,balcón,alcoba,vela,bombillo,sala,cuarto,farol,cuadra,calle,portal,casa,patio}
[yo cruzo|y yo cruzo|y cruzo|cruzo yo|y busco|y yo busco] (sin llorar |con frío |de memoria |en silencio ){el street,path:avenida,plaza,puente,calle,cuesta,camino,parque,bajada,callejón,esquina,carretera,alameda,autopista,malecón,sendero}

# loss-dile-a-tu-almohada | decir | desamor | + | tú | casa
[dile|avísale|cuéntale] (esta noche |por favor |de mi parte )a {tu household,animal,family,furniture,opening,bird:almohada,espejo,perro,gato,mamá,ventana,silla,cama,hermana,abuela,balcón,taza,loro,reloj,puerta,primo}
que (ya |desde enero |desde el domingo )[duermo bien|no llamo|canto|me olvido|no vuelvo|bailo en la plaza|pinto la casa|no sueño contigo|aprendo el tango|como de todo|me río|cuido un naranjo|leo novelas|duermo hasta las nueve|aprendo francés|ceno con mis primas|tomo el café sin prisa|no miro el teléfono|canto en la ducha|salgo los jueves|hablo con todos|riego mis rosas|voy a los bailes|no guardo fotos|tengo dos perros|sé cocinar|viajo sin miedo|no espero]

# loss-pasa-tu-bus | cierre | desamor | + | tú | calle, camino
[pasó|pasa|ya pasa|ya pasó] (de largo |vacío |temprano ){tu vehicle:bus,tren,taxi,colectivo,camión,tranvía,barco,metro}
y yo (con calma |sin culpa |en la banca |en el andén )[como mango|no me subo|miro el sol|pido otro jugo|le digo adiós|sigo leyendo|tomo café|espero el mío|canto un son|cuento palomas|muerdo una guayaba|leo el periódico|compro un helado|saludo a un perro|me río|converso|ni volteo|sigo comiendo mango|sigo mirando el sol|me quedo en paz|no corro detrás|le doy la mano al sol|no quiero subir|pelo una naranja]
`;
