/** Nouns of music and the table. Columns: singular, gender, plural, valence, concreteness. A line `= …` borrows words of other fields. */
export const musicNouns = {
  /** It is played and it sounds: suena la guitarra, toca el acordeón. */
  instrument: `
    guitarra f guitarras 1 2
    tambor m tambores 1 2
    acordeón m acordeones 1 2
    gaita f gaitas 1 2
    tiple m tiples 1 2
    violín m violines 1 2
    piano m pianos 1 2
    maraca f maracas 1 2
    flauta f flautas 1 2
    arpa fa arpas 1 2
    cuatro m cuatros 1 2
    bandola f bandolas 1 2
    requinto m requintos 1 2
    trompeta f trompetas 1 2
    saxofón m saxofones 1 2
    clarinete m clarinetes 1 2
    timbal m timbales 1 2
    conga f congas 1 2
    bongó m bongós 1 2
    marimba f marimbas 1 2
    guacharaca f guacharacas 1 2
    caja f cajas 0 2
    bombo m bombos 1 2
    tambora f tamboras 1 2
    charango m charangos 1 2
    quena f quenas 1 2
    batería f baterías 0 2
    campana f campanas 0 2
    pandereta f panderetas 1 2
    redoblante m redoblantes 0 2
    contrabajo m contrabajos 0 2
    armónica f armónicas 1 2
    teclado m teclados 0 2
    trombón m trombones 1 2
    llamador m llamadores 1 2`,

  /** It sounds, is sung, is made for somebody: suena tu canción, te canto una copla. */
  song: `
    canción f canciones 2 1
    melodía f melodías 1 1
    verso m versos 1 1
    copla f coplas 1 1
    estribillo m estribillos 1 1
    balada f baladas 0 1
    tonada f tonadas 1 1
    coro m coros 1 1
    himno m himnos 1 1
    serenata f serenatas 2 1
    ranchera f rancheras 0 1
    poema m poemas 1 1
    estrofa f estrofas 1 1
    rima f rimas 1 1
    arrullo m arrullos 1 1
    villancico m villancicos 1 1
    pregón m pregones 0 1
    corrido m corridos 0 1
    décima f décimas 1 1
    letra f letras 0 1
    canto m cantos 1 1
    cantar m cantares 1 1
    cántico m cánticos 1 1
    nana f nanas 1 1
    romanza f romanzas 1 1
    trova f trovas 1 1
    = bolero lamento vallenato bambuco guabina`,

  /** It is danced: se baila la cumbia, nos lleva el compás. */
  rhythm: `
    ritmo m ritmos 1 1
    compás m compases 1 1
    cumbia f cumbias 2 1
    bolero m boleros 1 1
    rumba f rumbas 2 1
    salsa f salsas 2 1
    merengue m merengues 2 1
    vallenato m vallenatos 1 1
    bambuco m bambucos 1 1
    joropo m joropos 1 1
    mapalé m mapalés 1 1
    bullerengue m bullerengues 1 1
    fandango m fandangos 1 1
    champeta f champetas 2 1
    currulao m currulaos 1 1
    tango m tangos 0 1
    vals m valses 1 1
    son m sones 1 1
    mambo m mambos 2 1
    bachata f bachatas 1 1
    reguetón m reguetones 1 1
    guaracha f guarachas 2 1
    carranga f carrangas 2 1
    guabina f guabinas 1 1
    danzón m danzones 1 1
    samba f sambas 2 1
    milonga f milongas 0 1
    puya f puyas 1 1
    danza f danzas 1 1
    = torbellino pasillo`,

  /** People come together; it begins and ends: empieza la fiesta, se acabó el carnaval. */
  party: `
    fiesta f fiestas 2 1
    verbena f verbenas 2 1
    baile m bailes 2 1
    carnaval m carnavales 2 1
    feria f ferias 2 1
    parranda f parrandas 2 1
    concierto m conciertos 1 1
    boda f bodas 1 1
    desfile m desfiles 1 1
    función f funciones 1 1
    guateque m guateques 1 1
    farra f farras 1 1
    jolgorio m jolgorios 2 1
    bazar m bazares 1 1
    festival m festivales 2 1
    tertulia f tertulias 1 1
    festejo m festejos 2 1
    romería f romerías 1 1
    comparsa f comparsas 1 1
    cabalgata f cabalgatas 1 1
    juerga f juergas 1 1
    reinado m reinados 1 1
    jarana f jaranas 1 1
    banquete m banquetes 1 1
    retreta f retretas 1 1
    = rumba velada serenata cumpleaños`,

  /** It is poured and drunk: me tomo un café, sírveme otro ron. */
  drink: `
    café m cafés 1 2
    ron m rones 0 2
    aguardiente m aguardientes 0 2
    guarapo m guarapos 1 2
    vino m vinos 1 2
    tinto m tintos 1 2
    cerveza f cervezas 0 2
    chicha f chichas 0 2
    té m - 0 2
    tequila m tequilas 0 2
    canelazo m canelazos 1 2
    jugo m jugos 1 2
    limonada f limonadas 1 2
    aguapanela f aguapanelas 1 2
    chocolate m chocolates 1 2
    trago m tragos -1 2
    mezcal m mezcales 0 2
    masato m masatos 0 2
    mistela f mistelas 0 2
    refajo m refajos 1 2
    licor m licores 0 2
    sangría f sangrías 0 2
    champaña f champañas 1 2
    coctel m cocteles 1 2
    horchata f horchatas 1 2
    copa f copas 0 2`,

  /** Food of home: it is on the table and the house smells of it: hay arepa en la mesa, huele a pan. */
  food: `
    pan m panes 1 2
    arepa f arepas 1 2
    miel f mieles 2 2
    panela f panelas 1 2
    sal f - 0 2
    azúcar m - 1 2
    queso m quesos 0 2
    arroz m - 0 2
    tamal m tamales 1 2
    empanada f empanadas 1 2
    sancocho m sancochos 1 2
    ajiaco m ajiacos 1 2
    almojábana f almojábanas 1 2
    buñuelo m buñuelos 1 2
    natilla f natillas 1 2
    canela f canelas 1 2
    plátano m plátanos 0 2
    mango m mangos 1 2
    guayaba f guayabas 1 2
    bocadillo m bocadillos 1 2
    naranja f naranjas 1 2
    mora f moras 1 2
    lulo m lulos 1 2
    coco m cocos 1 2
    fresa f fresas 1 2
    piña f piñas 1 2
    manzana f manzanas 1 2
    limón m limones 0 2
    ají m ajíes 0 2
    mazorca f mazorcas 1 2
    cocada f cocadas 1 2
    melcocha f melcochas 1 2
    = café chocolate maíz`,
} as const;
