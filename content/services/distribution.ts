import { reach } from '../platforms/reach.ts';

/** What the page of distribution says. Prices and packages stand in the catalogue. */
export const distribution = {
  badge: 'Desde el cerro para afuera',
  stats: [
    { value: `${reach('pro')}+`, label: 'plataformas', source: 'counted' },
    { value: '1M+', label: 'canciones', source: 'operator' },
    { value: '95 %', label: 'de regalías, en Premium', source: 'operator' },
    { value: '200+', label: 'países', source: 'operator' },
  ],
  platformsHead: {
    title: 'La misma onda llega distinta a cada parlante',
    lead: 'Cada plataforma pide lo suyo. Aquí van seis, con un consejo para cada una.',
  },
  processHead: {
    title: 'El camino de la señal',
    lead: 'Seis tramos desde tu archivo hasta la cuenta del mes. En cada uno sabes quién tiene la canción.',
  },
  servicesHead: {
    title: 'Lo que viaja con la canción',
    lead: 'El audio es la mitad. La otra son fechas, códigos y nombres: no se oyen, pero por ahí se cobra.',
  },
  plansHead: {
    title: 'Sintoniza tu parte',
    lead: 'El precio es por el primer año, con IVA incluido. Nada se cobra solo: al terminar te cotizamos el siguiente y decides.',
  },
  dial: 'De cada 100 pesos que pagan las plataformas, cuántos son tuyos',
  advantagesHead: {
    title: 'Cuatro rayas de señal',
    measure: 'De este lado',
  },
  faqHead: 'Antes de salir al aire',
  hero: {
    title: 'Distribución global',
    lead: 'Mandamos tu música a las plataformas con créditos completos y a tiempo. Sigues cada envío en tu panel y la cuenta de regalías se entiende.',
  },
  process: [
    {
      name: 'Subida',
      text: 'Cargas audio, portada y datos desde tu cuenta. Si se va la señal, la carga sigue donde iba.',
      time: 'Cuando quieras',
    },
    {
      name: 'Revisión de calidad',
      text: 'Una persona oye la canción y mira portada, autores y códigos. Si algo falla, te dice cómo arreglarlo.',
      time: null,
    },
    {
      name: 'Distribución global',
      text: 'La enviamos a las plataformas de tu plan y en tu panel aparece el estado de cada una.',
      time: null,
    },
    {
      name: 'Promoción activa',
      text: 'En el plan Premium presentamos la canción a las editoriales que lo permiten. Escogerla o no es cosa de ellas.',
      time: 'Antes del estreno',
    },
    {
      name: 'Seguimiento',
      text: 'Liquidamos tus regalías y te mostramos de qué plataforma vienen y qué se descontó.',
      time: 'Cada mes, en los primeros 15 días',
    },
    {
      name: 'Mejora continua',
      text: 'Corregimos perfiles, completamos letras y usamos lo aprendido para la salida que viene.',
      time: null,
    },
  ],
  services: [
    {
      name: 'Lanzamientos',
      text: 'Sencillo, EP o álbum, con días de sobra para presentarlo antes del estreno. Desde el plan Pro, la fecha la escoges tú.',
    },
    {
      name: 'Códigos y créditos',
      text: 'Gestionamos ISRC y UPC, y escribimos completos a autores, intérpretes y productores.',
    },
    {
      name: 'Regalías',
      text: 'Cuentas por canción y por plataforma, según el porcentaje de tu plan y lo que repartas con tus coautores.',
    },
    {
      name: 'Mudanza de catálogo',
      text: '¿Ya publicaste con otra distribuidora? Lo traemos con sus códigos, para que se reconozca la misma grabación.',
    },
  ],
  platforms: [
    {
      name: 'Spotify',
      text: 'Solo recibe propuestas para sus listas editoriales antes del estreno, desde Spotify for Artists: la entrega va con tiempo.',
    },
    {
      name: 'Apple Music',
      text: 'Muestra la letra y los créditos de cada canción, así que conviene decir quién escribió, quién tocó y quién mezcló.',
    },
    {
      name: 'YouTube Music',
      text: 'Arma un video con tu portada para cada tema; un canal oficial de artista lo junta con los que subes tú.',
    },
    {
      name: 'Amazon Music',
      text: 'Aquí también se pide música hablándole a Alexa, y un título que se entiende al oído lleva ventaja.',
    },
    {
      name: 'Deezer',
      text: 'Sus editores trabajan por país, y en Deezer for Creators puedes ver desde dónde te oyen.',
    },
    {
      name: 'Tidal',
      text: 'Transmite en FLAC sin pérdida: entrégale el WAV del máster y deja el MP3 para el chat.',
    },
  ],
  advantages: [
    {
      name: 'La sala está cerca',
      text: 'Cuando el máster pide un retoque, se lo pasamos al ingeniero sin trámites.',
    },
    {
      name: 'Hay a quién preguntarle',
      text: 'Los reportes vienen en español y con una persona que los explica.',
    },
    {
      name: 'Los nombres van primero',
      text: 'Sin autores, intérpretes y productores completos, la canción no sale.',
    },
    {
      name: 'Puedes irte',
      text: 'Si cambias de distribuidora, tus códigos ISRC se van contigo.',
    },
  ],
  closing: {
    title: '¿Ya está lista? Que salga bien escrita.',
    text: 'Entra a tu cuenta, sube la canción y cuéntanos la fecha que tienes en la cabeza. El especialista te responde con el archivo a la vista.',
    specialist: 'Hablar con un especialista',
    results: 'Ver el portafolio',
  },
  faqShort: [
    {
      question: '¿Con cuánta anticipación entrego?',
      answer:
        'Varias semanas, si puedes. Las plataformas tardan unos días en recibir la canción, y Spotify aconseja proponerla a sus editores al menos siete días antes del estreno. Ese plazo lo fijan ellos: revísalo en https://artists.spotify.com antes de anunciar la fecha.',
    },
    {
      question: '¿Qué necesito tener listo?',
      answer:
        'El máster, ojalá en WAV o FLAC, y una portada cuadrada sin logos de redes ni precios. Además, los nombres completos de quienes escribieron, cantaron, tocaron y produjeron, tal como firman. Con eso y una fecha arrancamos; los códigos los vemos juntos.',
    },
    {
      question: 'Bajé un beat de internet. ¿Lo puedo usar?',
      answer:
        'Siempre que la licencia lo permita y la tengas por escrito. Mira si es exclusiva, qué usos cubre y hasta cuándo, y guarda el comprobante. Sin ese papel no la enviamos, porque un reclamo del dueño puede bajarla de todas las plataformas.',
    },
  ],
  invitation: {
    title: 'Sube hoy, decide la fecha después',
    text: 'La cuenta gratuita guarda tu canción. Cuando la distribuyamos, ahí mismo sigues cada envío.',
  },
} as const;
