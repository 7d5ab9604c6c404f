import { useEffect, useReducer, useRef } from 'react';
import { DetailedError, Upload } from 'tus-js-client';
import { fileDigest } from './file-digest.ts';
import { speedometer } from './speedometer.ts';
import { changeUpload } from './upload-state.ts';

const longestSilence = 30_000;
// A lost network or a restarting server is waited for, up to half an hour at a time.
const retryDelays = [0, 500, 1000, 2000, 4000, 8000, ...Array<number>(120).fill(15_000)];

/** One resumable upload of a project's file: start, pause, resume; it retries by itself. */
export function useUpload(kind: 'audio' | 'cover', projectId: string, onDone: () => void) {
  const [state, change] = useReducer(changeUpload, { phase: 'idle' });
  const current = useRef<Upload | null>(null);
  const check = useRef<AbortController | null>(null);
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

  async function stop() {
    check.current?.abort();
    const upload = current.current;
    current.current = null;
    await upload?.abort();
    return upload;
  }
  useEffect(
    () => () => {
      check.current?.abort();
      void current.current?.abort();
    },
    [],
  );

  async function start(file: File, metadata: Record<string, string> = {}) {
    await stop();
    const { signal } = (check.current = new AbortController());
    change({ type: 'start', name: file.name, total: file.size });
    let sha256: string;
    try {
      sha256 = await fileDigest(file, signal);
    } catch {
      if (!signal.aborted) change({ type: 'refuse', ...unreadable });
      return;
    }
    const speed = speedometer();
    const upload = new Upload(file, {
      endpoint: '/uploads',
      retryDelays,
      removeFingerprintOnSuccess: true,
      metadata: { ...metadata, projectId, kind, sha256, filetype: file.type },
      fingerprint: async () => [kind, projectId, sha256].join(' '),
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
    const [previous] = await upload.findPreviousUploads();
    if (signal.aborted) return;
    if (previous) upload.resumeFromPreviousUpload(previous);
    current.current = upload;
    lastProgress.current = performance.now();
    change({ type: 'phase', phase: 'sending' });
    upload.start();
  }

  return {
    state,
    start: (file: File, metadata?: Record<string, string>) => void start(file, metadata),
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
      const upload = await stop();
      await upload?.abort(true).catch(() => undefined);
      change({ type: 'reset' });
    },
  };
}

export type UploadControls = ReturnType<typeof useUpload>;

const unreadable = {
  title: 'No pudimos leer el archivo',
  message: 'Quizá lo moviste o lo borraste. Selecciónalo otra vez.',
};

async function restart(upload: Upload | null): Promise<void> {
  await upload?.abort();
  upload?.start();
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
