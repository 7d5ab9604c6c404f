import { brand } from '#content/brand.ts';
import { binDays } from '#content/deletion.ts';
import { readCookie } from '#packages/cookie/src/index.ts';
import { sessionOver } from '#content/session-over.ts';
import { errorTexts } from '#server/error-texts.ts';

export type Notice = {
  title: string;
  message: string;
  tone: 'success' | 'error';
  link?: { href: string; label: string };
  /** What happens next: told in the place of the form that led to it. */
  next?: readonly string[];
};

const messageSent = {
  title: '¡Mensaje enviado!',
  message: 'Hemos recibido tu propuesta. Nos pondremos en contacto en menos de 24 horas.',
  tone: 'success',
} as const;
const answered = 'Alguien del estudio lo lee y te responde a ese mismo correo.';

/** What a page tells once, right after a form led to it. The cookie carries the name, never the text. */
const notices = {
  'signed-out': {
    title: 'Sesión cerrada',
    message: 'Has cerrado sesión exitosamente',
    tone: 'success',
  },
  'sign-out-failed': { title: 'Error', message: 'No se pudo cerrar sesión', tone: 'error' },
  'signed-in': {
    title: `¡Te damos la bienvenida a ${brand.name}!`,
    message: 'Has iniciado sesión correctamente',
    tone: 'success',
  },
  confirmed: {
    title: '¡Correo confirmado!',
    message: 'Tu cuenta está lista.',
    tone: 'success',
    link: { href: '/dashboard/new-project', label: 'Sube tu primera canción' },
  },
  'password-changed': {
    title: 'Contraseña guardada',
    message: 'Cerramos tus sesiones abiertas. Entra con tu contraseña nueva.',
    tone: 'success',
  },
  'password-changed-here': {
    title: 'Contraseña cambiada',
    message: 'Cerramos tus otras sesiones abiertas.',
    tone: 'success',
  },
  'profile-saved': {
    title: 'Perfil guardado',
    message: 'Tus próximos proyectos empiezan con estos datos.',
    tone: 'success',
  },
  'project-saved': {
    title: 'Cambios guardados',
    message: 'Tu proyecto quedó al día.',
    tone: 'success',
  },
  'project-deleted': {
    title: 'Proyecto borrado',
    message: `Lo guardamos ${binDays} días en la papelera: desde aquí lo puedes recuperar.`,
    tone: 'success',
  },
  'project-restored': {
    title: 'Proyecto recuperado',
    message: 'Está otra vez en tu lista, como lo dejaste.',
    tone: 'success',
  },
  'job-retried': {
    title: 'Lo intentamos otra vez',
    message: 'Esta página se actualiza sola cuando termine.',
    tone: 'success',
  },
  'name-saved': {
    title: 'Nombre guardado',
    message: 'Así te saludamos desde ahora.',
    tone: 'success',
  },
  'email-change-asked': {
    title: 'Revisa tu correo de siempre',
    message: 'Te enviamos un enlace para confirmar el cambio. Después le escribimos al nuevo.',
    tone: 'success',
  },
  'email-change-cancelled': {
    title: 'Cambio cancelado',
    message: 'Tu cuenta sigue con el mismo correo.',
    tone: 'success',
  },
  'email-changed': {
    title: 'Correo cambiado',
    message: 'Desde ahora entras con tu correo nuevo.',
    tone: 'success',
  },
  'two-factor-off': {
    title: 'Dos pasos desactivados',
    message: 'Desde ahora entras solo con tu contraseña.',
    tone: 'success',
  },
  'second-step-over': { ...errorTexts['auth.second-step-over'], tone: 'error' },
  'recovery-code-used': (left) => ({
    title: 'Entraste con un código de recuperación',
    message:
      left === 0
        ? 'Era el último. Pide códigos nuevos en Ajustes, Seguridad.'
        : `Ese ya no sirve más. ${left === 1 ? 'Te queda 1' : `Te quedan ${left}`}.`,
    tone: 'success',
  }),
  'preferences-saved': {
    title: 'Preferencias guardadas',
    message: 'Valen desde este momento.',
    tone: 'success',
  },
  'deletion-requested': {
    title: 'Tu cuenta se va a eliminar',
    message: 'Cerramos tus sesiones. Te enviamos un correo con la fecha y cómo conservarla.',
    tone: 'success',
  },
  'account-kept': {
    title: 'Tu cuenta se queda',
    message: 'No borramos nada. Todo está donde lo dejaste.',
    tone: 'success',
  },
  'session-ended': {
    title: 'Sesión cerrada',
    message: 'Quien la tenía abierta debe volver a entrar.',
    tone: 'success',
  },
  'session-over': sessionOver,
  'message-sent': {
    ...messageSent,
    next: [
      'Te llega una copia al correo que escribiste. Si no la ves, mira en correo no deseado.',
      answered,
    ],
  },
  'message-sent-uncopied': {
    ...messageSent,
    next: [
      'De este mensaje no te mandamos copia: en un día enviamos pocas al mismo correo.',
      answered,
    ],
  },
  'newsletter-asked': {
    title: 'Revisa tu correo electrónico',
    message: 'Te enviamos un enlace para confirmar tu suscripción al boletín.',
    tone: 'success',
    next: [
      'Abre el correo y presiona «Sí, quiero recibirlo». El enlace sirve durante siete días. Si ya estabas en la lista, el correo te lo dice.',
      '¿No llegó en unos minutos? Mira en correo no deseado. Sin ese paso no te escribimos.',
    ],
  },
} as const satisfies Record<string, Notice | ((count: number) => Notice)>;

export type NoticeName = keyof typeof notices;

const attributes = 'Path=/; HttpOnly; SameSite=Lax';
/** In no name. */
const separator = ':';

/** One for each page: what is left for another tab's at the same moment takes nothing away. */
const cookieName = (path: string) => `estudio2600.aviso.${encodeURIComponent(path)}`;

/** A Set-Cookie value that leaves a notice for the page at an address of this site, with the number that it tells. */
export function setFlash(name: NoticeName, to: string, count?: number): string {
  const { pathname } = new URL(to, 'http://this.site');
  const value = [name, count ?? ''].join(separator);
  return `${cookieName(pathname)}=${value}; ${attributes}; Max-Age=60`;
}

/** A Set-Cookie value that takes the notice of the page at this path away once it was shown. */
export const clearFlash = (path: string): string =>
  `${cookieName(path)}=; ${attributes}; Max-Age=0`;

/** The notice that a request's Cookie header carries for the page at this path. */
export function readFlash(cookieHeader: string | null | undefined, path: string): Notice | null {
  const told = readCookie(cookieHeader, cookieName(path)) ?? '';
  const [name = '', count = ''] = told.split(separator);
  if (!Object.hasOwn(notices, name)) return null;
  const notice = notices[name as NoticeName];
  return typeof notice === 'function' ? notice(Number.parseInt(count, 10) || 0) : notice;
}
