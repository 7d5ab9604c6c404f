import { brand } from '#content/brand.ts';
import { errorTexts } from '#server/error-texts.ts';

export type Notice = { title: string; message: string; tone: 'success' | 'error' };

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
    message: 'Tu cuenta está lista. Ya puedes subir tu primera canción.',
    tone: 'success',
  },
  'already-confirmed': {
    title: 'Correo confirmado',
    message: 'Tu correo ya estaba confirmado. Inicia sesión para continuar.',
    tone: 'success',
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
    message: 'Lo guardamos 7 días en la papelera: desde aquí lo puedes recuperar.',
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
  'session-ended': {
    title: 'Sesión cerrada',
    message: 'Quien la tenía abierta debe volver a entrar.',
    tone: 'success',
  },
  'database-incomplete': { ...errorTexts['database.incomplete'], tone: 'error' },
  'projects-table-missing': {
    title: 'Error de Base de Datos',
    message: "La tabla 'projects' no existe. Por favor ejecuta las migraciones.",
    tone: 'error',
  },
  'link-invalid': { ...errorTexts['auth.link-invalid'], tone: 'error' },
} as const satisfies Record<string, Notice>;

export type NoticeName = keyof typeof notices;

const cookieName = 'estudio2600.aviso';
const attributes = 'Path=/; HttpOnly; SameSite=Lax';

/** A Set-Cookie value that leaves a notice for the next page. */
export const leaveNotice = (name: NoticeName): string =>
  `${cookieName}=${name}; ${attributes}; Max-Age=60`;

/** A Set-Cookie value that takes the notice away once it was shown. */
export const clearNotice = `${cookieName}=; ${attributes}; Max-Age=0`;

/** The notice that a request's Cookie header carries. */
export function readNotice(cookieHeader: string | null | undefined): Notice | null {
  const name = cookieHeader?.split(/;\s*/).find((pair) => pair.startsWith(`${cookieName}=`));
  const key = name?.slice(cookieName.length + 1) ?? '';
  return Object.hasOwn(notices, key) ? notices[key as NoticeName] : null;
}
