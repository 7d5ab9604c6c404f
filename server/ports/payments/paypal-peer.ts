import type { OpenPeer, Outcome, PaymentPeer } from './payment-peer.ts';
import { createPaypal } from './paypal.ts';
import {
  addCapture,
  addRefund,
  type Amount,
  type Capture,
  makeOrder,
  type Order,
  refused,
} from './paypal-peer-orders.ts';
import { makeSigner, signedPaypalEvent, type Signer } from './paypal-signer.ts';
import { type PeerReply, type PeerRequest, startPeerServer } from './peer-server.ts';

export const paypalSecrets = {
  clientId: 'client-of-peer',
  clientSecret: 'secret-of-peer',
  webhookId: 'WEBHOOK-OF-PEER',
};

type PaypalPeer = PaymentPeer & {
  orders: Map<string, Order>;
  origin: string;
  certUrl: string;
  signer: Signer;
  /** By their path. */
  certificates: Map<string, string>;
  /** How often what was asked for: `POST /v1/oauth2/token`. */
  asked: Map<string, number>;
  /** By which ids it was asked to do something, oldest first. */
  requestIds: string[];
  /** Those that were given are not taken any more. */
  revokeTokens: () => void;
  /** Instead of what it would answer, the next time that this is asked for; said twice, the next two times. */
  answerOnce: (what: string, reply: PeerReply) => void;
};

/** More than PayPal would give at once is asked for. */
const mostRows = 2;

let signing: Promise<Signer> | null = null;

