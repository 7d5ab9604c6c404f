/** Nouns of the house. Columns: singular, gender, plural, valence, concreteness. A line `= …` borrows words of other fields. */
export const houseNouns = {
  /** One looks or goes through them, they are opened and closed: se abre la ventana, entra el sol por el portón. */
  opening: `
    ventana f ventanas 0 2
    puerta f puertas 0 2
    portón m portones 0 2
    cortina f cortinas 0 2
    balcón m balcones 1 2
    reja f rejas -1 2
    persiana f persianas 0 2
    verja f verjas 0 2
    ventanal m ventanales 1 2
    postigo m postigos 0 2
    portal m portales 0 2
    claraboya f claraboyas 1 2
    tragaluz m tragaluces 1 2
    celosía f celosías 0 2
    talanquera f talanqueras 0 2
    ventanilla f ventanillas 0 2`,

  /** Parts of a house one is in, waits in, comes back to: estoy en la cocina. */
  room: `
    cocina f cocinas 1 2
    patio m patios 1 2
    sala f salas 0 2
    terraza f terrazas 1 2
    zaguán m zaguanes 0 2
    alcoba f alcobas 1 2
    cuarto m cuartos 0 2
    habitación f habitaciones 0 2
    comedor m comedores 0 2
    corredor m corredores 0 2
    pasillo m pasillos 0 2
    solar m solares 1 2
    azotea f azoteas 1 2
    desván m desvanes 0 2
    altillo m altillos 0 2
    antejardín m antejardines 1 2
    jardín m jardines 1 2
    buhardilla f buhardillas 0 2
    galería f galerías 0 2
    vestíbulo m vestíbulos 0 2
    salón m salones 0 2
    dormitorio m dormitorios 0 2
    recámara f recámaras 0 2
    = balcón rincón`,

  /** Something is left on it or in it: dejé la carta en la mesa, sobre la repisa. */
  furniture: `
    mesa f mesas 0 2
    cama f camas 1 2
    repisa f repisas 0 2
    baúl m baúles 0 2
    hamaca f hamacas 1 2
    silla f sillas 0 2
    sofá m sofás 0 2
    mecedora f mecedoras 1 2
    escritorio m escritorios 0 2
    mesón m mesones 0 2
    banca f bancas 0 2
    armario m armarios 0 2
    ropero m roperos 0 2
    cómoda f cómodas 0 2
    taburete m taburetes 0 2
    sillón m sillones 0 2
    butaca f butacas 0 2
    estante m estantes 0 2
    alacena f alacenas 0 2
    catre m catres -1 2
    diván m divanes 0 2
    tocador m tocadores 0 2
    velador m veladores 0 2
    colchón m colchones 0 2
    escaño m escaños 0 2
    poltrona f poltronas 0 2`,

  /** Things of every day, seen at home, left where they were: ahí quedó la taza. */
  household: `
    taza f tazas 0 2
    espejo m espejos 0 2
    almohada f almohadas 0 2
    sábana f sábanas 0 2
    reloj m relojes 0 2
    plato m platos 0 2
    cuchara f cucharas 0 2
    vaso m vasos 0 2
    olla f ollas 0 2
    escoba f escobas 0 2
    mantel m manteles 0 2
    cobija f cobijas 1 2
    florero m floreros 1 2
    cafetera f cafeteras 0 2
    sartén f sartenes 0 2
    jarra f jarras 0 2
    tinaja f tinajas 0 2
    vajilla f vajillas 0 2
    jabón m jabones 0 2
    toalla f toallas 0 2
    peine m peines 0 2
    cepillo m cepillos 0 2
    cuadro m cuadros 0 2
    matera f materas 1 2
    colcha f colchas 1 2
    cojín m cojines 0 2
    canasta f canastas 0 2
    molinillo m molinillos 0 2
    pocillo m pocillos 0 2
    tapete m tapetes 0 2
    calendario m calendarios 0 2
    jarrón m jarrones 0 2
    fogón m fogones 1 2
    frasco m frascos 0 2
    = lámpara candelabro`,

  /** Small things one keeps, loses, finds, gives: guardo tu carta. */
  keepsake: `
    carta f cartas 1 2
    foto f fotos 1 2
    anillo m anillos 1 2
    llave f llaves 0 2
    pañuelo m pañuelos 0 2
    cuaderno m cuadernos 0 2
    collar m collares 0 2
    pulsera f pulseras 0 2
    postal f postales 1 2
    retrato m retratos 1 2
    libro m libros 1 2
    medalla f medallas 1 2
    dedal m dedales 0 2
    botón m botones 0 2
    diario m diarios 0 2
    tarjeta f tarjetas 0 2
    cinta f cintas 0 2
    manilla f manillas 0 2
    arete m aretes 0 2
    dije m dijes 0 2
    rosario m rosarios 1 2
    peineta f peinetas 0 2
    disco m discos 1 2
    juguete m juguetes 1 2
    muñeca f muñecas 0 2
    relicario m relicarios 1 2
    amuleto m amuletos 1 2
    estampa f estampas 0 2
    trompo m trompos 1 2
    canica f canicas 0 2
    caracol m caracoles 1 2
    lápiz m lápices 0 2
    caracola f caracolas 1 2
    perla f perlas 1 2
    broche m broches 0 2
    talismán m talismanes 1 2
    prendedor m prendedores 0 2
    = moneda`,
} as const;
