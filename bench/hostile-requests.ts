import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import sharp from 'sharp';
import { halfSent } from '#test/access/half-sent.ts';
import { hostileSounds } from '#test/media/hostile-sounds.ts';
import type { Product } from './product.ts';
import type { Visitor } from './visitor.ts';

/** Sends one hostile thing and resolves when the product has answered, or ended the connection. */
export type Attack = { name: string; send: () => Promise<unknown> };

/** Files and requests that want to keep the server busy, each demo from an address of its own. */
export async function hostileRequests(
  { origin }: Product,
  { cookie, saveDraft, upload }: Visitor,
): Promise<Attack[]> {
  const draft = await saveDraft({ title: 'Pulso', artist_name: 'Niebla Norte', genre: 'rock' });
  const bomb = await pictureBomb();
  const sounds = hostileSounds();
  const post = (path: string, type: string, body: string | Buffer) => () =>
    send(origin, path, { method: 'POST', headers: { origin, 'content-type': type } }, body);
  const get = (path: string, headers: Record<string, string> = {}) => {
    return () => send(origin, path, { headers });
  };
  const halves = (
    target: string,
    length: string,
    body: string,
    counts: { count: number; ended: number },
  ) => {
    const type = target === '/auth' ? urlencoded : multipart;
    const head = `Origin: ${origin}\r\nContent-Type: ${type}\r\n${length}`;
    const port = Number(new URL(origin).port);
    return () => halfSent({ port, localAddress: nextAddress() }, { target, head, body }, counts);
  };
  const demos = sounds.map(([name, bytes]) => ({
    name: `demo: ${name}`,
    send: post('/contact', multipart, demoOf(bytes)),
  }));
  const uploads = await Promise.all(
    sounds.map(async ([name, bytes]) => {
      const fields = { title: name, artist_name: 'Niebla Norte', genre: 'rock' };
      const project = await saveDraft(fields);
      const type = 'audio/flac';
      return {
        name: `subida: ${name}`,
        send: () => upload(project, 'audio', type, bytes).catch(() => undefined),
      };
    }),
  );
  const cover = () => upload(draft, 'cover', 'image/png', bomb).catch(() => undefined);
  return [
    ...demos,
    ...uploads,
    { name: 'portada de 36 millones de píxeles', send: cover },
    { name: 'barras al final', send: get(`/${'/'.repeat(15_000)}x`) },
    { name: 'barras entre letras', send: get(`/a${'/'.repeat(15_000)}b`) },
    { name: 'barras y letras', send: get(`/${'a/'.repeat(7_000)}x`) },
    { name: '1 MB de campos', send: post('/auth', urlencoded, manyFields) },
    { name: '1 MB de campos en /contact', send: post('/contact', urlencoded, manyFields) },
    ...['message', 'name', 'email'].map((field) => ({
      name: `60.000 tildes sobre una letra, en ${field}`,
      send: post('/', urlencoded, new URLSearchParams({ [field]: marks }).toString()),
    })),
    { name: '1 MB de porcentajes', send: post('/auth', urlencoded, '%26=%3D&'.repeat(125_000)) },
    { name: '1 MB de partes', send: post('/auth', multipart, manyParts) },
    { name: '1 MB de partes en /contact', send: post('/contact', multipart, manyParts) },
    { name: 'casi el límite', send: post('/contact', multipart, demoOf(nearBoundaries)) },
    ...['/auth', '/contact'].map((path) => ({
      name: `240 kB de trozos de un byte en ${path}, 4 a la vez`,
      send: halves(path, 'Transfer-Encoding: chunked\r\n', oneByteChunks, { count: 4, ended: 4 }),
    })),
    {
      name: '60 formularios a medias de una dirección',
      send: halves('/auth', lengthOf(128_000), 'a='.padEnd(127_000, 'x'), { count: 60, ended: 20 }),
    },
    {
      name: '60 mensajes a medias de una dirección, sin su demo',
      send: halves('/contact', lengthOf(26e6), longFields, { count: 60, ended: 20 }),
    },
    { name: 'direcciones sin fin', send: get(`/__manifest?version=x&paths=${addresses}`) },
    { name: 'JSON profundo', send: post('/auth', 'application/json', '['.repeat(900_000)) },
    { name: 'cookies sin fin', send: get('/', { cookie: 'a=b; '.repeat(3_000) }) },
    {
      name: 'cookies sin fin y sesión',
      send: get('/dashboard', { cookie: `${cookie}; ${pairs}` }),
    },
    { name: 'parámetros sin fin', send: get(`/contact?${'a[]=%20&'.repeat(1_800)}`) },
    {
      name: 'un parámetro largo',
      send: get(`/contact?prefillMessage=${'%F0%9F%8E%B6'.repeat(1_200)}`),
    },
    {
      name: 'codificaciones sin fin',
      send: get('/', { 'accept-encoding': 'br;q=0, '.repeat(1_600) }),
    },
    {
      name: 'rangos sin fin',
      send: get('/favicon.ico', { range: `bytes=${'0-1,'.repeat(3_000)}` }),
    },
    { name: '10.000 peticiones en una conexión', send: () => pipelined(origin, 1, 10_000) },
    { name: '200 peticiones en cada una de 20 conexiones', send: () => pipelined(origin, 20, 200) },
    {
      name: '300 conexiones que cuelgan con 16 peticiones cada una',
      send: () => hungUp(origin, 10, 30),
    },
    { name: 'etiquetas sin fin', send: get('/', { 'if-none-match': 'W/"x", '.repeat(1_900) }) },
  ];
}

