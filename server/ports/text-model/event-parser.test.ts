import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timesTried } from '#test/sampled.ts';
import { EventParser } from './event-parser.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

const read = (chunks: readonly Uint8Array[], longest = 1000): string[] => {
  const parser = new EventParser(longest);
  return chunks.flatMap((chunk) => parser.push(chunk));
};

/** The bytes in chunks that end at these places. */
function cut(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const ends = [...places.map((place) => place % (bytes.length + 1)), bytes.length];
  return ends
    .toSorted((one, other) => one - other)
    .map((end, at, all) => bytes.slice(at === 0 ? 0 : all[at - 1], end));
}

const lineEnd = fc.constantFrom('\n', '\r\n', '\r');
const word = fc
  .array(fc.constantFrom('ñ', 'Canción', ' ', ':', '🎸', '{', 'a', '¿', 'é'), { maxLength: 6 })
  .map((parts) => parts.join(''));

/** An event as a server writes it, and its data; null of what is none. */
const written = fc
  .record({
    data: fc.array(word, { maxLength: 3 }),
    noise: fc.array(
      fc.oneof(
        word.map((text) => `:${text}`),
        word.map((text) => `id: ${text}`),
      ),
    ),
    end: lineEnd,
  })
  .map(({ data, noise, end }) => ({
    text: [...noise, ...data.map((line) => `data: ${line}`), '', ''].join(end),
    data: data.length === 0 ? null : data.join('\n'),
  }));

test('however its bytes are cut, a stream says the same', () => {
  fc.assert(
    fc.property(
      fc.array(written, { maxLength: 8 }),
      fc.array(fc.nat(), { maxLength: 40 }),
      (events, places) => {
        const bytes = bytesOf(events.map(({ text }) => text).join(''));
        const said = events.flatMap(({ data }) => (data === null ? [] : [data]));
        expect(read([bytes])).toEqual(said);
        expect(read(cut(bytes, places))).toEqual(said);
        expect(read(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(said);
      },
    ),
    { numRuns: timesTried(1000) },
  );
});

test('whatever bytes come, cut or whole they say the same', () => {
  const signs = fc.constantFrom(...bytesOf('data: \r\n:{ñ🎸'), 0xff, 0x80, 0xef, 0xbb, 0xbf);
  fc.assert(
    fc.property(fc.array(signs), fc.array(fc.nat()), (bytes, places) => {
      const whole = Uint8Array.from(bytes);
      expect(read(cut(whole, places))).toEqual(read([whole]));
    }),
    { numRuns: timesTried(2000) },
  );
});

test.each([
  ['data: uno\n\n', ['uno']],
  ['data:uno\n\n', ['uno']],
  ['data:  uno\n\n', [' uno']],
  ['data: uno\ndata: dos\n\n', ['uno\ndos']],
  ['data\n\n', ['']],
  ['data: uno\r\rdata: dos\r\n\r\n', ['uno', 'dos']],
  ['\uFEFFdata: uno\n\n', ['uno']],
  [': sigo aquí\n\ndata: uno\n\n', ['uno']],
  ['event: error\nid: 7\nretry: 9\ndata: uno\n\n', ['uno']],
  ['database: uno\nData: dos\n data: tres\n\n', []],
  ['data: a: b\n\n', ['a: b']],
  // What has no empty line after it is no event.
  ['data: uno\n', []],
  ['\n\n\n', []],
])('%j is %j', (text, data) => {
  expect(read([bytesOf(text)])).toEqual(data);
});

test('a byte that is none of a letter is a sign that no word has', () => {
  expect(read([Uint8Array.of(...bytesOf('data: a'), 0xff, ...bytesOf('b\n\n'))])).toEqual([
    'a\uFFFDb',
  ]);
});

describe('what is longer than it may be is refused as it comes, not when it ends:', () => {
  test.each([
    ['a line', ['x'.repeat(600), 'x'.repeat(600)]],
    ['a line in one piece', [`data: ${'x'.repeat(1200)}\n\n`]],
    ['an event of many lines', Array.from({ length: 30 }, () => `data: ${'x'.repeat(100)}\n`)],
  ])('%s', (_, parts) => {
    expect(() => read(parts.map(bytesOf))).toThrow('oversized');
  });

  test('and many short ones are not', () => {
    const many = Array.from({ length: 300 }, () => bytesOf(`data: ${'x'.repeat(100)}\n\n`));
    expect(read(many)).toHaveLength(300);
  });
});
