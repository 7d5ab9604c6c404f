/** What the page of music production says. Prices and packages stand in the catalogue. */
export const music = {
  badge: 'Servicio de estudio, Bogotá',
  stats: [
    { value: '500+', label: 'canciones', source: 'operator' },
    { value: '150+', label: 'artistas', source: 'operator' },
    { value: '10+', label: 'años', source: 'operator' },
    { value: '24/7', label: 'estudio disponible', source: 'operator' },
  ],
  processHead: {
    title: 'Seis tramos de subida hasta el máster',
    lead: 'Los tiempos son por canción: en total, de 2 a 4 semanas. Tú apruebas cada tramo antes de seguir al siguiente.',
  },
  packagesHead: {
    title: 'Tres niveles, precios sin letra chiquita',
    lead: 'El precio es por canción, con IVA incluido, y es el mismo del comienzo al final.',
  },
  equipmentHead: {
    title: 'Con qué grabamos',
    lead: 'Una sala tratada, buenos micrófonos y respaldo de cada toma el mismo día.',
  },

  hero: {
    title: 'Producción musical',
    lead: 'Llegas con una idea en el celular y sales con un máster listo para publicar. En el camino oyes cada tramo y tú dices cuándo seguimos.',
  },
  process: [
    {
      name: 'Preproducción',
      text: 'Cerramos tempo, tonalidad, estructura y arreglo antes de abrir un micrófono.',
      time: '3 a 5 días',
    },
    {
      name: 'Grabación',
      text: 'Voz e instrumentos en la sala, con músicos de sesión si la canción los pide.',
      time: '2 a 4 sesiones',
    },
    {
      name: 'Edición',
      text: 'Escogemos tomas y corregimos lo que distrae. Las respiraciones se quedan.',
      time: '2 a 3 días',
    },
    {
      name: 'Mezcla',
      text: 'La probamos en parlante grande, en audífonos y en celular. Tú pides los ajustes.',
      time: '4 a 6 días',
    },
    {
      name: 'Masterización',
      text: 'Volumen y color finales, comparando con la canción que sonará antes y con la de después.',
      time: '1 a 2 días',
    },
    {
      name: 'Entrega',
      text: 'Te llevas el máster en WAV, una copia en MP3 y la hoja de créditos con todos los nombres.',
      time: null,
    },
  ],
  services: [
    {
      name: 'Producción completa',
      text: 'Un productor acompaña la canción desde la nota de voz y firma el máster contigo.',
    },
    {
      name: 'Grabación por sesiones',
      text: 'Si traes el arreglo listo, usas la sala con ingeniero y sales con las pistas marcadas.',
    },
    {
      name: 'Mezcla y máster',
      text: 'Mándanos las pistas desde donde vivas. Revisamos que estén completas antes de mover un fader.',
    },
    {
      name: 'Arreglos y músicos',
      text: 'Acordeón, cuerdas, vientos, tambores: escribimos la parte y llamamos a quien la toca.',
    },
  ],
  equipment: [
    {
      name: 'Micrófonos de condensador',
      use: 'Voz, tiple y acordeón, con el detalle de cerca',
      measure: '48 V',
    },
    {
      name: 'Micrófonos dinámicos',
      use: 'Amplificadores, tambores y voces que gritan',
      measure: 'XLR',
    },
    {
      name: 'Conversión',
      use: 'Pasar la sala a archivo sin perder detalle',
      measure: 'Hasta 96 kHz, 24 bits',
    },
    {
      name: 'Monitores de estudio',
      use: 'Mezclar bajito y decidir sin cansarse',
      measure: 'Estéreo',
    },
    {
      name: 'Parlante chico',
      use: 'Saber cómo suena en la tienda y en el celular',
      measure: 'Mono',
    },
    {
      name: 'Tambora, llamador, alegre y guacharaca',
      use: 'Base de cumbia tocada en la sala',
      measure: 'A la mano',
    },
  ],
  guarantee:
    'Si en la entrega aparece un clic, un corte o una pista perdida por culpa nuestra, la corregimos sin cobrarte. Los cambios de gusto entran en las rondas de tu paquete; los errores del estudio van aparte. Antes de mandarte el máster alguien lo oye entero, revisa que el archivo abra y compara los créditos con la hoja que firmaste.',
  closing: {
    title: 'Tráenos la nota de voz. Nosotros prendemos la sala.',
    text: 'Oye primero lo que ha salido de aquí y dinos a qué se parece lo tuyo, o a qué no.',
    action: 'Oír el portafolio',
  },
  faqShort: [
    {
      question: '¿Sirve una maqueta grabada con el celular?',
      answer:
        'Claro. Con una toma de voz y una guitarra ya se oye la melodía, el tempo y lo que quieres decir. No gastes en pulirla: guarda la primera versión, así tenga buses de fondo, porque ahí suele estar la intención que después buscamos en la sala.',
    },
    {
      question: '¿Puedo grabar en mi casa y mezclar con ustedes?',
      answer:
        'Hay canciones a las que les va mejor así. Exporta cada pista en WAV desde el segundo cero, con el mismo largo y sin limitador en la salida. Ponle a cada archivo el nombre de su instrumento y anota el tempo. Si algo no se puede usar, te contamos qué conviene repetir.',
    },
    {
      question: '¿De quién queda la grabación?',
      answer:
        'De quien diga el acuerdo, y por eso se escribe antes: quién compuso, quién interpreta, quién pone la plata y qué parte le toca a cada cual. La obra y el fonograma se pueden registrar ante la Dirección Nacional de Derecho de Autor (DNDA); el trámite vigente está en https://www.derechodeautor.gov.co.',
    },
  ],
  invitation: {
    title: 'Guarda tu maqueta antes de que se pierda',
    text: 'Tener cuenta es gratis: subes el audio y la portada, y oyes tu canción desde cualquier celular.',
  },
} as const;
