/** Nouns of the body and what it wears. Columns: singular, gender, plural, valence, concreteness. A line `= …` borrows words of other fields. */
export const bodyNouns = {
  /** Of your face: what I see in you and remember: recuerdo tu risa, no olvido tu boca. */
  face: `
    boca f bocas 1 2
    risa f risas 2 1
    mirada f miradas 1 1
    voz f voces 1 1
    sonrisa f sonrisas 2 1
    labio m labios 1 2
    mejilla f mejillas 1 2
    frente f frentes 0 2
    rostro m rostros 0 2
    cara f caras 0 2
    lunar m lunares 1 2
    gesto m gestos 0 1
    pupila f pupilas 0 2
    cabello m cabellos 1 2
    pelo m pelos 1 2
    hoyuelo m hoyuelos 1 2
    perfil m perfiles 0 1
    semblante m semblantes 0 1
    aliento m alientos 1 1
    acento m acentos 1 1
    trenza f trenzas 1 2
    melena f melenas 1 2
    carcajada f carcajadas 2 1
    guiño m guiños 1 1
    = piel cuello`,

  /** What one gives another to feel: dame tu mano, siento tu abrazo. */
  touch: `
    piel f pieles 1 2
    mano f manos 1 2
    hombro m hombros 1 2
    abrazo m abrazos 2 2
    beso m besos 2 2
    caricia f caricias 2 2
    roce m roces 1 2
    tacto m tactos 1 2
    cuerpo m cuerpos 1 2
    brazo m brazos 1 2
    mimo m mimos 1 1
    regazo m regazos 1 2
    cintura f cinturas 1 2
    cadera f caderas 1 2
    cuello m cuellos 1 2
    cercanía f cercanías 1 0
    = boca labio aliento calor ternura cariño arrullo`,

  /** Where I feel and carry things within: me duele el pecho, lo llevo en la sangre. */
  chest: `
    pecho m pechos 0 2
    garganta f gargantas 0 2
    sangre f sangres 0 2
    alma fa almas 1 0
    corazón m corazones 1 2
    memoria f memorias 0 0
    vena f venas 0 2
    entraña f entrañas 0 2
    hueso m huesos 0 2
    vientre m vientres 0 2
    costado m costados 0 2
    espalda f espaldas 0 2
    mente f mentes 0 0
    cabeza f cabezas 0 2
    conciencia f conciencias 0 0
    pulso m pulsos 0 1
    espíritu m espíritus 0 0
    sien f sienes 0 2
    médula f médulas 0 2
    carne f carnes 0 2
    pensamiento m pensamientos 0 0
    arteria f arterias 0 2
    costilla f costillas 0 2
    = piel cuerpo voz`,

  /** It escapes one who suffers, or is held back: se me escapa un suspiro, me guardo el llanto. */
  tear: `
    llanto m llantos -2 1
    lágrima f lágrimas -1 2
    suspiro m suspiros 0 1
    sollozo m sollozos -1 1
    lamento m lamentos -1 1
    gemido m gemidos -1 1
    quejido m quejidos -1 1
    queja f quejas -1 1
    lloro m lloros -1 1
    lagrimón m lagrimones -1 2
    ay m ayes -1 1
    grito m gritos -1 1
    alarido m alaridos -2 1
    clamor m clamores -1 1
    puchero m pucheros -1 1
    temblor m temblores -1 1
    desahogo m desahogos 0 0`,

  /** What one wears, hangs up, leaves behind: aquí quedó tu camisa. */
  clothes: `
    camisa f camisas 0 2
    vestido m vestidos 1 2
    zapato m zapatos 0 2
    abrigo m abrigos 0 2
    chaqueta f chaquetas 0 2
    ruana f ruanas 1 2
    sombrero m sombreros 0 2
    bufanda f bufandas 0 2
    falda f faldas 0 2
    pantalón m pantalones 0 2
    blusa f blusas 0 2
    poncho m ponchos 0 2
    bota f botas 0 2
    sandalia f sandalias 0 2
    guante m guantes 0 2
    gorra f gorras 0 2
    saco m sacos 0 2
    corbata f corbatas 0 2
    cinturón m cinturones 0 2
    alpargata f alpargatas 1 2
    chal m chales 0 2
    pañolón m pañolones 0 2
    delantal m delantales 0 2
    uniforme m uniformes 0 2
    camiseta f camisetas 0 2
    pijama f pijamas 0 2
    capa f capas 0 2
    velo m velos 0 2
    gabán m gabanes 0 2
    chaleco m chalecos 0 2
    pollera f polleras 1 2
    = pañuelo`,
} as const;
