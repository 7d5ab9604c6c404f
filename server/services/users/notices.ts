import type { Notices } from '#server/notice.ts';

export const userNotices = {
  'tier-changed': {
    title: 'Plan cambiado',
    message: 'Rige desde ya. Quedó en el historial, con tu nombre y la hora.',
    tone: 'success',
  },
  'role-changed': {
    title: 'Tipo de cuenta cambiado',
    message: 'Quedó en el historial, con tu nombre y la hora.',
    tone: 'success',
  },
  'staff-granted': {
    title: 'Ahora es del equipo',
    message: 'Ve esta parte del sitio desde su próxima página.',
    tone: 'success',
  },
  'staff-revoked': {
    title: 'Ya no es del equipo',
    message: 'Perdió el permiso también en las sesiones que tiene abiertas.',
    tone: 'success',
  },
  'sessions-ended': {
    title: 'Sesiones cerradas',
    message: 'Quien las tenía abiertas debe volver a entrar.',
    tone: 'success',
  },
  'user-warned': {
    title: 'Plazo dado',
    message: 'Le enviamos un correo con el motivo y la fecha.',
    tone: 'success',
  },
  'user-suspended': {
    title: 'Cuenta suspendida',
    message: 'Le enviamos un correo con el motivo. Solo puede responder y llevarse sus archivos.',
    tone: 'success',
  },
  'suspension-upheld': {
    title: 'Respuesta enviada',
    message: 'La cuenta sigue suspendida. Le enviamos un correo con lo que decidieron.',
    tone: 'success',
  },
  'user-reactivated': {
    title: 'Cuenta activa de nuevo',
    message: 'Le enviamos un correo. Todo está donde lo dejó.',
    tone: 'success',
  },
  'user-gone': {
    title: 'Esa cuenta ya no está',
    message: 'Su dueño la eliminó.',
    tone: 'error',
  },
  'review-asked': {
    title: 'Recibimos tu respuesta',
    message: 'La revisamos y te escribimos por correo.',
    tone: 'success',
  },
} as const satisfies Notices;
