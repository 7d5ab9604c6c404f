/** Images of faith: hope, healing and light after the dark, as they are seen and remembered. */
export const faithScenes = `
# fe-vela-por-si-vuelven | escena | fe raíces | 0 | - | casa noche
{un family:abuela,madre,tía,abuelo,madrina,papá,bisabuela} (siempre |cada noche |en silencio )[deja|prende] {un light:vela,farol,lámpara,veladora,bombillo,candil,cirio,linterna}
por si [alguien|un hijo|un extraño] (esta noche |todavía |en la lluvia )[vuelve tarde|se pierde|no duerme|pasa|tiene frío|viene de lejos|va sin camino|quiere entrar|busca posada|no ve bien|llega|se cansó|pide un vaso|trae sed]

# fe-sol-en-el-yeso | escena | fe vida | + | - | casa
[un niño|una niña|alguien] (en su yeso |con fiebre |en el hospital )[pinta|dibuja] {un light,bird,animal:sol,estrella,cometa,colibrí,turpial,mirla,paloma,gaviota,caballo,león,tigre,luna}
y (de pronto |por hoy |al mediodía ){el building,room:hospital,sala,salón,galería,dormitorio} [huele|sabe] a {- food,plant:naranja,mango,guayaba,limón,yerbabuena,jazmín,piña,pan,romero,maíz,coco}

# fe-monte-quemado | escena | fe lucha | + | - | campo
[del carbón|de lo negro|del incendio|de la ceniza] (ya |otra vez |desde el lunes )[brota|nace] {un plant:maíz,roble,girasol,frailejón,lirio,amapola,romero,palma,flor,clavel,trigo,orquídea}
(parece que |dicen que |y es que )la [ceniza|tierra|candela] (también |al fin |a veces )[era semilla|era abono|sabe esperar|se arrepiente|guarda el verde|da de comer|se olvida|sueña con agua|canta|pide perdón]

# fe-sol-en-la-silla | escena | fe raíces vida | 0 | yo | casa
(a las seis |en enero |sin hacer ruido |de puntillas )[entra|cruza|vuelve|llega] el sol por {el opening:ventana,balcón,cortina,reja,tragaluz,claraboya,portón,persiana,ventanal,postigo}
y se [sienta |acuesta |duerme ](un rato |tranquilo |como en su casa |sin permiso )en {el furniture:silla,cama,hamaca,mecedora,sillón,sofá,catre,poltrona,banca,butaca,diván,mesa}

# fe-apagon | escena | fe fiesta raíces | + | nos | noche
[se fue|faltó|murió] la luz (de golpe |anoche |a las ocho |en plena cena )en {el crowd,home:barrio,pueblo,cuadra,vereda,ciudad,región,barriada,casa,vecindario,comarca}
y [vimos|hallamos|tuvimos] (por fin |en el patio |de pronto )(más ){-- light:estrella,lucero,cocuyo,luciérnaga,luna,constelación,cometa,vela,candil}

# fe-duerme-en-la-banca | escena | fe ciudad | 0 | - | calle
[una madre|un anciano|doña Inés|alguien|un viejo] duerme (por fin |sin zapatos |a pierna suelta )en {el building,furniture,street:iglesia,capilla,catedral,estación,banca,parque,terminal,paradero,andén,plaza,mercado,puente,silla}
[dormir|soñar|descansar] (así |también |a veces )es [un rezo|un salmo|un milagro|un padrenuestro|un perdón|rezar|un rosario|un amén|un modo de orar|un acto de fe|un regalo|cantar]

# fe-perro-que-espera | escena | fe ciudad vida | 0 | - | calle
un perro (flaco |sin dueño |desde enero )[espera |aguarda |madruga ]en {el street,building:paradero,estación,esquina,plaza,puente,andén,acera,terminal,malecón,mercado,calle,cruce,parque}
(y )[saluda|recibe|festeja] (con fe |siempre |igual |por las dudas |moviendo la cola )a {el vehicle:bus,tren,camión,buseta,chiva,taxi,camioneta,flota,moto,colectivo,tranvía}

# fe-escampo | escena | fe vida raíces | + | - | campo casa
escampó: (de pronto |muy quedo |sin rencor )(ya )[canta|vuelve|silba] {un bird:turpial,gorrión,mirla,copetón,colibrí,azulejo,toche,sinsonte,canario,calandria,jilguero,paloma}
como si (todo |la noche |el cielo |de principio a fin )[fuera|fuese|hubiera sido] {un news,song,dream,lie:cuento,rumor,fábula,canción,estribillo,truco,sueño,pretexto,tonada,comedia,enredo,verso,utopía,melodía,trampa,pregón,quimera,mentira}

# fe-ciego-y-guitarra | escena | fe ciudad fiesta | + | - | calle
un ciego [toca|afina|abraza|templa] (al sol |en la esquina |todos los lunes ){un instrument:tiple,guitarra,violín,acordeón,arpa,flauta,piano,armónica,saxofón,cuatro,clarinete,bandola,charango,requinto,quena}
y (al oírlo |de pronto |por un rato )[la gente|el barrio|la calle|uno] ve [el mar|el cielo|un jardín|su casa|los naranjos|las luciérnagas|el sol|otra vida|un camino|a su madre|colores]

# fe-abuela-y-rosal | recuerdo | fe raíces | + | yo | casa campo
(en voz baja |cada mañana |por las mañanas |todos los domingos |igual que a un niño )[mi abuela|mi nona|mamá] le [hablaba|cantaba|conversaba] a {un plant,bird:rosa,geranio,orquídea,limonero,begonia,mirla,girasol,copetón,clavel,lirio,ruda,toche,flor,jazmín,palma}
(y |siempre |y en mayo |por la ventana )le [contestaba|respondía|iba diciendo] [una flor|en verde|con pétalos|con olor|de memoria|con rocío|despacito|con semillas|en abril|con abejas]

# fe-enfermera | recuerdo | fe vida | 0 | yo | noche
[pasé|perdí|conté] [enero|tres lunas|seis meses|un año] (sin voz |contando gotas )en [cama|el hospital|un catre|silencio|la ventana|una silla|urgencias|un pasillo|una camilla|espera]
y [Rosa|un viejo|un joven|una voz|una enfermera] (bajito |de noche |por la ventana )me [cantó|silbaba|cantaba] {un song,rhythm:bolero,ranchera,nana,copla,tango,canción,vals,bambuco,cumbia,tonada,son,arrullo,joropo}

# fe-diez-anos-sin-hablar | recuerdo | fe raíces vida | 0 | yo | casa
[mi padre|mi hermano|mi hermana] y yo(, por orgullo|, dos inviernos|, todo un siglo|, años y años), [sin hablarnos|de espaldas|en guerra|como extraños|sin vernos|en silencio|sin perdón|a lo lejos|con la puerta cerrada|sin mirarnos|cara o cruz|sin palabras]
(y un lunes |un día |y por diciembre |sin explicación )[llegó|volvió|vino|tocó] con {un food,plant,drink:pan,arepa,piña,clavel,tamal,café,vino,naranja,girasol,queso,chocolate,mango,flor}

# fe-di-por-muerta | recuerdo | fe vida | + | yo | casa
{el plant:orquídea,geranio,rosa,begonia,limonero,violeta,clavel,naranjo,dalia,jazmín,veranera,lirio,hortensia,azucena,girasol#x} {lo=x} di por [muert|perdid]{o=x} (en agosto|sin duelo|hace dos años|aquel verano|sin llanto|una mañana)
y [en mayo|un lunes|anoche|un día] (sin reproche |con la lluvia )me [sacó flor|dio sombra|sonrió|dio retoños|llenó el balcón|perfumó el patio|vino con flores|saludó verde|resucitó|dio un capullo]

# fe-se-lo-llevo-el-rio | recuerdo | fe lucha raíces | 0 | nos | campo casa
nos [llevó|quitó] el río (de abril |crecido |una madrugada ){el household,furniture:mesa,cama,mantel,espejo,reloj,baúl,sillón,almohada,vajilla,armario,cobija,hamaca,silla,olla}
y (vivos |mojados |descalzos |por puro milagro )[cantamos |reímos |bailamos |prendimos fuego ]en {el room,landscape,building:azotea,loma,terraza,cerro,escuela,capilla,balcón,monte,iglesia,torre}

# fe-olor-a-pan | recuerdo | fe raíces | + | yo | camino noche
crucé (sin luna |sin linterna |con neblina |temblando )[con poca fe|de noche|a tientas|sin mapa] {el landscape:páramo,llano,monte,valle,sierra,cañón,montaña,bosque,cordillera,sabana}
(y )(a lo lejos |como una mano |hasta casa )me [guiaba|traía|llevó] [el|un] olor a {- food,fire,drink:pan,panela,leña,café,canela,arepa,queso,chocolate,miel,carbón,maíz,tamal}
`;
