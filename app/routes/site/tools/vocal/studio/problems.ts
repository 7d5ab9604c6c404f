import type { Unreadable } from './messages.ts';
import { mostBytes } from './take-limits.ts';

/** What went wrong, and what to do about it. */
export type Problem = {
  title: string;
  message: string;
  isLimit?: boolean;
  /** The server was not reached. */
  isOffline?: boolean;
  /** Whoever is not signed in has another page, on which there is no take. */
  isSignedOut?: boolean;
  /** Another tab used the ticket. */
  isSpent?: boolean;
  /** It is about what the take was to be called. */
  isOfName?: boolean;
};

/** A take that cannot be measured, or not now. */
export class TakeProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.title);
    this.problem = problem;
  }
}

/** Of a file, by what is in it. */
export const unreadable: Readonly<Record<Unreadable, Problem>> = {
  unknown: {
    title: 'Ese archivo no se deja leer como audio',
    message: 'Sirven MP3, WAV, M4A, AAC, FLAC y OGG. Si se cortó al descargarlo, bájalo otra vez.',
  },
  video: {
    title: 'Ese archivo es un video',
    message: 'Sácale el audio en MP3 o M4A, o graba la voz aquí mismo.',
  },
  soundless: {
    title: 'Ese archivo no tiene sonido',
    message: 'Está vacío o se cortó antes de empezar. Escoge otro, o graba la voz aquí mismo.',
  },
  rate: {
    title: 'Ese archivo tiene muy pocas muestras, o demasiadas',
    message: 'Se miden de 8.000 a 192.000 por segundo. Expórtalo a 44.100 y vuelve a intentarlo.',
  },
  undecodable: {
    title: 'Tu navegador no pudo abrir ese audio',
    message:
      'El archivo está dañado, o en un formato que este navegador no conoce. Conviértelo a MP3 o a WAV.',
  },
};

const megabytes = (bytes: number): string =>
  (bytes / 1024 / 1024).toLocaleString('es-CO', { maximumFractionDigits: 1 });

export const tooLarge = (bytes: number): Problem => ({
  title: 'Archivo demasiado grande',
  message: `Pesa ${megabytes(bytes)} MB, y se miden hasta ${megabytes(mostBytes)} MB. Expórtalo en MP3 o M4A, o deja solo el pedazo que quieres medir.`,
});

/** Of a microphone, by the name of what the browser throws. */
const microphones: Readonly<Record<string, Problem>> = {
  NotAllowedError: {
    title: 'El navegador no dejó usar el micrófono',
    message:
      'Toca el candado junto a la dirección, permite el micrófono y vuelve a intentarlo. También puedes subir un archivo.',
  },
  NotFoundError: {
    title: 'No encontramos un micrófono',
    message: 'Conecta uno y vuelve a intentarlo, o sube un archivo.',
  },
  NotReadableError: {
    title: 'Otra aplicación tiene el micrófono',
    message: 'Cierra la llamada o el programa que lo usa y vuelve a intentarlo.',
  },
};

export const microphoneProblem = (error: unknown): Problem =>
  microphones[error instanceof Error ? error.name : ''] ?? {
    title: 'El micrófono no respondió',
    message: 'Revisa que esté conectado y vuelve a intentarlo, o sube un archivo.',
  };

/** Why a recording ended before its time. */
export const interruptions = {
  unplugged: {
    title: 'El micrófono se desconectó',
    message: 'Lo que alcanzaste a cantar sigue aquí: mídelo, o graba otra vez.',
  },
  silenced: {
    title: 'El equipo le quitó el micrófono a la página',
    message:
      'Pasa con una llamada o con la pantalla bloqueada. Lo que alcanzaste a cantar sigue aquí.',
  },
  tooLong: {
    title: 'Llegaste a los cinco minutos',
    message: 'Hasta ahí se mide de una vez. Lo que cantaste sigue aquí.',
  },
} as const satisfies Record<string, Problem>;

export const nothingRecorded: Problem = {
  title: 'No quedó nada grabado',
  message: 'La grabación paró antes de empezar. Vuelve a intentarlo.',
};

export const workerFailed: Problem = {
  title: 'El análisis se cayó',
  message:
    'Puede que al equipo le falte memoria. Cierra otras pestañas, o mide un pedazo más corto.',
};

/** What became of the analysis that a take was refused for; of one that could not be given back at once, an hour does it. */
export function afterReturn(told: { isBack?: boolean } | null): string {
  if (!told) return 'El análisis vuelve solo a tu cuenta en una hora.';
  return told.isBack === false
    ? 'Esta semana ya se te devolvieron cinco análisis, así que este sí contó.'
    : 'El análisis volvió a tu cuenta.';
}

/** Of an interruption after which there is nothing to go on with. */
export const withoutTake = (why: Problem): Problem =>
  why === workerFailed
    ? why
    : { title: why.title, message: 'Cuando esté libre, vuelve a intentarlo.' };

export const cutShort: Problem = {
  title: 'El archivo está cortado',
  message: 'Se midió lo que se pudo leer.',
};
