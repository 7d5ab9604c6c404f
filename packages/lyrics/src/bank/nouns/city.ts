/** Nouns of the city and its work. Columns: singular, gender, plural, valence, concreteness. A line `= …` borrows words of other fields. */
export const cityNouns = {
  /** One waits there, walks there, meets somebody there: te espero en la esquina. */
  street: `
    esquina f esquinas 0 2
    avenida f avenidas 0 2
    plaza f plazas 1 2
    puente m puentes 0 2
    paradero m paraderos 0 2
    callejón m callejones -1 2
    calle f calles 0 2
    acera f aceras 0 2
    andén m andenes 0 2
    parque m parques 1 2
    alameda f alamedas 1 2
    glorieta f glorietas 0 2
    plazoleta f plazoletas 0 2
    bulevar m bulevares 0 2
    malecón m malecones 1 2
    callejuela f callejuelas 0 2
    escalinata f escalinatas 0 2
    cuadra f cuadras 0 2
    pasadizo m pasadizos -1 2
    cruce m cruces 0 2
    plazuela f plazuelas 1 2
    bocacalle f bocacalles 0 2
    cancha f canchas 1 2
    = muelle portal`,

  /** Somebody is seen, met or waited for in it or before it: frente a la iglesia. */
  building: `
    edificio m edificios 0 2
    iglesia f iglesias 0 2
    mercado m mercados 1 2
    estación f estaciones 0 2
    hotel m hoteles 0 2
    escuela f escuelas 1 2
    hospital m hospitales -1 2
    teatro m teatros 1 2
    cine m cines 1 2
    torre f torres 0 2
    catedral f catedrales 0 2
    capilla f capillas 0 2
    biblioteca f bibliotecas 0 2
    terminal f terminales 0 2
    museo m museos 0 2
    fábrica f fábricas 0 2
    convento m conventos 0 2
    cantina f cantinas 0 2
    tienda f tiendas 0 2
    panadería f panaderías 1 2
    palacio m palacios 1 2
    droguería f droguerías 0 2
    oficina f oficinas 0 2
    colegio m colegios 0 2
    aeropuerto m aeropuertos 0 2
    librería f librerías 1 2
    almacén m almacenes 0 2
    bodega f bodegas 0 2
    taberna f tabernas 0 2
    estadio m estadios 1 2
    gimnasio m gimnasios 0 2
    bar m bares 0 2`,

  /** It passes, leaves, arrives and takes people away: se va el tren, te fuiste en el bus. */
  vehicle: `
    bus m buses 0 2
    tren m trenes 0 2
    moto f motos 0 2
    barco m barcos 0 2
    camión m camiones 0 2
    carro m carros 0 2
    taxi m taxis 0 2
    avión m aviones 0 2
    tranvía m tranvías 0 2
    buseta f busetas 0 2
    chiva f chivas 1 2
    bicicleta f bicicletas 1 2
    lancha f lanchas 0 2
    canoa f canoas 1 2
    flota f flotas 0 2
    colectivo m colectivos 0 2
    camioneta f camionetas 0 2
    metro m metros 0 2
    carreta f carretas 0 2
    campero m camperos 0 2
    velero m veleros 1 2
    buque m buques 0 2
    navío m navíos 0 2
    ferrocarril m ferrocarriles 0 2
    bote m botes 0 2
    barca f barcas 1 2
    tractomula f tractomulas 0 2
    vagón m vagones 0 2`,

  /** What one takes along on a trip, packs or forgets: llevo la maleta y el mapa. */
  luggage: `
    maleta f maletas 0 2
    mochila f mochilas 1 2
    pasaje m pasajes 0 2
    mapa m mapas 0 2
    morral m morrales 0 2
    boleto m boletos 0 2
    tiquete m tiquetes 0 2
    equipaje m equipajes 0 2
    bolso m bolsos 0 2
    brújula f brújulas 1 2
    cantimplora f cantimploras 0 2
    linterna f linternas 0 2
    pasaporte m pasaportes 0 2
    paraguas m paraguas 0 2
    bitácora f bitácoras 0 2
    talego m talegos 0 2
    alforja f alforjas 0 2
    carriel m carrieles 1 2
    maletín m maletines 0 2
    catalejo m catalejos 0 2
    costal m costales 0 2
    sombrilla f sombrillas 0 2
    = cobija cuaderno libro hamaca`,

  /** It brings words from afar: por el teléfono me llegó tu nombre. */
  screen: `
    teléfono m teléfonos 0 2
    mensaje m mensajes 1 1
    llamada f llamadas 0 1
    radio f radios 0 2
    pantalla f pantallas 0 2
    celular m celulares 0 2
    correo m correos 0 1
    telegrama m telegramas 0 2
    televisor m televisores 0 2
    periódico m periódicos 0 2
    altavoz m altavoces 0 2
    parlante m parlantes 0 2
    audio m audios 0 1
    video m videos 0 1
    satélite m satélites 0 1
    antena f antenas 0 2
    emisora f emisoras 0 1
    megáfono m megáfonos 0 2
    bocina f bocinas 0 2
    computador m computadores 0 2
    auricular m auriculares 0 2
    = carta postal`,

  /** Money: it is counted, it is wanting, it comes and goes: se me acabó la plata. */
  money: `
    plata f - 0 2
    deuda f deudas -2 0
    moneda f monedas 0 2
    dinero m - 0 2
    billete m billetes 0 2
    sueldo m sueldos 0 1
    salario m salarios 0 1
    jornal m jornales 0 1
    ahorro m ahorros 1 0
    quincena f quincenas 0 1
    centavo m centavos 0 2
    peso m pesos 0 2
    préstamo m préstamos -1 0
    fortuna f fortunas 1 0
    capital m capitales 0 0
    ganancia f ganancias 1 0
    herencia f herencias 0 0
    propina f propinas 0 1
    renta f rentas -1 0
    pago m pagos 0 0
    arriendo m arriendos -1 0`,

  /** Work: one goes to it and comes home tired from it: vengo de la cosecha, salgo del taller. */
  work: `
    taller m talleres 0 2
    cosecha f cosechas 1 1
    oficio m oficios 0 0
    jornada f jornadas 0 1
    trabajo m trabajos 0 0
    turno m turnos 0 1
    labor f labores 0 0
    faena f faenas 0 1
    tarea f tareas 0 0
    siembra f siembras 1 1
    obra f obras 0 1
    molienda f moliendas 0 1
    ordeño m ordeños 0 1
    empleo m empleos 0 0
    negocio m negocios 0 0
    zafra f zafras 0 1
    trapiche m trapiches 0 2
    labranza f labranzas 0 1
    vendimia f vendimias 1 1
    rebusque m rebusques -1 0
    minga f mingas 1 1
    pesca f pescas 0 1
    mina f minas -1 2
    cantera f canteras 0 2
    ensayo m ensayos 0 1
    = fábrica oficina mercado panadería`,
} as const;
