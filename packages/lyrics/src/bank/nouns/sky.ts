/** Nouns of light and time. Columns: singular, gender, plural, valence, concreteness. A line `= …` borrows words of other fields. */
export const skyNouns = {
  /** It shines, lights the way, goes out: brilla la luna, se apaga el farol. */
  light: `
    luna f lunas 1 1
    farol m faroles 1 2
    vela f velas 0 2
    lucero m luceros 2 1
    bombillo m bombillos 0 2
    hoguera f hogueras 1 2
    estrella f estrellas 2 1
    sol m soles 2 1
    lámpara f lámparas 0 2
    antorcha f antorchas 1 2
    candil m candiles 1 2
    luz f luces 2 1
    cocuyo m cocuyos 1 2
    luciérnaga f luciérnagas 1 2
    cirio m cirios 0 2
    fogata f fogatas 1 2
    veladora f veladoras 0 2
    candelabro m candelabros 0 2
    cometa m cometas 1 1
    constelación f constelaciones 1 1
    destello m destellos 1 1
    resplandor m resplandores 1 1
    reflector m reflectores 0 2
    bengala f bengalas 1 2
    astro m astros 1 1
    = faro linterna lumbre chispa`,

  /** It burns, or is still warm of a fire: arde todavía la brasa. */
  fire: `
    llama f llamas 1 1
    ceniza f cenizas -1 2
    brasa f brasas 0 2
    chispa f chispas 1 1
    fuego m fuegos 1 1
    candela f candelas 1 1
    incendio m incendios -1 1
    rescoldo m rescoldos 0 2
    tizón m tizones 0 2
    leña f leñas 0 2
    llamarada f llamaradas 0 1
    ascua fa ascuas 0 2
    lumbre f lumbres 1 1
    pólvora f - -1 2
    mecha f mechas 0 2
    carbón m carbones 0 2
    = hoguera fogata antorcha fogón`,

  /** Parts of the day: they come, they go, things happen in them: llega la noche, se va la tarde. */
  hour: `
    mañana f mañanas 1 1
    noche f noches 0 1
    madrugada f madrugadas 0 1
    amanecer m amaneceres 2 1
    tarde f tardes 0 1
    alba fa albas 1 1
    aurora f auroras 1 1
    atardecer m atardeceres 1 1
    ocaso m ocasos -1 1
    medianoche f medianoches 0 1
    mediodía m mediodías 0 1
    crepúsculo m crepúsculos 0 1
    anochecer m anocheceres 0 1
    alborada f alboradas 1 1
    día m días 1 1
    tardecita f tardecitas 1 1
    mañanita f mañanitas 1 1
    nochecita f nochecitas 1 1
    velada f veladas 1 1
    siesta f siestas 1 1`,

  /** Days, months, seasons one remembers: aquel domingo, aquella navidad. */
  day: `
    domingo m domingos 1 1
    lunes m lunes -1 1
    martes m martes 0 1
    miércoles m miércoles 0 1
    jueves m jueves 0 1
    viernes m viernes 1 1
    sábado m sábados 1 1
    enero m eneros 0 1
    febrero m febreros 0 1
    marzo m marzos 0 1
    abril m abriles 1 1
    mayo m mayos 1 1
    junio m junios 0 1
    julio m julios 0 1
    agosto m agostos 0 1
    septiembre m septiembres 0 1
    octubre m octubres 0 1
    noviembre m noviembres 0 1
    diciembre m diciembres 1 1
    verano m veranos 1 1
    invierno m inviernos -1 1
    otoño m otoños -1 1
    primavera f primaveras 2 1
    navidad f navidades 1 1
    nochebuena f nochebuenas 1 1
    cumpleaños m cumpleaños 1 1
    aniversario m aniversarios 1 1
    víspera f vísperas 0 1
    = carnaval feria`,

  /** Measures of time, short and long: un minuto contigo, un siglo sin verte. */
  span: `
    año m años 0 1
    siglo m siglos 0 0
    minuto m minutos 0 1
    instante m instantes 0 0
    segundo m segundos 0 1
    momento m momentos 0 0
    hora f horas 0 1
    semana f semanas 0 1
    mes m meses 0 1
    década f décadas 0 0
    rato m ratos 0 0
    temporada f temporadas 0 0
    eternidad f eternidades 0 0
    lustro m lustros 0 0
    milenio m milenios 0 0
    ratico m raticos 1 0
    = día noche tarde mañana madrugada quincena verano invierno`,

  /** It covers a room and a person, one stays in it: me envuelve la sombra, me quedé en el silencio. */
  shadow: `
    sombra f sombras -1 1
    oscuridad f oscuridades -1 1
    silencio m silencios 0 1
    vacío m vacíos -2 0
    penumbra f penumbras -1 1
    tiniebla f tinieblas -2 1
    humo m humos -1 1
    negrura f negruras -1 1
    quietud f - 0 0
    nada f - -1 0
    letargo m letargos -1 0
    eclipse m eclipses -1 1
    desamparo m desamparos -2 0
    = noche niebla neblina bruma frío soledad olvido abandono misterio luto`,
} as const;
