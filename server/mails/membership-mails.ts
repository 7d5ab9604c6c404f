import type { Mail } from '#server/ports/mail/mail.ts';
import { type ActionMailTo, writeActionMail } from './action-mail.tsx';
import { membershipMessageId, openingMessageId } from './message-ids.ts';

/** Dates are written out: `3 de febrero de 2027`; prices too: `USD 30`. */
type About = ActionMailTo & { membershipId: string; stretch: number };

type Renewal = About & {
  /** `el mes` or `el año`. */
  what: string;
  /** When the period ends. */
  on: string;
  /** What they have until then: `Lo que pagaste fue hasta el 3 de febrero de 2027`. */
  had: string;
  /** Until when it may be paid. */
  until: string;
  /** What the next period costs, in dollars, and in pesos where it can be paid in them: `$ 123.000 COP (a 4.100 pesos por dólar)`. */
  price: string;
  pesos: string | null;
};

/** A mail of one kind about one stretch of a membership is one message, however often it is handed over. */
const written = async (
  kind: string,
  { membershipId, stretch, ...to }: About,
  texts: Omit<Parameters<typeof writeActionMail>[1], 'notMine'>,
): Promise<Mail> => ({
  ...(await writeActionMail(to, {
    ...texts,
    notMine: `¿Algo no cuadra? Responde este correo y lo aclaramos.`,
  })),
  replyTo: to.brand.email,
  messageId: membershipMessageId(membershipId, stretch, kind),
});

const costs = ({ price, pesos }: Renewal): string =>
  pesos === null ? `${price}, IVA incluido` : `${price}, o ${pesos}; el IVA está incluido`;

export const trialEndingMail = ({ on, ...to }: About & { on: string }) =>
  written('prueba-termina', to, {
    subject: 'Tu prueba de Premium termina mañana',
    preview: 'Termina sola: no se cobra nada.',
    heading: 'Mañana termina tu prueba',
    text: [
      `Tu prueba de Premium va hasta el ${on}. Termina sola: no te pedimos tarjeta y no se cobra nada.`,
      'Si te sirvió, sigue con Premium cuando quieras. Si no, vuelves a la cuenta gratuita con tus canciones en su sitio.',
    ],
    button: 'Seguir con Premium',
    linkText: 'Para seguir con Premium, entra acá:',
  });

export const trialEndedMail = (to: About) =>
  written('prueba-termino', to, {
    subject: 'Tu prueba de Premium terminó',
    preview: 'No se cobró nada. Tus canciones siguen en su sitio.',
    heading: 'Tu prueba terminó',
    text: 'No se cobró nada. Tienes de nuevo la cuenta gratuita, con tus canciones en su sitio. Si quieres seguir con Premium, empieza cuando quieras.',
    button: 'Ver Premium',
    linkText: 'Premium está acá:',
  });

/** Paid by whoever reads it. */
export const renewalByLinkMail = (mail: Renewal) =>
  written('renovacion', mail, {
    subject: `Tu Premium va hasta el ${mail.on}`,
    preview: `Sigue por ${mail.price}. No se cobra sola.`,
    heading: 'Ya casi toca renovar',
    text: [
      `Lo que pagaste va hasta el ${mail.on}. Para seguir, paga ${mail.what} que viene: ${costs(mail)}. Ese precio te lo guardamos hasta el ${mail.until}.`,
      'No se cobra sola: la pagas tú desde este enlace, como prefieras. El periodo nuevo empieza donde termina este, así que pagar antes no te quita días.',
    ],
    button: 'Pagar la renovación',
    linkText: 'Para pagarla, entra acá:',
  });

/** Charged without anybody doing anything. */
export const renewalByItselfMail = (mail: Renewal & { way: string; charged: string }) =>
  written('renovacion', mail, {
    subject: `Tu Premium se renueva el ${mail.on}`,
    preview: `Se cobra ${mail.charged} ${mail.way}.`,
    heading: 'Tu Premium se renueva',
    text: [
      `El ${mail.on} se cobra ${mail.what} que viene ${mail.way}: ${mail.charged}, IVA incluido. No tienes que hacer nada.`,
      'Si no quieres seguir, cancela antes de ese día y no se cobra. Conservas Premium hasta que termine lo que ya pagaste.',
    ],
    button: 'Ver mi membresía',
    linkText: 'Tu membresía está acá:',
  });

/** `triedAgain`: the charge that failed comes again by itself, and when. */
export const paymentMissedMail = ({
  triedAgain,
  ...mail
}: Renewal & { triedAgain: string | null }) =>
  written('pago-pendiente', mail, {
    subject: 'No nos llegó el pago de tu Premium',
    preview: `Sigues con Premium hasta el ${mail.until}. Págalo y no pierdes un día.`,
    heading: 'Falta el pago de este periodo',
    text: [
      `${mail.had}, y el pago d${mail.what} siguiente no nos ha llegado. Tu Premium sigue abierto hasta el ${mail.until}.`,
      `Para seguir son ${costs(mail)}. El periodo cuenta desde el ${mail.on}. Si acabas de pagar, espera un momento: algunos bancos tardan.`,
      ...(triedAgain === null ? [] : [triedAgain]),
    ],
    button: 'Pagar ahora',
    linkText: 'Para pagar, entra acá:',
  });

