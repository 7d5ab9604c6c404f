/** Images in which love turns, decides and stays. */
export const loveEndings = `
# amor-dejo-el-turno | giro | amor | + | tú | campo
¿y si [dejo|suelto|regalo] (mañana |por fin |de una vez ){el work,screen,luggage:taller,oficio,trabajo,turno,labor,tarea,empleo,negocio,oficina,fábrica,celular,maletín,equipaje}
[por|por sembrar|por regar|por cuidar] {-- plant,food:rosa,mora,flor,coco,palma,clavel,naranjo,dalia,lirio,mango} en {tu room,home:patio,solar,jardín,balcón,azotea,terraza,finca,vereda,rancho,tierra}?

# amor-el-fogon-temprano | giro | amor, vida, raíces, fe | 0 | - | casa
[amor no era|no era el amor|tal vez amor no era|quizás el amor no era|puede que amor no fuera] {el weather,fire:rayo,relámpago,huracán,tormenta,vendaval,incendio,llamarada,pólvora,torbellino,trueno,diluvio,ciclón,aguacero,tempestad,fuego,borrasca,ventolera,granizo}
sino quien [prende|cuida|enciende] (temprano |con calma |cada día |a oscuras ){el household,fire,light:fogón,cafetera,lumbre,rescoldo,brasa,leña,candela,lámpara,vela,hoguera,carbón,fuego,farol}

# amor-copia-de-la-llave | giro | amor | + | tú | casa, noche
[te di llave|te di la llave|mandé hacerte llave] (anoche |por fin |sin avisar )de {mi opening,room,home,furniture:puerta,portón,reja,casa,cuarto,patio,alcoba,rancho,cocina,finca,azotea,buhardilla,armario,baúl,sala,choza,terraza,verja}
y (desde ayer |desde entonces |por si vienes |en la cama )[oigo crujir|oigo sonar|oigo abrirse] {el opening,room:puerta,portón,reja,verja,zaguán,pasillo,corredor,balcón,ventana,cocina,portal,sala}

# amor-remar-en-la-mesa | giro | amor | + | tú | mar
si [zarpas|te vas|te me vas] (hoy |mañana |un día |de pronto |sin avisar |esta noche )en {un vehicle:barco,lancha,canoa,velero,buque,navío,bote,barca}
yo te [sigo|alcanzo|persigo] (remando |mar adentro |sin mapa |a medianoche )en {un furniture,instrument,household,clothes:mesa,cama,baúl,banca,armario,ropero,hamaca,colchón,guitarra,piano,tinaja,canasta,sombrero,zapato,violín,tambor}

# amor-ensayar-con-el-gato | giro | amor | 0 | tú | calle, noche
(llevo |y van )[media hora|dos horas|tres horas|una hora|dos canciones|toda la tarde|medio aguacero] [ante|frente a] {tu opening:ventana,puerta,portón,balcón,reja,verja,portal,postigo,ventanal,persiana,talanquera}
[ensayo|ensayando|repitiendo] (mal |bajito |con un gato |sin saliva |para nadie |con tu perro ){el news,lie,song,prayer:excusa,pretexto,verso,verdad,confesión,cuento,secreto,poema,copla,oración,perdón,estrofa,letra}

# amor-devolverse-por-un-beso | giro | amor, vida | + | - | camino
[uno sale|uno se va|alguien se va] (de noche |muy serio |sin despedirse |jurando no volver |para siempre )con {el luggage:maleta,mochila,pasaje,mapa,morral,boleto,tiquete,equipaje,bolso,brújula,linterna,pasaporte,maletín,alforja,carriel,costal}
y [vuelve|se devuelve|regresa] (del camino |de la esquina |al otro día |después )por {un touch,face:abrazo,beso,caricia,mano,risa,mirada,voz,sonrisa,boca,lunar,mimo,arrullo,mejilla,pelo,cuello,cariño,guiño,trenza,carcajada}

# amor-delante-del-barrio | giro | amor, ciudad | + | tú | calle, noche
que se [muera|aburra|aguante|pierda] (en la esquina |hoy mismo |de una vez |por un rato ){el fear:miedo,duda,culpa,temor,pánico,susto,sospecha,vergüenza,ansiedad,recelo,inquietud,zozobra}
[te beso|yo te beso|pues te beso|voy a besarte] (esta noche |sin permiso |de una )frente a {el crowd,street,building:gente,barrio,pueblo,vecindario,público,cuadra,calle,plaza,parque,iglesia,mercado,escuela,estación,muchachada,cantina,capilla}

# amor-cantame-cuando-olvide | cierre | amor, vida | 0 | tú | casa
[cuando|apenas|el día que|la noche que] me falle (un poco |del todo |por los años ){el chest,strength:memoria,mente,cabeza,voz,pulso,corazón,espalda,hueso,fuerza,ánimo,paciencia,valor,fe,aliento,aguante,impulso,garganta}
[cántame|repíteme] (bajito |despacio |al oído |aunque no entienda ){el song:canción,melodía,verso,copla,estribillo,balada,tonada,coro,serenata,ranchera,estrofa,arrullo,nana,villancico,bolero,vallenato}

# amor-bailar-a-los-ochenta | cierre | amor, fiesta | + | tú | fiesta, casa
[a los ochenta|a los noventa] (te pido |bailamos |te saco |te saco a bailar ){un rhythm:cumbia,bolero,rumba,salsa,merengue,vallenato,bambuco,joropo,mapalé,tango,vals,mambo,bachata,champeta,guaracha,danzón}
aunque me [duela|falle|cruja|reclame] (los lunes |un poco |desde antes |con la lluvia )[la espalda|la rodilla|el corazón|la cintura|el riñón|la cadera|el talón|un tobillo|la memoria|el oído|un hueso|un pie]

# amor-ultima-pareja | cierre | amor, fiesta, vida | + | - | fiesta, noche
[termina|se acaba] (a las seis |ya tarde |por fin |con la lluvia ){el party!boda,función,tertulia,reinado,retreta,serenata,velada,desfile,cabalgata,romería}
y dos [bailan|siguen|se abrazan] (en silencio |sin zapatos |con la escoba |todavía )en {el room,street:cocina,patio,sala,terraza,zaguán,comedor,corredor,azotea,salón,balcón,esquina,plaza,calle,acera,andén,jardín}

# amor-regando-tu-patio | cierre | amor, raíces | + | tú | campo, casa
(si preguntan, |si me buscan, |si alguien llama, )[vivo|me quedo|seguimos|amanezco] en {tu home,landscape,room:casa,tierra,vereda,finca,pueblo,rancho,patio,jardín,loma,orilla,ladera,ribera,nido,barrio,solar}
[regando|cuidando] (por fin |contigo |cada tarde |sin apuro ){el plant:rosa,guayacán,orquídea,jazmín,violeta,azucena,margarita,lirio,naranjo,limonero,yerbabuena,begonia,hortensia,geranio,veranera,maíz,café}

# amor-el-faro-prendido | cierre | amor, vida, fe | 0 | - | mar, noche
nadie apaga (ya |jamás |de noche |todavía |en esta orilla ){el light:faro,farol,vela,bombillo,lámpara,antorcha,candil,luz,fogata,veladora,linterna,hoguera,lumbre,cirio,candelabro}
por si (una noche |algún día |con el alba |con otro nombre )[vuelve|regresa|se asoma] {el vehicle,harbour:barco,lancha,canoa,velero,barca,bote,buque,navío,vela,proa}

# amor-veinte-adioses | cierre | amor | + | tú | calle, noche
[veinte adioses|otro adiós|nos despedimos] (a besos |muy tarde |todavía )en {tu opening,street:ventana,puerta,portón,balcón,reja,verja,portal,calle,cuadra,esquina,acera,andén}
y nos [halla|alcanza|encuentra|sorprende] (aún |todavía |sin soltarnos |en lo mismo |con frío ){el hour:mañana,madrugada,amanecer,alba,aurora,mediodía,día,alborada,mañanita,tarde}
`;
