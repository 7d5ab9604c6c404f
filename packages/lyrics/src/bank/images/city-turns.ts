/** Images of the city and the neighbourhood: what it does to one, what is said there, how it turns and ends. */
export const cityTurns = `
# ciudad-nadie-pregunta | sentir | ciudad, vida | - | yo | calle, noche
(hay |frente a mí |tras la lluvia |desde el puente veo |en la ciudad |en la loma )[cien mil|mil|tres mil|un millón de] {-- opening,light:ventana,puerta,balcón,luz,portón,farol,bombillo,cortina,lámpara,persiana,ventanal,claraboya,vela,ventanilla}
y (adentro |a esta hora |tras el vidrio |allá adentro |en la cuadra |en los balcones |bajo esos techos )nadie [sabe de mí|me espera|sabe mi nombre|oye mi voz|pregunta quién soy|me deja la luz|ve si llegué|me abre el portón|nota que tiemblo|sabe que existo|guarda mi plato|me guarda un puesto|me presta la sal|me dice «buenas»|pregunta si ceno|me oye el acento|me mira bajar|me debe un saludo|me nombra en su rezo|sabe de mi madre|me ofrece una silla|me vio llegar|me guarda un café]

# ciudad-dormir-ruido | sentir | ciudad | 0 | yo | casa, noche
de [vivir|tanto vivir|dormir] (por años |tantas noches |tantos lunes )[junto a|frente a|cerca de|tras] {el street,building,path:avenida,estación,mercado,terminal,puente,autopista,carrilera,plaza,calle,esquina,troncal,bulevar,glorieta,paradero,cruce,calzada,aeropuerto}
(en el campo |por eso |en el silencio |los domingos |de vacaciones )no sé [dormir|soñar|rezar|cenar] sin [su rumor|bocinas|un motor|frenos|camiones|el pregón|sirenas|su voz|pitos|el trancón|una moto|los buses|un vendedor|gritos|un freno|su temblor|la calle|una alarma|la ronda|el despertador|un ladrido|pasos]

# ciudad-llueve-carta | sentir | ciudad, desamor | - | yo | calle
[cuando|si] (de noche |a las cinco |sin tregua |toda la tarde |en mayo )[llueve|cae el agua] en {el street,building,landscape:plaza,avenida,estación,puente,catedral,parque,mercado,cerro,esquina,terminal}
se me [moja|empapa] (por dentro |bajo el saco |gota a gota )[una carta|un mapa|la voz|el ayer|lo que no mandé|un nombre|un adiós|el corazón|la foto de ayer|la ropa del domingo|el retrato de mamá|la carta del adiós|un beso sin estrenar|el pañuelo|el camino|la libreta|la memoria|el retrato|la paciencia|el sombrero|la vieja herida|el cuaderno|el orgullo|la promesa|el zapato|la voz de antes|la esperanza]

# ciudad-esquina-conoce | sentir | ciudad, raíces | + | yo | calle
hay {un street:esquina,acera,andén,plaza,callejón,parque,cuadra,puente,calle} (en el sur |en la loma |en mi barrio |frente al cerro )que [me conoce|me vio crecer|me da sombra|sabe quién soy|me da la razón|me vio llorar|me quiere|me guarda|es mi hogar|tiene mi voz|me mira|me abraza|me da calor|me ampara]
[donde Inés|donde Abel|donde don Abel|donde doña Inés|donde Raquel|donde la tendera|y allí Raquel|y allí don Abel] [nunca|jamás] [cobra el pan|pregunta por qué|cierra sin mí|olvida un nombre|niega la sal|pierde la fe|tiene prisa|miente|me deja caer|me echa a la calle|apaga la luz|cierra la puerta|me cobra la pena|baja la reja|me deja con hambre|me niega un fiado|falla|juzga|se cansa|se queja|pesa mal|me apura|da la espalda|cierra]

# ciudad-cara-padre | sentir | ciudad, lucha | - | yo | calle, noche
(a las ocho |cada noche |de regreso |en el turno |con la lluvia |los lunes )me pesa {el work,money,hour,day:turno,jornada,oficio,trabajo,taller,lunes,día,faena,deuda,arriendo,labor,quincena,renta,martes,empleo,negocio,préstamo} en [la voz|los pies|la espalda|la sien|los hombros|los ojos|los huesos|el talón|la piel|la nuca|la cara|las manos|los dedos|el corazón]
[y en|y de noche en|y esta noche en|en] [el vidrio|la ventana|el espejo|el vidrio del bus] [soy mi papá|no sé quién soy|mi cara es gris|hay un señor|mi cara pide pan|nadie me ve|tengo otra frente|me mira mi edad|soy mi abuelo|bosteza mi padre|saluda mi padre|se ríe mi abuelo|me mira un extraño|tengo cien años|está mi mamá|veo a mi viejo|mi sombra bosteza|tengo canas|no hay nadie|soy papá|me asusto|hay niebla|tengo ojeras]

# ciudad-apretados | sentir | ciudad, amor | + | nos | calle
nos [aprieta|sacude|junta] (sin permiso |como hermanos |sin preguntar |a las seis |cada lunes ){el vehicle,crowd,street:bus,metro,tren,tranvía,buseta,ciudad,flota,colectivo,gentío,chiva,vagón,camión,multitud,hinchada}
y (por un rato |en cada freno |en la última curva |entre bostezos |bajo la lluvia )[somos familia|somos un acordeón|damos calor|bailamos|somos vecinos|nace una canción|somos un solo temblor|somos una sola canción|bailamos el mismo frenazo|partimos el mismo pan|huele a mercado|se duerme un bebé|rueda una naranja|nos late un tambor|pasamos la plata|se ríe una niña|alguien da el puesto|vamos de la mano|canta el chofer|nos cuida una abuela|ríe una señora|cabe un violín|hay calor|somos tribu|hay canción|ríe un niño|canta un viejo|alguien canta|suena un tango|cabe un loro|cabe un tiple|suena un son|nadie tiene frío]

# ciudad-desde-azotea | sentir | ciudad, fe | + | yo | noche, casa
(de noche |con frío |los jueves |con la ruana |con un tinto |en silencio |en chanclas )[subo|trepo|me voy] a {el room,landscape,building:azotea,terraza,cerro,balcón,torre,loma,altillo,colina,buhardilla,desván,montaña,páramo,ladera}
y [se me caen|me quito|dejo] (sin ruido |uno a uno |en el viento |en el tejado |en la baranda )los [lunes|afanes|miedos|rencores|relojes|zapatos|años|papeles|dolores|trajines|domingos sin sol|apellidos|recibos|deberes|turnos|trancones|disfraces|patrones|gritos|nudos|adioses|inviernos|horarios|sermones]

# ciudad-oigo-vecino | sentir | ciudad, vida | 0 | yo | casa, noche
(tras el muro |desde la cama |sin preguntar |por la pared |de oídas )sé que [el vecino|el de arriba|don Luis|Raquel|la del seis|Inés|la viuda] [está mal|no duerme|quiere volver|va de luto|extraña el mar|se enamoró|se va|cumple años|perdió la fe|tiene un amor|reza|no tiene a nadie|perdió el empleo|tuvo un nieto|pagó la deuda|volvió al piano|quedó en silencio|espera a alguien|sueña con Cali]
por [cómo|el modo en que|la forma en que] (de noche |a las once |despacito |sin luz )[arrastra los pies|cierra el cajón|apaga el radio|barre|canta|riega el jardín|sube la voz|repite el bolero|abre el portón|fríe el arroz|calla|silba|cocina|cuelga el abrigo|enciende la luz|bota las llaves|habla con el perro|revuelve el café|pisa la escalera|mueve una silla|lava su plato|tose y bosteza|cuelga el teléfono|da vuelta al disco]

# ciudad-saluden | decir | ciudad, vida | 0 | - | calle
[saluden|que saluden] (sin miedo |por favor |a cualquiera |de mañana )en [el bus|la fila|el ascensor|el andén|la calle|el puente|el zaguán|la panadería|el café|la esquina|el paradero|el corredor|el metro|el parque|el portón|la plaza|la tienda|la escalera|la farmacia|la estación|la terminal|la oficina|la capilla|el mercado|el semáforo]
[hay quien|que hay quien|aquí hay quien|que en el sur hay quien|que aquí hay quien] [vive|cena|duerme|pasa el mes|cruza enero|vuelve a casa|come|envejece] [sin otra voz|sin un saludo|sin hablar|sin un adiós|sin oír su nombre|sin abrazo|sin un café|sin un «qué tal»|sin una mirada|sin compañía|sin luz|sin una mano|sin un «buenas noches»|con el televisor|con un retrato|con su gato|sin tener con quién|con su sombra]

# ciudad-no-nos-tumben | decir | ciudad, lucha | 0 | nos | calle
no [nos tumben|tumben|vendan|nos vendan|cierren|nos cierren|nos quiten] (por favor |por un parqueadero |por una torre |por cuatro pesos ){el street,building:parque,cancha,plaza,escuela,tienda,mercado,teatro,biblioteca,panadería,cine,plazoleta}
que [ahí|ahí mismo|una tarde ahí|hace años ahí|un domingo ahí|de niños ahí|una noche ahí|hace tiempo ahí] [dimos un beso|supimos perder|lloramos de amor|gritamos gol|aprendimos a leer|nació una canción|lloró mi mamá|nació el barrio|crecimos|jugamos de noche|vendimos limones|cantamos el himno|lloramos un perro|se casó Simón|perdimos el miedo|cambiamos estampas|vimos el cometa|salió Inés de novia|soltamos globos|ganamos la copa|cayó el primer diente|bailó Isabel|sembramos un árbol|fuimos carnaval|tomamos la foto|velamos a Juan|reímos de más]

# ciudad-digan-barrio | decir | ciudad, raíces | + | nos | calle
si (afuera |en el centro |en la alcaldía |en la radio |los del banco )[preguntan|les preguntan] por [el barrio|la cuadra|nosotros|la loma|el callejón|la calle diez|el portón azul|la gente|doña Inés|esta esquina|el sur|la cancha|la casa|la tienda|Raquel|la iglesia|la panadera|el sancocho|la tendera|el parque|don Manuel|la placita|los del sur|el taller|la fiesta|la escuela]
[digan|que les digan] que (aquí |en la cuadra |por acá )[se fía el pan|se presta la sal|se saluda|se baila en la acera|cabe uno más|el perro es de todos|sobra un plato|se canta mal|hay con quién llorar|no hay candado|se quiere igual|nadie cena aparte|sobra sol|hay timbal|hay serenata|se presta el pan|se juega en la calle|se llora entre todos|se abre sin llave|la sopa alcanza|se sabe el chisme|se cuida al ajeno|se espera al que tarda|se baila en diciembre|hay quien da la mano|hay sombra]

# ciudad-sol-miente | decir | ciudad | 0 | - | calle
[lleven|carguen|vecinos: lleven|aunque haya sol lleven|no olviden|saquen] (en el bolso |por si acaso |cada día ){un luggage,clothes:paraguas,sombrilla,ruana,abrigo,bufanda,saco,poncho,chaqueta,gabán,sombrero,capa,gorra,pañolón,chal,chaleco,cobija}
que (en abril |a las tres |por costumbre |en Bogotá )el [sol|cielo] [miente|jura en vano|promete y se va|llega tarde|firma al revés|cobra después|cambia de idea|trabaja a medias|dice que sí|tiene otra mujer|pide disculpas|nunca saluda|saluda y se esconde|jura por su madre|se va de repente|dura un suspiro|anda de paso|se va sin pagar|tiene otra ciudad|no firma recibo]

# ciudad-quien-guarda-pan | decir | ciudad, lucha, fe | - | - | calle, noche
¿quién (esta noche |en diciembre |en esta cuadra )[guarda|lleva|da] [pan|café|flores|sopa] al que [barre|cuida|madruga|se va|maneja el tren|vela|no tiene hogar|pide|carga el cartón|recoge el papel|trabaja|duerme en la estación]?
¿[y quién|quién] (de tantos |en el barrio |en la esquina )[le sabe el nombre|le da calor|le oye la voz|lo mira|le pide perdón|le pregunta cómo está|se acuerda de él|lo espera|le cuida el sueño|le dice adiós|lo llama hermano|lo piensa|lo abraza|le guarda un abrigo|lo deja sentar|le presta una silla|le canta de noche|le paga el pasaje|le pregunta el nombre|le cose la manta|le cura la tos|lo nombra en la mesa|le ofrece una mano]?

# ciudad-no-naci-aqui | decir | ciudad, vida | + | yo | calle
(es cierto: |señores: |lo sé: |vecinos: |yo )no [nací|crecí|di el primer paso|aprendí a hablar|aprendí a andar|fui a la escuela] en {este street,crowd,home,landscape:calle,cuadra,barrio,ciudad,esquina,plaza,callejón,loma,suelo,rincón,pueblo,avenida}
pero (con los años |ya |poco a poco )[me fían|sueño en su acento|sé dónde dobla el camión|sé por dónde sale el sol|conozco al portero|grito sus goles|hablo del clima|sé quién vende el mejor pan|tengo aquí un muerto|sé esperar el bus|tengo un balcón|me sé cada puerta|sé quién silba en la ducha|tengo un vecino que es mi amigo|soy del equipo que pierde|conozco su lluvia y su sol|me duele cuando le va mal|me prestan la olla|juego en el parque|me cantan el cumpleaños|sé cuándo fían|pido «lo de siempre»|me guardan el pan|me duele su nombre|me deben un trago|me sé los atajos|tengo silla en la tienda|canto su himno|pago mis multas|le debo a don Luis|le grito al del bus|bailo en su feria|tengo dos compadres|sé dónde hay goteras|lloro en su estadio]

# ciudad-me-bajo-antes | giro | ciudad, vida | + | yo | calle, camino
(un día |lo juro: |el martes |mañana mismo |sin aviso |de regreso )[me bajo|me voy a bajar|quiero bajarme] [en un puente|dos cuadras antes|del tren|en otra calle|donde hay sol|del bus a las tres|sin razón|frente al parque|en la estación|del lado del mar|en el mercado|en la plaza|en un jardín|donde huela a pan|en otro barrio|cuando llueva|por los almendros|junto a la iglesia|donde el sol quiera|bajo un almendro|frente al mercado|frente al teatro|a comprar flores|donde hay palomas|sin que me importe|frente a una iglesia]
[y entro|y me meto|y me escapo] (sin plan |sin prisa |silbando |sin mirar la hora |por gusto |sin un peso |sin reloj )a {un building:museo,cine,librería,iglesia,mercado,teatro,panadería,biblioteca,estadio,bar,capilla,tienda,catedral,cantina,taberna,estación}

# ciudad-vendo-cama | giro | ciudad, raíces | 0 | yo | casa, camino
¿y si (un lunes |en enero |sin aviso |de una vez )[vendo|regalo|empeño] {el furniture,household,screen:cama,mesa,armario,sofá,escritorio,reloj,vajilla,televisor,sillón,espejo,computador,colchón,cuadro,hamaca,diván,mecedora,ropero,cómoda,mesón,butaca,celular,teléfono,radio}
y me [voy|vuelvo] (en la flota |con un perro |en chiva |con lo puesto )[al mar|a mi vereda|donde no hay reloj|al sol|a ver un río|a oír los grillos|con mi mamá|a un caserío|a sembrar|a otro rincón|a la sierra|a la costa|donde hay luciérnagas|a criar gallinas|a ver llover|a mi pueblo|donde la abuela|a la orilla|a pescar|al páramo|donde sepan mi nombre|donde nadie pita|donde haya espacio]?

# ciudad-llevo-pan-vecina | giro | ciudad, vida, fe | + | yo | casa
(mañana |el domingo |sin motivo |con la lluvia )le [subo|llevo] a [la señora|la vecina|don Luis|la del seis|Inés|Isabel] {un food,drink:arepa,café,buñuelo,mango,tamal,natilla,bocadillo,ajiaco,vino,canelazo,melcocha,chocolate,guarapo,tinto,sancocho,queso,almojábana,cocada,empanada,jugo}
y (sin afán |al entrar |en la puerta |con un tinto )[pregunto|le pregunto] [su nombre|cómo está|a quién espera|si duerme bien|cuándo llegó|por la foto|si cree en Dios|por su país|si tiene frío|por sus hijos|por el gato|por su tierra|por su gato|qué recuerda|qué cocina|si le falta algo|por su equipo|qué le duele|de quién es la foto|si le gusta el tango|si extraña el campo|si hay visita|cuántos años tiene|qué canta en la ducha|si le llega la luz]

# ciudad-que-llueva | giro | ciudad, lucha | + | nos | calle
[que llueva|que caiga el agua|que truene|que granice] (si quiere |con ganas |sin descanso )[en la plaza|en el barrio|hasta el lunes|en la loma|hasta las seis|en la ciudad|en el callejón|en la avenida|en Bogotá|sobre el techo|en enero|sobre la feria|sobre el barrio|en la cancha|en las tejas|sobre la ropa|todo diciembre|toda la noche|en el mercado|hasta mañana|sobre el domingo|en todo el sur|sobre el jardín]
(todos |desde niños |a golpes |con las abuelas )[sabemos|aprendimos a] [nadar|cruzar un río|remar con la escoba|bailar en los charcos|hacer barcos|reír|cantar con goteras|secar el colchón|llegar sin zapatos|bailar|secar los zapatos|cruzar la corriente|poner una olla|prestar el paraguas|hacer chocolate|leer las goteras|cambiar de acera|cantar bajo techo|esperar al sol|armar una balsa|secar ropa|saltar charcos|cruzar ríos|hacer sopa|tapar huecos]

# ciudad-semaforo-decide | giro | ciudad, vida | 0 | yo | calle
(esta noche |a las seis |con la lluvia |en la treinta )[un semáforo|este cruce|la luz roja|el rojo] me [da|presta|deja] [un minuto|un respiro|diez segundos|un rato|un latido|media canción|un silencio|una razón|una pausa|una tregua|tres compases|una excusa|un bolero|siete segundos]
para [saber|pensar|ver|decidir] (sin miedo |con calma )si [doblo hacia el mar|sigo|vuelvo a casa|llamo a papá|renuncio|perdono|voy al revés|me bajo|vale la pena llegar|pago o no|quiero volver|digo que sí|me quedo|me voy|pido perdón|cruzo|cambio de vida|me mudo|llevo flores|cojo otra calle|doy la vuelta|bajo el vidrio|llego temprano|me atrevo|bailo en la acera]

# ciudad-van-a-tumbar | giro | ciudad, raíces | - | - | calle
(el lunes |dicen que |mañana |sin preguntar |por cuatro pesos )[van a tumbar|venden|tumban|van a vender|cierran] {el building,home,street:escuela,teatro,cine,iglesia,casa,casona,mercado,panadería,capilla,plaza,colegio,librería,plazoleta}
¿[dónde|en qué árbol|y dónde|en qué rama] [va a cantar|va a dormir|vivirá|hará su nido|anidará|irá a dormir] (en enero |cuando llueva |con sus crías ){el bird:paloma,golondrina,gorrión,copetón,mirla,lechuza,azulejo,búho,canario,tórtola,jilguero,cardenal,pájaro,toche,sinsonte,torcaza,bichofué,alondra,loro}?

# ciudad-apagan-todo | cierre | ciudad | 0 | - | calle, noche
(a las diez |con llovizna |bajo la lluvia |entre bostezos )[apagan|cierran|ya apagan|ya cierran|dejan sin luz|dejan a oscuras] {el building:cine,bar,tienda,panadería,estación,teatro,mercado,cantina,droguería,terminal,hotel,oficina,bodega,taberna,iglesia,librería,museo,estadio,fábrica,almacén,torre}
y [la ciudad|Bogotá|la avenida|el barrio] (bajo la luna |sin zapatos |en la niebla )[cuenta monedas|habla al dormir|es de los gatos|sueña con el río|oye llover|se acuesta|le deja el turno al farol|se queda sin voz|respira|se apoya en el cerro|parece el mar|se quita el sombrero|baja la voz|apoya la frente|se suelta el cabello|se queda pensando|se oye roncar|le habla a la luna|se cose la falda|se mira en los charcos|bosteza|se abriga la espalda|se quita el tacón]

# ciudad-giro-llave | cierre | ciudad, amor | + | yo | casa
(a las seis |con la lluvia |de regreso |sin aliento |después del turno )[giro la llave|entro en casa|abro] y [huele a sopa|suena el radio|viene el gato|hay pan|hay luz|hierve el arroz|alguien ríe|huele a jabón|me abraza el calor|se oye un son|hay mantel|canta la olla|ladra el perro|me espera el café|arde la leña|me saluda un loro|alguien pregunta|hay dos platos|está mi gente|huele a domingo|tiembla una vela]
y [la ciudad|el aguacero|el afán|el trancón|la calle|el mundo|el frío] (por hoy |bostezando |refunfuñando |sin paraguas )[queda|se queda] [tras la puerta|en el tapete|en el portón|afuera|sin voz|en la escalera|en el ascensor|de pie|sin luz|en el balcón|en la calle|sin llave|en la reja|sin cena|en la acera|en el zaguán|en el rellano|por fuera|en la lluvia]

# ciudad-se-fue-bus | cierre | ciudad, desamor | - | yo | calle, noche
[se fue|se me fue|arrancó|dobló la esquina|se perdió] (sin mí |a las once |bajo la lluvia |con mi paraguas |como un barco )[el bus|el último bus|el tren|el metro|el colectivo|la buseta|el bus de las diez|el taxi|el bus del sur|el tranvía|la flota|el vagón|la chiva|el expreso|la última flota|el bus azul]
[y hay|me queda|y me queda|y me deja|me deja] (en la acera |en la calle |de abrigo )[frío|lluvia|niebla|hambre] y {un song,light:canción,verso,copla,bolero,farol,estrella,luna,ranchera,lucero,balada,cantar}

# ciudad-primer-bus | cierre | ciudad, fe | + | nos | calle
(con sueño |entre la niebla |con las luces |a las cinco |cuesta arriba )[viene|dobla|nos recoge] [el primer bus|la buseta|el tren|el bus azul|el metro|el bus de las seis|el colectivo|la flota del sur|el carro del pan|el bus del sur|la chiva|el camión|la flota|el primer tren|la buseta azul|el bus del turno|la ruta diez|el tranvía]
y [el sol|el alba|la luz|la mañana] (sin peinarse |con ojeras |en ayunas )[viaja de pie|va en el espejo|no paga tiquete|se duerme en un hombro|se arrima al cristal|saluda|reparte el color|se baja en el mar|pide un lugar|se sabe la ruta|entra sin pagar|busca un rincón|paga con oro|se agarra del tubo|bosteza en la silla|pregunta la hora|se sienta al volante|se peina en el vidrio|no cede el puesto|se duerme de pie|calienta los vidrios|pasa el torniquete]

# ciudad-quien-vive-arriba | sentir | ciudad, vida, fiesta | - | nos | calle, casa, noche
[compartimos|nos separa|nos divide] (hace años |cada día |en silencio |sin quererlo )[un muro|la escalera|la pared|la gotera|el ascensor|el balcón|una reja|la calle|el patio|el antejardín|un portón|la acera|una luz|el corredor|un pasillo|el tejado|la ventana]
[y nadie sabe|no sabemos|y no sabemos] (en el barrio |a estas horas |en el pasillo )[quién llora|quién canta|quién se mudó|quién murió|quién cumple años|quién tiene frío|quién cena a solas|quién vive arriba|quién toca el piano|quién apaga la luz|quién se quedó|por quién preguntar|a quién le duele|quién riega las flores|quién perdió la fe|quién reza|quién tose|quién ríe|quién barre|quién sueña|quién teje|qué cenan|qué sueñan|quién mira|quién cose|quién sabe cantar]

# ciudad-aprendimos-de-afan | sentir | ciudad, lucha, vida | - | nos | calle
[comemos|soñamos|lloramos|hablamos|queremos|rezamos|amamos] (en el bus |cada día |por costumbre |de lunes a sábado )[de afán|de pie|con miedo|sin ver|mirando el reloj|a media voz|sin mirar a nadie|con prisa|sin hacer ruido|en el trancón|con el bolso apretado|sin detenernos|bajo la lluvia|en la fila]
y (de noche |si hay tiempo |en vacaciones |el domingo )[no sabemos|olvidamos cómo|nadie sabe] [parar|mirar el cielo|dormir|bailar sin reloj|contar las estrellas|dar los buenos días|escuchar|mirar a los ojos|perder la tarde|oír llover|cenar sin prisa|cantar en la mesa|decir la verdad|ver llover|dar un beso|ver el cielo|dar la mano|ver la luna|ir despacio]

# ciudad-si-nos-echan | giro | ciudad, raíces, lucha | - | nos | calle, casa
si (mañana |un día |por el arriendo |como a los otros |por una torre )nos [echan|sacan|llevan|arrancan] de {el crowd,street,home,room,building:barrio,cuadra,calle,esquina,vecindario,callejón,casa,plaza,barriada,rincón,edificio,patio,parque,tienda,casona,corredor,solar}
¿quién [va a|querrá|sabrá|podrá|se va a acordar de|va a tener tiempo de] [cuidar la esquina|saludar a Inés|abrir la cancha|barrer la acera|darle pan al perro|tocar el timbal|contar esta historia|decir nuestro nombre|llamar a la lluvia|pintar el balcón|apagar el farol|fiarle a don Luis|regar los geranios|silbar por aquí|quedarse a esperar|prender las velas|saludar al río|darle de comer al gato|llamar a comer|cantarle al portero|despertar la cuadra a silbos|contar lo que fuimos|jugar|cantar|llorar por los muertos|saludar por el nombre|prestarle azúcar a Inés|regar los almendros del parque|guardarle el puesto a don Luis|contarles cuentos a los niños|bailar en la acera de enero]?

# ciudad-se-fueron-los-del-tres | cierre | ciudad, desamor, vida | - | - | calle, casa
[se fueron|se mudaron|se marcharon] (un lunes |sin ruido |de madrugada |en un camión |con su perro )[los vecinos|los del tres|los de enfrente|los del sur|los del balcón|los muchachos|los que cantaban|los de la esquina|los novios|los del portón|los abuelos|los de la tienda|los del piano|los que ponían tango|los del taller|los del jardín|los de Inés]
y (en el portal |en el pasillo |junto a la puerta )[queda|quedó] [un clavo|una percha|un timbre|una matera|el olor a pan|un cordel al sol|la sombra del cuadro|una cortina|una silla|un balón|una raya de lápiz|la luz del balcón|un farol|un zapato|una carta sin nombre|un jazmín|el calor|el eco|el polvo|la sombra|un nido|el sol|un perro|un tiesto|la llave|un jabón|una flor]

# ciudad-farol-nos-cuenta | cierre | ciudad, vida, lucha, fiesta | 0 | nos | calle, noche
[volvemos|subimos|nos vamos] (a pie |sin hablar |con el pan |bostezando |de uno en uno |bajo la lluvia )[al barrio|a la loma|a la casa|al portal|al callejón|al cuarto|a la cuadra|al rincón|al edificio|al patio|al balcón|a dormir|por la escalera]
y {el light:farol,luna,lámpara,bombillo,lucero,estrella} (de memoria |sin decir nada |como una madre )[nos cuenta|nos abre|nos cuida el paso|nos dice «buenas»|nos presta sombra|sube la escalera|se queda en vela|nos reconoce|alumbra el portón|nos da la razón|guarda la llave|cuida la esquina|se sienta a esperar|nos lleva la cuenta|sabe quién faltó|nos mira|nos nombra|no pregunta|se acuerda|nos conoce|nos bendice|baja el brillo|guiña un ojo|nos cree]

# ciudad-dejen-el-balon | decir | ciudad, vida, raíces, fiesta | + | - | calle
[dejen en paz|no toquen|respeten] (un rato |por hoy |en la calle |esta tarde |por favor |hasta la noche )[el balón|la cometa|el andén|la tiza|la cuerda|el parque|el charco|la acera|la rayuela|la pelota|la plaza|los trompos|el recreo|las canicas|el patio]
[que ahí|ahí] (cada tarde |a los siete |a los once |con las rodillas rotas )[se aprende a caer|se aprende a perder|cabe el verano|se inventa un país|nadie es extraño|se pierde el miedo|se gana el perdón|la tarde es larga|dura el domingo|no entra el dolor|no existe el lunes|se hace la paz|ríe el futuro|nacen amigos|el rey es cualquiera|se cree en el mar|se crece|no hay prisa|se sueña|todos ganan|dura abril|nadie manda|no hay dueños|se vuela sin alas]

# ciudad-manana-otro | cierre | ciudad, lucha, vida | 0 | - | calle
mañana (a las seis |temprano |sin falta |en el mismo andén )otro [viejo|niño|obrero|muchacho|señor|vecino|abuelo] [silba el bolero|barre la calle|abre el portón|espera el bus|vende maíz|pinta el muro|canta lo mismo|pide una moneda|mira el reloj|riega el jardín|cruza el puente|mira llover|canta|silba|madruga|llora|cruza|espera|riega|bosteza|pide pan|toma el tren|vende la suerte]
y {el street,crowd,building:calle,ciudad,esquina,plaza,barrio,puente,mercado,estación,avenida,parque,cuadra,andén} (sin saberlo |con la niebla |bajo la lluvia )[le aprende el nombre|le presta sombra|no nota el cambio|le hace un lugar|sigue girando|vuelve a confiar|le dice «buenas»|cierra los ojos|le abre la puerta|no se da cuenta|le da la hora|amanece igual|le guarda el puesto|lo llama|lo mira|lo quiere]

# ciudad-rio-bajo-la-avenida | giro | ciudad, raíces, vida, fe, lucha | 0 | - | calle
bajo {el street,building,path:avenida,calle,plaza,estación,esquina,mercado,parque,andén,bulevar,puente,glorieta,iglesia,autopista,hotel,terminal,cancha} (a oscuras |sin nombre |según los viejos |en silencio |hace siglos )[va un río|corre el agua|duerme el monte|sueña un río|queda selva|ronca el cerro|canta una fuente|espera un arroyo|crece un roble|vive una ceiba|hay maíz|late la tierra|duerme un arroyo|respira el monte|hay una semilla|crece un nogal]
y (un día |cualquier lunes |sin rencor |con paciencia |en mayo )[vuelve por lo suyo|sube a la acera|sale a caminar|pide la palabra|rompe el andén|tumba la reja|pasa la cuenta|levanta la calle|se acuerda|florece|regresa|se asoma|pregunta por el mar|toca la puerta|abre una grieta|nos moja el zapato|empuja el cemento|se pone de pie|pide su camino|dice su nombre|despierta|vuelve a cantar|recuerda el mar|reclama su casa|gana la partida|rompe la pared]
`;
