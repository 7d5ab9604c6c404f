import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { type Behaviour, fails, forever } from '../model-server/behaviour.ts';
import { english, markup, portuguese, prose, song } from './songs.ts';

const event = (value: object | string): string =>
  `data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`;

const said = (content: string) => event({ choices: [{ index: 0, delta: { content } }] });
const finished = (reason: string) =>
  event({ choices: [{ index: 0, delta: {}, finish_reason: reason }] });
const done = event('[DONE]');

/** A text as servers send it: who speaks, some letters at a time, why it ends, and what it cost. */
const streamOf = (text: string): string =>
  [
    event({ choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] }),
    ...(text.match(/[^]{1,7}/gu) ?? []).map(said),
    finished('stop'),
    event({ choices: [], usage: { total_tokens: 200 } }),
    done,
  ].join('');

function begin(response: ServerResponse, type = 'text/event-stream; charset=utf-8'): void {
  response.writeHead(200, { 'content-type': type });
}

const stream =
  (...parts: readonly string[]): Behaviour =>
  (response) => {
    begin(response);
    response.end(parts.join(''));
  };

const writes = (text: string) => stream(streamOf(text));

/** Where the redirect leads. */
export const elsewhere = '/v1/elsewhere';

/** By the name of the model that is asked for. */
export const behaviours = {
  song: writes(song),
  /** Each byte by itself, with CR and LF, comments, and data over several lines. */
  bytes: async (response) => {
    begin(response);
    const told = `: hola\r\n\r\n${streamOf(song)
      .replaceAll('"choices"', '\ndata: "choices"')
      .replaceAll('\n', '\r\n')}`;
    for (const byte of Buffer.from(told)) {
      response.write(Buffer.from([byte]));
      await setImmediate();
    }
    response.end();
  },
  /** The end is said, and the connection stays open. */
  'open-end': (response) => {
    begin(response);
    response.write(streamOf(song));
  },
  /** No more than why it ends. */
  'no-done': stream(said(song), finished('length')),
  prose: writes(prose),
  portuguese: writes(portuguese),
  english: writes(english),
  markup: writes(markup),
  insults: writes(song.replaceAll('Mi padre', 'La puta')),
  rubbish: writes('}{🎸\u0000\uFFFD '.repeat(200)),
  blank: writes('  \n\n '),
  refusal: stream(said('No puedo'), finished('content_filter')),
  silent: () => undefined,
  stalls: (response) => {
    begin(response);
    response.write(said('Salí temprano'));
  },
  /** Says that it lives, and nothing else. */
  'only-comments': (response) => {
    begin(response);
    const beat = setInterval(() => response.write(': sigo aquí\n\n'), 20);
    response.on('close', () => clearInterval(beat));
  },
  'error-midway': stream(
    said('Salí temprano'),
    event({ error: { message: 'overloaded', code: 503 } }),
    done,
  ),
  endless: (response) => {
    begin(response);
    return forever(response, said('la la la '));
  },
  'huge-line': (response) => {
    begin(response);
    return forever(response, 'x'.repeat(16_384));
  },
  'endless-html': (response) => {
    begin(response, 'text/html');
    return forever(response, '<p>Vuelve pronto</p>'.repeat(1_000));
  },
  /** Ten megabytes of nothing that counts as text. */
  'ten-megabytes': (response) => {
    begin(response);
    response.end(': x\n'.repeat(2_621_440));
  },
  cut: stream(said('Salí temprano a la pla')),
  'cut-off': (response) => {
    begin(response);
    response.write(said('Salí temprano'), () => response.destroy());
  },
  'no-json': stream('data: {"choices": [\n\n', done),
  'wrong-shape': stream(event({ choices: [{ delta: { content: 7 } }] }), done),
  'bad-utf-8': (response) => {
    begin(response);
    response.write(Buffer.from([0x64, 0x61, 0x74, 0x61, 0x3a, 0xff, 0xfe, 0x0a, 0x0a]));
    response.end(done);
  },
  json: fails(200, 'application/json', '{"choices":[{"message":{"content":"Salí"}}]}'),
  html: fails(200, 'text/html', '<p>Vuelve pronto</p>'),
  busy: fails(429, 'application/json', '{"error":{"message":"clave-secreta"}}'),
  broken: fails(500, 'text/html', 'x'.repeat(2 ** 20)),
  // Whoever follows it has a song of there.
  redirect: fails(307, 'text/plain', '', { location: elsewhere }),
} as const satisfies Record<string, Behaviour>;

export type BehaviourName = keyof typeof behaviours;
