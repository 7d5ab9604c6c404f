import { planLimits } from './plan-limits.ts';
import { offers } from './catalogue.ts';
import { premium, yearlySaving } from './premium.ts';
import { renewalWords } from './renewal-words.ts';
import { priceText } from './money.ts';
import { storageQuotas } from './storage-quotas.ts';

const { free, pro } = planLimits;
const [basic, professional, complete] = offers.music.packages;

/**
 * What people ask most; `faq-words.ts` has the words they look for it with. An answer is plain paragraphs, parted by a
 * blank line; `[text](/route)` is a link to a page of the site.
 */
export const faq = [
  {
    id: 'produccion',
    category: 'Producción',
    questions: [
      {
        id: 'cuanto-cuesta-una-cancion',
        question: '¿Cuánto cuesta producir una canción?',
        answer: `Los paquetes de [producción musical](/produccion-musical) valen ${priceText(basic.price)}, ${priceText(professional.price)} y ${priceText(complete.price)} por canción, con IVA. Cada uno dice qué trae: horas o pistas, mezcla, máster y revisiones.\n\nLos videos, el [manejo](/manejo-artistico) y la [distribución](/distribucion-global) tienen los precios en su página. Si lo tuyo no cabe en un paquete, lo cotizamos aparte.`,
      },
      {
        id: 'como-pido-una-cotizacion',
        question: '¿Cómo pido una cotización?',
        answer:
          'Escríbenos desde [contacto](/contact) y cuenta qué quieres hacer, cuántas canciones son, para qué fecha y un enlace para oír lo que ya tengas. Cotizar no cuesta ni te compromete.\n\nTe respondemos con lo que se puede hacer, cuánto tarda y cuánto vale con IVA. Si la aceptas, la pagas desde su página. Un paquete con precio fijo no necesita cotización: lo eliges en su página y lo pagas en el sitio.',
      },
      {
        id: 'cuanto-se-demora-una-cancion',
        question: '¿Cuánto se demora la producción de una canción?',
        answer:
          'Entre 2 y 4 semanas, de la primera sesión al máster. Cambia según las pistas, los músicos que haya que grabar y lo que tardes en aprobar cada versión.\n\nLa fecha de entrega de la tuya queda escrita en la cotización. Si tienes un estreno encima, dilo desde el primer mensaje y te decimos si alcanzamos.',
      },
      {
        id: 'que-necesito-para-empezar',
        question: '¿Qué necesito para empezar?',
        answer:
          'Lo que tengas: una nota de voz, una letra a medias o una maqueta. Súmale dos o tres canciones que suenen como quieres sonar y la fecha en que te gustaría salir.\n\nMándalo desde la página de [contacto](/contact). Si el archivo pesa, pega un enlace para escucharlo.',
      },
      {
        id: 'puedo-llevar-mi-beat',
        question: '¿Puedo llevar mi propio beat? ¿Venden beats?',
        answer:
          'Tráelo: trabajamos sobre tu beat o tu pista, y rinde más si llega en WAV y con los instrumentos por separado. Si lo hizo otra persona, trae también la licencia por escrito, con los usos que cubre.\n\nBeats sueltos no vendemos. Si no tienes, la base se arma contigo en la preproducción, que viene en los paquetes Profesional y Premium de [producción musical](/produccion-musical).',
      },
      {
        id: 'en-cuanto-responden',
        question: '¿En cuánto tiempo me responden?',
        answer:
          'La meta es menos de 24 horas para una propuesta o una cotización. Es una meta: si alguien del equipo tiene que oír mucho material, puede tardar más y te lo decimos.\n\nPara fallas con tu cuenta o tus archivos, las metas por nivel de urgencia están en [soporte técnico](/soporte-tecnico).',
      },
      {
        id: 'cuantas-revisiones',
        question: '¿Cuántas revisiones trae cada paquete?',
        answer:
          'Cada paquete de [producción musical](/produccion-musical) dice cuántas trae. Una revisión es una ronda: oyes la mezcla, juntas todos tus cambios en una lista y los hacemos.\n\nRinden más si las oyes en varios equipos antes de escribir. Si necesitas otra ronda, te decimos cuánto vale antes de hacerla.',
      },
      {
        id: 'en-que-calidad-entregan',
        question: '¿En qué calidad entregan el audio?',
        answer:
          'Trabajamos y entregamos audio de hasta 96 kHz y 24 bits. La resolución se decide al comenzar, porque una grabación hecha en menos no mejora al convertirla.\n\nSi vas a sincronizar con video, avísanos: lo usual ahí es 48 kHz. Pide en la cotización los archivos que necesites, como instrumental, pistas separadas o versión limpia.',
      },
      {
        id: 'de-quien-es-la-cancion',
        question: '¿De quién es la canción que produzco con ustedes?',
        answer:
          'Tu composición es tuya. Lo que hay que acordar es el máster, los créditos y los porcentajes de quienes participan, y eso se escribe antes de grabar.\n\nSin acuerdo escrito nadie adquiere derechos sobre tu obra. Lo explicamos en los [términos](/terminos-condiciones), en la sección sobre tu música.',
      },
    ],
  },
  {
    id: 'video-y-manejo',
    category: 'Video y manejo',
    questions: [
      {
        id: 'que-videos-hacen',
        question: '¿Qué tipo de videos hacen?',
        answer:
          'Videoclips, sesiones en vivo, documentales, piezas cortas para redes y publicidad para música. El proceso y los paquetes están en [producción audiovisual](/produccion-audiovisual).\n\nSi tu idea no cabe en ningún paquete, cuéntala igual y te la cotizamos.',
      },
      {
        id: 'como-cotizo-un-video',
        question: '¿Cómo pido la cotización de un video?',
        answer:
          'Escríbenos desde [contacto](/contact) con cuatro datos: qué tipo de pieza quieres, para qué fecha, en qué rango está tu presupuesto y un enlace a la canción.\n\nCon eso te decimos qué se puede hacer, cuánto tarda y cuánto vale con IVA. Decides con la cotización en la mano.',
      },
      {
        id: 'video-sin-producir-la-cancion',
        question: '¿Puedo hacer solo el video, sin producir la canción con ustedes?',
        answer:
          'Sí. Cada servicio se contrata por separado. Llega con tu máster listo y empezamos por la idea.\n\nSi la canción no es solo tuya, trae el permiso de quienes participaron para usarla en video: compositores, intérpretes y el dueño del máster. Sin eso, la plataforma puede silenciar o bajar la pieza.',
      },
      {
        id: 'que-hace-el-manejo',
        question: '¿Qué hace el manejo artístico por mí?',
        answer:
          'Te arma el plan de lanzamientos, mueve la prensa, revisa contratos y lleva la agenda. Tú haces música y decides; el equipo propone, negocia y te cuenta.\n\nLo que incluye cada plan está en [manejo artístico](/manejo-artistico). Antes de empezar hablamos de tu momento, porque no todo proyecto necesita mánager todavía.',
      },
      {
        id: 'el-manejo-se-renueva-solo',
        question: '¿El plan de manejo se renueva y se cobra solo?',
        answer:
          'No. Contratas un primer mes. Al terminar miramos juntos qué se movió y te mandamos la cotización del siguiente; si no la apruebas, ahí queda.\n\nLo mismo pasa con la distribución, que se contrata por un primer año. La única que va por periodos seguidos es la [membresía](/memberships).',
      },
      {
        id: 'garantizan-reproducciones',
        question: '¿Garantizan reproducciones o entrar a listas?',
        answer:
          'No, y desconfía de quien lo haga. Las listas las deciden sus editores y el público oye lo que quiere. Comprar reproducciones puede terminar en que la plataforma retire tu canción o no te pague.\n\nLo que sí ponemos por escrito es el trabajo: qué hacemos, cuándo y a quién le llega tu música.',
      },
    ],
  },
  {
    id: 'distribucion-y-regalias',
    category: 'Distribución y regalías',
    questions: [
      {
        id: 'a-que-plataformas-llega',
        question: '¿A qué plataformas llega mi música?',
        answer:
          'En tus preferencias eliges entre Spotify, Apple Music, YouTube Music, Amazon Music, Deezer y Tidal. La cantidad total depende del plan y está en [distribución global](/distribucion-global).\n\nSi te interesa una plataforma que no ves en la lista, pregúntanos antes de contratar y te decimos si llegamos.',
      },
      {
        id: 'cuando-me-pagan',
        question: '¿Cuándo me pagan las regalías?',
        answer:
          'Cada mes, dentro de los primeros 15 días, sobre lo que las plataformas ya hayan reportado y pagado.\n\nTen en cuenta que ellas reportan con retraso: lo que suena este mes no se liquida este mismo mes. Por eso el primer pago de una canción nueva se siente lejano. Después llega parejo.',
      },
      {
        id: 'que-parte-me-queda',
        question: '¿Qué parte de las regalías me queda?',
        answer:
          'Depende del plan, y cada uno muestra su porcentaje en [distribución global](/distribucion-global). Esa parte es sobre lo que pagan las plataformas por tu grabación.\n\nLo que te toca como autor o compositor va por otro camino: lo recaudan las sociedades de gestión, como SAYCO, si estás afiliado.',
      },
      {
        id: 'cuanto-tarda-en-salir',
        question: '¿Cuánto tarda en salir una canción?',
        answer:
          'La meta es dejar tu distribución configurada en 24 horas desde que confirmamos el plan. Después el equipo revisa audio, portada y datos, y cada plataforma hace su propia revisión a su ritmo.\n\nPor eso conviene tener todo listo varias semanas antes del estreno. Así también queda tiempo para la prensa.',
      },
      {
        id: 'isrc-y-upc',
        question: '¿Necesito ISRC y UPC?',
        answer:
          'El ISRC identifica la grabación y el UPC, el lanzamiento completo. Si ya los tienes, escríbelos en «Editar datos» de tu proyecto: revisamos que estén bien formados y que el último número del UPC cuadre.\n\nSi no tienes ISRC, déjalo vacío y te lo asignamos al distribuir. No inventes uno: puede ser el de otra canción.',
      },
      {
        id: 'como-sigo-mi-lanzamiento',
        question: '¿Cómo sé en qué va mi lanzamiento?',
        answer:
          'Entra a la pestaña [Distribución](/dashboard/distribucion) de tu panel. Cada canción aparece con su plataforma y su estado: Pendiente, Subiendo, Procesando, En vivo, Fallido o Retirado. Si falló y sabemos la razón, la lees ahí mismo.\n\nCuando está en vivo ves desde qué día.',
      },
      {
        id: 'distribuir-es-registrar',
        question: '¿Distribuir mi canción es lo mismo que registrarla?',
        answer:
          'No. Distribuir la pone en las plataformas. Registrarla en la DNDA te da una prueba de que es tuya. Y para cobrar cuando suena en público están las sociedades: SAYCO por autores y compositores, ACINPRO por intérpretes y productores de la grabación.\n\nSon trámites distintos y los haces tú. En el [blog](/blog-musical) y en las [guías](/guias-gratuitas) los explicamos.',
      },
    ],
  },
  {
    id: 'cuenta-y-archivos',
    category: 'Cuenta y archivos',
    questions: [
      {
        id: 'que-archivos-puedo-subir',
        question: '¿Qué archivos puedo subir?',
        answer:
          'Audio en MP3, WAV, FLAC o AAC, de hasta 100 MB y 3 horas. Portada en JPG, PNG o WebP, de hasta 10 MB; lo ideal son 3000 × 3000 píxeles.\n\nRevisamos el contenido, no el nombre: cambiarle la extensión a un archivo no lo convierte. Si tu WAV pasa de 100 MB, expórtalo en FLAC: pesa menos y no pierde calidad.',
      },
      {
        id: 'se-corto-la-subida',
        question: 'Se me fue internet en plena subida. ¿Empiezo de cero?',
        answer:
          'No. Cuando vuelve la red, la subida sigue desde donde iba. Si cerraste o recargaste la página, abre otra vez el borrador en el mismo navegador y elige el mismo archivo: retoma el punto.\n\nTambién la puedes pausar tú. Lo que quede a medias lo guardamos 7 días.',
      },
      {
        id: 'quien-puede-oir-lo-que-subo',
        question: '¿Quién puede oír lo que subo?',
        answer:
          'En el sitio, solo tú, con tu sesión abierta. Subir una canción no la publica: para eso pides la distribución en [contacto](/contact), o la dejas automática en tus [preferencias](/dashboard/ajustes/preferencias).\n\nLo único que se abre sin iniciar sesión son las copias de tu portada, para quien tenga su enlace exacto, y van sin el lugar ni la fecha de la foto. El resto está en la [política de privacidad](/politica-privacidad).',
      },
      {
        id: 'cuanto-espacio-tengo',
        question: '¿Cuánto espacio tengo?',
        answer: `La cuenta gratuita guarda ${storageQuotas.free / 1e9} GB de originales. Lo que llevas aparece al final de [Proyectos](/dashboard/proyectos).\n\nCuentan los audios y las portadas que subes, también los de la papelera. No cuentan las versiones para escuchar ni los tamaños de portada que hacemos nosotros. Si se te acaba, borra proyectos que no uses: su espacio vuelve cuando salen de la papelera.`,
      },
      {
        id: 'recuperar-un-proyecto',
        question: 'Borré un proyecto por error. ¿Lo puedo recuperar?',
        answer:
          'Sí, durante 7 días. Entra a la [papelera](/dashboard/proyectos/papelera) y presiona «Recuperar»: vuelve como lo dejaste, con su audio y su portada. Ahí mismo ves qué día se va cada uno.\n\nPasados los 7 días se borra con sus archivos y ya no hay forma de traerlo.',
      },
      {
        id: 'llevarme-todo',
        question: '¿Puedo llevarme todo lo que he subido?',
        answer:
          'Sí, cuando quieras. En [Tus datos](/dashboard/ajustes/datos) presiona «Descargar mi copia»: recibes un ZIP con tus audios originales, sus versiones para escuchar, tus portadas y un archivo con tus datos, más un texto que explica cada cosa.\n\nPesa lo que pesen tus archivos, así que descárgalo con buena conexión.',
      },
      {
        id: 'eliminar-mi-cuenta',
        question: '¿Cómo elimino mi cuenta?',
        answer:
          'En [Tus datos](/dashboard/ajustes/datos), con tu correo y tu contraseña. Cerramos tus sesiones y tienes 7 días para arrepentirte: entras y la conservas. Después borramos archivos y datos, y no hay cómo recuperarlos.\n\nSi tienes canciones en las plataformas, pídenos antes que las retiremos. Eliminar la cuenta no las baja de allá.',
      },
    ],
  },
  {
    id: 'pagos-y-membresia',
    category: 'Pagos y membresía',
    questions: [
      {
        id: 'puedo-pagar-en-linea',
        question: '¿Puedo pagar en el sitio?',
        answer:
          'Sí. Elige un paquete en la página del servicio, o el mes o el año en [Premium](/memberships), entra con tu cuenta y paga con Wompi, en pesos, o con PayPal, en dólares. Antes de pagar ves qué compras y el total con IVA. Los datos de tu tarjeta los recibe la pasarela, no nosotros.\n\nLo que no tiene precio fijo se cotiza: aceptas la cotización en su página y desde ahí la pagas. Si alguien te manda un enlace de pago en nuestro nombre y tienes dudas, confírmalo con nosotros antes de poner un peso.',
      },
      {
        id: 'nequi-pse-o-tarjeta',
        question: '¿Puedo pagar con Nequi, PSE o tarjeta?',
        answer:
          'Sí, los tres, con Wompi y en pesos. Con PayPal pagas en dólares. Y si el estudio ofrece transferencia, la ves en la página de pago con los datos de la cuenta: la haces, nos das la referencia y el equipo la confirma.\n\nNo mandes plata a un número o a una cuenta que no esté en esa página. Si dudas, pregúntanos en [contacto](/contact).',
      },
      {
        id: 'puedo-pagar-por-cuotas',
        question: '¿Puedo pagar por cuotas?',
        answer:
          'No tenemos crédito propio ni un plan de cuotas publicado. Si necesitas partir el pago, dilo antes de aprobar la cotización: te contestamos por escrito con fechas y valores, o te decimos que no se puede.\n\nTambién puedes ir por partes: cada servicio se contrata por separado, y un disco se puede hacer canción por canción.',
      },
      {
        id: 'en-que-moneda',
        question: '¿En qué moneda están los precios? ¿Incluyen IVA?',
        answer:
          'En dólares (USD) y con el IVA incluido: lo que ves es lo que pagas. Con PayPal pagas en dólares. Con Wompi pagas en pesos, a la tasa que te mostramos antes de pagar, y ese valor queda fijo para esa compra.\n\nLos precios de cada servicio están en su página, y los de la membresía en [Premium](/memberships).',
      },
      {
        id: 'me-dan-factura',
        question: '¿Qué recibo después de pagar? ¿Dan factura?',
        answer:
          'Un comprobante por correo, con lo que compraste, el total, el IVA y el medio de pago. Llega cuando el pago queda confirmado; mientras tanto lo ves como pendiente.\n\nEl comprobante no es la factura electrónica. Si la necesitas, pídela desde [contacto](/contact) con tu nombre o razón social y tu documento o NIT.',
      },
      {
        id: 'que-trae-la-cuenta-gratuita',
        question: '¿Qué trae la cuenta gratuita?',
        answer: `Hoy: subir canciones con su portada, oírlas y seguirlas en tu panel; ${free.lyricsPerMonth} [letras](/lyrics-generator) al mes y [biografías](/bio-generator) sin tope, en tono profesional o casual; y ${free.coversPerMonth} veces al mes cuatro [portadas](/cover-art-generator) con marca de agua y a ${free.coverSize} píxeles, en ${free.coverRatios.join(' y ')}; y ${free.vocalPerWeek} [análisis vocal](/vocal-analyzer) por semana.\n\nCuando abran las demás [herramientas](/herramientas-digitales): calendario con ${free.upcomingReleases} lanzamientos por venir; y Stream Analytics con Spotify y ${free.analyticsDays} días. No trae descuentos ni créditos.`,
      },
      {
        id: 'que-agrega-premium',
        question: '¿Qué agrega Premium?',
        answer: `Desde tu primer pago: ${premium.servicesDiscount} % de descuento en los cuatro servicios del estudio, ${priceText(premium.monthlyCredits)} en créditos cada mes, ${storageQuotas.pro / 1e9} GB para tus originales y respuesta prioritaria.\n\nY las [herramientas](/herramientas-digitales) sin tope. Ya abiertas: portadas sin marca de agua, a ${pro.coverSize} píxeles y en ${pro.coverRatios.length} proporciones, letras y análisis vocales ilimitados y el generador de bio completo. A medida que abran, y primero para ti: calendario con automatización y todas las plataformas con su historial en Stream Analytics. Vale ${priceText(premium.month)} al mes o ${priceText(premium.year)} al año, ${yearlySaving} % menos. El detalle está en [Premium](/memberships).`,
      },
      {
        id: 'como-es-la-prueba',
        question: `¿Cómo es la prueba de ${premium.trialDays} días?`,
        answer: `Entra a [tu membresía](/dashboard/membresia) y presiona «Probar ${premium.trialDays} días». No pide tarjeta, no cobra y termina sola: si no haces nada, vuelves a la cuenta gratuita con tus canciones donde estaban. Es una sola vez por persona.\n\nLa prueba es de las herramientas; el descuento y los créditos empiezan con tu primer pago. Como varias herramientas siguen en camino, puedes guardarla para cuando abra la que más te sirve.`,
      },
      {
        id: 'puedo-cancelar',
        question: '¿Puedo cancelar la membresía cuando quiera?',
        answer:
          'Sí. No hay permanencia mínima ni multa. Cancelas en [tu membresía](/dashboard/membresia) y conservas el acceso hasta que termine el mes o el año que ya pagaste; hasta ese día puedes arrepentirte de haber cancelado.\n\nDespués vuelves a la cuenta gratuita y tus canciones se quedan. Las reglas completas están en los [términos](/terminos-condiciones).',
      },
      {
        id: 'como-se-renueva-premium',
        question: '¿Premium se renueva solo?',
        answer: `${renewalWords}\n\nSi se te pasa la fecha tienes 7 días de gracia con las herramientas abiertas. El periodo nuevo cuenta desde donde terminó el anterior: pagar antes no te quita días. Si el pago no llega, vuelves a la cuenta gratuita.`,
      },
      {
        id: 'como-funcionan-los-creditos',
        question: '¿Cómo funcionan los créditos de Premium?',
        answer: `Por cada mes que pagaste recibes ${priceText(premium.monthlyCredits)} para los servicios del estudio; con el plan anual también llegan mes a mes. Se aplican después del ${premium.servicesDiscount} % de descuento, y de cada pedido queda al menos un dólar por pagar.\n\nLo que no uses vence con el mes: no se acumula, no paga la membresía y no se cambia por dinero. La prueba no trae créditos.`,
      },
      {
        id: 'y-si-me-arrepiento',
        question: 'Pagué y me arrepentí. ¿Me devuelven el dinero?',
        answer:
          'Si contrataste a distancia tienes 5 días hábiles para retractarte, sin dar razones. Te devolvemos todo, sin descuentos, en máximo 15 días calendario y por el mismo medio con que pagaste. Si ese medio no recibe devoluciones, va a la cuenta que nos digas. De la membresía vale para el primer periodo que pagas.\n\nHay excepciones; la más común es un servicio que ya empezó porque nos pediste no esperar esos 5 días. Eso lo marcas aparte, si quieres, y nunca viene marcado. Los pasos están en los [términos](/terminos-condiciones).',
      },
    ],
  },
] as const;
