import { createHash } from 'node:crypto';
import type { OpenPeer, Outcome, PaymentPeer } from './payment-peer.ts';
import { type PeerReply, type PeerRequest, startPeerServer } from './peer-server.ts';
import type { RawEvent } from './payments.ts';
import { createSourcesPeer, type SourcesPeer } from './wompi-peer-sources.ts';
import { createWompi } from './wompi.ts';

export const wompiSecrets = {
  publicKey: 'pub_test_peer',
  privateKey: 'prv_test_peer',
  integritySecret: 'test_integrity_peer',
  eventsSecret: 'test_events_peer',
};

export type Row = {
  id: string;
  reference: string;
  status: string;
  amount_in_cents: number;
  currency: string;
  payment_method_type: string;
  status_message: string | null;
  created_at: string;
};

type WompiPeer = PaymentPeer & {
  sources: SourcesPeer;
  rows: Row[];
  /** Of another merchant: anybody may read them by their id. */
  foreign: Row[];
  checkoutUrl: string;
  apiUrl: string;
  /** The method of what is paid from now on. */
  payBy: (method: string) => void;
};

/** More than Wompi would give at once is asked for. */
const mostRows = 2;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const openWompiPeer = async (options: Parameters<OpenPeer>[0]): Promise<WompiPeer> => {
  const { now, timeout } = options;
  const rows: Row[] = [];
  const foreign: Row[] = [];
  const voids: string[] = [];
  let method = 'CARD';
  let refuses = false;

  const sources = createSourcesPeer({ secrets: wompiSecrets, rows, now });

  function answer(request: PeerRequest): PeerReply {
    const ofSources = sources.answer(request);
    if (ofSources) return ofSources;
    const [, place, ...path] = request.url.pathname.split('/');
    if (place === 'p') return answerCheckout(request.url.searchParams, now());
    if (place !== 'v1' || path[0] !== 'transactions') return notFound;
    const id = path[1];
    if (id !== undefined && request.method === 'GET') {
      const row = [...rows, ...foreign].find((each) => each.id === id);
      return row ? { status: 200, body: { data: row, meta: {} } } : notFound;
    }
    if (request.header('authorization') !== `Bearer ${wompiSecrets.privateKey}`) {
      return { status: 401, body: { error: { type: 'INVALID_ACCESS_TOKEN' } } };
    }
    return id === undefined ? answerList(rows, request.url.searchParams) : answerVoid(id);
  }

  function answerVoid(id: string): PeerReply {
    const row = rows.find((each) => each.id === id);
    if (!row) return notFound;
    if (refuses || row.payment_method_type !== 'CARD' || row.status !== 'APPROVED') {
      return { status: 422, body: { error: { type: 'INPUT_VALIDATION_ERROR', messages: {} } } };
    }
    row.status = 'VOIDED';
    voids.push(id);
    return { status: 201, body: { data: { status: 'APPROVED', transaction: row }, meta: {} } };
  }

  const server = await startPeerServer(answer);
  const apiUrl = `${server.origin}/v1`;
  const checkoutUrl = `${server.origin}/p/`;
  const provider = createWompi({ ...wompiSecrets, apiUrl, checkoutUrl, now, timeout });
  return {
    provider,
    sources,
    rows,
    foreign,
    apiUrl,
    checkoutUrl,
    paysTwice: true,
    pay: async ({ url }, outcome) => {
      const page = await fetch(url);
      if (!page.ok) throw new Error(`The checkout says ${page.status}: ${await page.text()}`);
      rows.push(makeRow(new URL(url).searchParams, outcome, method, rows.length, now()));
    },
    event: async () => {
      const last = rows.at(-1);
      if (!last) throw new Error('Nothing was paid');
      return signedWompiEvent(wompiEvent(last, now()));
    },
    refundsOf: async (id) => voids.filter((each) => each === id).length,
    refuseRefunds: () => {
      refuses = true;
    },
    payBy: (next) => {
      method = next;
    },
    fail: server.fail,
    close: server.close,
  };
};

