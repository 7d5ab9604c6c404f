import type { Notices } from '#server/notice.ts';

/** What a page says once about a transfer. */
export const transferNotices = {
  'transfer-reported': {
    title: 'Recibimos tu reporte',
    message: 'Buscamos el dinero en nuestra cuenta y te contamos por correo.',
    tone: 'success',
  },
  'transfer-confirmed': {
    title: 'Pago confirmado',
    message: 'El pedido quedó pagado. El cliente lo ve en su página.',
    tone: 'success',
  },
  'transfer-confirmed-extra': {
    title: 'Ese pedido ya estaba pagado',
    message: 'El dinero quedó anotado como un pago de más: hay que devolverlo por transferencia.',
    tone: 'error',
  },
  'transfer-other-amount': {
    title: 'Quedó anotado lo que llegó',
    message: 'Le contamos al cliente. El pedido sigue sin pagar: acuerda con él qué sigue.',
    tone: 'success',
  },
  'transfer-recorded': {
    title: 'Transferencia registrada',
    message: 'El pedido quedó pagado. El comprobante sale solo por correo.',
    tone: 'success',
  },
  'transfer-refused': {
    title: 'Reporte rechazado',
    message: 'Le enviamos al cliente el motivo y qué puede hacer.',
    tone: 'success',
  },
} as const satisfies Notices;
