import { href } from 'react-router';
import { brand } from '#content/brand.ts';
import { sessionOver } from '#content/session-over.ts';
import type { Notices } from '#server/notice.ts';
import { accountErrors } from './errors.ts';

/** What a page says once about signing in and out, and the settings of an account. */
export const accountNotices = {
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
    link: { href: href('/dashboard/new-project'), label: 'Sube tu primera canción' },
  },
  'confirmed-to-pay': {
    title: '¡Correo confirmado!',
    message: 'Sigue con tu pago.',
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
  'second-step-over': { ...accountErrors['auth.second-step-over'], tone: 'error' },
  'recovery-code-used': (left) => ({
    title: 'Entraste con un código de recuperación',
    message:
      left === 0
        ? 'Era el último. Pide códigos nuevos en Ajustes, Seguridad.'
        : `Ese ya no sirve más. ${left === 1 ? 'Te queda 1' : `Te quedan ${left}`}.`,
    tone: 'success',
  }),
  'session-ended': {
    title: 'Sesión cerrada',
    message: 'Quien la tenía abierta debe volver a entrar.',
    tone: 'success',
  },
  'session-over': sessionOver,
} as const satisfies Notices;