const notFound: PeerReply = {
  status: 404,
  body: { error: { type: 'NOT_FOUND_ERROR', reason: 'La entidad solicitada no existe' } },
};

function answerCheckout(query: URLSearchParams, now: Date): PeerReply {
  const of = (name: string) => query.get(name) ?? '';
  const expires = of('expiration-time');
  const signed = of('reference') + of('amount-in-cents') + of('currency') + expires;
  const problem = [
    of('public-key') === wompiSecrets.publicKey ? '' : 'public-key',
    of('signature:integrity') === sha256(signed + wompiSecrets.integritySecret) ? '' : 'signature',
    of('currency') === 'COP' ? '' : 'currency',
    /^[1-9]\d*$/u.test(of('amount-in-cents')) ? '' : 'amount',
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u.test(expires) ? '' : 'expiration-time',
    new Date(expires) > now ? '' : 'expired',
  ].find((each) => each !== '');
  return problem ? { status: 422, body: problem } : { status: 200, body: 'Paga aquí' };
}

/** Days are those of Bogotá. */
function answerList(rows: readonly Row[], query: URLSearchParams): PeerReply {
  const reference = query.get('reference');
  const [from, until] = [query.get('from_date'), query.get('until_date')];
  const found = rows
    .filter((row) => reference === null || row.reference.startsWith(reference))
    .filter((row) => {
      const day = new Date(Date.parse(row.created_at) - 5 * 3_600_000).toISOString().slice(0, 10);
      return (from === null || day >= from) && (until === null || day <= until);
    });
  const size = Math.min(Number(query.get('page_size') ?? mostRows), mostRows);
  const start = (Number(query.get('page') ?? 1) - 1) * size;
  return { status: 200, body: { data: found.slice(start, start + size), meta: {} } };
}

function makeRow(
  query: URLSearchParams,
  outcome: Outcome,
  method: string,
  index: number,
  now: Date,
): Row {
  return {
    id: `15113-${Math.floor(now.getTime() / 1000)}-${10_000 + index}`,
    reference: query.get('reference') ?? '',
    status: outcome.toUpperCase(),
    amount_in_cents: Number(query.get('amount-in-cents')),
    currency: 'COP',
    payment_method_type: method,
    status_message: outcome === 'declined' ? 'La transacción fue rechazada (Sandbox)' : null,
    created_at: now.toISOString(),
  };
}

export type WompiEvent = Omit<ReturnType<typeof wompiEvent>, 'data'> & { data: unknown };

export const wompiEvent = (transaction: Row | null, now: Date) => ({
  event: 'transaction.updated',
  data: { transaction },
  environment: 'test',
  signature: {
    properties: ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'],
    checksum: '',
  },
  timestamp: Math.floor(now.getTime() / 1000),
  sent_at: now.toISOString(),
});

/** As one that was recorded: Wompi publishes none. */
export const nequiTokenEvent = (status: string, now: Date): WompiEvent => ({
  ...wompiEvent(null, now),
  event: 'nequi_token.updated',
  data: { nequi_token: { id: 'nequi_test_1', status, phone_number: '3991111111' } },
  signature: {
    properties: ['nequi_token.id', 'nequi_token.status', 'nequi_token.phone_number'],
    checksum: '',
  },
});

/** As Wompi posts it, its checksum in capitals. */
export function signedWompiEvent(
  event: WompiEvent,
  secret: string = wompiSecrets.eventsSecret,
): RawEvent {
  const values = event.signature.properties.map((path) =>
    path
      .split('.')
      .reduce<unknown>((at, name) => (at as Record<string, unknown>)?.[name], event.data),
  );
  const checksum = sha256([...values, event.timestamp, secret].join('')).toUpperCase();
  const body = { ...event, signature: { ...event.signature, checksum } };
  return {
    body: Buffer.from(JSON.stringify(body)),
    headers: new Headers({ 'Content-Type': 'application/json', 'X-Event-Checksum': checksum }),
  };
}
