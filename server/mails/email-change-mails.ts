import { type ActionMailTo, writeActionMail } from './action-mail.tsx';

/** Asks the present address of an account whether it may move. */
export const emailChangeAskedMail = (to: ActionMailTo, newEmail: string) =>
  writeActionMail(to, {
    subject: `¿Cambiamos tu correo en ${to.brand.name}?`,
    preview: 'Confírmalo desde acá; después le escribimos al correo nuevo.',
    heading: 'Confirma el cambio de correo',
    text: `Alguien con tu contraseña pidió que tu cuenta use ${newEmail} en lugar de este correo. Si fuiste tú, confírmalo acá; después le escribimos al nuevo. El enlace vence en un día.`,
    button: 'Revisar el cambio',
    linkText: 'Abre este enlace para revisar el cambio:',
    notMine:
      '¿No fuiste tú? No confirmes. Abre el enlace, cancela el cambio y pide otra contraseña: quien lo pidió conoce la tuya.',
  });

/** Asks the owner of the new address whether it is theirs. */
export const emailChangeConfirmationMail = (to: ActionMailTo) =>
  writeActionMail(to, {
    subject: `Confirma tu correo nuevo en ${to.brand.name}`,
    preview: 'Un toque más y entras con este correo.',
    heading: 'Confirma tu correo nuevo',
    text: `Pediste usar este correo en tu cuenta de ${to.brand.name}. Confirma que es tuyo y desde ese momento entras con él. El enlace vence en un día.`,
    button: 'Usar este correo',
    linkText: 'Abre este enlace para usar este correo:',
    notMine: `¿No tienes cuenta en ${to.brand.name}? Borra este mensaje: sin tu confirmación no cambia nada.`,
  });

/** Tells the old address that the account has left it, in case it was not its owner. */
export const emailChangedMail = (to: ActionMailTo, newEmail: string) =>
  writeActionMail(to, {
    subject: `Cambió tu correo en ${to.brand.name}`,
    preview: 'Si fuiste tú, no tienes que hacer nada.',
    heading: 'Tu correo cambió',
    text: `Desde ahora tu cuenta usa ${newEmail}, y allá llegan nuestros mensajes. Si fuiste tú, no tienes que hacer nada.`,
    button: 'No fui yo',
    linkText: 'Si no fuiste tú, escríbenos acá:',
    notMine: `Si no fuiste tú, escríbenos cuanto antes desde este correo a ${to.brand.email}: te ayudamos a recuperar la cuenta.`,
  });
