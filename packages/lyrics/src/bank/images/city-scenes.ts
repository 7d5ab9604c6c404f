/** Images of the city and the neighbourhood: what is seen, and what was. */
export const cityScenes = `
# ciudad-dibujo-vidrio | escena | ciudad, vida | 0 | - | calle, camino
[un niño|alguien|una niña] (despacio |con el dedo |a medianoche )[pinta|dibuja] [el mar|un corazón|un sol|un barco|un pez|un jardín|un avión|un tren|un colibrí|un balcón|un castillo|un camino|un volcán|su perro|su nombre|el cielo|un velero|su pueblo|un tambor|un gato] (en el vidrio|en el bus|en un tren|en la ventana|en el vapor|en el cristal)
y {el weather:lluvia,aguacero,niebla,llovizna,temporal} (después |sin saber |desde afuera |sin prisa |en silencio )[lo firma|lo vuelve a pintar|le da color|se sale del renglón|lo vuelve río|lo hace temblar|lo moja|lo borra al pasar|le pone marco|lo besa|lo vuelve a borrar|lo pone a llorar|lo deja crecer|lo quiere copiar|lo guarda un instante|lo vuelve un camino|le pone puntos|le hace compañía|lo borra sin maldad|le agrega un río|le da la mano|lo repasa|lo mejora|lo bautiza|lo saluda|lo confunde|lo despide|lo perdona|lo abriga]

# ciudad-senora-tinto | escena | ciudad, lucha | + | - | calle
(a las cinco |otra vez |antes del sol |cada lunes |con frío |en la esquina |bajo el farol |de ruana |a las cinco en punto )[doña Inés|la señora|la del tinto|don Manuel|Raquel|la abuela|una mujer|Leonor] [abre su termo|prende el carbón|llena los vasos|llega al andén|saca el café|sopla el fogón|saluda al cerro|monta la mesa|acomoda el cajón|sirve el café|barre el andén|prende el fogón|enciende el barrio|saluda al sol|prende el farol|cuenta los vasos|calienta el pan|saca el mantel|espanta el frío]
y le [echa|pone|regala] (despacio |con calma |sin cobrar |a manos llenas )[azúcar|canela|panela|miel|color] a {el hour,street,crowd:mañana,madrugada,amanecer,alba,día,avenida,ciudad,barrio,calle,esquina,andén,vecindario,gente,plaza,aurora,cuadra,pueblo,parque}

# ciudad-neon-charco | escena | ciudad | 0 | - | calle, noche
[tiembla|se ahoga|parpadea|se moja] (en un charco |boca abajo |todavía |en el agua |toda la noche )[el neón|la luz|el letrero] de {un building:hotel,teatro,cine,droguería,bar,taberna,cantina,tienda,panadería,almacén,terminal,estación,oficina,museo,librería}
y un [perro|gato|gorrión] (callado |con sed |con frío )[se bebe|rompe|pisa] (despacio )[el color|las letras|el rojo|el azul|la luna|el resplandor|la noche|el cartel|el anuncio|el reflejo|el verde|el nombre|la estrella|el cielo|los colores|el espejo|la acuarela|los bordes]

# ciudad-pregon-mango | escena | ciudad, raíces | + | - | calle
(a las diez |otra vez |los martes )[pasa|sube|baja] [un señor|alguien|don Abel|Inés] [con|cantando|vendiendo] {-- food:mango,mazorca,tamal,naranja,mora,piña,limón,guayaba,fresa,plátano,arepa,buñuelo,cocada}
y {el crowd,street,building:barrio,cuadra,calle,edificio,plaza,esquina} (entonces |por fin |sin peinarse )[se asoma|sale al balcón|tiene hambre|baja en pantuflas|se echa a reír|cuenta monedas|huele a mar|pide dos más|abre el portón|pregunta a cómo|corre la cortina|cuelga la canasta|olvida el afán|pide la ñapa|guarda una moneda|repite el pregón|hace una fila|se chupa los dedos|huele a su pueblo|despierta de golpe|vuelve a la niñez]

# ciudad-banderas-ropa | escena | ciudad, lucha | + | - | calle, casa
(allá arriba |al viento |hoy )[cuelgan|bailan|se secan] {-- clothes:camisa,falda,blusa,pantalón,uniforme,pijama,delantal,vestido,camiseta} [al sol|en el balcón|entre antenas|en la azotea|en un cordel|sobre el patio|sin dueño|del octavo|en los balcones|en las ventanas|tras la estación|del callejón|en el tejado|junto a la reja|sobre la cuadra]
[banderas|son banderas|las banderas] (humildes |mojadas |sin himno |limpias |remendadas )de [un país en paz|la gente|un barrio en flor|los que vuelven|un domingo|un barco de papel|una patria|la esperanza|un reino sin rey|la paz|los que madrugan|la cuadra|quien madruga|doña Inés|la casa|un sueño en pie|la ternura|un país sin dueño|los que no salen en el mapa|los de a pie|un reino de barro|una tribu|los buenos]

# ciudad-trancon-adentro | escena | ciudad | - | - | calle
(ya |a las seis |otra vez |bajo el agua )no se mueve (hace rato |todavía )[la avenida|el puente|la autopista|la calle|la troncal|el bulevar|la glorieta|el bus|el taxi|la calzada|la ciudad|nadie|el de atrás|la buseta|el camión|el colectivo|el semáforo|la loma|la fila|el cruce|la calle diez|la salida al sur|la carrera trece]
y [en cada carro|en cada bus|en el taxi|adentro] (a oscuras |en silencio |tras el vidrio |con sueño )[alguien reza|llora un señor|cena Isabel|se enfría un pan|muere un amor|cantan mal|tiembla una voz|se despiden|crece un adiós|bosteza el lunes|canta una tía|viaja un secreto|alguien se pinta|alguien perdona|crece un silencio|suena un bolero|nace una idea|pelean dos|arde una ofensa|tose un abuelo|sueña un bebé]

# ciudad-ventana-prendida | escena | ciudad, vida | 0 | - | calle, noche
(a las dos |todavía |allá arriba |en la niebla |tras la lluvia |en el sexto |frente al cerro )[hay|queda] {un opening,room:ventana,ventanal,balcón,claraboya,ventanilla,tragaluz,altillo,cuarto,alcoba#x} {=x encendido,prendido,iluminado,despierto,amarillo,abierto,azul,solitario,pequeño}
(adentro |ahí )alguien (a esta hora |como siempre |con frío )[espera|quiere dormir|cose un uniforme|cuenta monedas|plancha el lunes|estudia inglés|repasa un adiós|calienta arroz|calma a un bebé|le escribe a papá|lava la olla|prueba un vestido|le canta a un niño|cuenta los meses|remienda un saco|lee una carta|escucha llover|no sabe dormir|amasa el pan|llora en la cocina|dobla la ropa|cambia la vela|aprende a leer]

# ciudad-cada-cual-isla | escena | ciudad, vida | - | nos | calle, camino
vamos [cien|setenta|noventa|ochenta|cuarenta|sesenta] (de pie |en silencio |esta noche |sin mirarnos |con frío |a oscuras |bostezando |cada mañana |bajo la lluvia )en {el vehicle:bus,tren,metro,tranvía,vagón,colectivo,buseta,camión,flota,chiva}
y cada [cual|quien] (a esta hora |por dentro |de noche |a solas |aún |ya )[lleva|abraza|cuida] [su mar|su isla|su adiós|su pantalla|su frío|su dolor|un nombre|su país|su teléfono|su canción|su cansancio|su mapa|su cruz|su mundo|su ventana|su pena|su almuerzo|su reloj|su lunes|su desierto|su montaña|su luz|su miedo|su sol|su fe|su pan|su santo|su secreto|su hambre|su perro|su tos]

# ciudad-albanil-silba | escena | ciudad, lucha | + | - | calle
(con casco |a mediodía |tan alto |sin miedo )[en el andamio|en el piso once|en la torre|arriba|en el último piso|en el techo|sobre el puente] [canta un obrero|silba Simón|silba un albañil|trabaja Inés|canta un señor|silba un pintor|canta don Manuel|canta alguien|baila un soldador|silba un muchacho|canta Andrés|canta un pintor|silba un señor|canta una obrera|silba Manuel|baila un pintor|canta un llanero|silba un maestro|canta un herrero|silba un costeño]
y {el crowd,street:ciudad,avenida,calle,plaza,cuadra,gente,barrio,parque,pueblo,mundo} (por un rato |despacio |allá abajo |sin saberlo )[sigue el compás|aprende el son|le hace coro|cambia de paso|pierde el afán|parece el mar|quiere bailar|se queda en paz|alza los ojos|se sabe el coro|cuenta los pasos|se pone a bailar|olvida el trancón|mira para arriba|lleva la cuenta|mueve los pies|pide otra más|se quita el sombrero|espanta el mal genio]

# ciudad-perro-espera | escena | ciudad, desamor | - | - | calle
(otra vez |a las seis |bajo la lluvia )[duerme|espera|madruga] un perro (flaco |amarillo |sin dueño |viejo )en {el street:paradero,esquina,andén,parque,plaza,puente,callejón,acera,cruce,cuadra,calle}
como si [alguien|un amigo|un niño|su dueño] (todavía |algún día |por fin |esta noche |de pronto |de noche )[fuera a volver|supiera su nombre|le diera un pan|le trajera abrigo|viniera|llegara a las tres|volviera|lo llamara|lo buscara|lo esperara|le silbara|tuviera pan|lo fuera a llamar|le abriera la puerta|le diera la mano|le debiera un hueso|le trajera arroz|fuera su hermano|lo viera|lo oyera|llegara|saliera|se acercara|lo llevara a casa|lo llamara «mi rey»]

# ciudad-silla-sombrero | escena | ciudad, desamor, vida | - | - | casa, calle
[un señor|un viejo|una señora|don Abel] (sin prisa |los domingos |cada tarde |con hambre )[cena|come] [en un bar|en la estación|en la esquina|frente al mar|tras el portón|en el mercado|en la cantina|en un hotel|en la sala|junto al televisor|en el balcón|sin hablar|en la cocina|en el comedor|junto a la ventana|frente al espejo|en la plaza|en el zaguán|en un café|con dos platos|a las seis|en la mesa del rincón|bajo un farol]
y (enfrente |despacio |por costumbre |en otra silla |todavía |a su lado |con un gesto |en la mesa )[sienta|invita|le sirve] (siempre )a {su clothes,shadow,luggage,sorrow,keepsake,news,chest,angel,animal,screen,household,fear:sombrero,abrigo,ruana,gabán,paraguas,sombra,silencio,soledad,pena,retrato,nostalgia,recuerdo,memoria,fantasma,ausencia,gato,perro,tristeza,radio,bufanda,reloj,olvido,luto,duda}

# ciudad-olor-pan | escena | ciudad, raíces | + | - | calle
(ya |de pronto |a las cuatro |en plena niebla |con frío |de madrugada |antes del turno )[huele a pan|huele a maíz|sale el pan|huele a leña] en {el street:esquina,cuadra,calle,plaza,callejón,andén,avenida,acera,plazuela,bulevar,malecón,parque,puente,glorieta,plazoleta}
y [el celador|el taxista|la enfermera|el ladrón|la ronda|el camionero|el que vela] (por fin |de golpe |sin querer )[sonríe|bosteza|cree en Dios|perdona al frío|piensa en mamá|quiere vivir|suelta el bastón|llama a su casa|se siente en paz|vuelve a ser feliz|tiene diez años|perdona a su hermano|deja la rabia|mira hacia arriba|silba un bolero|vuelve a la cuna|baja la guardia|recuerda un patio|pide una arepa|le cree al mundo|camina despacio]

# ciudad-llegue-maleta | recuerdo | ciudad, vida | 0 | yo | camino, calle
llegué (de noche |en enero |sin abrigo |a pie |a la terminal |a las seis |con lluvia |sin nadie |a los veinte |al centro |sin reloj |un martes |a la ciudad )con {un luggage:maleta,mochila,morral,talego,bolso,costal,maletín,alforja,sombrilla,carriel,mapa,boleto,pasaje,cobija,hamaca,libro,cuaderno,tiquete,paraguas,brújula}
y [un nombre|el nombre de un primo|un teléfono|una dirección|unas señas|un apellido|una calle|la fe|tres nombres|mi pueblo|una promesa|las señas de alguien] en [un papel|la mano|un cartón|una servilleta|el pasaje|la costura|la manga|un billete|el corazón|un recibo|el pantalón|la memoria|el bolsillo|la suela|el forro|la piel del abrigo|un boleto|la libreta|un pañuelo|la maleta|la mochila]

# ciudad-cancha-torre | recuerdo | ciudad, raíces | - | nos | calle
donde (ahora |hoy dicen que |hoy |ya )[hay|pusieron|se alza] {un building:hotel,torre,edificio,almacén,oficina,bodega,museo,terminal,estación,bar,hospital,teatro,gimnasio} (de vidrio |sin alma |con reja )
[jugábamos|perdíamos|hubo fútbol|jugamos|ganamos] (de niños |con lluvia |los sábados )[hasta las seis|en la niebla|sin arquero|con un balón|hasta el anochecer|contra el sol|con una lata|sin reloj|entre dos piedras|sin parar|en un potrero|con una naranja|con un solo zapato|hasta la oración|con la camisa rota|sin zapatos|con un balón de trapo|con el perro de arquero|por un helado|entre los charcos|contra otra cuadra|hasta la sed]

# ciudad-mar-pared | recuerdo | ciudad, amor | + | nos | casa
[nos tocó|nos dieron|tuvimos] (una vez |en abril )[cuarto|un cuarto|alcoba|un altillo|la buhardilla|una pieza] [sin balcón|sin sol|junto al tren|sin ventana|con gotera|frente a un muro|sobre un bar|sin jardín|con hollín|al sur|sin luz|sin paisaje|sin cielo|en el sótano|sin vista|en el centro|en el piso seis|con ratones|sin puerta|sin calor]
y [pintamos|le pintamos] (con tiza |de azul |en el muro |en la pared |de noche |con carbón |los domingos )[el mar|un balcón|una ventana|un jardín|el sol|dos barcos|palmeras|un domingo|la luna|un guayacán|la playa|el camino a la mar|una puerta|gaviotas|verano|el cielo|la sierra|la aurora|un faro|la orilla|un velero|el río|un lucero|una estrella|el verano|una chiva]

# ciudad-mama-madruga | recuerdo | ciudad, raíces, lucha | 0 | yo | casa
[mi mamá|papá|mi abuela|mamá|mi padre|mi madre|el viejo] (cada lunes |en silencio |sin quejarse )[salía|se iba|madrugaba] [antes que el sol|antes que el bus|antes que el pan|con frío|antes del reloj|antes que las palomas|a pie|sin luz|antes de las seis|antes del gallo|sin café|con sueño|entre la niebla|con fe]
y [dejaba|nos dejaba] (siempre |sin despertarnos |cada día )[el café|el tetero|un pan|el chocolate|el arroz|un papel|el almuerzo|un beso en la sien|la bendición|el uniforme|dos monedas|su olor a jabón|la arepa|un mango|el mantel|la sopa|la luz prendida|la aguapanela|el pan con queso|la ropa planchada|el radio encendido|el desayuno|tapada la olla|la cama tendida|el cielo barrido|un silbo en el aire|la risa prendida]

# ciudad-apagon-acera | recuerdo | ciudad, raíces | + | nos | calle, noche
(una noche |en marzo |aquella vez |por suerte |un lunes |en mayo |de golpe )[el apagón|un apagón|un corto] nos [sacó|llevó|mandó] (a todos )[al andén|a la acera|al balcón|al patio|a la esquina|afuera|a conversar|a la terraza|a la calle|al parque|a la escalera|al antejardín|al corredor|al solar|al zaguán|a la loma|al callejón|a la cancha|a la plaza|de la casa|de la cama|al río|al barrio|al frente|al cerro]
(y )(por fin |entre velas |esa vez |a oscuras )[supimos|al fin supimos] [quién vive|quién canta|quién llora|quién sueña|quién reza|quién toca el piano|quién era Raquel|quién sabe cuentos|el nombre del perro|quién toca la flauta|quién vive al frente|quién cantaba|quién silbaba|quién roncaba|quién lloraba|quién rezaba|cómo canta un grillo|de qué hablan los viejos]

# ciudad-un-bus-y-otro | recuerdo | ciudad, amor | 0 | nos | calle
(siempre |otra vez |despacio |de pronto |sobre los dos )[anochecía|llovía|se hacía tarde|daban las diez] en {el street:esquina,paradero,puente,plaza,parque,avenida,andén,acera,plazuela,malecón,bulevar,glorieta,escalinata,callejón,callejuela,bocacalle,cruce,cancha,cuadra}
y [se iba|se nos iba|pasaba] (sin culpa |otra vez )[un bus y otro bus|el de las diez|la buseta|el tren|el taxi|el que nos servía|el bus azul|el último bus|la flota del sur|el tranvía|la noche|la tarde|el colectivo|el último metro|el penúltimo|la chiva|un carro vacío|la flota|el bus de la una]

# ciudad-llamada-casa | recuerdo | ciudad, desamor | - | yo | calle, casa
llamaba (a casa |a mi casa |los domingos |de noche |sin falta |a mamá |cada mes |de lejos |en diciembre )[con tres monedas|desde un bar|desde el andén|desde una tienda|de afán|desde un hotel|sin dormir|desde la estación|sin un peso|desde el portón|desde el sur|desde una plaza|desde el puente|desde el parque|desde el centro|desde la calle|con poca plata|desde el mercado|desde la lluvia|desde un andén sin nombre|desde un bus|con un recibo|contando monedas|desde un teléfono roto|desde el turno|desde la fila|tapando el ruido|desde el bar|desde el bus|desde un tren|con monedas|desde el mar|sin llorar|sin abrigo]
(siempre |y siempre |y sin llorar |con voz firme |riendo )[dije|decía] que [iba bien|no hay frío|tengo abrigo|ya iba a volver|comía temprano|hacía sol|alcanza el jornal|dormía bien|no llueve|no hay novedad|la gente es amable|ya había casa|hay amigos|vivo en el centro|hay buena comida|la cama es grande|ya tengo amigos|ya casi vuelvo|sobra la plata|me sobra el sueño|queda cerca el mar|nada me falta|hay una ventana]

# ciudad-mudanza-escalera | recuerdo | ciudad, vida, raíces | - | - | calle, casa
[bajaron|sacaron|cargaron] (un lunes |de noche |sin ruido |bajo la lluvia |por la escalera |entre vecinos |de afán ){el furniture,household:cama,mesa,colchón,armario,ropero,baúl,sofá,espejo,mecedora,catre,escritorio,silla,cuadro,cómoda,butaca,alacena,diván,cojín}
y {el animal:gato,perro} (todavía |desde entonces |cada tarde |sin dueño )[espera en la acera|pregunta por ellos|duerme en el portal|no quiere comer|huele el corredor|mira la escalera|se sienta en la puerta|vuelve a las seis|busca la cocina|no deja entrar|no sabe irse|da vueltas al patio|extraña la sala|mira para arriba|llora en el balcón|no suelta un zapato|rasca el portón]

# ciudad-cine-con-goteras | recuerdo | ciudad, vida, fiesta, amor | + | - | calle, noche
[en el cine|en aquel cine] (viejo |de Inés |del barrio |de antes |sin techo |de la plaza )[llovía|había goteras|hacía frío|se colaba un perro|entraba la luna|ladraba un perro|vendían maíz|se oía el tren|olía a naranja|sobraba gente|entraban gallinas|faltaba un beso|dormía un señor|había pulgas|no había luz|daba sueño|fallaba el rollo|entraba el viento|había ranas|cabía el barrio|sonaba un grillo|daba miedo|había luna|sobraba el frío|había un gato|tosían|reían|silbaban|lloraba un ciego]
y (siempre |en el beso |al final |de pie |en plena escena |ya |a veces |despacio |sin falta |de golpe |cada domingo |sin ver la pantalla )[lloraba el cura|aplaudían los niños|cantaba la gente|gritaban «cuidado»|se besaban dos|se quemaba el rollo|callaba el barrio|moría el galán|llegaba el tren|ganaban los buenos|volvía el vaquero|rezaba una vieja|silbaban|lloraba un niño|perdía el bueno|se oía un beso|ganaba el bueno|dormía el cura|pasaba un gato|gritaba un viejo]
`;
