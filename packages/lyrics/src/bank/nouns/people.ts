/** Nouns of people and their lives. Columns: singular, gender, plural, valence, concreteness. A line `= …` borrows words of other fields. */
export const peopleNouns = {
  /** Those of my house, who brought me up and taught me: mi abuela me decía. */
  family: `
    mamá f mamás 2 2
    papá m papás 1 2
    madre f madres 2 2
    padre m padres 1 2
    abuela f abuelas 2 2
    abuelo m abuelos 2 2
    abuelita f abuelitas 2 2
    abuelito m abuelitos 2 2
    hermana f hermanas 1 2
    hermano m hermanos 1 2
    tía f tías 1 2
    tío m tíos 1 2
    prima f primas 1 2
    primo m primos 1 2
    madrina f madrinas 1 2
    padrino m padrinos 1 2
    bisabuela f bisabuelas 1 2
    bisabuelo m bisabuelos 1 2
    nona f nonas 1 2
    nono m nonos 1 2
    taita m taitas 1 2
    viejo m viejos 1 2
    familia f familias 2 2`,

  /** Those I talk to, drink with, count on: me lo dijo un amigo. */
  friend: `
    amigo m amigos 1 2
    amiga f amigas 1 2
    parcero m parceros 1 2
    parcera f parceras 1 2
    vecino m vecinos 0 2
    vecina f vecinas 0 2
    compañero m compañeros 1 2
    compañera f compañeras 1 2
    compadre m compadres 1 2
    comadre f comadres 1 2
    camarada m camaradas 1 2
    colega m colegas 0 2
    socio m socios 0 2
    cómplice m cómplices 0 2
    confidente m confidentes 1 2
    aliado m aliados 1 2
    aliada f aliadas 1 2
    paisano m paisanos 1 2
    paisana f paisanas 1 2
    = hermano hermana`,

  /** All of them together: todo el barrio canta, lo sabe la gente. */
  crowd: `
    gente f gentes 0 2
    barrio m barrios 1 2
    pueblo m pueblos 1 2
    muchachada f muchachadas 1 2
    vecindario m vecindarios 0 2
    multitud f multitudes 0 2
    juventud f juventudes 1 2
    ciudad f ciudades 0 2
    comunidad f comunidades 1 2
    público m públicos 0 2
    mundo m mundos 0 1
    país m países 0 1
    tribu f tribus 0 2
    región f regiones 0 1
    hinchada f hinchadas 1 2
    gentío m gentíos 0 2
    población f poblaciones 0 2
    nación f naciones 0 1
    parche m parches 1 2
    combo m combos 1 2
    comarca f comarcas 0 2
    tropa f tropas 0 2
    gallada f galladas 1 2
    barriada f barriadas 0 2
    = plaza calle cuadra vereda coro familia`,

  /** Where I come from and do not forget: vengo de mi tierra, vuelvo a mi casa. */
  home: `
    casa f casas 1 2
    tierra f tierras 1 2
    patria f patrias 1 0
    raíz f raíces 1 2
    infancia f infancias 1 0
    hogar m hogares 2 2
    cuna f cunas 1 2
    origen m orígenes 1 0
    nido m nidos 1 2
    rancho m ranchos 0 2
    finca f fincas 1 2
    vereda f veredas 1 2
    aldea f aldeas 1 2
    niñez f - 1 0
    provincia f provincias 0 2
    caserío m caseríos 0 2
    rincón m rincones 1 2
    terruño m terruños 1 2
    suelo m suelos 0 2
    parcela f parcelas 0 2
    choza f chozas 0 2
    cabaña f cabañas 1 2
    casona f casonas 0 2
    hacienda f haciendas 0 2
    pasado m pasados 0 0
    = pueblo barrio familia semilla`,

  /** Of a fight: each has its story, it is faced and left behind: detrás de cada herida. */
  fight: `
    batalla f batallas -1 1
    herida f heridas -2 2
    cicatriz f cicatrices -1 2
    bandera f banderas 1 2
    cadena f cadenas -2 2
    muro m muros -1 2
    guerra f guerras -2 1
    lucha f luchas 0 1
    pelea f peleas -1 1
    combate m combates -1 1
    golpe m golpes -2 2
    derrota f derrotas -2 0
    victoria f victorias 2 0
    barrera f barreras -1 2
    trinchera f trincheras -1 2
    caída f caídas -1 1
    condena f condenas -2 0
    yugo m yugos -2 2
    espina f espinas -1 2
    cárcel f cárceles -2 2
    grillete m grilletes -2 2
    celda f celdas -2 2
    jaula f jaulas -2 2
    castigo m castigos -2 0
    cruz f cruces -1 2
    tropiezo m tropiezos -1 1
    reto m retos 0 0
    desafío m desafíos 0 0
    = reja frontera`,

  /** Going and coming back: en cada viaje te recuerdo, después del regreso. */
  journey: `
    viaje m viajes 1 1
    regreso m regresos 1 1
    partida f partidas -1 1
    frontera f fronteras -1 2
    vuelo m vuelos 1 1
    travesía f travesías 0 1
    llegada f llegadas 1 1
    vuelta f vueltas 0 1
    retorno m retornos 1 1
    aventura f aventuras 1 0
    éxodo m éxodos -1 1
    odisea f odiseas 0 0
    recorrido m recorridos 0 1
    peregrinaje m peregrinajes 0 1
    caminata f caminatas 1 1
    salida f salidas 0 1
    escala f escalas 0 1
    expedición f expediciones 0 1
    correría f correrías 0 1
    gira f giras 1 1
    mudanza f mudanzas -1 1
    ida f idas -1 1
    paseo m paseos 1 1
    trayecto m trayectos 0 1
    andanza f andanzas 0 1
    = huida marcha ruta`,

  /** What rules us, gives and takes: el destino lo quiso, la vida me enseñó. */
  fate: `
    destino m destinos 0 0
    suerte f suertes 1 0
    azar m azares 0 0
    vida f vidas 1 0
    tiempo m tiempos 0 0
    providencia f - 1 0
    casualidad f casualidades 0 0
    universo m universos 1 0
    karma m karmas 0 0
    cielo m cielos 2 1
    cosmos m - 0 0
    = camino fortuna estrella mundo historia`,

  /** Beings seen in dreams and stories, who follow or guard one: me sigue un ángel. */
  angel: `
    ángel m ángeles 2 1
    santo m santos 1 1
    demonio m demonios -2 1
    fantasma m fantasmas -1 1
    diablo m diablos -2 1
    duende m duendes 0 1
    bruja f brujas -1 1
    hada fa hadas 1 1
    sirena f sirenas 1 1
    genio m genios 0 1
    diosa f diosas 1 1
    arcángel m arcángeles 1 1
    serafín m serafines 1 1
    querubín m querubines 1 1
    patasola f patasolas -1 1
    madremonte f madremontes 0 1
    mohán m mohanes -1 1
    ánima fa ánimas -1 1
    musa f musas 1 1
    guardián m guardianes 1 1
    ninfa f ninfas 1 1
    aparición f apariciones -1 1
    espectro m espectros -1 1
    brujo m brujos -1 1
    = espíritu espanto sombra alma`,
} as const;
