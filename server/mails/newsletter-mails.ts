import { type ActionMailTo, type Stop, writeActionMail } from './action-mail.tsx';

/** Asks whether this address wants the newsletter. Without the press of its button nothing more is sent. */
export const confirmNewsletterMail = (to: ActionMailTo) =>
  writeActionMail(to, {
    subject: `Confirma tu suscripción al boletín de ${to.brand.name}`,
    preview: 'Falta un paso: confirma que quieres recibirlo.',
    heading: '¿Quieres recibir el boletín?',
    text: `Alguien escribió este correo para recibir el boletín de ${to.brand.name}: oficio, derechos y lanzamientos, una vez al mes. Si fuiste tú, confírmalo. El enlace sirve durante siete días.`,
    button: 'Sí, quiero recibirlo',
    linkText: 'Confírmalo acá:',
    notMine: '¿No fuiste tú? No hagas nada: no te escribimos más y borramos tu correo en 30 días.',
  });

/** The way out, for whoever asked for it on the site. */
export const leaveNewsletterMail = (to: ActionMailTo) =>
  writeActionMail(to, {
    subject: `Salir del boletín de ${to.brand.name}`,
    preview: 'Un clic más y no te escribimos más.',
    heading: '¿Quieres salir del boletín?',
    text: `Alguien escribió este correo para salir del boletín de ${to.brand.name}. Si fuiste tú, sal con este botón.`,
    button: 'Salir del boletín',
    linkText: 'Sal por acá:',
    notMine: '¿No fuiste tú? No hagas nada: sigues en la lista.',
  });

/** Welcomes who confirmed, and says how to leave. */
export const welcomeNewsletterMail = ({ stop, ...to }: ActionMailTo & { stop: Stop }) =>
  writeActionMail(to, {
    subject: `Ya estás en el boletín de ${to.brand.name}`,
    preview: 'Gracias por confirmar. Mientras llega el primero, hay guías gratis.',
    heading: 'Bienvenida, bienvenido',
    text: 'Gracias por confirmar. Una vez al mes te contamos algo que sirva en la sala, en los papeles o en el lanzamiento. Mientras llega el primero, descarga las guías: son gratis y no piden registro.',
    button: 'Ver las guías',
    linkText: 'Las guías están acá:',
    notMine: '¿No fuiste tú? Con el enlace de abajo sales de la lista de una vez.',
    stop,
  });

/** For whoever is on the list and asks for it again. */
export const alreadySubscribedMail = ({ stop, ...to }: ActionMailTo & { stop: Stop }) =>
  writeActionMail(to, {
    subject: `Ya recibes el boletín de ${to.brand.name}`,
    preview: 'No tienes que hacer nada: tu correo ya está en la lista.',
    heading: 'Ya estás en la lista',
    text: `Alguien escribió este correo para recibir el boletín de ${to.brand.name}, y ya lo recibes: no tienes que hacer nada. Si no te llega, búscalo en promociones o en correo no deseado.`,
    button: 'Ver las guías',
    linkText: 'Mientras llega el próximo, las guías están acá:',
    notMine:
      '¿No fuiste tú? No hagas nada: sigues en la lista. Con el enlace de abajo sales de una vez.',
    stop,
  });
