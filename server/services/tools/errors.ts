import type { ErrorText } from '#server/error-text.ts';

/** What a person reads about the tools. */
export const toolErrors = {
  'tool.limit': {
    status: 409,
    title: 'Límite alcanzado',
    message: 'Has usado todas tus generaciones este mes. Upgrade a PRO para ilimitado.',
  },
  'tool.stale-form': {
    status: 400,
    title: 'Vuelve a abrir la página',
    message:
      'El formulario llegó sin una parte. Recarga la página: lo que escribiste sigue ahí, y no se contó nada.',
  },
  'run.not-found': {
    status: 404,
    title: 'No está en tu historial',
    message: 'No encontramos ese resultado en tu cuenta. Puede que lo hayas borrado.',
  },
  'run.many': {
    status: 429,
    title: 'Ya tienes varias en camino',
    message:
      'Espera a que salgan las que pediste. Esta no se contó, y lo que escribiste sigue aquí.',
  },
  'run.failed': {
    status: 500,
    title: 'No pudimos terminar',
    message: 'Algo falló de nuestro lado mientras lo hacíamos. Lo que usaste volvió a tu cuenta.',
  },
  'run.cancelled': {
    status: 409,
    title: 'Cancelado',
    message: 'Lo cancelaste antes de que estuviera. Lo que usaste volvió a tu cuenta.',
  },
  'run.changed': {
    status: 409,
    title: 'Cambió en otra pestaña',
    message:
      'Este texto se guardó en otra pestaña después de que abriste esta. Lo que escribiste aquí sigue en pantalla: cópialo y recarga para ver el otro.',
  },
} as const satisfies Record<string, ErrorText>;
