import type { ErrorText } from '#server/error-text.ts';

/** What a person reads about requests that no service sees. */
export const requestErrors = {
  'request.foreign': {
    status: 403,
    title: 'No lo podemos recibir',
    message: 'Esta petición viene de otro sitio. Vuelve a la página y prueba desde ahí.',
  },
  'request.malformed': {
    status: 400,
    title: 'No entendimos la petición',
    message: 'La petición llegó mal escrita. Abre la página otra vez desde su dirección.',
  },
  'request.no-length': {
    status: 411,
    title: 'No sabemos cuánto nos envías',
    message: 'La petición no dice cuánto pesa. Vuelve a la página y envía desde ahí.',
  },
  'request.slow': {
    status: 408,
    title: 'El envío se quedó a mitad de camino',
    message: 'No llegó completo. Revisa tu conexión, vuelve atrás y envía otra vez.',
  },
  'request.too-long': {
    status: 414,
    title: 'Esa dirección es muy larga',
    message: 'Ninguna de nuestras páginas tiene una dirección tan larga. Revisa el enlace.',
  },
  'request.failed': {
    status: 500,
    title: 'Algo falló de nuestro lado',
    message: 'El error quedó anotado y lo vamos a mirar.',
  },
  'request.too-large': {
    status: 413,
    title: 'Demasiado para un solo envío',
    message:
      'Eso pesa más de lo que este formulario recibe. Vuelve atrás, acórtalo y envía otra vez.',
  },
} as const satisfies Record<string, ErrorText>;
