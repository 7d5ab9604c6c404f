import { type ActionMailTo, writeActionMail } from './action-mail.tsx';

/** Tells the owner that somebody tries passwords, once each time that it begins. */
export const passwordGuessesMail = (to: ActionMailTo) =>
  writeActionMail(to, {
    subject: `Alguien prueba contraseñas en tu cuenta de ${to.brand.name}`,
    preview: 'No acertó. Si no fuiste tú, no tienes que hacer nada.',
    heading: 'Hubo muchas contraseñas equivocadas',
    text: 'Alguien probó varias contraseñas para entrar a tu cuenta y no acertó. Desde navegadores que no conocemos, ahora hay que esperar entre un intento y otro. Donde ya has entrado, sigues entrando como siempre. Si fuiste tú y no recuerdas tu contraseña, elige otra con el botón: con ella entras sin esperar.',
    button: 'Elegir otra contraseña',
    linkText: 'Abre este enlace para elegir otra contraseña:',
    notMine:
      'Si no fuiste tú y tu contraseña no la usas en ningún otro sitio, no tienes que hacer nada.',
  });

/** Tells the owner that somebody who has the password tries codes of the second step. */
export const codeGuessesMail = (to: ActionMailTo) =>
  writeActionMail(to, {
    subject: `Alguien con tu contraseña prueba códigos en ${to.brand.name}`,
    preview: 'No entró. Si no fuiste tú, cambia tu contraseña ahora.',
    heading: 'Alguien sabe tu contraseña',
    text: 'Alguien escribió bien tu contraseña y después varios códigos equivocados del segundo paso. No entró, y ahora debe esperar entre un código y otro. Si no fuiste tú, cambia tu contraseña ahora: quien la sabe puede seguir probando.',
    button: 'Cambiar mi contraseña',
    linkText: 'Abre este enlace para cambiar tu contraseña:',
    notMine:
      '¿Fuiste tú? Pon en automático la hora de tu teléfono, o entra con un código de recuperación.',
  });
