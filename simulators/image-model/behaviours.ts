import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { type Behaviour, fails, forever } from '../model-server/behaviour.ts';
import { drawPicture } from './picture.ts';
import { bombOf } from './png.ts';

const type = 'application/json';

const responds = (body: object): Behaviour => fails(200, type, JSON.stringify(body));
const sends =
  (make: () => Buffer | string): Behaviour =>
  (response, request) =>
    responds({ created: 1, data: [{ b64_json: Buffer.from(make()).toString('base64') }] })(
      response,
      request,
    );

let kept: Buffer | undefined;
/** It is drawn once. */
const file = (): Buffer => (kept ??= drawPicture());

const picture = sends(file);
/** To what only this machine reaches. */
const url = responds({ data: [{ url: 'http://169.254.169.254/latest/meta-data' }] });

const asksFormat = (body: object) => 'response_format' in body;

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': type });
}

const no = (message: string) => JSON.stringify({ error: { message, type: 'invalid_request' } });

/** Where the redirect leads. */
export const elsewhere = '/v1/elsewhere';

/** By the name of the model that is asked for. */
export const behaviours = {
  picture,
  /** Takes its time, as they do. */
  slow: async (response, request) => {
    await setTimeout(3_000);
    await picture(response, request);
  },
  /** With what else some send, and every slash escaped. */
  talkative: (response) => {
    begin(response);
    const revised_prompt = 'a «ridge» \\ "in the mist" '.repeat(400);
    const data = [{ revised_prompt, url: null, b64_json: file().toString('base64') }];
    response.end(JSON.stringify({ data, usage: { total_tokens: 9 } }).replaceAll('/', '\\/'));
  },
  'data-url': (response, request) =>
    responds({ data: [{ url: `data:image/png;base64,${file().toString('base64')}` }] })(
      response,
      request,
    ),
  /** Knows no `response_format`. */
  'no-format': (response, request) =>
    asksFormat(request.body)
      ? fails(400, type, no('Unknown parameter'))(response, request)
      : picture(response, request),
  /** Sends an address unless it is told not to. */
  'wants-format': (response, request) =>
    asksFormat(request.body) ? picture(response, request) : url(response, request),
  url,
  'busy-once': (response, request) =>
    request.count % 2 === 1
      ? fails(429, type, no('busy'), { 'retry-after': '0' })(response, request)
      : picture(response, request),
  busy: fails(429, type, no('clave-secreta'), { 'retry-after': '0' }),
  'busy-for-long': fails(503, type, no('busy'), { 'retry-after': '3600' }),
  'busy-till': (response, request) =>
    request.count % 2 === 1
      ? fails(503, type, no('busy'), {
          date: 'Sun, 29 Nov 2026 10:00:00 GMT',
          'retry-after': 'Sun, 29 Nov 2026 10:00:00 GMT',
        })(response, request)
      : picture(response, request),
  broken: fails(500, 'text/html', 'x'.repeat(2 ** 20)),
  refuses: fails(400, type, no('content_policy_violation')),
  error: responds({ error: { message: 'overloaded', code: 503 } }),
  silent: () => undefined,
  stalls: (response) => {
    begin(response);
    response.write('{"data":[{"b64_json":"iVBORw0KGgo');
  },
  /** A byte now and then, for as long as somebody reads. */
  drips: (response) => {
    begin(response);
    response.write('{"data":[{"b64_json":"');
    const beat = setInterval(() => response.write('A'), 20);
    response.on('close', () => clearInterval(beat));
  },
  endless: (response) => {
    begin(response);
    return forever(response, 'A'.repeat(65_536));
  },
  /** Eight megabytes of brackets: they would be ever so many arrays. */
  nested: fails(200, type, '['.repeat(2 ** 23)),
  many: fails(200, type, `{"data":[${'{},'.repeat(2 ** 21)}{}]}`),
  'no-json': fails(200, type, '{"data": ['),
  html: fails(200, 'text/html', '<p>Vuelve pronto</p>'),
  'wrong-shape': responds({ data: [{ b64_json: 7 }] }),
  empty: responds({ data: [] }),
  blank: responds({ created: 1 }),
  'no-base64': responds({ data: [{ b64_json: '¡No soy una imagen!' }] }),
  svg: sends(() => '<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024"/>'),
  page: sends(() => '<!doctype html><script>alert(1)</script>'),
  pixel: sends(() => drawPicture(1)),
  small: sends(() => drawPicture(512)),
  /** It ends in its middle. */
  half: sends(() => file().subarray(0, file().length / 2)),
  /** A picture of 400 million pixels. */
  bomb: sends(() => bombOf(20_000, 20_000)),
  'cut-off': (response) => {
    begin(response);
    response.write('{"data":[{"b64_json":"iVBORw0KGgo', () => response.destroy());
  },
  // Whoever follows it has a picture of there.
  redirect: fails(307, 'text/plain', '', { location: elsewhere }),
} as const satisfies Record<string, Behaviour>;

export type BehaviourName = keyof typeof behaviours;
