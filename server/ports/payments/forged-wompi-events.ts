import { createHash } from 'node:crypto';
import { malformedBodies } from './malformed-bodies.ts';
import type { RawEvent } from './payments.ts';
import { signedWompiEvent, type WompiEvent, wompiSecrets } from './wompi-peer.ts';

type Fields = Record<string, unknown>;

/** A transaction as the peer tells of it: approved, of 2490099 hundredths. */
export type ForgingOfWompi = { event: WompiEvent; transaction: Fields; sent: RawEvent };

type Forged = [string, RawEvent];

const raw = (body: unknown): RawEvent => ({
  body: Buffer.from(JSON.stringify(body)),
  headers: new Headers(),
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const second = 1;
const hour = 3600;
const day = 24 * hour;

/** What Wompi did not send, or does not any more. */
export const forgedWompiEvents = (forging: ForgingOfWompi): Forged[] => [
  ...tampered(forging),
  ...withoutTheSecret(forging),
  ...signedAllTheSame(forging),
  ...replayed(forging),
  ...malformedBodies(forging.sent.body).map(([name, body]): Forged => [
    `a body of ${name}`,
    { body, headers: forging.sent.headers },
  ]),
];

/** One value is another than the one that was signed. */
function tampered({ transaction, sent }: ForgingOfWompi): Forged[] {
  const good = JSON.parse(String(Buffer.from(sent.body))) as WompiEvent;
  const { checksum } = good.signature;
  const other = (fields: Fields) =>
    raw({ ...good, data: { transaction: { ...transaction, ...fields } } });
  const amount = Number(transaction['amount_in_cents']);
  const id = String(transaction['id']);
  const signed = (value: unknown) =>
    raw({ ...good, signature: { ...good.signature, checksum: value } });
  return [
    ...['PENDING', 'DECLINED', 'VOIDED', 'ERROR', 'approved', 'APPROVED ', '', null, 1].map(
      (status): Forged => [`the status ${JSON.stringify(status)}`, other({ status })],
    ),
    ...[amount + 1, amount - 1, amount * 10, 0, -amount, amount + 0.5, String(amount), null].map(
      (value): Forged => [`the amount ${JSON.stringify(value)}`, other({ amount_in_cents: value })],
    ),
    ...[`${id}1`, id.slice(0, -1), `X${id}`, id.replace('-', '_'), '', null, [id], { id }].map(
      (value): Forged => [`the id ${JSON.stringify(value)}`, other({ id: value })],
    ),
    ...[second, -second, hour, -hour].map((by): Forged => [
      `a time ${by} s away`,
      raw({ ...good, timestamp: good.timestamp + by }),
    ]),
    ...[String(good.timestamp), good.timestamp * 1000, 0, -1, null].map((timestamp): Forged => [
      `the time ${JSON.stringify(timestamp)}`,
      raw({ ...good, timestamp }),
    ]),
    ...[0, 1, 7, 15, 16, 31, 32, 47, 48, 62, 63].map((at): Forged => [
      `another letter ${at} of the checksum`,
      signed(checksum.slice(0, at) + (checksum[at] === '0' ? '1' : '0') + checksum.slice(at + 1)),
    ]),
    ...[
      '',
      ' ',
      '0'.repeat(64),
      checksum.slice(1),
      `${checksum}0`,
      `${checksum}\n`,
      ` ${checksum}`,
    ].map((value): Forged => [`the checksum ${JSON.stringify(value)}`, signed(value)]),
    ...[null, 0, true, [checksum], { checksum }].map((value): Forged => [
      `a checksum that is ${JSON.stringify(value)}`,
      signed(value),
    ]),
    ['a checksum in the header alone', raw({ ...good, signature: undefined })],
    [
      'a transaction told twice',
      twice(sent, `"transaction":${JSON.stringify({ ...transaction, amount_in_cents: 1 })},`),
    ],
  ];
}

/** JSON takes the last of two: that is the one that has to be signed. */
function twice({ body, headers }: RawEvent, first: string): RawEvent {
  const text = String(Buffer.from(body));
  const again = text.replace('"transaction":', (found) => first + found);
  const changed = again.replace(/("amount_in_cents":)(\d+)(?!.*"amount_in_cents")/u, '$17');
  return { body: Buffer.from(changed), headers };
}

/** Signed by somebody who knows all but the secret of events. */
function withoutTheSecret({ event, transaction }: ForgingOfWompi): Forged[] {
  const { publicKey, privateKey, integritySecret, eventsSecret } = wompiSecrets;
  const secrets = [
    publicKey,
    privateKey,
    integritySecret,
    eventsSecret.toUpperCase(),
    `${eventsSecret} `,
    eventsSecret.replace('test', 'prod'),
    'undefined',
    'null',
    '',
  ];
  const { id, status, amount_in_cents: amount } = transaction;
  const checksums = {
    'no time': sha256(`${String(id)}${String(status)}${String(amount)}${eventsSecret}`),
    'another order': sha256(
      `${String(status)}${String(id)}${String(amount)}${event.timestamp}${eventsSecret}`,
    ),
    'the secret alone': sha256(eventsSecret),
    nothing: sha256(''),
    'other separators': sha256([id, status, amount, event.timestamp, eventsSecret].join('|')),
  };
  return [
    ...secrets.map((secret): Forged => [
      `the secret ${JSON.stringify(secret)}`,
      signedWompiEvent(event, secret),
    ]),
    ...Object.entries(checksums).map(([name, checksum]): Forged => [
      `a checksum of ${name}`,
      raw({ ...event, signature: { ...event.signature, checksum } }),
    ]),
  ];
}

/** What has the right checksum, and is no event that may be believed. */
function signedAllTheSame({ event, transaction }: ForgingOfWompi): Forged[] {
  const properties = event.signature.properties;
  const sign = (fields: Fields) => signedWompiEvent({ ...event, ...fields });
  const covering = (paths: string[]) => sign({ signature: { properties: paths, checksum: '' } });
  const of = (fields: Fields) => sign({ data: { transaction: { ...transaction, ...fields } } });
  const amount = String(transaction['amount_in_cents']);
  const digits = amount + String(event.timestamp);
  const shifted = (at: number) => ({
    ...{ timestamp: Number(digits.slice(at)) },
    data: { transaction: { ...transaction, amount_in_cents: Number(digits.slice(0, at)) } },
  });
  return [
    ...['prod', 'TEST', 'production', '', null, 1, undefined].map((environment): Forged => [
      `the environment ${JSON.stringify(environment)}`,
      sign({ environment }),
    ]),
    ...properties.map((path): Forged => [
      `a checksum without ${path}`,
      covering(properties.filter((one) => one !== path)),
    ]),
    ['a checksum of nothing but its time', covering([])],
    ['a checksum of the id alone', covering(['transaction.id'])],
    [
      'a checksum of what is not there',
      covering(['transaction.ID', 'transaction.Status', 'amount']),
    ],
    ['a checksum of the same thrice', covering([...properties, ...properties])],
    ['a checksum of a whole transaction', covering(['transaction', ...properties])],
    ['a checksum of a prototype', covering(['__proto__', ...properties])],
    [
      'a checksum of a method',
      covering(['constructor.name', 'transaction.toString', ...properties.slice(1)]),
    ],
    [
      'a checksum of too much',
      covering([...properties, ...Array.from({ length: 30 }, (_, at) => `x.${at}`)]),
    ],
    ['a checksum of a very long path', covering([...properties, 'x.'.repeat(5000)])],
    ['a digit of the time in the amount', sign(shifted(amount.length + 1))],
    ['a digit of the amount in the time', sign(shifted(amount.length - 1))],
    [
      'a letter of the status in the id',
      of({ id: `${String(transaction['id'])}A`, status: 'PPROVED' }),
    ],
    ...['..', 'a/b', '', 'x'.repeat(65), 'a b', 'ñ', 'a\n', '%2e', 7, null].map((id): Forged => [
      `a signed id ${JSON.stringify(id)?.slice(0, 20)}`,
      of({ id }),
    ]),
    ...['approved', 'PAID', '', 'APPROVED\n', 1, null].map((status): Forged => [
      `a signed status ${JSON.stringify(status)}`,
      of({ status }),
    ]),
    ...[-1, 0.5, 2 ** 53, '100', true, null].map((value): Forged => [
      `a signed amount ${JSON.stringify(value)}`,
      of({ amount_in_cents: value }),
    ]),
    ...['', 'x'.repeat(256), 7, null, undefined, ['E26']].map((reference): Forged => [
      `a signed reference ${JSON.stringify(reference)?.slice(0, 20)}`,
      of({ reference }),
    ]),
    ...[null, [], 'x', 1, { transaction: null }, { transaction: [] }, {}].map((data): Forged => [
      `the signed data ${JSON.stringify(data)}`,
      sign({ data }),
    ]),
    ...['', null, 7, 'x'.repeat(101)].map((kind): Forged => [
      `the signed kind ${JSON.stringify(kind).slice(0, 20)}`,
      sign({ event: kind }),
    ]),
  ];
}

/** Of a token of Nequi, which nothing follows from: what Wompi did not send all the same. */
export function forgedNequiEvents(event: WompiEvent): Forged[] {
  const sent = signedWompiEvent(event);
  const good = JSON.parse(String(Buffer.from(sent.body))) as WompiEvent;
  const token = (good.data as { nequi_token: Fields }).nequi_token;
  const other = (fields: Fields) =>
    raw({ ...good, data: { ...(good.data as object), nequi_token: { ...token, ...fields } } });
  const { privateKey, eventsSecret } = wompiSecrets;
  return [
    ...['PENDING', 'DECLINED', 'approved', '', null].map((status): Forged => [
      `the status ${JSON.stringify(status)} of a token`,
      other({ status }),
    ]),
    ['another token', other({ id: 'nequi_test_2' })],
    ['another telephone', other({ phone_number: '3992222222' })],
    ['a token told of as a transaction', raw({ ...good, event: 'transaction.updated' })],
    [
      'a signed token told of as a transaction',
      signedWompiEvent({ ...event, event: 'transaction.updated' }),
    ],
    ...[privateKey, eventsSecret.toUpperCase(), ''].map((secret): Forged => [
      `a token with the secret ${JSON.stringify(secret)}`,
      signedWompiEvent(event, secret),
    ]),
    ['a token of production', signedWompiEvent({ ...event, environment: 'prod' })],
    [
      'a token with a checksum of nothing but its time',
      signedWompiEvent({ ...event, signature: { properties: [], checksum: '' } }),
    ],
    ...[-5 * day, hour].map((by): Forged => [
      `a token of ${by / hour} hours away`,
      signedWompiEvent({ ...event, timestamp: event.timestamp + by }),
    ]),
    ...malformedBodies(sent.body).map(([name, body]): Forged => [
      `a token with a body of ${name}`,
      { body, headers: sent.headers },
    ]),
  ];
}

/** Once sent, and now again when Wompi would not any more; or not yet. */
const replayed = ({ event }: ForgingOfWompi): Forged[] =>
  [-5 * day, -30 * day, -365 * day, -(4 * day + 60), 11 * 60, hour, 365 * day].map((by) => [
    `the same of ${by / hour} hours away`,
    signedWompiEvent({ ...event, timestamp: event.timestamp + by }),
  ]);
