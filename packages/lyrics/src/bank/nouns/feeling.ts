/** Nouns of what is felt. Columns: singular, gender, plural, valence, concreteness. A line `= …` borrows words of other fields. */
export const feelingNouns = {
  /** It weighs and hurts: me pesa la pena, me duele la soledad. */
  sorrow: `
    pena f penas -2 0
    tristeza f tristezas -2 0
    soledad f soledades -2 0
    nostalgia f nostalgias -1 0
    dolor m dolores -2 0
    melancolía f melancolías -1 0
    angustia f angustias -2 0
    amargura f amarguras -2 0
    congoja f congojas -2 0
    desamor m desamores -2 0
    desengaño m desengaños -2 0
    tormento m tormentos -2 0
    desdicha f desdichas -2 0
    desconsuelo m desconsuelos -2 0
    agonía f agonías -2 0
    quebranto m quebrantos -2 0
    luto m lutos -2 0
    duelo m duelos -2 0
    añoranza f añoranzas -1 0
    desvelo m desvelos -1 0
    aflicción f aflicciones -2 0
    desgracia f desgracias -2 0
    tusa f tusas -1 0
    despecho m despechos -2 0
    martirio m martirios -2 0
    desilusión f desilusiones -2 0
    fracaso m fracasos -2 0
    pérdida f pérdidas -2 0
    desaliento m desalientos -1 0
    cansancio m cansancios -1 0
    hastío m hastíos -1 0
    sufrimiento m sufrimientos -2 0
    = abandono ausencia`,

  /** It blinds one and is swallowed or let go: me ciega la rabia, solté el rencor. */
  anger: `
    rabia f rabias -2 0
    orgullo m orgullos -1 0
    rencor m rencores -2 0
    furia f furias -2 0
    ira f iras -2 0
    enojo m enojos -1 0
    odio m odios -2 0
    envidia f envidias -2 0
    desprecio m desprecios -2 0
    desdén m desdenes -1 0
    resentimiento m resentimientos -2 0
    soberbia f soberbias -2 0
    arrogancia f arrogancias -1 0
    ego m egos -1 0
    vanidad f vanidades -1 0
    altivez f - -1 0
    malgenio m - -1 0
    saña f - -2 0
    furor m furores -1 0
    arrebato m arrebatos -1 0
    = despecho`,

  /** It holds one back and keeps one awake: se me quita el miedo, me persigue la duda. */
  fear: `
    miedo m miedos -2 0
    duda f dudas -1 0
    culpa f culpas -2 0
    temor m temores -1 0
    pavor m pavores -2 0
    pánico m pánicos -2 0
    susto m sustos -1 0
    espanto m espantos -2 0
    ansiedad f ansiedades -1 0
    inquietud f inquietudes -1 0
    sospecha f sospechas -1 0
    desconfianza f desconfianzas -1 0
    recelo m recelos -1 0
    vergüenza f vergüenzas -1 0
    remordimiento m remordimientos -2 0
    vértigo m vértigos -1 0
    escalofrío m escalofríos -1 1
    pesadilla f pesadillas -2 0
    terror m terrores -2 0
    zozobra f zozobras -1 0
    incertidumbre f incertidumbres -1 0
    desasosiego m desasosiegos -1 0
    = angustia`,

  /** It fills one, another brings it: me llenas de alegría, me das la calma. */
  joy: `
    alegría f alegrías 2 0
    ternura f ternuras 2 0
    calma f calmas 1 0
    ilusión f ilusiones 1 0
    dicha f dichas 2 0
    felicidad f felicidades 2 0
    paz f - 2 0
    gozo m gozos 2 0
    júbilo m júbilos 2 0
    placer m placeres 1 0
    encanto m encantos 1 0
    entusiasmo m entusiasmos 1 0
    dulzura f dulzuras 2 0
    alivio m alivios 1 0
    consuelo m consuelos 1 0
    sosiego m - 1 0
    serenidad f - 1 0
    armonía f armonías 1 0
    euforia f euforias 1 0
    asombro m asombros 1 0
    frescura f - 1 0
    libertad f libertades 2 0
    regocijo m regocijos 2 0
    gloria f glorias 2 0
    magia f - 2 0
    tranquilidad f - 1 0
    gratitud f - 1 0
    sabrosura f - 2 0
    = esperanza`,

  /** It keeps one standing: me sobra el coraje, no pierdo la fe. */
  strength: `
    fuerza f fuerzas 1 0
    valor m - 1 0
    coraje m - 1 0
    fe f - 1 0
    esperanza f esperanzas 2 0
    voluntad f voluntades 1 0
    firmeza f - 1 0
    paciencia f - 1 0
    valentía f - 1 0
    confianza f - 1 0
    ánimo m ánimos 1 0
    brío m bríos 1 0
    bravura f - 1 0
    temple m - 1 0
    energía f energías 1 0
    entereza f - 1 0
    aguante m - 1 0
    empuje m - 1 0
    nobleza f - 1 0
    dignidad f - 1 0
    constancia f - 1 0
    vigor m - 1 0
    ímpetu m - 1 0
    audacia f - 1 0
    osadía f - 1 0
    templanza f - 1 0
    tesón m - 1 0
    empeño m - 1 0
    impulso m impulsos 1 0
    fortaleza f - 1 0
    arrojo m - 1 0
    = aliento`,

  /** What I feel for you and ask of you: dame tu amor, crece mi cariño. */
  love: `
    amor m amores 2 0
    cariño m cariños 2 0
    pasión f pasiones 2 0
    deseo m deseos 1 0
    querer m quereres 2 0
    afecto m afectos 1 0
    ardor m ardores 1 0
    devoción f devociones 1 0
    delirio m delirios 0 0
    locura f locuras 0 0
    adoración f adoraciones 1 0
    apego m apegos 0 0
    embrujo m embrujos 1 0
    hechizo m hechizos 1 0
    entrega f entregas 1 0
    lealtad f lealtades 1 0
    sentimiento m sentimientos 1 0
    embeleso m embelesos 1 0
    frenesí m - 1 0
    fervor m fervores 1 0
    = ternura encanto fuego`,
} as const;
