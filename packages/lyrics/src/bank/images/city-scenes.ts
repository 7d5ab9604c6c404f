/** Images of the city and the neighbourhood: what is seen, and what was. */
export const cityScenes = `
# ciudad-dibujo-vidrio | escena | ciudad, vida | 0 | - | calle, camino
[un niño|alguien|una niña] (despacio |con el dedo |a medianoche )[pinta|dibuja] [el mar|una flor|la luna|un corazón|un sol|su casa|un barco|un pez|un jardín|un avión] (en el vidrio|en el bus|en un tren|en la ventana|en el vapor|en el cristal)
y {el weather:lluvia,aguacero,niebla,llovizna,viento,brisa} (después |sin saber |desde afuera |sin prisa |en silencio )[lo firma|lo vuelve a pintar|le da color|se sale del renglón|lo mira|lo vuelve río|lo hace temblar|lo imita|lo moja|lo borra al pasar|le pone marco|lo besa]

# ciudad-senora-tinto | escena | ciudad, lucha | + | - | calle
(a las cinco |otra vez |antes del sol |cada lunes )[doña Inés|la señora|la del tinto|don Manuel] [abre su termo|prende el carbón|llena los vasos|llega al andén|saca el café|sopla el fogón|saluda al cerro|pone la mesa|acomoda el cajón]
y le [echa|pone] (despacio |con calma |sin cobrar )[azúcar|canela|panela|miel|color] (de la buena )a {el hour,street,crowd:mañana,madrugada,amanecer,alba,día,avenida,ciudad,barrio,calle,esquina,andén}

# ciudad-neon-charco | escena | ciudad | 0 | - | calle, noche
[tiembla|se ahoga|parpadea] (en un charco |boca abajo |todavía |en el agua )[el neón|la luz|el letrero] de {un building:hotel,teatro,cine,droguería,bar,taberna,cantina,tienda,panadería,almacén}
y un [perro|gato|gorrión] (sin dueño |callado |con sed )[se bebe|rompe|pisa] (despacio )[el neón|la luz|el color|las letras|el rojo|el azul|la luna|el resplandor|la noche|el cartel]

# ciudad-pregon-mango | escena | ciudad, raíces | + | - | calle
(a las diez |otra vez |los martes )[pasa|sube|baja] [un pregón|alguien|don Abel|Inés] [con|cantando|vendiendo] {-- food:mango,mazorca,tamal,naranja,mora,piña,limón,guayaba,fresa,plátano,arepa,buñuelo,cocada}
y {el crowd,street,building:barrio,cuadra,calle,edificio,plaza,esquina} (entonces |por fin |otra vez |sin peinarse )[se asoma|sale al balcón|tiene hambre|baja en pantuflas|se echa a reír|cuenta monedas|vuelve a ser niñez|huele a mar|pide dos más|abre el portón]

# ciudad-banderas-ropa | escena | ciudad, lucha | + | - | calle, casa
(allá arriba |al viento |hoy )[cuelgan|bailan|se secan] {-- clothes:camisa,falda,blusa,pantalón,uniforme,pijama,delantal,vestido,camiseta} [al sol|en el balcón|entre antenas|en la azotea|en un cordel|sobre el patio|sin dueño|del octavo]
[banderas|son banderas|las banderas] (humildes |mojadas |sin himno |limpias )de [un país en paz|la gente|un barrio en flor|los que vuelven|un domingo|un barco de papel|una patria|la esperanza|un reino sin rey|la paz|los que madrugan|la cuadra|los demás]

# ciudad-trancon-adentro | escena | ciudad | - | - | calle
(ya |a las seis |otra vez |bajo el agua )no se mueve (hace rato |todavía )[la avenida|el puente|nada|la autopista|la calle|la troncal|el bulevar|la glorieta|un carro|el bus|el taxi|la calzada|la ciudad|nadie|el de atrás|la buseta|el camión|el colectivo]
y [en cada carro|en cada bus|en el taxi|adentro] (a oscuras |en silencio |tras el vidrio |con sueño )[alguien reza|llora un señor|cena Isabel|se enfría un pan|duele una edad|muere un amor|cantan mal|tiembla una voz|se despiden|crece un adiós|hay un reloj|pesa un retrato]

# ciudad-ventana-prendida | escena | ciudad, vida | 0 | - | calle, noche
(a las dos |todavía |allá arriba |en la niebla )[hay|queda] {un opening:ventana,ventanal,balcón,claraboya,persiana#x} {=x encendido,prendido,iluminado,despierto,amarillo,abierto,azul,solitario}
(adentro |ahí |todavía )alguien (a esta hora |como siempre |con frío )[espera|quiere dormir|cose un uniforme|cuenta monedas|plancha el lunes|estudia inglés|repasa un adiós|calienta arroz|calma a un bebé|aprende a estar|le escribe a papá|lava la olla]

# ciudad-cada-cual-isla | escena | ciudad, vida | - | nos | calle, camino
vamos [cien|setenta|noventa] (de pie |en silencio |esta noche |sin mirarnos )en {el vehicle:bus,tren,metro,tranvía,vagón,colectivo,buseta}
y cada [cual|quien] (a esta hora |en lo suyo |por dentro |de noche )[lleva|abraza|cuida|mira] [su mar|su isla|su adiós|su pantalla|su frío|su dolor|un nombre|su país|su teléfono|su canción|el reloj|su cansancio|su mapa]

# ciudad-albanil-silba | escena | ciudad, lucha | + | - | calle
(con casco |a mediodía |tan alto |sin miedo )[en el andamio|en el piso once|en la torre|arriba|en el último piso] [canta un obrero|silba Simón|va un albañil|trabaja Inés|canta un señor|silba un pintor|va don Manuel|canta alguien|baila un soldador|silba un muchacho|canta Andrés|canta un pintor|silba un señor]
y {el crowd,street,weather,landscape:ciudad,avenida,calle,viento,plaza,cerro} (por un rato |despacio |allá abajo |sin saberlo )[sigue el compás|aprende el son|le hace coro|cambia de paso|lleva la voz|pierde el afán|parece el mar|quiere bailar|se queda en paz]

# ciudad-perro-espera | escena | ciudad, desamor | - | - | calle
(otra vez |a las seis |bajo la lluvia )[hay|duerme|espera|madruga] un perro (flaco |amarillo |sin dueño |viejo )en {el street:paradero,esquina,andén,parque,plaza,puente,callejón,acera,cruce,cuadra,calle}
como si [alguien|el bus|un amo|Dios] (todavía |algún día |por fin )[fuera a volver|supiera su nombre|le diera un pan|lo quisiera más|le diera amor|le trajera abrigo|viniera|llegara a las tres|le dijera adiós|volviera|lo llamara|lo buscara|lo esperara|le silbara|tuviera pan|lo fuera a llamar]

# ciudad-silla-sombrero | escena | ciudad, desamor, vida | - | - | casa, calle
[un señor|un viejo|una señora|don Abel] (de corbata |sin prisa |los domingos  )[cena|almuerza] [en un bar|en la estación|en la esquina|frente al mar|tras el portón|en el mercado|en la cantina|en un hotel|en la sala|junto al televisor|en el balcón|sin hablar]
y (enfrente |despacio |por costumbre |en otra silla |todavía )[sienta|invita] (siempre )a {su clothes:sombrero,abrigo,saco,ruana,bufanda,chaqueta,gabán,gorra,chal,poncho}

# ciudad-olor-pan | escena | ciudad, raíces | + | - | calle
(ya |de pronto |a las cuatro |en plena niebla )[huele a pan|huele a maíz|sale el pan|huele a leña] en {el street:esquina,cuadra,calle,plaza,callejón,andén,avenida,acera,plazuela}
y [el celador|el taxista|la enfermera|el ladrón|la ronda] (por fin |de golpe |sin querer )[sonríe|bosteza|cree en Dios|perdona al frío|piensa en mamá|quiere vivir|suelta el bastón|llama a su casa|se siente en paz|vuelve a ser feliz|tiene diez años]

# ciudad-llegue-maleta | recuerdo | ciudad, vida | 0 | yo | camino, calle
llegué (de noche |en enero |sin abrigo |a pie |a la terminal |a las seis )con {un luggage:maleta,mochila,morral,talego,bolso,costal,maletín,alforja,sombrilla,carriel,mapa,boleto,pasaje}
y [un nombre|el nombre de un primo|un teléfono|una dirección] en [un papel|la mano|un cartón|una servilleta|el pasaje|la costura|el sombrero|la manga|un billete|el corazón|un recibo|el pantalón|un mantel|la memoria|el bolsillo|la suela|el forro|la piel del abrigo|un boleto|la libreta|un pañuelo]

# ciudad-cancha-torre | recuerdo | ciudad, raíces | - | nos | calle
donde (ahora |hoy dicen que )[hay|pusieron|se alza] {un building:hotel,torre,edificio,almacén,oficina,bodega,museo,terminal,estación} (de vidrio |sin alma |con reja )
[jugábamos|perdíamos|hubo fútbol] (descalzos |de niños |con lluvia |los sábados )[hasta las seis|en la niebla|sin arquero|con un balón|hasta el anochecer|contra el sol|con una lata|sin reloj|entre dos piedras|sin parar|en un potrero|con sed]

# ciudad-mar-pared | recuerdo | ciudad, amor | + | nos | casa
[nos tocó|nos dieron|tuvimos] (una vez |en abril )[cuarto|un cuarto|alcoba|un altillo|la buhardilla] [sin balcón|sin sol|junto al tren|sin ventana|con gotera|frente a un muro|sobre un bar|sin jardín|con hollín|al sur|sin luz]
y [pintamos|le pintamos] (con tiza |de azul |en el muro |en la pared )[el mar|un balcón|una ventana|un jardín|el sol|dos barcos|palmeras|un domingo|la luna|un guayacán|la playa|el camino a la mar|una puerta|gaviotas|verano]

# ciudad-mama-madruga | recuerdo | ciudad, raíces, lucha | 0 | yo | casa
[mi mamá|papá|mi abuela|mamá] (cada lunes |en silencio |sin quejarse )[salía|se iba] [antes que el sol|antes que el bus|antes que el pan|con frío|antes del reloj|antes que las palomas|a pie|sin luz|antes de las seis|antes del gallo|sin café|con sueño|entre la niebla|con fe]
y [dejaba|nos dejaba] (siempre |para todos |sin despertarnos |cada día )[el café|el tetero|un pan|el chocolate|el arroz|un papel|el almuerzo|un beso en la sien|la bendición|el uniforme|dos monedas|su olor a jabón|la arepa|un mango|el mantel]

# ciudad-apagon-acera | recuerdo | ciudad, raíces | + | nos | calle, noche
(una noche |en marzo |aquella vez |por suerte )[el apagón|un apagón|un corto] nos [sacó|llevó|mandó] (a todos )[al andén|a la acera|al balcón|a mirar|al patio|a la esquina|afuera|a conversar|a la terraza|al portón|a la calle|al parque|al frío|al viento|a la escalera|al antejardín|al corredor]
y (por fin |de golpe |entre velas |esa vez |a oscuras )supimos [de la luna|que hay luceros|quién era Raquel|que ríe el del tres|del violín|cómo es el portero|quién toca el piano|contar hasta cien|que el cielo es de acá|que hay más|de quién es el perro|de Isabel|cantar|hablar|de estrellas|el nombre del señor|quién cantaba|quién silbaba|que hay vecinos|de la niebla|contar cuentos|que hay grillos|quién roncaba|quién lloraba|quién rezaba|de los cerros]

# ciudad-un-bus-y-otro | recuerdo | ciudad, amor | 0 | nos | calle
(siempre |otra vez |despacio |de pronto |sobre los dos )[anochecía|llovía|se hacía tarde|daban las diez] en {el street:esquina,paradero,puente,plaza,parque,avenida,andén,acera,plazuela,malecón,bulevar,glorieta,escalinata,callejón,callejuela,bocacalle,cruce,cancha,cuadra}
y [se iba|se nos iba|pasaba] (despacio |sin culpa |por hablar |otra vez )[un bus y otro bus|el de las diez|la buseta|el tren|el taxi|el que nos servía|la ocasión|el bus azul|el frío|el último bus|la flota del sur|el tranvía|la luz]

# ciudad-llamada-casa | recuerdo | ciudad, desamor | - | yo | calle, casa
llamaba (a casa |a mi casa |los domingos |de noche |sin falta  )[con tres monedas|desde un bar|con frío|desde el andén|desde una tienda|de afán|desde un hotel|sin dormir|desde la estación|sin un peso|desde el portón|desde el sur|desde una plaza|desde el puente|desde el parque|desde el centro|desde la calle|con poca plata|desde el mercado|desde la lluvia|desde un andén sin nombre]
(siempre |y siempre |y sin llorar |con voz firme |riendo )[dije|decía] que [iba bien|no hay frío|tengo abrigo|ya iba a volver|comía temprano|hacía sol|alcanza el jornal|hay gente de paz|dormía bien|no llueve|no hay novedad|la gente es amable]
`;
