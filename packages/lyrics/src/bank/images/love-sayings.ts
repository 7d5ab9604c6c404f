/** Images of what one says who loves. */
export const loveSayings = `
# amor-quedate-hay-cafe | decir | amor | + | tú | casa
quédate, que (aún )[hay|tengo|sobra] (para dos |en casa |todavía |en la cocina ){- drink,food:café,ron,aguardiente,guarapo,vino,tinto,cerveza,canelazo,chocolate,aguapanela,mistela,horchata,pan,arroz,ajiaco,sancocho}
y te [debo|guardo] (un beso y |desde ayer |todavía |el final de ){un news,song:verso,copla,poema,canción,balada,secreto,verdad,historia,noticia,cuento,leyenda,anécdota,chisme,confesión,novela,recuerdo,confidencia}

# amor-traeme-tus-miedos | decir | amor | 0 | tú | -
no me [traigas|compres|mandes] (este abril |del mercado |por ahora ){-- plant:rosa,orquídea,girasol,clavel,jazmín,violeta,azucena,margarita,lirio,dalia,camelia,gardenia,magnolia,hortensia,amapola,veranera,flor}
[tráeme|cuéntame|préstame] (mejor |sin pena |si quieres |en las manos ){tus fear:miedo,duda,culpa,temor,susto,ansiedad,vergüenza,pesadilla,sospecha,remordimiento,pavor}

# amor-deja-tu-ruana | decir | amor | + | tú | casa
deja {tu clothes:camisa,abrigo,chaqueta,ruana,sombrero,bufanda,blusa,poncho,saco,chal#x} (esta noche |hasta mañana )en {mi furniture:mesa,cama,repisa,silla,sofá,mecedora,ropero,armario,sillón,hamaca}
que (de noche |desde ayer |cuando faltas )ya {lo=x} [saluda|conoce|espera|quiere] {el animal,household,room:perro,gato,cachorro,espejo,almohada,florero,matera,zaguán,alcoba,patio,pasillo,corredor,sala,jardín}

# amor-muestrame-la-herida | decir | amor | 0 | tú | noche
[muéstrame|enséñame|déjame ver] (sin miedo |esta noche |si quieres |con la luz prendida |cuando quieras ){tu fight,fear,sorrow:herida,cicatriz,espina,golpe,caída,derrota,miedo,duda,culpa,pena,dolor,tristeza,tropiezo,vergüenza,batalla,angustia}
que (yo )[traje|traigo|tengo] [agua|hilo|luz|dos besos|paciencia|agua fresca|toda la noche] y {- food,plant:miel,romero,ruda,canela,yerbabuena,panela,limón,jazmín,maíz,azúcar}

# amor-que-no-falte | decir | amor, raíces, vida, fe | + | - | casa, camino
que no falte (nunca |caliente |por la tarde |en esta mesa ){- food,drink:pan,arepa,miel,panela,queso,arroz,sancocho,ajiaco,canela,café,tinto,chocolate,aguapanela,guarapo,vino,limonada,tamal,azúcar}
ni [quien diga|quien grite|alguien que diga] (siempre |bajito |en la puerta |al despedirse )[«con cuidado»|«buen camino»|«abríguese bien»|«avise al llegar»|«ya está el tinto»|«vuelva temprano»|«coma despacio»|«aquí lo espero»|«lleve la ruana»|«acá lo queremos»|«ahí está la llave»|«buen regreso»|«venga pronto»|«buena suerte»]

# amor-no-paga-la-renta | decir | amor, vida, lucha | + | - | casa
(dicen que |dirán que |se sabe que )[amor|el amor|cariño|un abrazo|un beso] no paga {el money,food,luggage:renta,arriendo,deuda,préstamo,pan,arroz,queso,panela,pasaje,tiquete,equipaje,sal}
pero [alumbra|calienta|endulza] (de balde |sin leña |de noche |con poco ){el room,home:cocina,patio,sala,alcoba,cuarto,comedor,corredor,casa,rancho,nido,hogar,choza,cabaña,buhardilla,rincón}

# amor-ni-la-luna | decir | amor | + | tú | noche, casa
no te [prometo|ofrezco|regalo] (por ahora |esta noche |ni en broma ){-- light,stone,keepsake:luna,estrella,lucero,cometa,constelación,diamante,esmeralda,rubí,zafiro,perla,coral,anillo,collar}
pero te [guardo|traigo|sirvo|caliento] (temprano |a las seis |sin que pidas |cuando llueva ){el food,drink:pan,arepa,tamal,empanada,arroz,sancocho,ajiaco,almojábana,café,tinto,chocolate,aguapanela,mazorca}

# amor-llama-al-llegar | decir | amor, ciudad | 0 | tú | calle, noche
[llama|escribe|avísame] (por favor |sin falta |de una )al llegar a {tu home,street,room:casa,barrio,cuadra,calle,vereda,pueblo,esquina,finca,cuarto,rancho,tierra,alcoba,hogar}
que (aquí |por si acaso |mientras tanto |hasta entonces )no [apago|pienso apagar] {el light,screen,household:fogón,lumbre,reflector,luz,lámpara,vela,bombillo,farol,linterna,candil,veladora,radio,teléfono,celular,pantalla}

# amor-maestro-un-bolero | decir | amor, fiesta | + | - | fiesta
[maestro|compadre], (bajito |despacio |por favor |sin afán )[toque|suelte|regale] {un rhythm,song:cumbia,bolero,vallenato,bambuco,pasillo,tango,vals,danzón,guabina,bachata,balada,ranchera,serenata}
(que )dos se [deben|prometen|guardan] (todavía |desde enero |en esa mesa |allá en la pista ){un touch,face,promise:abrazo,beso,caricia,mano,palabra,mirada,sonrisa,mimo,promesa,tregua,risa}
`;
