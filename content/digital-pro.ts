import { premium, yearlySaving } from './premium.ts';
import { renewalWords } from './renewal-words.ts';
import { priceText } from './money.ts';
import { pages, type PageKey } from './site-map.ts';
import { storageQuotas } from './storage-quotas.ts';

/** What each module of the rack does; its limits stand in plan-limits.ts. */
const modules: Partial<Record<PageKey, string>> = {
  coverArt: 'Dibuja la portada de tu canción, lista para plataformas.',
  lyrics: 'Versos con métrica y rima, sílaba por sílaba.',
  vocal: 'Tu rango y tu registro, sin que el audio salga de tu equipo.',
  bio: 'Tu historia, a la medida de cada plataforma.',
  releaseCalendar: 'Del máster al estreno, contado hacia atrás.',
  streamAnalytics: 'Los reportes de tu distribuidora, en claro.',
};

/** What the page of the Digital Pro plan says. Prices stand in the catalogue. */
export const digitalPro = {
  badge: 'El plan de las herramientas',
  lead: 'Seis módulos en un mismo rack. La cuenta gratuita los prende con límites; Digital Pro les sube el interruptor.',
  rackHead: {
    title: 'Súbele el interruptor',
    lead: 'Elige un plan y mira qué se prende. Los módulos que dicen «En camino» todavía no abren.',
  },
  modules,
  factsHead: {
    title: 'Línea por línea',
    lead: 'Los dos planes con sus números. Los meses son de calendario y las semanas van de lunes a domingo, hora de Bogotá.',
  },
  voicesHead: { title: 'Desde la silla del artista' },
  questionsHead: { title: 'Antes de enchufarte' },
  questions: [
    {
      question: '¿Digital Pro y Premium son lo mismo?',
      answer: `Sí. Premium es la membresía del estudio y Digital Pro es el plan que la abre: un solo precio prende las herramientas, el descuento de ${premium.servicesDiscount} % y los créditos. Lo que ganas fuera del rack está en [Premium](${pages.memberships.path}).`,
    },
    {
      question: '¿Qué puedo usar hoy?',
      answer: `Con la cuenta gratuita subes canciones, las oyes y las sigues en tu panel, y usas las herramientas abiertas: portadas, letras y biografías. Con el plan las tres van sin tope y tienes además ${storageQuotas.pro / 1e9} GB para tus originales, respuesta prioritaria, el descuento y los créditos del estudio. Las demás abren una por una, primero para ti, y esta página deja de decir «En camino» cuando cada una esté lista.`,
    },
    {
      question: `¿Qué trae la prueba de ${premium.trialDays} días?`,
      answer: `Lo mismo que el plan en las herramientas, sin tarjeta y sin cobro. No trae el descuento ni los créditos: esos empiezan con tu primer pago. La prendes con un botón en [tu membresía](/dashboard/membresia) y termina sola: vuelves a la cuenta gratuita con tus canciones en su sitio. Es una sola vez por persona. Varias herramientas siguen en camino, así que puedes guardarla para cuando abra la que más te sirve.`,
    },
    {
      question: '¿Cómo se renueva?',
      answer: `${renewalWords} Si se te pasa la fecha hay 7 días de gracia con las herramientas abiertas, y el periodo nuevo cuenta desde donde terminó el anterior. Si el pago no llega, vuelves a la cuenta gratuita.`,
    },
    {
      question: '¿Cómo funcionan los créditos?',
      answer: `Son ${priceText(premium.monthlyCredits)} por cada mes que pagaste; con el año también llegan mes a mes. Se usan en los servicios del estudio, después del ${premium.servicesDiscount} %, y de cada pedido queda al menos un dólar por pagar. Lo que no uses vence con el mes: no se acumula, no paga la membresía y no se cambia por dinero.`,
    },
    {
      question: '¿Me conviene el mes o el año?',
      answer: `El mes vale ${priceText(premium.month)} y el año ${priceText(premium.year)}: son ${yearlySaving} % menos que doce meses sueltos. Si vas a sacar un solo sencillo, empieza por el mes; si planeas el año completo, haz la cuenta.`,
    },
    {
      question: '¿Y si cancelo?',
      answer:
        'Cancelas en [tu membresía](/dashboard/membresia), en una pantalla. Conservas el plan hasta el último día que pagaste, no se cobra otro, y hasta ese día puedes arrepentirte. Después vuelves a los límites de la cuenta gratuita. Tus canciones se quedan; si pesan más que el espacio gratuito, solo dejas de poder subir otras.',
    },
    {
      question: '¿Y si pago y me arrepiento?',
      answer: `Dentro de los 5 días hábiles siguientes a pagar tu primer periodo te devolvemos todo, sin preguntarte por qué, y el plan se cierra. Lo pides en [tus pagos](/dashboard/pagos). Los pasos están en los [términos](${pages.terms.path}).`,
    },
    {
      question: '¿De quién es lo que haga con las herramientas?',
      answer: `Tuyo. No te pedimos parte de la letra, de la portada ni de las regalías. Las condiciones completas están en los [términos](${pages.terms.path}).`,
    },
  ],
  closing: {
    title: 'El rack está armado. Falta tu señal.',
    text: 'Empieza con un mes y decide después. Si prefieres hablar primero, el estudio contesta.',
  },
} as const;
