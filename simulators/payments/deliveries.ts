import { randomBytes } from 'node:crypto';
import type { SimulatorTimes } from './options.ts';
import type { Delivery, Peer, State } from './state.ts';
import type { Store } from './state-file.ts';

export type NewDelivery = Pick<Delivery, 'peer' | 'subject' | 'title' | 'body' | 'headers'> & {
  /** Milliseconds. */
  delay: number;
};

export type Deliveries = {
  /** Notes an event: it is sent once that is on the disk, and again until its receiver has it. */
  add(delivery: NewDelivery): Delivery;
  /** Sends an event once more, with all its tries. */
  again(id: string): void;
  /** Resolves once the receiver has them all, or after that time. */
  arrived(deliveries: readonly Delivery[], within: number): Promise<void>;
  stop(): Promise<void>;
};

const mostKept = 500;

type Receiver = {
  url: string;
  /** What only the sending knows. */
  headers: Record<string, string>;
  takes: (status: number) => boolean;
};

/** Sends the events of the outbox, those of an earlier process included. Of one payment, one after the other. */
export function startDeliveries({
  store,
  receivers,
  times,
}: {
  store: Store;
  receivers: Record<Peer, Receiver>;
  times: SimulatorTimes;
}): Deliveries {
  const stopping = new AbortController();
  const sending = new Map<string, Promise<void>>();
  const watchers = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;

  function schedule(): void {
    clearTimeout(timer);
    if (stopping.signal.aborted) return;
    const now = Date.now();
    let next = Infinity;
    for (const delivery of firstOfEach(store.state.deliveries)) {
      if (sending.has(delivery.subject)) continue;
      if (delivery.dueAt > now) next = Math.min(next, delivery.dueAt);
      else
        sending.set(
          delivery.subject,
          send(delivery).finally(() => sent(delivery.subject)),
        );
    }
    if (next < Infinity) timer = setTimeout(schedule, Math.min(next - now, 60_000));
  }

  function sent(subject: string): void {
    sending.delete(subject);
    for (const watcher of watchers) watcher();
    schedule();
  }

  async function send(delivery: Delivery): Promise<void> {
    try {
      await store.saved();
    } catch {
      delivery.dueAt = Date.now() + 1000;
      return;
    }
    const receiver = receivers[delivery.peer];
    const answer = await post(receiver, delivery, stopping.signal, times.receiver);
    // Ended in the middle: nobody knows what became of it, so it is sent again next time.
    if (stopping.signal.aborted) return;
    delivery.tries += 1;
    delivery.lastAnswer = String(answer);
    if (typeof answer === 'number' && receiver.takes(answer)) delivery.status = 'delivered';
    else {
      const after = times.retryAfter[delivery.tries - 1];
      if (after === undefined) delivery.status = 'abandoned';
      else delivery.dueAt = Date.now() + after;
    }
    forgetOldest(store.state);
    store.changed();
  }

  schedule();

  return {
    add({ delay, ...given }) {
      const delivery: Delivery = {
        ...given,
        id: randomBytes(9).toString('base64url'),
        status: 'waiting',
        tries: 0,
        dueAt: Date.now() + delay,
        lastAnswer: null,
      };
      store.state.deliveries.push(delivery);
      store.changed();
      queueMicrotask(schedule);
      return delivery;
    },

    again(id) {
      const delivery = store.state.deliveries.find((one) => one.id === id);
      if (!delivery) return;
      Object.assign(delivery, { status: 'waiting', tries: 0, dueAt: Date.now() });
      store.changed();
      schedule();
    },

    async arrived(deliveries, within) {
      const until = AbortSignal.any([stopping.signal, AbortSignal.timeout(within)]);
      while (!until.aborted && deliveries.some(({ status }) => status === 'waiting')) {
        const { promise, resolve } = Promise.withResolvers<void>();
        watchers.add(resolve);
        until.addEventListener('abort', () => resolve(), { once: true });
        await promise;
        watchers.delete(resolve);
      }
    },

    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await Promise.all(sending.values());
    },
  };
}

/** Of events that are over, the newest are enough for a person, and the file stays small. */
function forgetOldest(state: State): void {
  const over = state.deliveries.filter(({ status }) => status !== 'waiting');
  const forgotten = new Set(over.slice(0, Math.max(0, over.length - mostKept)));
  state.deliveries = state.deliveries.filter((delivery) => !forgotten.has(delivery));
}

/** The next event of each payment: the one that is due first, and of two the older. */
function firstOfEach(deliveries: readonly Delivery[]): Delivery[] {
  const first = new Map<string, Delivery>();
  for (const delivery of deliveries) {
    if (delivery.status !== 'waiting') continue;
    const other = first.get(delivery.subject);
    if (!other || delivery.dueAt < other.dueAt) first.set(delivery.subject, delivery);
  }
  return [...first.values()];
}

/** The status of the response, or what went wrong. */
async function post(
  { url, headers }: Receiver,
  delivery: Delivery,
  stopping: AbortSignal,
  within: number,
): Promise<number | string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', ...delivery.headers, ...headers },
      body: delivery.body,
      signal: AbortSignal.any([stopping, AbortSignal.timeout(within)]),
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError'
      ? 'no respondió a tiempo'
      : 'no hubo conexión';
  }
}
