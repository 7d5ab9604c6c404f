import { useEffect, useReducer, useRef } from 'react';
import { DetailedError, Upload } from 'tus-js-client';

export type UploadKind = 'audio' | 'cover';

/** Where a file is on its way to the server. Bytes per second are of the last seconds. */
export type UploadState =
  | { phase: 'idle' }
  | {
      phase: 'sending' | 'paused' | 'waiting';
      name: string;
      sent: number;
      total: number;
      speed: number;
    }
  | { phase: 'done'; name: string }
  | { phase: 'refused'; title: string; message: string };

type Change =
  | { type: 'start'; name: string; total: number }
  | { type: 'progress'; sent: number; speed: number }
  | { type: 'phase'; phase: 'sending' | 'paused' | 'waiting' }
  | { type: 'done' }
  | { type: 'refuse'; title: string; message: string }
  | { type: 'reset' };

const inFlight = (state: UploadState) =>
  state.phase === 'sending' || state.phase === 'paused' || state.phase === 'waiting' ? state : null;

function reduce(state: UploadState, change: Change): UploadState {
  const flight = inFlight(state);
  switch (change.type) {
    case 'start':
      return { phase: 'sending', name: change.name, sent: 0, total: change.total, speed: 0 };
    case 'progress':
      return flight
        ? { ...flight, phase: 'sending', sent: change.sent, speed: change.speed }
        : state;
    case 'phase':
      return flight ? { ...flight, phase: change.phase, speed: 0 } : state;
    case 'done':
      return flight ? { phase: 'done', name: flight.name } : state;
    case 'refuse':
      return { phase: 'refused', title: change.title, message: change.message };
    case 'reset':
      return { phase: 'idle' };
  }
}

const longestSilence = 30_000;
// A lost network or a restarting server is waited for, up to half an hour at a time.
const retryDelays = [0, 500, 1000, 2000, 4000, 8000, ...Array<number>(120).fill(15_000)];

/** One resumable upload of a draft's file: start, pause, resume; it retries by itself. */
export function useUpload(kind: UploadKind, projectId: string, onDone: () => void) {
  const [state, change] = useReducer(reduce, { phase: 'idle' });
  const current = useRef<Upload | null>(null);
  const lastProgress = useRef(0);

  // A request that a lost network cut off may hang for minutes: the browser's own word, and silence, end it sooner.
  const { phase } = state;
  const isOpen = phase === 'sending' || phase === 'waiting';
  useEffect(() => {
    if (!isOpen) return;
    const goOn = () => {
      lastProgress.current = performance.now();
      void restart(current.current);
    };
    const stop = () => {
      void current.current?.abort();
      change({ type: 'phase', phase: 'waiting' });
    };
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const watchdog = setInterval(() => {
      if (navigator.onLine && performance.now() - lastProgress.current > longestSilence) goOn();
    }, 5000);
    addEventListener('online', goOn);
    addEventListener('offline', stop);
    addEventListener('beforeunload', warn);
    return () => {
      clearInterval(watchdog);
      removeEventListener('online', goOn);
      removeEventListener('offline', stop);
      removeEventListener('beforeunload', warn);
    };
  }, [isOpen]);
  useEffect(() => () => void current.current?.abort(), []);

  async function start(file: File) {
    await current.current?.abort();
    const speed = speedometer();
    const upload = new Upload(file, {
      endpoint: '/uploads',
      retryDelays,
      removeFingerprintOnSuccess: true,
      metadata: { projectId, kind, filetype: file.type, filename: file.name },
      fingerprint: async () => [kind, projectId, file.name, file.size, file.lastModified].join(' '),
      onProgress(sent) {
        lastProgress.current = performance.now();
        change({ type: 'progress', sent, speed: speed(sent) });
      },
      onShouldRetry: (error) => {
        const status = error.originalResponse?.getStatus() ?? 0;
        const retry = status === 0 || status >= 500 || [409, 423, 429].includes(status);
        if (retry) change({ type: 'phase', phase: 'waiting' });
        return retry && status !== 507;
      },
      onSuccess: () => {
        change({ type: 'done' });
        onDone();
      },
      onError: (error) => change({ type: 'refuse', ...describe(error) }),
    });
    current.current = upload;
    lastProgress.current = performance.now();
    change({ type: 'start', name: file.name, total: file.size });
    const [previous] = await upload.findPreviousUploads();
    if (previous) upload.resumeFromPreviousUpload(previous);
    upload.start();
  }

  return {
    state,
    start: (file: File) => void start(file),
    refuse: (title: string, message: string) => change({ type: 'refuse', title, message }),
    pause() {
      void current.current?.abort();
      change({ type: 'phase', phase: 'paused' });
    },
    resume() {
      change({ type: 'phase', phase: 'sending' });
      current.current?.start();
    },
    async cancel() {
      await current.current?.abort(true).catch(() => undefined);
      change({ type: 'reset' });
    },
  };
}

export type UploadControls = ReturnType<typeof useUpload>;

async function restart(upload: Upload | null): Promise<void> {
  await upload?.abort();
  upload?.start();
}

/** Bytes per second over the last five seconds. */
function speedometer(): (sent: number) => number {
  const marks: { at: number; sent: number }[] = [];
  return (sent) => {
    const at = performance.now();
    marks.push({ at, sent });
    while (marks.length > 2 && (marks[0]?.at ?? at) < at - 5000) marks.shift();
    const [first] = marks;
    return first && at > first.at ? ((sent - first.sent) * 1000) / (at - first.at) : 0;
  };
}

/** The server's own words when it gave any. */
function describe(error: Error | DetailedError): { title: string; message: string } {
  const body = error instanceof DetailedError ? error.originalResponse?.getBody() : undefined;
  try {
    const { title, message } = JSON.parse(body ?? '') as { title?: unknown; message?: unknown };
    if (typeof title === 'string' && typeof message === 'string') return { title, message };
  } catch {
    // Not one of our answers: the words below.
  }
  return {
    title: 'No se pudo subir el archivo',
    message: 'Revisa tu conexión y selecciónalo otra vez: seguimos desde donde iba.',
  };
}
