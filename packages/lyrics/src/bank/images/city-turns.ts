/** Images of the city and the neighbourhood: what it does to one, what is said there, how it turns and ends. */
export const cityTurns = `
# ciudad-nadie-pregunta | sentir | ciudad, vida | - | yo | calle, noche
(aquí |hay |frente a mí |esta noche |desde el puente veo )[cien mil|mil|tres mil|un millón de] {-- opening,light:ventana,puerta,balcón,luz,portón,farol,bombillo,cortina,lámpara}
y (adentro |a esta hora |en lo suyo |aquí |por ahora |hoy )nadie (todavía )[sabe de mí|me espera|sabe mi nombre|oye mi voz|pregunta quién soy|me da café|tiene mi edad|me deja la luz|ve si llegué|me abre el portón|nota que tiemblo|me piensa|sabe que existo|guarda mi plato|sabe mi edad]

# ciudad-dormir-ruido | sentir | ciudad | 0 | yo | casa, noche
de (tanto )vivir (siempre |a solas )[junto a|frente a|cerca de|tras] {el street,building,path:avenida,estación,mercado,terminal,puente,autopista,bar,fábrica,carrilera,iglesia,colegio,tienda,calle,plaza,cantina,museo,catedral,taberna,hotel}
(yo |por eso |si hay silencio |todavía |hoy )no sé [dormir|soñar] sin [su rumor|bocinas|un motor|frenos|tambor|camiones|tren|el pregón|campanas|un adiós|sirenas|reloj|el acordeón]

# ciudad-llueve-carta | sentir | ciudad, desamor | - | yo | calle
[cuando|si] (otra vez |de noche |a las cinco |por fin )[llueve|cae el agua] (despacio |sin aviso )en {el street,building,landscape:plaza,avenida,estación,puente,catedral,parque,mercado,cerro,esquina,terminal}
se me [moja|empapa] (por dentro |siempre |sin falta |en el bolso |otra vez )[una carta|un mapa|la voz|el ayer|lo que no mandé|el lunes|un nombre|un domingo|una silla|un adiós|el corazón|la foto de ayer|la ropa del domingo|el retrato de mamá|la carta del adiós|un beso sin estrenar|un teléfono|el pañuelo|el camino|la libreta|el apellido|la memoria|el retrato]

# ciudad-esquina-conoce | sentir | ciudad, raíces | + | yo | calle
hay {un street:esquina,acera,andén,plaza,callejón,parque,cuadra,puente,calle} que (ya |aquí |todavía |de memoria )[me conoce|me ve|me vio crecer|me da sombra|sabe quién soy|me llama|me da la razón|me vio llorar|me quiere|me guarda|me oye|es mi hogar|tiene mi voz]
[don Abel|un tendero|doña Inés|Raquel] (allí |sin afán |desde su radio ) [nunca|jamás] [cobra el pan|pregunta por qué|cierra sin mí|olvida un nombre|niega la sal|se duerme|pierde la fe|tiene prisa|dice no|se va|cobra|miente|me deja caer]

# ciudad-cara-padre | sentir | ciudad, lucha | - | yo | calle, noche
(ya |a las ocho |cada noche |de regreso )me pesa {el work,money,hour,day:turno,jornada,oficio,trabajo,taller,lunes,día,faena,deuda,arriendo} en [la voz|los pies|la espalda|el riñón|la sien|los hombros|el pulmón|los ojos|los huesos|el talón]
(y )(esta noche |por fin |de repente )en [el vidrio|la ventana|el espejo] [soy mi papá|no sé quién soy|mi cara es gris|no me vi|hay un señor|mi cara pide pan|no estoy|soy de piedra|nadie me ve|tengo otra frente|me mira mi edad|soy mi abuelo|hay un viejo|bosteza mi padre]

# ciudad-apretados | sentir | ciudad, amor | + | nos | calle
(a las seis |esta tarde |otra vez )nos [aprieta|sacude|junta] (sin permiso |despacio |como hermanos ){el vehicle,crowd,street:bus,metro,tren,tranvía,buseta,ciudad,avenida,flota,colectivo,gentío}
y (sin querer |por un rato |a la fuerza |en el último bus |de pronto |en cada freno )[somos familia|somos un acordeón|damos calor|somos clan|damos el hombro|bailamos|reímos juntos|sobra el corazón|somos vecinos|nace una canción|somos un solo temblor|cabemos|cabe el amor|nos toca querer|rimamos|somos un barco|hay perdón|somos una sola canción|bailamos el mismo frenazo|partimos el mismo pan]

# ciudad-desde-azotea | sentir | ciudad, fe | + | yo | noche, casa
(de noche |a veces |con frío |a solas )[subo|trepo|me voy] (en silencio |despacio |con un tinto )a {el room,landscape,building:azotea,terraza,cerro,balcón,torre,loma,altillo,colina}
y [se me caen|me quito|dejo] (por fin |de golpe |sin ruido |uno a uno )los [lunes|afanes|miedos|rencores|relojes|zapatos|años|papeles|dolores|trajines|domingos sin sol|apellidos]

# ciudad-oigo-vecino | sentir | ciudad, vida | 0 | yo | casa, noche
(yo |tras el muro |sin verlo )sé que [el vecino|el de arriba|don Luis|Raquel] [está mal|no duerme|espera a Inés|quiere volver|va de luto|extraña el mar|se enamoró|se va|cumple años|perdió la fe|tiene un amor|reza]
por [cómo|el modo en que|la forma en que] (de noche |a las once |despacito |sin luz )[arrastra los pies|cierra el cajón|apaga el radio|barre|canta|riega el jardín|sube la voz|repite el bolero|abre el portón|fríe el arroz|calla|silba|cocina]

# ciudad-saluden | decir | ciudad, vida | 0 | - | calle
[saluden|que saluden] (mañana |sin miedo |por favor |a cualquiera |siempre )en [el bus|la fila|el ascensor|el andén|la calle|el puente|el zaguán|la panadería|el café|la esquina|el paradero|el corredor|el metro]
(que |aquí |en el sur )hay quien [vive|cena|duerme|pasa el mes|cruza enero|vuelve a casa] (a veces |de noche )[sin otra voz|sin nadie|sin un saludo|sin hablar|sin un adiós|sin oír su nombre|sin un apretón|sin abrazo|sin un café|sin un «qué tal»]

# ciudad-no-nos-tumben | decir | ciudad, lucha | 0 | nos | calle
no (nos )[tumben|vendan|cierren|quiten] (todavía |por favor |nunca |mañana ){el street,building:parque,cancha,plaza,escuela,tienda,mercado,teatro,biblioteca,panadería,cine,plazoleta}
que (ahí |ahí mismo |hace años |en su banca |una tarde )(también )[dimos un beso|supimos perder|lloramos de amor|gritamos gol|aprendimos a leer|nació una canción|lloró mi mamá|nació el barrio|tuvimos calor|se quiso Isabel|crecimos]

# ciudad-digan-barrio | decir | ciudad, raíces | + | nos | calle
si (mañana |afuera |en el centro )[preguntan|llaman] (otra vez |acaso )por [el barrio|la cuadra|nosotros|la loma|el callejón|la calle diez|el portón azul|la gente|doña Inés|esta esquina|el sur|la cancha|la casa|la tienda|Raquel|la iglesia]
[digan|que les digan] que (aquí |todavía |en la cuadra |por acá )[se fía el pan|se presta la sal|se saluda|se baila en la acera|cabe uno más|el perro es de todos|sobra un plato|se canta mal|hay con quién llorar|no hay candado|se quiere igual|nadie cena aparte|sobra sol|hay timbal|hay serenata|se presta el pan]

# ciudad-sol-miente | decir | ciudad | 0 | - | calle
(vecinos: |aunque haya sol )[lleven|carguen] (siempre |en el bolso |por si acaso |cada día ){un luggage,clothes:paraguas,sombrilla,ruana,abrigo,bufanda,saco,poncho,chaqueta,gabán,sombrero}
que (aquí |en abril |a las tres |por costumbre )el [sol|cielo] (también )[miente|jura en vano|promete y se va|llega tarde|firma al revés|cobra después|cambia de idea|trabaja a medias|dice que sí|sale a las seis|tiene otra mujer]

# ciudad-quien-guarda-pan | decir | ciudad, lucha, fe | - | - | calle, noche
¿quién (hoy |alguna vez |esta noche )[guarda|lleva|da] [pan|café|flores|sopa] al que [barre|cuida|madruga|se va|maneja el tren|vela|no tiene hogar|pide|carga el cartón|recoge el papel|trabaja|duerme en la estación]?
¿[y quién|quién] (de tantos |al pasar |sin prisa |en el barrio |acaso )[le sabe el nombre|le da calor|le oye la voz|lo mira|le pide perdón|le pregunta cómo está|se acuerda de él|lo espera|le cuida el sueño|le dice adiós|lo llama hermano|lo piensa|lo abraza|le fía el pan]?

# ciudad-no-naci-aqui | decir | ciudad, vida | + | yo | calle
(es cierto: |señores: |lo sé: )(yo )no [nací|crecí] en {este street,crowd,home,landscape:calle,cuadra,barrio,ciudad,esquina,plaza,callejón,loma,suelo,rincón,colina,vereda,pueblo,caserío,avenida}
pero (ya |hoy |aquí |por fin |después de todo )[me fían|sueño en su acento|sé dónde dobla el camión|sé por dónde sale el sol|conozco al portero|grito sus goles|hablo del clima|sé quién vende el mejor pan|tengo aquí un muerto|sé esperar el bus|tengo un balcón|me sé cada puerta|sé quién silba en la ducha|tengo un vecino que es mi amigo|soy del equipo que pierde|conozco su lluvia y su sol|me duele cuando le va mal]

# ciudad-me-bajo-antes | giro | ciudad, vida | + | yo | calle, camino
(tal vez |un día |lo juro: |el martes |mañana |mañana mismo )me bajo [en un puente|dos cuadras antes|del tren|en otra calle|donde hay sol|del bus a las tres|sin razón|frente al parque|en la estación|del lado del mar|en el mercado|en la plaza|en un jardín|donde huela a pan|en otro barrio|cuando llueva|por los almendros|junto a la iglesia|donde el sol quiera|bajo un almendro|frente al mercado|frente al teatro|a comprar flores|donde hay palomas|sin que me importe|frente a una iglesia]
y entro (sin plan |sin prisa |por fin |silbando |sin mirar la hora )a {un building:museo,cine,librería,iglesia,mercado,teatro,panadería,biblioteca,estadio,bar,capilla,tienda,catedral}

# ciudad-vendo-cama | giro | ciudad, raíces | 0 | yo | casa, camino
¿y si (un lunes |en enero |sin aviso |de una vez )[vendo|regalo|empeño] {el furniture,household,screen:cama,mesa,armario,sofá,escritorio,reloj,vajilla,televisor,sillón,espejo,computador,colchón,cuadro}
y me [voy|vuelvo] (sin más |en la flota |con un perro |en ayunas )[al mar|a mi vereda|donde no hay reloj|al sol|a ver un río|a oír los grillos|con mi mamá|a un caserío|a sembrar|a otro rincón]?

# ciudad-llevo-pan-vecina | giro | ciudad, vida, fe | + | yo | casa
(mañana |el domingo |sin motivo |por fin )le [subo|llevo] a [la señora|la vecina|don Luis|la del seis|Inés|Isabel] {un food,drink:arepa,café,buñuelo,mango,tamal,natilla,bocadillo,ajiaco,vino,canelazo,melcocha}
y (despacio |por fin |sin afán |al entrar |en la puerta )[pregunto|le pregunto] [su nombre|cómo está|a quién espera|si duerme bien|quién le cantó|cuándo llegó|de qué lado es el mar|por la foto|si cree en Dios|por su país|si tiene frío|quién es|por sus hijos|qué soñaba|por el gato|por su tierra|por su gato|qué recuerda|qué cocina]

# ciudad-que-llueva | giro | ciudad, lucha | + | nos | calle
que llueva (si quiere |de una vez |tres días |con ganas |despacio |fuerte )[aquí|otra vez|en la plaza|en el barrio|hasta el lunes|en la loma|hasta las seis|en la ciudad|en el callejón|en la avenida|en Bogotá|en el portón|sobre el techo|afuera|más|en enero]
(ya |aquí |todos |hace tiempo |desde niños )sabemos (de sobra |muy bien )[nadar|cruzar un río|remar con la escoba|bailar en los charcos|hacer barcos|reír|caber en un gabán|cantar con goteras|la lección|querer|secar el colchón|llegar sin zapatos|bailar]

# ciudad-semaforo-decide | giro | ciudad, vida | 0 | yo | calle
(esta noche |apenas |otra vez )[un semáforo|este cruce|la luz roja|el rojo] me [da|presta|deja] [un minuto|un respiro|diez segundos|un rato|un latido|media canción|un rincón|un silencio|una razón|la ocasión|una pausa|una tregua|una esquina|tres compases]
para [saber|pensar|ver|decidir] (sin miedo |por fin )si [doblo hacia el mar|sigo|vuelvo a casa|llamo a papá|renuncio|perdono|voy al revés|me bajo|vale la pena llegar|pago o no|quiero volver|digo que sí|me quedo|me voy]

# ciudad-van-a-tumbar | giro | ciudad, raíces | - | - | calle
(el lunes |dicen que |mañana |quizás )[van a tumbar|venden|tumban] {el building,home,street:escuela,teatro,cine,iglesia,casa,casona,mercado,panadería,capilla,plaza,colegio,librería,plazoleta}
¿[dónde|en qué árbol|bajo qué techo|y dónde] [va a cantar|va a dormir|vivirá] (entonces |en enero ){el bird:paloma,golondrina,gorrión,copetón,mirla,lechuza,azulejo,búho,canario,tórtola,jilguero}?

# ciudad-apagan-todo | cierre | ciudad | 0 | - | calle, noche
(ya |a las diez |como siempre )apagan (despacio |por fin |bajo la lluvia ){el building:cine,bar,tienda,panadería,estación,teatro,mercado,cantina,droguería,terminal,hotel,oficina}
y [la ciudad|Bogotá|la avenida|el barrio] (por fin |a oscuras |a solas )[suelta el tacón|cuenta monedas|habla al dormir|es de los gatos|sueña con el río|oye llover|se acuesta|le deja el turno al farol|se queda sin voz|respira|se apoya en el cerro|parece el mar]

# ciudad-giro-llave | cierre | ciudad, amor | + | yo | casa
(a las seis |por fin |después de todo |al fin )[giro la llave|entro en casa|abro] y [huele a sopa|suena el radio|viene el gato|hay pan|hay luz|hierve el arroz|alguien ríe|está el balcón|huele a jabón|me abraza el calor|se oye un son|hay mantel]
y [la ciudad|el aguacero|el afán|el trancón|la calle|el mundo|el frío] (por hoy |mirándome |sin mí )[queda|se queda] [tras la puerta|en el tapete|en el portón|afuera|sin voz|en la escalera|en el ascensor|de pie|sin luz|en el balcón]

# ciudad-se-fue-bus | cierre | ciudad, desamor | - | yo | calle, noche
(ya |como ayer |a las once )se fue (sin mí |vacío |otra vez |hace rato )[el bus|el último bus|el tren|el metro|el colectivo|la buseta|el bus de las diez|el taxi|el bus del sur|el tranvía|la flota|el vagón]
[y hay|me queda|y me queda|me sobra] (por suerte |de vuelta |en la calle )[frío|lluvia|niebla|hambre|la niebla] y {un song,light:canción,verso,copla,bolero,farol,estrella,luna,ranchera,coro,lucero,balada,cantar}

# ciudad-primer-bus | cierre | ciudad, fe | + | nos | calle
(ya |por fin |con sueño |entre la niebla )[viene|dobla|nos recoge] [el primer bus|la buseta|el tren|el bus azul|el metro|el bus de las seis|el colectivo|la flota del sur|el carro del pan]
y [el sol|el alba|la luz|la mañana] (como siempre |con nosotros |también )[viaja de pie|va en el espejo|no paga tiquete|se sube al motor|se duerme en un hombro|se arrima al cristal|saluda|reparte el color|se baja en el mar|pide un lugar|se sabe la ruta|entra sin pagar|busca un rincón]
`;
