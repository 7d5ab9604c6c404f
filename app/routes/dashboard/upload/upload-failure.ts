import type { DetailedError } from 'tus-js-client';

type Failure = { title: string; message: string };

export const unreadable: Failure = {
  title: 'No pudimos leer el archivo',
  message: 'Quizá lo moviste o lo borraste. Selecciónalo otra vez.',
};

export const inAnotherTab: Failure = {
  title: 'Ya se está subiendo en otra pestaña',
  message: 'Sigue en esa. Para continuar aquí, ponla en pausa allá.',
};

/** The page could not load what sends it. */
export const notLoaded: Failure = {
  title: 'No pudimos empezar la subida',
  message: 'Revisa tu conexión y selecciona el archivo otra vez.',
};

/** The server's own words when it gave any. */
export function describeFailure(error: Error | DetailedError): Failure {
  const body = 'originalResponse' in error ? error.originalResponse?.getBody() : undefined;
  try {
    const { title, message } = JSON.parse(body ?? '') as { title?: unknown; message?: unknown };
    if (typeof title === 'string' && typeof message === 'string') return { title, message };
  } catch {
    // Not one of our responses: the words below.
  }
  return {
    title: 'No se pudo subir el archivo',
    message: 'Revisa tu conexión y selecciónalo otra vez: seguimos desde donde iba.',
  };
}
