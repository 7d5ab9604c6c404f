import { type ActionMailTo, writeActionMail } from './action-mail.tsx';
import { unlinked } from './unlinked.ts';

const day = new Intl.DateTimeFormat('es-CO', { dateStyle: 'full', timeZone: 'UTC' });

/** Says what has to be corrected, and the last day for it (YYYY-MM-DD). */
export const userWarnedMail = ({
  reason,
  dueOn,
  ...to
}: ActionMailTo & { reason: string; dueOn: string }) =>
  writeActionMail(to, {
    subject: `Hay algo por corregir en tu cuenta de ${to.brand.name}`,
    preview: `Tienes hasta el ${day.format(new Date(dueOn))}.`,
    heading: 'Hay algo por corregir',
    text: `Algo de tu cuenta no cumple los términos de uso. Tienes hasta el ${day.format(new Date(dueOn))}, hora de Bogotá, para corregirlo; si no, podríamos suspenderla. Esto fue lo que vimos:`,
    quote: reason,
    button: 'Ir a mi cuenta',
    linkText: 'Para corregirlo, entra acá:',
    notMine: `¿Crees que nos equivocamos? Escríbenos a ${to.brand.email} y lo revisamos.`,
  });

/** Says that the account is suspended and why, and what its person still can do. */
export const userSuspendedMail = ({ reason, ...to }: ActionMailTo & { reason: string }) =>
  writeActionMail(to, {
    subject: `Suspendimos tu cuenta de ${to.brand.name}`,
    preview: 'Puedes responder, pedir una revisión y llevarte tus archivos.',
    heading: 'Suspendimos tu cuenta',
    text: 'Tus canciones y tus datos siguen guardados, pero por ahora no puedes usarlos en el sitio. Este es el motivo:',
    quote: reason,
    button: 'Responder',
    linkText: 'Para responder, pedir que lo revisemos o llevarte tus archivos, entra acá:',
    notMine: `También puedes escribirnos a ${to.brand.email}.`,
  });

/** Says what was decided of an account that stays suspended. */
export const suspensionUpheldMail = ({ decision, ...to }: ActionMailTo & { decision: string }) =>
  writeActionMail(to, {
    subject: `Revisamos la suspensión de tu cuenta de ${to.brand.name}`,
    preview: 'Sigue suspendida. Te contamos por qué.',
    heading: 'Tu cuenta sigue suspendida',
    text: 'Leímos tu respuesta y revisamos la suspensión. Esto fue lo que decidimos:',
    quote: decision,
    button: 'Responder',
    linkText: 'Para responder de nuevo o llevarte tus archivos, entra acá:',
    notMine: `También puedes escribirnos a ${to.brand.email}.`,
  });

/** Says that the account is open again. */
export const userReactivatedMail = ({ decision, ...to }: ActionMailTo & { decision: string }) =>
  writeActionMail(to, {
    subject: `Tu cuenta de ${to.brand.name} está activa de nuevo`,
    preview: 'Todo está donde lo dejaste.',
    heading: 'Tu cuenta está activa',
    text: 'Terminó la suspensión: todo está donde lo dejaste. Esto fue lo que decidimos:',
    quote: decision,
    button: 'Ir a mi dashboard',
    linkText: 'Entra acá:',
    notMine: `¿Tienes preguntas? Escríbenos a ${to.brand.email}.`,
  });

/** Tells the staff that a suspended person answered. Nothing that they wrote can be pressed. */
export const reviewAskedMail = ({
  name,
  answer,
  ...to
}: ActionMailTo & { name: string; answer: string }) =>
  writeActionMail(to, {
    subject: `Piden revisar una suspensión: ${unlinked(name)}`,
    preview: 'Los términos prometen revisarla.',
    heading: 'Respondió a su suspensión',
    text: `${unlinked(name)} pide que revisemos su suspensión. Esto escribió:`,
    quote: unlinked(answer),
    button: 'Abrir y responder',
    linkText: 'Abre la cuenta acá:',
    notMine: 'Responde desde su página: ahí queda en el historial.',
  });
