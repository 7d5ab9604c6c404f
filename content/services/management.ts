/** What the page of artist management says. Prices and packages stand in the catalogue. */
export const management = {
  badge: 'Manejo de artistas, Bogotá',
  stats: [
    { value: '50+', label: 'artistas', source: 'operator' },
    { value: '200+', label: 'eventos', source: 'operator' },
    { value: '95 %', label: 'de éxito', source: 'operator' },
    { value: '24/7', label: 'equipo de guardia', source: 'operator' },
  ],
  /** What reaches an artist, and the role that each cable of the bay takes it to. */
  calls: [
    { call: 'Una factura', role: 'Contabilidad' },
    { call: 'Un festival', role: 'Agente de conciertos' },
    { call: 'Un contrato', role: 'Asesoría jurídica' },
    { call: 'Una fecha de estreno', role: 'Mánager' },
    { call: 'La prueba de sonido', role: 'Producción de gira' },
    { call: 'Una entrevista', role: 'Prensa' },
  ],
  servicesHead: {
    title: 'Cuatro cables que hoy tienes sueltos',
    lead: 'Puedes conectarlos todos o empezar por el que más te enreda.',
  },
  processHead: {
    title: 'Seis puntos y la vuelta completa',
    lead: 'La señal sale del diagnóstico, pasa por todos y regresa. Con cada vuelta el plan queda mejor.',
  },
  rolesHead: {
    title: 'Quién te contesta',
    lead: 'Seis oficios en la misma mesa. Cuáles entran depende de tu plan y del momento en que estés.',
  },
  plansHead: {
    title: 'Tres planes. Empiezas por un mes.',
    lead: 'El precio es por el primer mes, con IVA incluido, y nada se cobra solo. Al terminar miramos qué se movió; si seguimos, te cotizamos el mes siguiente.',
  },
  resultsHead: 'Cómo se nota que está funcionando',
  faqHead: 'Antes de conectar',
  hero: {
    title: 'Manejo artístico',
    lead: 'Alguien tiene que leer el contrato, llamar al festival y saber a qué hora es la prueba de sonido. Lo hacemos contigo y te rendimos cuentas.',
  },
  process: [
    {
      name: 'Diagnóstico',
      text: 'Miramos qué has publicado, qué has firmado, quién te oye y de qué estás viviendo.',
      time: null,
    },
    {
      name: 'Plan de carrera',
      text: 'Metas por temporada en una página, incluida la lista de lo que no quieres hacer.',
      time: null,
    },
    {
      name: 'Equipo y contratos',
      text: 'Queda firmado quién hace qué, cómo se reparte y qué pasa si alguien se va.',
      time: null,
    },
    {
      name: 'Lanzamientos',
      text: 'Desde la fecha de estreno contamos hacia atrás: adelantos, créditos, portada y máster.',
      time: null,
    },
    {
      name: 'Agenda y prensa',
      text: 'Tocamos las puertas donde está tu público y apartamos los días de descanso.',
      time: null,
    },
    {
      name: 'Revisión',
      text: 'Plan y cuentas sobre la mesa. Lo que no sirvió se cambia y lo que sirvió se repite.',
      time: null,
    },
  ],
  services: [
    {
      name: 'Estrategia de lanzamientos',
      text: 'Qué canción sale, cuándo y acompañada de qué, para que el álbum no se gaste en un fin de semana.',
    },
    {
      name: 'Contratos y derechos',
      text: 'Desarmamos contigo cada cláusula, pedimos los cambios y avisamos cuándo hace falta abogado.',
    },
    {
      name: 'Conciertos',
      text: 'Negociamos tarifa, sonido y hospedaje. A ti te llega la hoja de ruta con el pago claro.',
    },
    {
      name: 'Prensa e imagen',
      text: 'Biografía, fotos y notas que un periodista puede usar sin llamarte a las diez de la noche.',
    },
  ],
  roles: [
    {
      name: 'Mánager',
      text: 'Decide contigo y responde por lo que se prometió.',
    },
    {
      name: 'Agente de conciertos',
      text: 'Ofrece el show y no cuelga sin una confirmación escrita.',
    },
    {
      name: 'Prensa',
      text: 'Cuenta tu historia a quien le interesa, con días de anticipación.',
    },
    {
      name: 'Producción de gira',
      text: 'Bus, horarios, lista técnica y comida caliente después del toque.',
    },
    {
      name: 'Contabilidad',
      text: 'Separa tu plata de la del proyecto y te explica cada descuento.',
    },
    {
      name: 'Asesoría jurídica',
      text: 'Entra cuando hay firmas de por medio: sellos, marcas o coautores.',
    },
  ],
  results: [
    'Sabes de dónde viene cada peso y qué día llega.',
    'Puedes explicar con tus palabras todo lo que firmaste.',
    'Te queda tiempo para componer, que era la idea.',
  ],
  closing: {
    title: 'Tú haces música. El teléfono lo contestamos nosotros.',
    text: 'Lee cómo fue con otros proyectos, tropiezos incluidos, y cuéntanos en qué punto va el tuyo.',
    action: 'Leer casos de éxito',
  },
  faqShort: [
    {
      question: '¿Tengo que firmar exclusividad?',
      answer:
        'Depende de lo que busques. Se puede acompañar un solo lanzamiento o la carrera completa, y en ambos casos el acuerdo dice cuánto dura, qué cubre, cuánto vale y cómo se termina. Llévatelo a la casa, muéstraselo a alguien de confianza y vuelve con preguntas.',
    },
    {
      question: '¿Reciben a quien apenas empieza?',
      answer:
        'Nos importa que haya canciones y ganas de trabajar en ellas; el número de seguidores puede esperar. También puede pasar que te digamos que mánager todavía no: que primero conviene terminar el EP, ensayar con horario fijo o poner en orden los derechos.',
    },
    {
      question: '¿Ustedes me afilian a SAYCO o a ACINPRO?',
      answer:
        'La afiliación es tuya y la haces con tus documentos; te ayudamos a prepararlos. SAYCO recauda para autores y compositores, ACINPRO para intérpretes y productores de fonogramas. Cada una tiene sus requisitos, que cambian: míralos en https://sayco.org y en https://www.acinpro.org.co.',
    },
  ],
  invitation: {
    title: 'Empieza por ordenar tus canciones',
    text: 'Crea tu cuenta sin pagar y mira en un solo panel cuál es borrador, cuál está lista y cuál ya salió.',
  },
} as const;
