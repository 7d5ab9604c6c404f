import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Asked, Told } from './messages.ts';
import { createStudioMachine, type StudioState } from './studio-machine.ts';

// The browser around it: a worker that says what a test tells it to, a microphone, and a server.
const workers: FakeWorker[] = [];
let onAsked: (worker: FakeWorker, asked: Asked) => void = () => {};

class FakeWorker extends EventTarget {
  isOver = false;
  constructor() {
    super();
    workers.push(this);
  }
  postMessage(asked: Asked) {
    queueMicrotask(() => onAsked(this, asked));
  }
  tell(data: Told) {
    if (!this.isOver) this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate() {
    this.isOver = true;
  }
}

class FakeTrack extends EventTarget {
  isStopped = false;
  stop() {
    this.isStopped = true;
  }
}

class FakeContext extends EventTarget {
  state = 'running';
  sampleRate = 48_000;
  audioWorklet = { addModule: () => Promise.resolve() };
  resume = () => Promise.resolve();
  close = () => Promise.resolve();
  createMediaStreamSource = () => ({ connect: () => {} });
}

let track = new FakeTrack();
let microphone: () => Promise<unknown> = () => Promise.resolve();
const listeners = new Set<unknown>();
let server: (form: Record<string, string>) => Promise<Response>;
let sent: string[] = [];

const states: StudioState[] = [];
const now = () => states.at(-1);
const at = () => now()?.phase.at;
let machine: ReturnType<typeof createStudioMachine>;
const file = (name = 'toma.wav') => new File(['sonido'], name);
const analysis = { refusals: [], range: {} } as unknown as Extract<
  Told,
  { kind: 'analysed' }
>['analysis'];
const settle = () => vi.advanceTimersByTimeAsync(0);

/** Opens whatever it is asked to, and analyses it at once. */
const willing = (worker: FakeWorker, asked: Asked) => {
  if (asked.kind === 'open') worker.tell({ kind: 'opened', seconds: 8 });
  if (asked.kind === 'analyse') worker.tell({ kind: 'analysed', analysis, isCut: false });
  if (asked.kind === 'stop')
    worker.tell({ kind: 'recorded', file: new Blob(['sonido']), seconds: 8 });
};

beforeEach(() => {
  vi.useFakeTimers();
  [workers.length, states.length] = [0, 0];
  listeners.clear();
  track = new FakeTrack();
  microphone = () => Promise.resolve({ getTracks: () => [track], getAudioTracks: () => [track] });
  onAsked = willing;
  sent = [];
  server = () => Promise.resolve(Response.json({ ticket: 't1' }));
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal(
    'AudioWorkletNode',
    class {
      port = { postMessage: () => {} };
    },
  );
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => microphone() } });
  vi.stubGlobal('document', {
    hidden: false,
    addEventListener: (_: string, listener: unknown) => listeners.add(listener),
    removeEventListener: (_: string, listener: unknown) => listeners.delete(listener),
  });
  vi.stubGlobal(
    'fetch',
    (_: string, { body, signal }: { body: URLSearchParams; signal: AbortSignal }) => {
      const form = Object.fromEntries(body);
      sent.push(String(form.intent));
      return new Promise<Response>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        server(form).then(resolve, reject);
      });
    },
  );
  machine = createStudioMachine((state) => states.push(state));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Nothing of what was begun goes on: no worker, no microphone, nobody who listens. */
const expectAllClosed = () => {
  expect(workers.every(({ isOver }) => isOver)).toBe(true);
  expect(track.isStopped).toBe(true);
  expect(listeners.size).toBe(0);
};

/** Sings for as long as it takes to be recorded. */
const record = async () => {
  machine.record();
  await vi.advanceTimersByTimeAsync(3000);
  expect(at()).toBe('recording');
};
const ready = async () => {
  machine.choose(file());
  await settle();
  expect(at()).toBe('ready');
};
const whole = { from: 0, to: 8 };

test('a file is looked at, measured with one ticket, and every worker ends', async () => {
  await ready();
  machine.measure(whole);
  await settle();
  expect(at()).toBe('measured');
  expect(sent).toEqual(['take', 'use']);
  expect(workers.every(({ isOver }) => isOver)).toBe(true);
});

test('«Terminar» that is pressed twice keeps what was sung', async () => {
  await record();
  machine.finish();
  machine.finish();
  await settle();
  expect(now()).toMatchObject({ phase: { at: 'ready', take: { name: 'Toma de hoy' } } });
  expectAllClosed();
});

