import { createHash } from 'node:crypto';
import type { PeerReply, PeerRequest } from './peer-server.ts';
import type { Row } from './wompi-peer.ts';

type Secrets = { publicKey: string; privateKey: string; integritySecret: string };

type Body = Record<string, unknown>;

export type SourcesPeer = {
  /** Undefined where the request is of something else. */
  answer: (request: PeerRequest) => PeerReply | undefined;
  /** What was sent, oldest first. */
  sent: Body[];
  /** What the owner of an account answers. */
  decide: (tokenId: string, status: string) => void;
  /** How its next charge ends. */
  nextCharge: (sourceId: string, status: string) => void;
  /** What is pending ends. */
  settle: () => void;
};

const hour = 3_600_000;

/** The part of Wompi that charges without the person. */
export function createSourcesPeer({
  secrets: { publicKey, privateKey, integritySecret },
  rows,
  now,
}: {
  secrets: Secrets;
  rows: Row[];
  now: () => Date;
}): SourcesPeer {
  const acceptances = new Map<string, number>();
  const tokens = new Map<string, { status: string; phone: string }>();
  const sources = new Map<string, { phone: string; next: string }>();
  const charges = new Map<Row, string>();
  const sent: Body[] = [];

  function answer(request: PeerRequest): PeerReply | undefined {
    const [, , ...path] = request.url.pathname.split('/');
    const route = `${request.method} ${path.slice(0, 2).join('/')}`;
    if (route === 'GET merchants/info') return answerMerchant(request);
    if (path[0] === 'tokens') {
      if (!carries(request, publicKey)) return unauthorised;
      return route === 'POST tokens/nequi' ? makeToken(request) : readToken(path[2] ?? '');
    }
    if (path[0] !== 'payment_sources' && route !== 'POST transactions') return undefined;
    if (!carries(request, privateKey)) return unauthorised;
    if (route === 'POST transactions') return charge(bodyOf(request));
    return route === 'POST payment_sources'
      ? makeSource(bodyOf(request))
      : tellSource(path[1] ?? '', 200);
  }

  function answerMerchant(request: PeerRequest): PeerReply {
    if (request.header('x-merchant-public-key') !== publicKey) return notFound;
    const document = (name: string) => {
      const token = `e30.${name}-${acceptances.size}.x`;
      acceptances.set(token, now().getTime() + hour);
      return { acceptance_token: token, permalink: `https://wompi.example/${name}.pdf` };
    };
    return data(200, {
      presigned_acceptance: document('terminos'),
      presigned_personal_data_auth: document('datos'),
    });
  }

  function makeToken(request: PeerRequest): PeerReply {
    const phone = String(bodyOf(request)['phone_number']);
    const id = `nequi_test_${tokens.size + 1}`;
    tokens.set(id, { status: 'PENDING', phone });
    return data(201, { id, status: 'PENDING', phone_number: phone, name: 'Estudio' });
  }

  function readToken(id: string): PeerReply {
    const token = tokens.get(id);
    return token ? data(200, { id, status: token.status, phone_number: token.phone }) : notFound;
  }

  function makeSource(body: Body): PeerReply {
    sent.push(body);
    for (const field of ['acceptance_token', 'accept_personal_auth']) {
      const token = String(body[field]);
      if ((acceptances.get(token) ?? 0) <= now().getTime()) return invalid(field);
      acceptances.delete(token);
    }
    const token = tokens.get(String(body['token']));
    if (body['type'] !== 'NEQUI' || token?.status !== 'APPROVED') return invalid('token');
    const id = String(3891 + sources.size);
    sources.set(id, { phone: token.phone, next: 'APPROVED' });
    return tellSource(id, 201);
  }

  function tellSource(id: string, status: number): PeerReply {
    const source = sources.get(id);
    if (!source) return notFound;
    const shown = { type: 'NEQUI', phone_number: source.phone };
    return data(status, { id: Number(id), type: 'NEQUI', status: 'AVAILABLE', public_data: shown });
  }

  function charge(body: Body): PeerReply {
    sent.push(body);
    const { reference, amount_in_cents: amount, currency, signature } = body;
    const source = sources.get(String(body['payment_source_id']));
    if (!source || typeof body['payment_source_id'] !== 'number') {
      return invalid('payment_source_id');
    }
    const signed = `${String(reference)}${String(amount)}${String(currency)}${integritySecret}`;
    if (signature !== createHash('sha256').update(signed).digest('hex'))
      return invalid('signature');
    if (rows.some((row) => row.reference === reference)) return invalid('reference');
    const row: Row = {
      id: `15113-${Math.floor(now().getTime() / 1000)}-${20_000 + rows.length}`,
      reference: String(reference),
      status: 'PENDING',
      amount_in_cents: Number(amount),
      currency: String(currency),
      payment_method_type: 'NEQUI',
      status_message: null,
      created_at: now().toISOString(),
    };
    rows.push(row);
    charges.set(row, source.next);
    source.next = 'APPROVED';
    return data(201, row);
  }

  return {
    answer,
    sent,
    decide: (tokenId, status) => {
      const token = tokens.get(tokenId);
      if (token) token.status = status;
    },
    nextCharge: (sourceId, status) => {
      const source = sources.get(sourceId);
      if (source) source.next = status;
    },
    settle: () => {
      for (const [row, status] of charges) {
        row.status = status;
        if (status === 'DECLINED') row.status_message = 'Saldo insuficiente';
      }
      charges.clear();
    },
  };
}

const carries = (request: PeerRequest, key: string): boolean =>
  request.header('authorization') === `Bearer ${key}`;

const bodyOf = (request: PeerRequest): Body => JSON.parse(request.body) as Body;

const data = (status: number, body: object): PeerReply => ({
  status,
  body: { data: body, meta: {} },
});

const notFound: PeerReply = { status: 404, body: { error: { type: 'NOT_FOUND_ERROR' } } };

const unauthorised: PeerReply = { status: 401, body: { error: { type: 'INVALID_ACCESS_TOKEN' } } };

const invalid = (field: string): PeerReply => ({
  status: 422,
  body: { error: { type: 'INPUT_VALIDATION_ERROR', messages: { [field]: ['No sirve'] } } },
});
