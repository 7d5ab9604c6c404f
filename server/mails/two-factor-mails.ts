import { type ActionMailTo, writeActionMail } from './action-mail.tsx';

export const twoFactorOnMail = (to: ActionMailTo) =>
  writeActionMail(to, {
    subject: `Activaste la verificación en dos pasos en ${to.brand.name}`,
    preview: 'Desde ahora tu cuenta pide un código además de la contraseña.',
    heading: 'Tu cuenta pide dos pasos',
    text: 'Desde ahora, para entrar a tu cuenta, además de la contraseña pedimos un código de tu aplicación. Guarda los códigos de recuperación en un lugar seguro: sirven si pierdes el teléfono.',
    button: 'No fui yo',
    linkText: 'Si no fuiste tú, cambia tu contraseña acá:',
    notMine:
      'Si no fuiste tú, cambia tu contraseña con el botón y escríbenos: te ayudamos a recuperar la cuenta.',
  });

export const twoFactorOffMail = (to: ActionMailTo) =>
  writeActionMail(to, {
    subject: `Se desactivó la verificación en dos pasos en ${to.brand.name}`,
    preview: 'Desde ahora tu cuenta solo pide la contraseña.',
    heading: 'Tu cuenta ya no pide dos pasos',
    text: 'La verificación en dos pasos de tu cuenta quedó desactivada: desde ahora entras solo con tu contraseña. Si fuiste tú, o nos pediste ayuda para entrar, no tienes que hacer nada.',
    button: 'No fui yo',
    linkText: 'Si no fuiste tú, cambia tu contraseña acá:',
    notMine:
      'Si no fuiste tú, cambia tu contraseña con el botón, activa otra vez los dos pasos y escríbenos.',
  });

/** Tells the owner that a recovery code opened their account, and how many are left. */
export const recoveryCodeUsedMail = (to: ActionMailTo, left: number) =>
  writeActionMail(to, {
    subject: `Entraste con un código de recuperación en ${to.brand.name}`,
    preview: leftText(left),
    heading: 'Se usó un código de recuperación',
    text: `Alguien entró a tu cuenta con tu contraseña y un código de recuperación, que ya no vuelve a servir. ${leftText(left)}`,
    button: 'Pedir códigos nuevos',
    linkText: 'Abre este enlace para pedir códigos nuevos:',
    notMine:
      '¿No fuiste tú? Cambia tu contraseña y pide códigos nuevos: los que quedan dejan de servir.',
  });

function leftText(left: number): string {
  if (left === 0) return 'No te queda ninguno: pide códigos nuevos antes de necesitarlos.';
  return left === 1 ? 'Te queda 1: pide códigos nuevos.' : `Te quedan ${left}.`;
}