const multipart = 'multipart/form-data; boundary=a';
const urlencoded = 'application/x-www-form-urlencoded';
const pairs = 'a=b; '.repeat(2_500);
const manyFields = Array.from({ length: 100_000 }, (_, n) => `f${n}=1`).join('&');
const manyParts = `${'--a\r\nContent-Disposition: form-data; name="f"\r\n\r\n1\r\n'.repeat(18_000)}--a--\r\n`;
const oneByteChunks = '1\r\nx\r\n'.repeat(40_000);
/** Putting these in order takes the square of their number. */
const marks = `a${'\u0345'.repeat(30_000)}${'\u0334'.repeat(30_000)}`;
const lengthOf = (bytes: number) => `Content-Length: ${bytes}\r\n`;
const longFields = Array.from(
  { length: 19 },
  (_, n) => `--a\r\nContent-Disposition: form-data; name="f${n}"\r\n\r\n${'y'.repeat(65_000)}\r\n`,
).join('');
const addresses = Array.from({ length: 2_000 }, (_, n) => n).join();
const nearBoundaries = Buffer.alloc(20e6, '\r\n--\r\n-');

function demoOf(bytes: Buffer): Buffer {
  const filled = {
    name: 'Ana',
    email: 'ana@ejemplo.co',
    service: 'produccion',
    message: 'Hola',
    consent: 'on',
  };
  const fields = Object.entries(filled).map(
    ([name, value]) => `--a\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `${fields.join('')}--a\r\nContent-Disposition: form-data; name="demo"; filename="a.flac"\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--a--\r\n')]);
}

const pictureBomb = () =>
  sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#00272e' } })
    .png()
    .toBuffer();

type Request = { method?: string; headers?: Record<string, string> };

let senders = 0;

/** All of 127.0.0.0/8 is this machine: each request has an address of its own, as those of many senders have. */
function nextAddress(): string {
  senders += 1;
  return `127.1.${Math.floor(senders / 250)}.${(senders % 250) + 1}`;
}

function send(
  origin: string,
  path: string,
  { headers, ...options }: Request,
  body: string | Buffer = '',
): Promise<void> {
  const { hostname, port } = new URL(origin);
  const localAddress = nextAddress();
  const length = { 'content-length': Buffer.byteLength(body) };
  const all = body.length > 0 ? { ...headers, ...length } : headers;
  return new Promise((resolve) => {
    const sending = request(
      { ...options, host: hostname, port, path, localAddress, agent: false, headers: all ?? {} },
      (response) => response.resume().on('close', resolve),
    );
    sending.on('error', () => resolve());
    sending.end(body);
  });
}

/** Many requests for a page that is made for each, without waiting for any response, all from one address. */
async function pipelined(origin: string, connections: number, requests: number): Promise<void> {
  const open = connectionsTo(origin);
  const attack = () => open((socket, request) => socket.resume().write(request.repeat(requests)));
  await Promise.all(Array.from({ length: connections }, attack));
}

/** Connections that end before their requests are answered, each sender's one after the other, from one address. */
async function hungUp(origin: string, senders: number, connections: number): Promise<void> {
  const open = connectionsTo(origin);
  const attack = async () => {
    for (let number = 0; number < connections; number += 1) {
      await open((socket, request) => socket.end(request.repeat(16)));
    }
  };
  await Promise.all(Array.from({ length: senders }, attack));
}

/** Opens connections from an address of their own, each until it is closed. */
function connectionsTo(origin: string) {
  const { hostname, port, host } = new URL(origin);
  const localAddress = nextAddress();
  const request = `GET /auth HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  return (send: (socket: Socket, request: string) => unknown) =>
    new Promise<unknown>((resolve) => {
      const socket = connect({ host: hostname, port: Number(port), localAddress });
      socket
        .on('error', () => undefined)
        .on('close', resolve)
        .on('connect', () => send(socket, request));
    });
}