/** Of a trial at whose end PayPal charges the first period. */
export const trialToPayMail = (mail: Renewal & { charged: string }) =>
  written('prueba-termina', mail, {
    subject: 'Mañana termina tu prueba y empieza tu Premium',
    preview: `PayPal cobra ${mail.charged}, como lo aprobaste.`,
    heading: 'Mañana empieza tu Premium',
    text: [
      `Tu prueba va hasta el ${mail.on}. Ese día PayPal cobra ${mail.what} por ${mail.charged}, IVA incluido, como lo aprobaste. No tienes que hacer nada.`,
      'Si no quieres seguir, quita PayPal desde tu membresía antes de ese día: la prueba termina sola y no se cobra nada.',
    ],
    button: 'Ver mi membresía',
    linkText: 'Tu membresía está acá:',
  });

/** What a Nequi was charged is paid by whoever reads it, from now on. */
export const nequiGoneMail = (mail: Renewal) =>
  written('nequi-desconectado', mail, {
    subject: 'Tu Nequi ya no está conectado',
    preview: `No se cobró nada. Sigues con Premium hasta el ${mail.until}.`,
    heading: 'No pudimos cobrar a tu Nequi',
    text: [
      `Wompi nos dice que tu permiso para cobrar a tu Nequi ya no está, así que no se cobró ${mail.what} que empezó el ${mail.on}. Tu Premium sigue abierto hasta el ${mail.until}.`,
      `Para seguir son ${costs(mail)}: págalo desde este enlace, o entra a tu membresía y conecta tu Nequi otra vez.`,
    ],
    button: 'Pagar ahora',
    linkText: 'Para pagar, entra acá:',
  });

type PaypalGone = Renewal & {
  why: 'paypal' | 'paypal-price';
  /** They have paid nothing yet. */
  isTrial: boolean;
  /** What is next may be paid by now, at this price. */
  isDue: boolean;
};

/** What PayPal charged is paid by whoever reads it, from now on. */
export const paypalGoneMail = ({ why, isTrial, isDue, ...mail }: PaypalGone) =>
  written('paypal-desconectado', mail, {
    subject: 'PayPal ya no cobra tu Premium',
    preview: 'No se cobra solo. Tu membresía se paga por el enlace.',
    heading: 'PayPal ya no cobra tu Premium',
    text: [
      why === 'paypal'
        ? `PayPal nos dice que la suscripción con la que cobraba tu Premium terminó. ${mail.had}.`
        : `El precio d${mail.what} es ahora ${mail.price}, y no es el que aprobaste en PayPal. Terminamos esa suscripción para que no te cobre otra cosa. ${mail.had}.`,
      isTrial
        ? 'No se cobra nada. Para seguir cuando termine, paga desde tu membresía o conecta PayPal otra vez.'
        : isDue
          ? `Para seguir son ${costs(mail)}: págalo desde tu membresía cuando quieras.`
          : 'Siete días antes te mandamos el enlace para pagar lo que sigue. Si prefieres que PayPal lo cobre, conéctalo otra vez desde tu membresía.',
    ],
    button: 'Ver mi membresía',
    linkText: 'Tu membresía está acá:',
  });

export const graceEndingMail = (mail: Renewal) =>
  written('gracia-termina', mail, {
    subject: 'Mañana se cierra tu Premium',
    preview: `Hasta el ${mail.until} alcanzas a pagar sin perder nada.`,
    heading: 'Mañana se cierra tu Premium',
    text: `El pago d${mail.what} sigue pendiente. Si lo haces antes del ${mail.until}, todo sigue igual; si no, vuelves a la cuenta gratuita y tus canciones se quedan. Son ${costs(mail)}.`,
    button: 'Pagar ahora',
    linkText: 'Para pagar, entra acá:',
  });

export const membershipEndedMail = (mail: About & { on: string }) =>
  written('termino', mail, {
    subject: 'Tu Premium terminó',
    preview: 'No se cobra nada más. Tus canciones siguen en su sitio.',
    heading: 'Tu Premium terminó',
    text: `El pago pendiente no llegó y tu membresía se cerró el ${mail.on}. No se cobra nada más. Tienes la cuenta gratuita, con tus canciones en su sitio. Si vuelves, el periodo empieza el día en que pagues.`,
    button: 'Volver a Premium',
    linkText: 'Para volver, entra acá:',
  });

/** For who asked, in a message, to be told: they may have no account. */
export const premiumOpenedMail = async ({
  proposalId,
  month,
  year,
  trialDays,
  ...to
}: ActionMailTo & {
  proposalId: string;
  month: string;
  year: string;
  trialDays: number;
}): Promise<Mail> => ({
  ...(await writeActionMail(to, {
    subject: 'Premium ya se puede pagar en línea',
    preview: 'Nos pediste que te avisáramos. Acá está.',
    heading: 'Ya puedes empezar con Premium',
    text: [
      `Nos escribiste que te avisáramos cuando Premium se pudiera pagar en línea. Ya se puede: ${month} al mes o ${year} al año, con el IVA incluido.`,
      `Si quieres verlo antes de pagar, pruébalo ${trialDays} días: sin tarjeta, y termina solo.`,
    ],
    button: 'Ver Premium',
    linkText: 'Premium está acá:',
    notMine: 'Es el único correo que te mandamos por ese aviso: no quedas en ninguna lista.',
  })),
  replyTo: to.brand.email,
  messageId: openingMessageId(proposalId),
});
