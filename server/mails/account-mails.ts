import { longDate } from '#content/dates.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import { type ActionMailTo, writeActionMail } from './action-mail.tsx';

/** Asks the owner of an address whether the new account is theirs. */
export const confirmEmailMail = (to: ActionMailTo) =>
  writeActionMail(to, {
    subject: `Confirma tu correo en ${to.brand.name}`,
    preview: 'Un toque más y tu cuenta queda lista.',
    heading: 'Confirma tu correo',
    text: `Gracias por crear tu cuenta en ${to.brand.name}. Abre el enlace, presiona «Confirmar mi correo» y entra a subir tus canciones. Sirve durante un día.`,
    button: 'Confirmar mi correo',
    linkText: 'Abre este enlace para confirmar tu correo:',
    notMine: `¿No creaste una cuenta en ${to.brand.name}? Borra este mensaje: sin tu confirmación, la cuenta no se activa.`,
  });

/** Lets whoever reads the mailbox choose a new password, for an hour. */
export const resetPasswordMail = (to: ActionMailTo) =>
  writeActionMail(to, {
    subject: `Tu contraseña nueva en ${to.brand.name}`,
    preview: 'El enlace sirve durante una hora.',
    heading: 'Elige una contraseña nueva',
    text: 'Pediste cambiar tu contraseña. El enlace sirve una sola vez y vence en una hora. Al cambiarla cerramos todas tus sesiones abiertas.',
    button: 'Elegir contraseña nueva',
    linkText: 'Abre este enlace para elegir una contraseña nueva:',
    notMine: '¿No la pediste? Borra este mensaje: tu contraseña sigue siendo la misma.',
  });

/** Tells the owner that the password changed, in case it was not them. */
export const passwordChangedMail = (to: ActionMailTo) =>
  writeActionMail(to, {
    subject: `Cambió tu contraseña en ${to.brand.name}`,
    preview: 'Si fuiste tú, no tienes que hacer nada.',
    heading: 'Tu contraseña cambió',
    text: 'Acabamos de cambiar la contraseña de tu cuenta y cerramos las sesiones que estaban abiertas. Si fuiste tú, no tienes que hacer nada.',
    button: 'No fui yo',
    linkText: 'Si no fuiste tú, recupera tu cuenta acá:',
    notMine:
      'Si no fuiste tú, pide otra contraseña con el botón y escríbenos: te ayudamos a asegurar la cuenta.',
  });

const moment = new Intl.DateTimeFormat('es-CO', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'America/Bogota',
});

/** Of a member: what becomes of what they paid. */
const lostText = ({ paidUntil }: { paidUntil: Date | null }): string =>
  paidUntil
    ? `También cancelamos tu membresía: no se cobra nada más. Lo que te quedaba pagado, hasta el ${longDate(bogotaDate(paidUntil))}, se pierde con la cuenta y no se devuelve. Si la conservas, lo sigues usando y puedes retomar la membresía.`
    : 'También cancelamos tu membresía: no se cobra nada más.';

/** Says until when the account can be kept, and how, to whoever asked for it to be deleted. */
export const deletionRequestedMail = ({
  due,
  member,
  ...to
}: ActionMailTo & { due: Date; member: { paidUntil: Date | null } | null }) =>
  writeActionMail(to, {
    subject: `Tu cuenta de ${to.brand.name} se va a eliminar`,
    preview: `Puedes conservarla hasta el ${moment.format(due)}, hora de Bogotá.`,
    heading: 'Tu cuenta se va a eliminar',
    text: [
      `Nos pediste eliminar tu cuenta y cerramos todas tus sesiones. Después del ${moment.format(due)}, hora de Bogotá, borramos tus canciones, tus portadas y todos tus datos, y ya no se pueden recuperar. Hasta ese momento puedes entrar, descargar una copia de todo y conservar la cuenta.`,
      ...(member ? [lostText(member)] : []),
    ],
    button: 'Conservar mi cuenta',
    linkText: 'Para conservarla, entra acá y presiona «Conservar mi cuenta»:',
    notMine:
      '¿No fuiste tú? Entra con el botón, conserva la cuenta y cambia tu contraseña: alguien la sabe.',
  });

/** The last mail: nothing is left. */
export const accountDeletedMail = (to: ActionMailTo) =>
  writeActionMail(to, {
    subject: `Tu cuenta de ${to.brand.name} se eliminó`,
    preview: 'Borramos tus archivos y tus datos.',
    heading: 'Tu cuenta se eliminó',
    text: 'Pasó el plazo y borramos tu cuenta con todos sus archivos y sus datos. Gracias por la música. Si algún día quieres volver, puedes crear otra cuenta con este mismo correo.',
    button: `Ir a ${to.brand.name}`,
    linkText: 'Acá estamos:',
    notMine: 'Este es el último correo que te enviamos.',
  });
