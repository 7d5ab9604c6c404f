import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { formPace, withArriving, withFormBody } from './form-body.ts';

const megabyte = 1024 * 1024;
const tooLarge = { code: 'request.too-large' };
const read = (request: Request) => withFormBody(request, request.body ?? new Blob().stream());

/** A form whose body comes in chunks of a megabyte, 64 of them, and how many were asked for. */
function longForm(headers: Record<string, string> = {}) {
  const sent = { chunks: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        if (sent.chunks === 64) return stream.close();
        sent.chunks += 1;
        stream.enqueue(new Uint8Array(megabyte));
      },
      cancel: () => void (sent.isCancelled = true),
    },
    { highWaterMark: 0 },
  );
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return { sent, request: new Request('http://localhost/', init) };
}

test('a body without end is not read without end', async () => {
  const { sent, request } = longForm();
  await expect(read(request)).rejects.toMatchObject(tooLarge);
  expect(sent).toEqual({ chunks: 5, isCancelled: true });
});

test('of a body that says how much too long it is, nothing is read', async () => {
  const { sent, request } = longForm({ 'content-length': String(64 * megabyte) });
  await expect(read(request)).rejects.toMatchObject(tooLarge);
  expect(sent.chunks).toBe(0);
});

const partsOf = (count: number, boundary: string) => {
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n`;
  return `${part.repeat(count)}--${boundary}--\r\n`;
};

const posted = (body: string, type: string) =>
  read(
    new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': type } }),
  );

test.each([
  ['a', 'multipart/form-data; boundary=a'],
  ['a', 'Multipart/Form-Data;boundary="a"'],
  ["a'()+_,-./:=?Z9", `multipart/form-data; boundary="a'()+_,-./:=?Z9"`],
  ['----WebKitFormBoundaryx9', 'multipart/form-data; boundary=----WebKitFormBoundaryx9'],
])('parts between %s are counted', async (boundary, type) => {
  expect(await (await posted(partsOf(20, boundary), type)).formData()).toBeDefined();
  await expect(posted(partsOf(101, boundary), type)).rejects.toMatchObject(tooLarge);
});

test.each([
  'multipart/form-data',
  'multipart/form-data; boundary=a; boundary=b',
  'multipart/form-data; boundary=a; x="boundary=zz"',
  'multipart/form-data; x="; boundary=zz"; boundary=a',
  'multipart/form-data; boundary =a',
  'multipart/form-data; boundary= a',
  'multipart/form-data; boundary=a b',
  'multipart/form-data; boundary="\\a"',
  "multipart/form-data; boundary*=utf-8''a",
  'multipart/form-data; "boundary"=a',
])('parts of which nobody knows the boundary are refused: %s', async (type) => {
  await expect(posted(partsOf(1, 'a'), type)).rejects.toMatchObject({ code: 'request.malformed' });
});

const post = () => new Request('http://localhost/auth', { method: 'POST', body: 'replaced' });
const chunksOf = async function* (chunks: Uint8Array[]) {
  yield* chunks;
};

test('a form of a hundred fields, or of 128 KiB, is taken, and a longer one is not', async () => {
  const type = 'application/x-www-form-urlencoded';
  const fields = (count: number) => Array.from({ length: count }, () => 'a=1').join('&');
  for (const [longest, longer] of [
    [fields(100), fields(101)],
    ['x'.repeat(128 * 1024), 'x'.repeat(128 * 1024 + 1)],
  ] as const) {
    expect(await (await posted(longest, type)).text()).toBe(longest);
    await expect(posted(longer, type)).rejects.toMatchObject(tooLarge);
  }
});

test('a form is the same in one chunk and in a thousand', async () => {
  const bytes = Buffer.from(`message=${'Canción Ñandú — ¿qué? '.repeat(1000)}`);
  const singles = Array.from(bytes, (byte) => Uint8Array.of(byte));
  for (const chunks of [[bytes], singles]) {
    const request = await withFormBody(post(), chunksOf(chunks));
    expect(Buffer.from(await request.arrayBuffer()).equals(bytes)).toBe(true);
  }
});

test('what is held of a form is its bytes, in one buffer, and not its chunks', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const made: WeakRef<Uint8Array>[] = [];
  const rest = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  async function* trickle() {
    for (let count = 0; count < 20_000; count += 1) {
      const chunk = new Uint8Array(1);
      made.push(new WeakRef(chunk));
      yield chunk;
    }
    sent.resolve();
    await rest.promise;
  }
  const reading = withFormBody(post(), trickle());
  await sent.promise;
  await setImmediate();
  collectGarbage();
  expect(made.filter((chunk) => chunk.deref() !== undefined).length).toBeLessThan(50);
  rest.resolve();
  expect((await (await reading).arrayBuffer()).byteLength).toBe(20_000);
});

test('a form that stays half sent is given up, a long one that goes on is not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const go = { on: () => {} };
  async function* halting(chunks: number) {
    for (let count = 0; count < chunks; count += 1) {
      yield new Uint8Array(formPace.leastBytes);
      await new Promise<void>((resolve) => (go.on = resolve));
    }
  }
  const long = withFormBody(post(), halting(2));
  for (let count = 0; count < 2; count += 1) {
    await setImmediate();
    vi.advanceTimersByTime(formPace.everyMs);
    go.on();
  }
  expect((await (await long).arrayBuffer()).byteLength).toBe(2 * formPace.leastBytes);

  const half = withFormBody(post(), halting(1));
  const givenUp = half.catch((error: unknown) => error);
  await setImmediate();
  vi.advanceTimersByTime(2 * formPace.everyMs);
  expect(await givenUp).toMatchObject({ code: 'request.slow' });
});

/** A body of two chunks, what of it was asked for, and whether it was given up. */
function twoChunks() {
  const asked: string[] = [];
  async function* arriving() {
    try {
      for (const chunk of ['message=', 'Hola']) {
        asked.push(chunk);
        yield Buffer.from(chunk);
      }
    } finally {
      asked.push('end');
    }
  }
  const waits: Promise<unknown>[] = [];
  const outside = <T>(wait: () => Promise<T>) => {
    const waiting = wait();
    waits.push(waiting);
    return waiting;
  };
  return { asked, waits, request: withArriving(post(), arriving(), outside) };
}

test('a body that somebody else counts arrives chunk by chunk when it is read, and is waited for outside', async () => {
  const { asked, waits, request } = twoChunks();
  await setImmediate();
  expect(asked).toEqual([]);
  expect(request.method).toBe('POST');
  expect(await request.text()).toBe('message=Hola');
  expect(asked).toEqual(['message=', 'Hola', 'end']);
  expect(waits).toHaveLength(3);
});

test('one that is given up is asked for no more', async () => {
  const { asked, request } = twoChunks();
  const reader = request.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(asked).toEqual(['message=', 'end']);
});
