/** Nouns of the land and the sea. Columns: singular, gender, plural, valence, concreteness. A line `= …` borrows words of other fields. */
export const landNouns = {
  /** One lives there, walks there, gets lost there: me perdí en el monte. */
  landscape: `
    río m ríos 1 2
    valle m valles 1 2
    páramo m páramos 0 2
    playa f playas 1 2
    sabana f sabanas 1 2
    monte m montes 0 2
    sierra f sierras 0 2
    llano m llanos 1 2
    llanura f llanuras 1 2
    montaña f montañas 1 2
    cordillera f cordilleras 0 2
    selva f selvas 0 2
    bosque m bosques 1 2
    desierto m desiertos -1 2
    cerro m cerros 0 2
    loma f lomas 0 2
    colina f colinas 1 2
    ladera f laderas 0 2
    quebrada f quebradas 1 2
    laguna f lagunas 1 2
    cañón m cañones 0 2
    meseta f mesetas 0 2
    altiplano m altiplanos 0 2
    ciénaga f ciénagas 0 2
    manglar m manglares 0 2
    isla f islas 1 2
    costa f costas 1 2
    ribera f riberas 1 2
    orilla f orillas 1 2
    pradera f praderas 1 2
    potrero m potreros 0 2
    cañaveral m cañaverales 0 2
    cafetal m cafetales 1 2
    guadual m guaduales 0 2
    palmar m palmares 1 2
    nevado m nevados 0 2
    serranía f serranías 0 2
    bahía f bahías 1 2
    campo m campos 1 2`,

  /** One walks along it and it leads somewhere: el camino me lleva a tu casa. */
  path: `
    camino m caminos 0 2
    sendero m senderos 1 2
    trocha f trochas 0 2
    carretera f carreteras 0 2
    ruta f rutas 0 1
    vía f vías 0 2
    autopista f autopistas 0 2
    senda f sendas 1 2
    atajo m atajos 0 2
    cuesta f cuestas -1 2
    bajada f bajadas 0 2
    subida f subidas 0 2
    desvío m desvíos -1 2
    troncal f troncales 0 2
    calzada f calzadas 0 2
    pista f pistas 0 2
    carrilera f carrileras 0 2
    recta f rectas 0 2
    pendiente f pendientes -1 2
    empedrado m empedrados 0 2
    = vereda calle avenida callejón`,

  /** Weather: it comes, passes, falls on one, strikes: llega la lluvia, golpea el viento. */
  weather: `
    lluvia f lluvias 0 2
    viento m vientos 0 1
    neblina f neblinas -1 1
    aguacero m aguaceros 0 2
    brisa f brisas 1 1
    tormenta f tormentas -1 1
    llovizna f lloviznas 0 2
    niebla f nieblas -1 1
    nieve f nieves 0 2
    granizo m granizos -1 2
    helada f heladas -1 2
    ventisca f ventiscas -1 1
    vendaval m vendavales -1 1
    tempestad f tempestades -1 1
    huracán m huracanes -2 1
    rayo m rayos -1 1
    trueno m truenos -1 1
    relámpago m relámpagos 0 1
    ráfaga f ráfagas -1 1
    ciclón m ciclones -2 1
    borrasca f borrascas -1 1
    chubasco m chubascos 0 2
    bruma f brumas -1 1
    frío m fríos -1 1
    calor m calores 1 1
    rocío m rocíos 1 2
    escarcha f escarchas -1 2
    sereno m serenos 0 1
    temporal m temporales -1 1
    diluvio m diluvios -1 2
    ventolera f ventoleras 0 1
    torbellino m torbellinos -1 1`,

  /** Water that runs, comes and goes, wets one: me moja la espuma, corre el agua. */
  water: `
    ola f olas 1 2
    marea f mareas 0 2
    espuma f espumas 1 2
    gota f gotas 0 2
    corriente f corrientes 0 2
    agua fa aguas 1 2
    mar m mares 1 2
    arroyo m arroyos 1 2
    cascada f cascadas 1 2
    torrente m torrentes 0 2
    remolino m remolinos -1 2
    raudal m raudales 0 2
    creciente f crecientes -1 2
    oleaje m oleajes 0 2
    fuente f fuentes 1 2
    chorro m chorros 0 2
    acequia f acequias 0 2
    marejada f marejadas -1 2
    catarata f cataratas 0 2
    riachuelo m riachuelos 1 2
    manantial m manantiales 1 2
    caudal m caudales 0 2
    = río quebrada lluvia`,

  /** It flowers, grows, dries up: floreció la rosa, se secó el guayacán. */
  plant: `
    rosa f rosas 1 2
    guayacán m guayacanes 1 2
    maíz m maíces 1 2
    frailejón m frailejones 1 2
    orquídea f orquídeas 1 2
    girasol m girasoles 2 2
    clavel m claveles 1 2
    jazmín m jazmines 1 2
    violeta f violetas 1 2
    azucena f azucenas 1 2
    margarita f margaritas 1 2
    lirio m lirios 1 2
    trigo m trigos 1 2
    palma f palmas 1 2
    ceiba f ceibas 1 2
    naranjo m naranjos 1 2
    limonero m limoneros 1 2
    cactus m cactus 0 2
    yerbabuena f yerbabuenas 1 2
    romero m romeros 1 2
    ruda f rudas 0 2
    amapola f amapolas 1 2
    begonia f begonias 1 2
    hortensia f hortensias 1 2
    geranio m geranios 1 2
    veranera f veraneras 1 2
    magnolia f magnolias 1 2
    almendro m almendros 1 2
    roble m robles 1 2
    gualanday m gualandayes 1 2
    enredadera f enredaderas 0 2
    dalia f dalias 1 2
    camelia f camelias 1 2
    nardo m nardos 1 2
    gardenia f gardenias 1 2
    cayena f cayenas 1 2
    flor f flores 2 2
    semilla f semillas 1 2
    caña f cañas 0 2
    = café`,

  /** It flies and sings: canta el turpial, se fue volando la mirla. */
  bird: `
    colibrí m colibríes 2 2
    gorrión m gorriones 1 2
    turpial m turpiales 1 2
    mirla f mirlas 1 2
    canario m canarios 1 2
    paloma f palomas 1 2
    golondrina f golondrinas 1 2
    gaviota f gaviotas 1 2
    copetón m copetones 1 2
    jilguero m jilgueros 1 2
    ruiseñor m ruiseñores 1 2
    loro m loros 1 2
    guacamaya f guacamayas 1 2
    azulejo m azulejos 1 2
    cardenal m cardenales 1 2
    toche m toches 1 2
    sinsonte m sinsontes 1 2
    alondra f alondras 1 2
    tórtola f tórtolas 1 2
    petirrojo m petirrojos 1 2
    pájaro m pájaros 1 2
    ave fa aves 1 2
    alcaraván m alcaravanes 0 2
    búho m búhos 0 2
    lechuza f lechuzas -1 2
    calandria f calandrias 1 2
    torcaza f torcazas 1 2
    mochuelo m mochuelos 0 2
    bichofué m bichofués 1 2`,

  /** It runs, looks at one, follows, gets lost: soy como un lobo perdido. */
  animal: `
    lobo m lobos 0 2
    caballo m caballos 1 2
    perro m perros 1 2
    gato m gatos 1 2
    tigre m tigres 0 2
    león m leones 1 2
    toro m toros 0 2
    potro m potros 1 2
    zorro m zorros 0 2
    venado m venados 1 2
    burro m burros 0 2
    jaguar m jaguares 0 2
    puma m pumas 0 2
    oso m osos 0 2
    cabra f cabras 0 2
    becerro m becerros 0 2
    oveja f ovejas 0 2
    cordero m corderos 1 2
    cachorro m cachorros 1 2
    pantera f panteras 0 2
    coyote m coyotes -1 2
    gacela f gacelas 1 2
    corcel m corceles 1 2
    fiera f fieras -1 2
    leona f leonas 1 2
    tigrillo m tigrillos 0 2`,

  /** What things are made of, soft or hard: un corazón de piedra, un camino de arena. */
  stone: `
    piedra f piedras -1 2
    arena f arenas 0 2
    barro m barros 0 2
    oro m - 1 2
    cristal m cristales 1 2
    hierro m hierros -1 2
    acero m aceros 0 2
    bronce m bronces 0 2
    cobre m cobres 0 2
    mármol m mármoles 0 2
    granito m granitos 0 2
    diamante m diamantes 1 2
    esmeralda f esmeraldas 1 2
    vidrio m vidrios 0 2
    polvo m polvos -1 2
    plomo m plomos -1 2
    cal f - 0 2
    yeso m yesos 0 2
    arcilla f arcillas 0 2
    roca f rocas 0 2
    cuarzo m cuarzos 0 2
    jade m jades 1 2
    rubí m rubíes 1 2
    zafiro m zafiros 1 2
    hielo m hielos -1 2
    nácar m - 1 2
    marfil m marfiles 0 2
    metal m metales 0 2
    cemento m - -1 2
    asfalto m - -1 2
    coral m corales 1 2
    = plata ceniza sal carbón`,

  /** Things of the sea that somebody can be for one who sails: fuiste mi puerto, sé mi ancla. */
  harbour: `
    ancla fa anclas 0 2
    faro m faros 1 2
    puerto m puertos 1 2
    timón m timones 0 2
    muelle m muelles 0 2
    mástil m mástiles 0 2
    red f redes 0 2
    proa f proas 0 2
    remo m remos 0 2
    boya f boyas 0 2
    amarra f amarras -1 2
    embarcadero m embarcaderos 0 2
    quilla f quillas 0 2
    estela f estelas 1 1
    = vela barca velero brújula bahía orilla`,
} as const;