test('a microphone that goes away while it is counted is said, and nothing stays open', async () => {
  machine.record();
  await vi.advanceTimersByTimeAsync(500);
  expect(at()).toBe('counting');
  track.dispatchEvent(new Event('ended'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(now()).toMatchObject({
    phase: { at: 'choosing' },
    problem: { title: 'El micrófono se desconectó' },
  });
  expectAllClosed();
});

test('a microphone that goes away while one sings leaves what was sung', async () => {
  await record();
  track.dispatchEvent(new Event('ended'));
  await settle();
  expect(now()).toMatchObject({
    phase: { at: 'ready' },
    problem: { title: 'El micrófono se desconectó' },
  });
});

test('what was ended says nothing more: neither a request nor a question of the browser', async () => {
  await ready();
  server = () =>
    new Promise((_, reject) => setTimeout(() => reject(new TypeError('lost')), 10_000));
  machine.measure(whole);
  await settle();
  machine.cancel();
  expect(at()).toBe('ready');
  await record();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(now()).toMatchObject({ phase: { at: 'recording' }, problem: null });
  expect(track.isStopped).toBe(false);
  machine.reset();

  let refuse = () => {};
  microphone = () =>
    new Promise((_, reject) => {
      refuse = () => reject(new DOMException('', 'NotAllowedError'));
    });
  machine.record();
  machine.reset();
  machine.choose(file('otra.wav'));
  await settle();
  refuse();
  await settle();
  expect(now()).toMatchObject({ phase: { at: 'ready', take: { name: 'otra' } }, problem: null });
});

test('a microphone that is allowed after one has gone on is closed at once', async () => {
  let allow = () => {};
  microphone = () =>
    new Promise((resolve) => {
      allow = () => resolve({ getTracks: () => [track], getAudioTracks: () => [track] });
    });
  machine.record();
  machine.reset();
  allow();
  await settle();
  expect(at()).toBe('choosing');
  expect(track.isStopped).toBe(true);
});

test('a result whose ticket is being used is shown, whoever presses what, and however the connection is', async () => {
  await ready();
  server = (form) =>
    form.intent === 'use'
      ? new Promise((_, reject) => setTimeout(() => reject(new TypeError('lost')), 500))
      : Promise.resolve(Response.json({ ticket: 't1' }));
  machine.measure(whole);
  await settle();
  machine.cancel();
  await vi.advanceTimersByTimeAsync(500);
  expect(at()).toBe('measured');
});

test('where another tab used the ticket another one is taken', async () => {
  await ready();
  const spent = { code: 'vocal.ticket-spent', title: 'Ese análisis ya se usó', message: '' };
  server = ({ intent, ticket }) =>
    Promise.resolve(
      intent === 'use' && ticket === 't1'
        ? Response.json(spent, { status: 409 })
        : Response.json({ ticket: sent.length > 1 ? 't2' : 't1' }),
    );
  machine.measure(whole);
  await settle();
  expect(now()).toMatchObject({ phase: { at: 'measured', ticket: 't2' } });
  expect(sent).toEqual(['take', 'use', 'take', 'use']);
});

test('a take that is refused, and a worker that breaks, give the ticket back, and say so', async () => {
  await ready();
  const refused = { ...analysis, refusals: [{ reason: 'silence', value: -70, limit: -60 }] };
  onAsked = (worker, asked) => {
    if (asked.kind === 'analyse')
      worker.tell({ kind: 'analysed', analysis: refused as typeof analysis, isCut: false });
    else willing(worker, asked);
  };
  server = ({ intent }) =>
    Promise.resolve(Response.json(intent === 'return' ? { isBack: true } : { ticket: 't1' }));
  machine.measure(whole);
  await settle();
  expect(sent).toEqual(['take', 'return']);
  expect(now()?.phase.at).toBe('ready');
  expect(now()?.problem?.message).toMatch(/en silencio.*El análisis volvió a tu cuenta\.$/);

  server = ({ intent }) =>
    Promise.resolve(Response.json(intent === 'return' ? { isBack: false } : { ticket: 't1' }));
  onAsked = (worker, asked) => {
    if (asked.kind === 'analyse') worker.dispatchEvent(new Event('error'));
    else willing(worker, asked);
  };
  machine.measure(whole);
  await settle();
  expect(now()?.problem?.title).toBe('El análisis se cayó');
  expect(now()?.problem?.message).toContain('este sí contó');
});

test('a session that ended is called that, and the limit is one', async () => {
  await ready();
  server = () =>
    Promise.resolve(
      Object.defineProperty(Response.json(null), 'type', { value: 'opaqueredirect' }),
    );
  machine.measure(whole);
  await settle();
  expect(now()?.problem?.title).toBe('Tu sesión terminó');
  server = () =>
    Promise.resolve(
      Response.json(
        { code: 'vocal.limit', title: 'Límite alcanzado', message: 'x' },
        { status: 409 },
      ),
    );
  machine.measure(whole);
  await settle();
  expect(now()).toMatchObject({ phase: { at: 'ready' }, problem: { isLimit: true } });
});

test('a file that is looked at for ever is given up, and another one that is chosen meanwhile is the one', async () => {
  onAsked = () => {};
  machine.choose(file());
  await vi.advanceTimersByTimeAsync(19_000);
  expect(at()).toBe('opening');
  await vi.advanceTimersByTimeAsync(3000);
  expect(now()).toMatchObject({
    phase: { at: 'choosing' },
    problem: { title: 'Ese archivo no se deja leer como audio' },
  });
  machine.choose(file('uno.wav'));
  onAsked = willing;
  machine.choose(file('.mp3'));
  await settle();
  expect(now()).toMatchObject({ phase: { at: 'ready', take: { name: 'Toma' } } });
  expect(workers.every(({ isOver }) => isOver)).toBe(true);
});

test('the tuner keeps nothing, and says what ended it', async () => {
  machine.tune();
  await settle();
  expect(at()).toBe('tuning');
  track.dispatchEvent(new Event('mute'));
  await settle();
  expect(now()).toMatchObject({
    phase: { at: 'choosing' },
    problem: { message: 'Cuando esté libre, vuelve a intentarlo.' },
  });
});

test('a tab that was hidden goes on, unless sound was missing meanwhile; then what there is stays', async () => {
  await record();
  const seen = [...listeners] as (() => void)[];
  const heard = (seconds: number) =>
    workers.at(-1)?.tell({ kind: 'heard', heard: [], peak: 0, seconds });
  await vi.advanceTimersByTimeAsync(9000);
  heard(9.9);
  for (const look of seen) look();
  await vi.advanceTimersByTimeAsync(1000);
  expect(at()).toBe('recording');
  await vi.advanceTimersByTimeAsync(8000);
  for (const look of seen) look();
  await vi.advanceTimersByTimeAsync(1000);
  expect(now()).toMatchObject({
    phase: { at: 'ready', take: { name: 'Toma de hoy' } },
    problem: { title: 'El equipo le quitó el micrófono a la página' },
  });
});
