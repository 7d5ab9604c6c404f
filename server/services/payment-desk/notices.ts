import type { Notices } from '#server/notice.ts';

export const paymentDeskNotices = {
  'order-gone': {
    title: 'Ese pedido no está',
    message: 'El enlace no es de ningún pedido. Búscalo por su código o por el cliente.',
    tone: 'error',
  },
  'order-refund-asked': {
    title: 'Devolución pedida',
    message:
      'Sale hacia la pasarela en el próximo minuto. Si ella no puede, queda en Diferencias por hacer a mano.',
    tone: 'success',
  },
  'order-refund-held': {
    title: 'Devolución pedida, y detenida',
    message:
      'Las llaves de la pasarela no están puestas en este servidor. Sale cuando vuelvan, o la haces a mano desde aquí.',
    tone: 'success',
  },
  'order-refund-manual': {
    title: 'Devolución por hacer a mano',
    message:
      'Aquí abajo dice a qué cuenta va, o cómo se la pedimos al cliente. Haz la transferencia y anota su referencia en «Ya la hice».',
    tone: 'success',
  },
  'order-refund-finished': {
    title: 'Devolución anotada',
    message: 'Quedó hecha, con su referencia, y está en el libro.',
    tone: 'success',
  },
  'order-mail-again': {
    title: 'El correo va en camino',
    message: 'Sale a la dirección que el cliente tiene hoy. Aquí se ve si llegó a salir.',
    tone: 'success',
  },
  'order-checked': {
    title: 'La pasarela respondió',
    message: 'Lo que dijo ya está en la historia del pedido.',
    tone: 'success',
  },
  'rate-set': {
    title: 'Tasa guardada',
    message:
      'Vale para los pedidos que empiecen desde ahora. Los que ya se están pagando siguen con la suya.',
    tone: 'success',
  },
  'finding-resolved': {
    title: 'Diferencia resuelta',
    message: 'Queda entre las resueltas, con lo que escribiste.',
    tone: 'success',
  },
  'comparison-asked': {
    title: 'Comparación pedida',
    message:
      'Si la hora de la última comparación es de ahora, ya terminó. Si es de antes, vuelve a abrir esta página en unos minutos: si para entonces no ha cambiado, la pasarela no respondió.',
    tone: 'success',
  },
  'ledger-days': {
    title: 'Elige los días del archivo',
    message: 'Desde un día y hasta otro, que no sea anterior: hasta 366 días a la vez.',
    tone: 'error',
  },
} as const satisfies Notices;
