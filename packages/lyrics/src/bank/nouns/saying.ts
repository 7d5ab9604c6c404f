/** Nouns of what is said, told and hoped. Columns: singular, gender, plural, valence, concreteness. A line `= …` borrows words of other fields. */
export const sayingNouns = {
  /** Two make it, it is kept or broken: se cumple la promesa, se rompió el pacto. */
  promise: `
    promesa f promesas 1 0
    juramento m juramentos 1 0
    palabra f palabras 1 1
    pacto m pactos 1 0
    trato m tratos 0 0
    compromiso m compromisos 0 0
    acuerdo m acuerdos 0 0
    voto m votos 1 0
    contrato m contratos 0 1
    convenio m convenios 0 0
    tregua f treguas 1 0
    tratado m tratados 0 0
    alianza f alianzas 1 0
    arreglo m arreglos 0 0`,

  /** It deceives until it is found out: descubrí tu mentira, me cansé de tu engaño. */
  lie: `
    mentira f mentiras -2 0
    excusa f excusas -1 0
    engaño m engaños -2 0
    traición f traiciones -2 0
    trampa f trampas -2 0
    falsedad f falsedades -2 0
    farsa f farsas -2 0
    embuste m embustes -2 0
    disfraz m disfraces -1 2
    máscara f máscaras -1 2
    pretexto m pretextos -1 0
    coartada f coartadas -1 0
    calumnia f calumnias -2 0
    hipocresía f hipocresías -2 0
    truco m trucos -1 0
    artimaña f artimañas -1 0
    patraña f patrañas -2 0
    enredo m enredos -1 0
    montaje m montajes -1 0
    comedia f comedias -1 0
    infamia f infamias -2 0
    ardid m ardides -1 0
    = cuento`,

  /** It parts two people and hurts afterwards: después del adiós, me duele la distancia. */
  farewell: `
    adiós m adioses -1 1
    despedida f despedidas -1 1
    olvido m olvidos -2 0
    ausencia f ausencias -2 0
    distancia f distancias -1 0
    separación f separaciones -2 0
    ruptura f rupturas -2 0
    portazo m portazos -2 1
    destierro m destierros -2 0
    exilio m exilios -2 0
    abandono m abandonos -2 0
    huida f huidas -1 0
    lejanía f lejanías -1 0
    retirada f retiradas -1 0
    renuncia f renuncias -1 0
    desencuentro m desencuentros -1 0
    desapego m desapegos -1 0
    marcha f marchas -1 0
    indiferencia f indiferencias -2 0
    rechazo m rechazos -2 0
    fuga f fugas -1 0
    = partida ida silencio desamor`,

  /** It is told, kept, heard: te cuento la historia, me sé el secreto. */
  news: `
    secreto m secretos 0 0
    verdad f verdades 1 0
    historia f historias 0 0
    noticia f noticias 0 1
    recuerdo m recuerdos 0 0
    cuento m cuentos 0 1
    leyenda f leyendas 1 0
    anécdota f anécdotas 1 0
    chisme m chismes -1 1
    confesión f confesiones 0 1
    relato m relatos 0 1
    novela f novelas 0 1
    suceso m sucesos 0 0
    misterio m misterios 0 0
    rumor m rumores -1 1
    novedad f novedades 1 0
    crónica f crónicas 0 1
    fábula f fábulas 1 1
    hazaña f hazañas 1 0
    primicia f primicias 0 0
    versión f versiones 0 0
    confidencia f confidencias 0 1
    vivencia f vivencias 1 0
    = aventura odisea`,

  /** Raised to heaven or asked of it: necesito un milagro, al cielo le debo un rezo. */
  prayer: `
    rezo m rezos 1 1
    plegaria f plegarias 1 1
    milagro m milagros 2 0
    bendición f bendiciones 2 1
    oración f oraciones 1 1
    ruego m ruegos 0 1
    súplica f súplicas -1 1
    salmo m salmos 1 1
    novena f novenas 1 1
    ofrenda f ofrendas 1 2
    perdón m perdones 1 0
    letanía f letanías 0 1
    padrenuestro m padrenuestros 1 1
    misa f misas 0 1
    penitencia f penitencias -1 0
    manda f mandas 0 0
    alabanza f alabanzas 1 1
    = promesa rosario`,

  /** One goes after it and hopes to see it come true: persigo mi sueño, no suelto mi meta. */
  dream: `
    sueño m sueños 2 0
    meta f metas 1 0
    plan m planes 0 0
    anhelo m anhelos 1 0
    ideal m ideales 1 0
    proyecto m proyectos 1 0
    propósito m propósitos 1 0
    aspiración f aspiraciones 1 0
    ambición f ambiciones 0 0
    utopía f utopías 1 0
    quimera f quimeras 0 0
    fantasía f fantasías 1 0
    idea f ideas 0 0
    visión f visiones 1 0
    ensueño m ensueños 1 0
    horizonte m horizontes 1 1
    norte m - 1 0
    vocación f vocaciones 1 0
    futuro m futuros 1 0
    porvenir m porvenires 1 0
    triunfo m triunfos 2 0
    objetivo m objetivos 0 0
    = ilusión deseo destino libertad`,
} as const;
