/** Images of party, dance, music, friends and beach: what is seen, and what was. */
export const partyScenes = `
# fiesta-muebles | escena | fiesta, raíces | + | - | casa, fiesta
(ya |hoy |por fin |anoche |esta noche |en silencio |desde temprano )[corrieron|sacaron] {el furniture:mesa,sofá,cama,escritorio,mesón,sillón,armario,baúl,butaca,cómoda,diván,mecedora}
y [cabe|baila] (ya |por fin |sin permiso |en la sala |en la cocina |junto a la nevera )[el mar|el barrio|Inés|el pueblo|la cuadra|la vereda|medio mercado|un carnaval|el mundo|un gentío|la madrina|la calle|quien no supo bailar|el vecino]

# fiesta-tambor-esquina | escena | fiesta, ciudad | + | - | calle, fiesta
[suena|llama|se suelta] (de pronto |sin permiso |a pleno sol ){un instrument:tambor,acordeón,trompeta,marimba,gaita,clarinete,bombo,trombón,charango} en {el street:esquina,plaza,callejón,acera,parque,malecón,andén,cancha,avenida}
y [el cura|el alcalde|el doctor|el celador|la del banco|hasta el más serio] (ya |de pronto |por fin )[mueve los pies|pierde el afán|afloja el paso|baila en la puerta|olvida la hora|se quita el saco|silba el compás|suelta los hombros|se aprende el coro]

# fiesta-luces-cuadra | escena | fiesta, raíces, ciudad | + | - | calle, noche, fiesta
(ya |otra vez |en diciembre |de casa en casa )cuelgan [luces|cintas|flores|papeles|faroles|bombillos] [por la cuadra|del balcón|en la esquina|en la calle|del portón|en el parque|del callejón|del zaguán|del guayacán|en el portal|en la escalera]
y {el street:calle,cuadra,plaza,esquina,acera,callejón} (ya |por fin |esta noche )[es|parece] [un salón|el mar|otra ciudad|una feria|un altar|la mar|un barco|un buque en altamar|otra canción|un jardín|un acordeón]

# fiesta-trompeta-bus | escena | fiesta, ciudad | + | - | calle, camino
en [el bus|la buseta|el último bus|el bus de las nueve|la chiva|el tren] [va|se subió|viaja] (esta noche ){un instrument:trompeta,guitarra,acordeón,tambor,saxofón,guacharaca,flauta,maraca,violín,trombón}
y nadie (aquí |hoy |esta vez |por fortuna |de pronto )[quiere bajar|ve la hora|mira el celular|tiene sueño|pregunta el lugar|habla del trancón|piensa en el jefe|va para la casa|cabecea|se va a marear|oye el timbre|quiere llegar|teme al puente]

# fiesta-fogata-orilla | escena | fiesta, amor | + | - | mar, noche
[arde|cruje] (hace rato |todavía |esta noche ){un fire,light:hoguera,fogata,candela,llama,lumbre} [en la arena|junto al mar|en la orilla|entre las palmas|tras el malecón|bajo la luna|en la bahía|al lado del ron|frente al faro|hasta las dos]
y {el water:ola,marea,espuma,mar} (ya |despacio |sin permiso )[viene a bailar|pide un son|oye la canción|baila también|pide cumbia|lleva el compás|se arrima|se quiere quedar|moja el tambor|pide candela|se acuesta a los pies]

# fiesta-olla-patio | escena | fiesta, raíces | + | - | casa, campo
(ya |hoy |por fin |desde temprano |a fuego lento )[hierve|humea] [la olla|un sancocho|el maíz|el ajiaco|el tinto] [en el patio|en el solar|en la cocina|afuera|en el balcón|en la azotea|al sol|en el zaguán|en el jardín|sin prisa|con sal]
y [un primo|la tía|un vecino|el abuelo|el más viejo] (por fin |sin afán |de oído )afina {el instrument:guitarra,tiple,acordeón,bandola,requinto,violín,arpa,gaita,cuatro,charango}

# fiesta-cara-pintada | escena | fiesta | + | - | fiesta, calle
[pasa|va] (bailando |por la calle )[el juez|el alcalde|la maestra|el doctor|el jefe|el portero] [con tacón|de gorrión|con peluca|de bebé|de diablo|con antifaz|de tigre|con alas|vestido de sol|con corona|de emperador]
y [ya|hoy|aquí|por hoy] nadie (en el desfile |por las calles |de pronto )[es el que fue|debe plata|tiene reloj|se llama igual|tiene apellido|pide perdón|tiene jefe|sabe quién es|va a trabajar|vuelve a casa]

# fiesta-tacones-mesa | escena | fiesta | + | - | fiesta, noche
(ya |ahí |desde las once |como sin dueño )[hay|quedan|duermen] [botas|tacones|zapatos|sandalias] [en un rincón|en la mesa|junto al bongó|bajo la silla|en el corredor|junto al bar|tras el piano|bajo el tambor|en la escalera]
(y ahora |por fin |a las dos |de madrugada )[baila|gira] (feliz |sin prisa )descalza [la novia|Inés|la tía|Leonor|la señora|Isabel|la timidez|la orquesta|la del bar|la suegra|la razón|Bogotá]

# fiesta-vecino-queja | escena | fiesta, ciudad | + | - | casa, noche, fiesta
(anoche |a las once |por fin |furioso )[vino|bajó|subió] [el vecino|el portero|alguien|don Luis] a [quejarse|pelear|callar el son|pedir silencio|poner orden|reñir|dar un sermón|reclamar]
y (ya |ahora |míralo |a las dos |desde las doce |más tarde |de pronto )[pide otra canción|baila en la sala|sirve aguardiente|se sabe el coro|lleva el compás|no se quiere ir|reparte la torta|enseña a girar|destapa una olla|saca a Leonor|grita más que el tambor|brinda de pie|pone la cumbia otra vez]

# fiesta-viernes-corbata | escena | fiesta, ciudad | + | - | calle, noche
(ya |por fin |a las seis |en la esquina )[el viernes|la calle|la gente|Bogotá] se [quita|afloja] [la corbata|el saco|el reloj|los zapatos|el cinturón|el uniforme|el afán|los guantes|el antifaz|la edad|el lunes]
y {el street:calle,cuadra,plaza,esquina,callejón,acera} (ya |por fin |de punta a punta )[huele a|sabe a|pide] [ron|canela|guayaba|maíz|miel|limón|aguardiente|mar|pecado|mango con sal|arepa]

# fiesta-nueve-carro | escena | fiesta | + | nos | camino, noche
(hoy |esta noche |como siempre |cantando )vamos [nueve|doce|quince|veinte] [en un taxi|en un carro|en el carro de un primo|en campero|donde Simón|en un camión|en el carro de Inés|en un platón|en la chiva|en buseta|donde Isabel|con Raquel|en el carro del jefe]
y (encima |en el techo |todavía |en el baúl )[cabe|viaja] {un instrument:guitarra,tambor,acordeón,tiple,bongó,arpa,trompeta,maraca,violín,batería,guacharaca,contrabajo}

# fiesta-escoba-pareja | recuerdo | fiesta, raíces | + | yo | casa
aprendí (el son |la cumbia |de noche |de oído |a bailar |a girar |a escondidas |la salsa |el bolero |el vals |el tango |el mambo |la samba |a bailar cumbia |a dar la vuelta )en {el room:cocina,sala,terraza,patio,corredor,azotea,zaguán,solar,comedor,jardín,salón,cuarto}
con [la escoba|una silla|la almohada|una cobija] (en los brazos |de pareja |de novia  )[y un disco|sin hablar|y un disco de son|y un radio|y ningún bailarín|sin vergüenza|y un bolero|y mi sombra|a medio tono|y la luna|sin reloj|y descalzos los pies|y el corazón]

# fiesta-pisaste | recuerdo | fiesta, amor | + | tú | fiesta, noche
me pisaste (el pie |el alma |tres veces |sin piedad |aquella noche |a media luz |por amor )(bailando )en {un rhythm,party:bolero,cumbia,vals,salsa,merengue,tango,danzón,son,boda,fiesta,verbena,carnaval,rumba,feria,parranda,comparsa,bachata,mambo}
y (aún |todavía |desde ese día |te juro que |a veces |desde entonces |por fortuna )[me duele bien|no quiero sanar|lo cuento igual|cojeo feliz|guardo el zapato|no sé bailar|no busco otro son|me río al andar|quiero otra pieza|le debo otro son|bendigo el dolor|me duele bonito|quiero repetir]

# fiesta-playa-sin-peso | recuerdo | fiesta, vida | + | nos | mar, noche
no (nos )alcanzó (la plata |el sueldo |aquel enero |esa vez  )[para hotel|para volver|para más|para el avión|ni para el barco|para la cena|ni para el tren|para el regreso|para dos camas|para un colchón|ni para el pan|ni para el taxi|para carpa|para el almuerzo|para el barco|para el cuarto|para un catre|para el almuerzo y el tren|ni para el ron]
y [dormimos|cantamos|amanecimos] (tan bien |riendo |hasta tarde )[en el mar|en la arena|en un malecón|en un bote|junto al faro|con la marea|con sal en la voz|cara al sol|con un tambor|bajo las palmas|al son|sin techo]

# fiesta-abuelo-parranda | recuerdo | fiesta, raíces | + | yo | campo, fiesta
mi abuelo [vendió|empeñó|cambió] (una vez |en diciembre |sin pensarlo ){el vehicle,animal,clothes:bicicleta,caballo,burro,sombrero,carreta,canoa,potro,toro,ruana,becerro}
por [una noche|tres días|un mes|media semana|un domingo entero|siete noches seguidas] de {- instrument,party,rhythm:parranda,acordeón,bolero,carnaval,gaita,merengue,bandola,marimba,feria,joropo,verbena,tiple}

# fiesta-foto-movida | recuerdo | fiesta | + | nos | fiesta
(de esa noche |de la boda |de aquel baile |de la playa |después )no [quedó|hay|hubo] [una foto bien|foto clara|una foto formal|foto entera|una foto en paz|foto seria|foto derecha|una foto normal|una foto que esté quieta|retrato de pie|una foto sin temblor]
(porque |y es que |porque esa vez |pues )nadie (en la sala |un segundo |por nada )[quiso posar|se quedó|se sentó|soltó el tambor|miró hacia acá|cerró la boca|estuvo quieto|dejó el son|perdió el compás|dijo que no|bajó los brazos|volvió a la mesa|se durmió]

# fiesta-se-fue-la-luz | recuerdo | fiesta, raíces | + | nos | casa, noche, fiesta
se fue la luz (en enero |aquella vez |sin aviso |de pronto )[en la cumbia|en la salsa|en un vals|en plena fiesta|en la boda|en la mitad del son|en la parranda|a las tres|en carnaval|en el coro|en el mejor acordeón|en la feria|en el baile|en la canción|en un tango|en la rumba|en la orquesta|en un bolero|en la gaita]
y [seguimos|bailamos|cantamos] (riendo |hasta el alba |como si nada )[con palmas|de memoria|con tambor|con una olla|con la voz|con cucharas|con maracas|por amor|con una vela|sin parlante|a puro pulmón]

# fiesta-llovio-boda | recuerdo | fiesta, amor | + | - | fiesta
(una vez |un sábado |en la boda |de pronto )llovió (esa tarde |a mares |sin compasión |con ganas )sobre {el instrument,food,clothes,furniture,household:trompeta,piano,arpa,natilla,vestido,mesa,acordeón,batería,sombrero,mantel,velo,sillón,arroz,tambor,pan,silla,guitarra,marimba,bandola,tambora,clarinete}
y [la novia|Raquel|la abuela] (riendo |descalza |empapada |en un charco )[gritó|pidió]: [más|otra vez|que siga|más son|que no pare|sigan|que suene el tambor|más fuerte|champaña|no se van|más luz]
`;
