import type { ErrorText } from '#server/error-text.ts';

/** What the staff reads about accounts, and a suspended person about theirs. */
export const userErrors = {
  'user.gone': {
    status: 404,
    title: 'Esa cuenta ya no está',
    message: 'Su dueño la eliminó. Vuelve a la lista para ver las que hay.',
  },
  'user.changed': {
    status: 409,
    title: 'No se cambió nada',
    message: 'Ya estaba así, o alguien del equipo lo cambió antes. Arriba ves cómo quedó.',
  },
  'user.cannot-be-staff': {
    status: 409,
    title: 'No puede ser del equipo',
    message:
      'Solo puede serlo una cuenta activa y con el correo confirmado: si no, podría ser de otra persona.',
  },
  'user.last-staff': {
    status: 409,
    title: 'Es la única persona del equipo',
    message: 'Sin ella nadie podría atender. Suma antes a otra persona.',
  },
  'user.staff-over': {
    status: 403,
    title: 'Ya no eres parte del equipo',
    message: 'Alguien te quitó el permiso o suspendió tu cuenta hace un momento.',
  },
  'user.self': {
    status: 409,
    title: 'Es tu propia cuenta',
    message: 'Nadie se suspende a sí mismo. Pídeselo a otra persona del equipo.',
  },
  'user.no-warning': {
    status: 409,
    title: 'Falta el plazo para corregir',
    message:
      'Los términos prometen escribirle con el motivo y un plazo. Dale uno y espera a que se cumpla, o di por qué debe ser de una vez.',
    field: 'ground',
  },
  'user.not-suspended': {
    status: 409,
    title: 'No está suspendida',
    message: 'Alguien del equipo la reactivó antes. El historial dice quién.',
  },
  'user.no-review': {
    status: 409,
    title: 'No hay nada por responder',
    message: 'Alguien del equipo le respondió antes. El historial dice qué.',
  },
  'suspension.waits': {
    status: 409,
    title: 'Ya tenemos tu respuesta',
    message: 'La estamos revisando. Te escribimos por correo apenas decidamos.',
  },
  'suspension.over': {
    status: 409,
    title: 'Tu cuenta está activa',
    message: 'La suspensión terminó. Carga la página y sigue.',
  },
} as const satisfies Record<string, ErrorText>;
