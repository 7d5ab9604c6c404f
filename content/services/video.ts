import { offers } from '../catalogue.ts';
import { priceText } from '../money.ts';

const [clip, premium, integral] = offers.video.packages;

/** What the page of audiovisual production says. Prices and packages stand in the catalogue. */
export const video = {
  badge: 'Escena 1, plano 1',
  stats: [
    { value: '200+', label: 'videos', source: 'operator' },
    { value: '80+', label: 'artistas', source: 'operator' },
    { value: '15+', label: 'años', source: 'operator' },
    { value: '24/7', label: 'equipo disponible', source: 'operator' },
  ],
  /** What is written on the clapperboard over the figures. */
  slate: [
    { name: 'Canción', text: 'La tuya' },
    { name: 'Lugar', text: 'Bogotá, 2600 m' },
    { name: 'Luz', text: 'La de las cuatro' },
  ],
  servicesHead: {
    title: 'Una esquina, cuatro encuadres',
    lead: 'El lugar puede ser el mismo. Cambia qué se cuenta, cuánto dura y en qué pantalla se va a ver.',
  },
  processHead: {
    title: 'Seis cuadros, de la idea al estreno',
    lead: 'Antes de prender la cámara sabes qué se va a ver y cuánto vale. Después, cada corte pasa primero por ti.',
  },
  packagesHead: {
    title: 'Tres largos sobre la misma línea de tiempo',
    lead: 'El precio es por video, con IVA incluido. Si tu idea no cabe en ninguno, la cotizamos aparte.',
  },
  technologyHead: {
    title: 'Un rodaje visto desde arriba',
    lead: 'Así se dibuja la planta de una escena: qué va en cada sitio y por qué.',
  },
  quote: {
    title: 'Pedir cotización',
    text: 'Con esto armamos tu mensaje. En la página que sigue lo revisas y lo envías.',
    pieces: [
      'Video musical',
      'Documental',
      'Contenido digital',
      'Publicidad musical',
      'Todavía no sé',
    ],
    budgets: [
      `Hasta ${priceText(clip.price)}`,
      `De ${priceText(clip.price)} a ${priceText(premium.price)}`,
      `De ${priceText(premium.price)} a ${priceText(integral.price)}`,
      `Más de ${priceText(integral.price)}`,
    ],
  },
  faqHead: 'Antes de gritar acción',
  hero: {
    title: 'Producción audiovisual',
    lead: 'Filmamos tu canción con lo que ya tiene cerca: tu cuadra, tu gente, la luz de las cuatro. Primero el plan en papel, después la cámara.',
  },
  process: [
    {
      name: 'Idea',
      text: 'Oímos la canción a oscuras y escribimos en una frase qué debe sentir quien la mire.',
      time: null,
    },
    {
      name: 'Guion y plan',
      text: 'Escena por escena, con presupuesto y con lo que haremos si llueve. En Bogotá llueve.',
      time: null,
    },
    {
      name: 'Preproducción',
      text: 'Permisos, locaciones, vestuario y elenco. El transporte y el almuerzo también se planean.',
      time: null,
    },
    {
      name: 'Rodaje',
      text: 'Trabajamos con lista de planos y la canción en parlante, para que el labio caiga en su sílaba.',
      time: null,
    },
    {
      name: 'Montaje',
      text: 'Sin efectos al comienzo: si el corte se sostiene así, lo demás suma. Tú lo ves y anotas.',
      time: null,
    },
    {
      name: 'Color y entrega',
      text: 'Igualamos la luz y exportamos en horizontal, vertical o cuadrado, según dónde se vaya a ver.',
      time: null,
    },
  ],
  services: [
    {
      name: 'Videos musicales',
      ratio: '2,39:1',
      text: 'Con historia, con la banda tocando o en un solo plano. La forma sale de la canción y de la plata que haya.',
    },
    {
      name: 'Documentales',
      ratio: '16:9',
      text: 'Seguimos una grabación, una gira o una herencia de familia hasta que la gente se olvide de la cámara.',
    },
    {
      name: 'Contenido digital',
      ratio: '9:16',
      text: 'Sesiones en vivo, adelantos y clips verticales que se graban el mismo día y te duran semanas.',
    },
    {
      name: 'Publicidad musical',
      ratio: '1:1',
      text: 'Piezas cortas para marcas y estrenos, con la licencia de la música resuelta antes de salir.',
    },
  ],
  technology: [
    {
      name: 'Cámara y lentes',
      text: 'El lente se escoge por la distancia: cerca para una confesión, lejos para una plaza llena.',
    },
    {
      name: 'Luz portátil',
      text: 'Funciona con batería, porque en la calle y en la tienda casi nunca hay dónde conectarse.',
    },
    {
      name: 'Sonido en vivo',
      text: 'En una sesión cada instrumento queda en su pista y la mezcla la hace gente de la misma casa.',
    },
    {
      name: 'Respaldo',
      text: 'Ninguna tarjeta se borra hasta que el material existe en otro disco y alguien lo abrió.',
    },
  ],
  closing: {
    title: '¿Qué se ve cuando suena tu canción?',
    text: 'Con una imagen basta para empezar, aunque sea una esquina. Mira antes qué hemos filmado.',
    action: 'Ver el portafolio',
  },
  faqShort: [
    {
      question: '¿Qué pasa si llueve el día del rodaje?',
      answer:
        'El plan ya trae una escena bajo techo y una fecha de reemplazo que acordamos contigo. La víspera miramos el pronóstico y decidimos temprano, antes de pagar transporte y comida. A veces la lluvia se queda: si la historia la aguanta, cubrimos la cámara y rodamos.',
    },
    {
      question: '¿Se necesita permiso para filmar en la calle?',
      answer:
        'En el espacio público de Bogotá, sí: se llama PUFA y lo tramita la Comisión Fílmica. Los plazos y las tarifas cambian según el lugar y el equipo, así que los revisamos para cada rodaje en https://filmingbogota.gov.co. En otros municipios se pregunta en la alcaldía.',
    },
    {
      question: '¿Y si me da pena salir en cámara?',
      answer:
        'Entonces no sales. Hay videos hechos con manos, con la casa de los abuelos, con un actor o con la letra escrita sobre una pared. Cuéntalo en la primera reunión para pensarlo desde la idea y no para taparlo en el montaje.',
    },
  ],
  invitation: {
    title: 'Ten la canción a la mano',
    text: 'Abre una cuenta gratis y sube la versión final con su portada. Así no la buscas en el chat el día del guion.',
  },
} as const;