export const openPaypalPeer = async ({
  now,
  timeout,
}: Parameters<OpenPeer>[0]): Promise<PaypalPeer> => {
  signing ??= makeSigner();
  const signer = await signing;
  const certificates = new Map([['/certs/CERT-1', signer.pem]]);
  const orders = new Map<string, Order>();
  const outcomes = new Map<string, Outcome>();
  const tokens = new Set<string>();
  const replays = new Map<string, PeerReply>();
  const asked = new Map<string, number>();
  const requestIds: string[] = [];
  const answers = new Map<string, PeerReply[]>();
  let refuses = false;
  let last = 0;
  let lastPaid: Order | null = null;
  const nextId = (prefix: string) => `${prefix}${(last += 1)}`;
  const nowText = () => now().toISOString();

  function answer(request: PeerRequest): PeerReply {
    const { method, url, header } = request;
    const what = `${method} ${url.pathname}`;
    asked.set(what, (asked.get(what) ?? 0) + 1);
    if (url.pathname.startsWith('/certs/')) {
      const pem = certificates.get(url.pathname);
      return pem ? { status: 200, body: pem } : notFound;
    }
    if (url.pathname === '/checkoutnow') {
      const isKnown = orders.has(url.searchParams.get('token') ?? '');
      return isKnown ? { status: 200, body: 'Paga aquí' } : notFound;
    }
    if (what === 'POST /v1/oauth2/token') return giveToken(request);
    if (!tokens.has(header('authorization'))) return unauthorised;
    const prepared = answers.get(what)?.shift();
    if (prepared) return prepared;
    const requestId = header('paypal-request-id');
    if (requestId) requestIds.push(requestId);
    if (method === 'POST' && !requestId) return { status: 400, body: { name: 'INVALID_REQUEST' } };
    const key = `${what} ${requestId}`;
    const replay = method === 'POST' ? replays.get(key) : undefined;
    if (replay) return { ...replay, status: 200 };
    const reply = method === 'POST' ? answerPost(request) : answerGet(url);
    // An order is found anew with each replay.
    if (method === 'POST' && reply.status === 201) replays.set(key, structuredClone(reply));
    return reply;
  }

  function giveToken({ header, body }: PeerRequest): PeerReply {
    const { clientId, clientSecret } = paypalSecrets;
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    if (header('authorization') !== `Basic ${basic}`) return unauthorised;
    if (body !== 'grant_type=client_credentials') return { status: 400, body: {} };
    const token = nextId('A21AA');
    tokens.add(`Bearer ${token}`);
    return {
      status: 200,
      body: { scope: '', access_token: token, token_type: 'Bearer', expires_in: 32_400 },
    };
  }

  function answerGet(url: URL): PeerReply {
    if (url.pathname === '/v1/reporting/transactions') {
      return answerReport([...orders.values()], url.searchParams);
    }
    const order = orders.get(/^\/v2\/checkout\/orders\/([^/]+)$/u.exec(url.pathname)?.[1] ?? '');
    return order ? { status: 200, body: order } : notFound;
  }

  function answerPost({ url, body }: PeerRequest): PeerReply {
    if (url.pathname === '/v2/checkout/orders') {
      const order = makeOrder(body, nextId('5O190127TN36471'), server.origin, nowText());
      if (!order) return { status: 400, body: { name: 'INVALID_REQUEST' } };
      orders.set(order.id, order);
      return { status: 201, body: order };
    }
    const [, , , place, id = '', verb] = url.pathname.split('/');
    if (verb === 'capture' && place === 'orders') return answerCapture(id);
    return verb === 'refund' && place === 'captures' ? answerRefund(id, body) : notFound;
  }

  function answerCapture(id: string): PeerReply {
    const order = orders.get(id);
    if (!order) return notFound;
    if (order.status === 'COMPLETED') return refused('ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return refused('ORDER_NOT_APPROVED');
    addCapture(order, nextId('3C679366HH90899'), outcomes.get(id) ?? 'approved', nowText());
    const { status, purchase_units: units } = order;
    const told = units.map(({ reference_id, payments }) => ({ reference_id, payments }));
    return { status: 201, body: { id, status, purchase_units: told } };
  }

  function answerRefund(id: string, body: string): PeerReply {
    const { amount } = JSON.parse(body) as { amount: Amount };
    for (const order of orders.values()) {
      const capture = capturesOf(order).find((each) => each.id === id);
      if (!capture) continue;
      if (refuses) return refused('REFUND_NOT_ALLOWED');
      return addRefund(order, capture, { id: nextId('1JU08902781'), amount, time: nowText() });
    }
    return notFound;
  }

  const server = await startPeerServer(answer);
  const certUrl = `${server.origin}/certs/CERT-1`;
  return {
    provider: createPaypal({
      ...paypalSecrets,
      apiUrl: server.origin,
      certHosts: [new URL(server.origin).host],
      brandName: 'Casa Ñandú',
      now,
      timeout,
    }),
    paysTwice: true,
    orders,
    origin: server.origin,
    certUrl,
    signer,
    certificates,
    asked,
    requestIds,
    pay: async ({ url, id }, outcome) => {
      const page = await fetch(url);
      const order = orders.get(id ?? '');
      if (!page.ok || !order) throw new Error(`The page says ${page.status}`);
      outcomes.set(order.id, outcome);
      lastPaid = order;
      if (order.status === 'PAYER_ACTION_REQUIRED') order.status = 'APPROVED';
      else addCapture(order, nextId('3C679366HH90899'), outcome, nowText());
    },
    event: async () => {
      if (!lastPaid) throw new Error('Nothing was paid');
      const body = Buffer.from(JSON.stringify(paypalEvent(lastPaid)));
      return signedPaypalEvent(body, {
        signer,
        certUrl,
        webhookId: paypalSecrets.webhookId,
        time: nowText(),
      });
    },
    refundsOf: async (id) =>
      [...orders.values()]
        .flatMap(({ purchase_units: units }) => units.flatMap(({ payments }) => payments?.refunds))
        .filter((refund) => JSON.stringify(refund?.links ?? '').includes(`/${id}"`)).length,
    refuseRefunds: () => {
      refuses = true;
    },
    revokeTokens: () => tokens.clear(),
    answerOnce: (what, reply) => answers.set(what, [...(answers.get(what) ?? []), reply]),
    fail: server.fail,
    close: server.close,
  };
};

const notFound: PeerReply = { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };

const unauthorised: PeerReply = { status: 401, body: { error: 'invalid_token' } };

const capturesOf = (order: Order): Capture[] =>
  order.purchase_units.flatMap(({ payments }) => payments?.captures ?? []);

/** Payments, and among them what is none: a refund, a withdrawal, what the account itself bought. */
function answerReport(orders: readonly Order[], query: URLSearchParams): PeerReply {
  const [start, end] = [query.get('start_date'), query.get('end_date')].map(
    Date.parse as (text: string | null) => number,
  );
  if (start === undefined || end === undefined || !(end - start <= 31 * 86_400_000)) {
    return { status: 400, body: { name: 'INVALID_REQUEST' } };
  }
  const rows = orders
    .flatMap((order) => capturesOf(order))
    .filter(({ create_time: time }) => Date.parse(time) >= start && Date.parse(time) <= end)
    .flatMap((capture) => [
      reportRow(capture, 'T0006', capture.amount.value),
      { ...reportRow(capture, 'T1107', `-${capture.amount.value}`), transaction_id: 'R-1' },
      { transaction_id: 'W-1', transaction_event_code: 'T0400', transaction_status: 'F' },
      { ...reportRow(capture, 'T0003', `-${capture.amount.value}`), transaction_id: 'B-1' },
    ]);
  const size = Math.min(Number(query.get('page_size')), mostRows);
  const first = (Number(query.get('page')) - 1) * size;
  return {
    status: 200,
    body: {
      transaction_details: rows
        .slice(first, first + size)
        .map((row) => ({ transaction_info: row })),
      total_pages: Math.ceil(rows.length / size),
    },
  };
}

const reportRow = (capture: Capture, code: string, value: string) => ({
  transaction_id: capture.id,
  transaction_event_code: code,
  transaction_initiation_date: capture.create_time.replace('Z', '+0000'),
  transaction_amount: { currency_code: capture.amount.currency_code, value },
  transaction_status: { COMPLETED: 'S', PENDING: 'P', DECLINED: 'D' }[capture.status] ?? 'V',
  custom_field: capture.custom_id,
  invoice_id: capture.invoice_id,
});

/** Of the payment where there is one, else of the order. */
export function paypalEvent(order: Order) {
  const capture = capturesOf(order).at(-1);
  return {
    id: `WH-${capture?.id ?? order.id}`,
    event_version: '1.0',
    create_time: order.create_time,
    resource_type: capture ? 'capture' : 'checkout-order',
    event_type: capture ? 'PAYMENT.CAPTURE.COMPLETED' : 'CHECKOUT.ORDER.APPROVED',
    summary: 'Canción Ñandú — ¿qué?',
    resource: capture
      ? { ...capture, supplementary_data: { related_ids: { order_id: order.id } } }
      : order,
  };
}
