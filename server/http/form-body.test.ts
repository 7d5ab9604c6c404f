import { expect, test } from 'vitest';
import { withFormBody } from './form-body.ts';

const megabyte = 1024 * 1024;
const tooLarge = { code: 'request.too-large' };

/** A form whose body comes in pieces of a megabyte, 64 of them, and how many were asked for. */
function longForm(headers: Record<string, string> = {}) {
  const sent = { pieces: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        if (sent.pieces === 64) return stream.close();
        sent.pieces += 1;
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
  await expect(withFormBody(request)).rejects.toMatchObject(tooLarge);
  expect(sent).toEqual({ pieces: 5, isCancelled: true });
});

test('of a body that says how much too long it is, nothing is read', async () => {
  const { sent, request } = longForm({ 'content-length': String(64 * megabyte) });
  await expect(withFormBody(request)).rejects.toMatchObject(tooLarge);
  expect(sent.pieces).toBe(0);
});

const partsOf = (count: number, boundary: string) => {
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n`;
  return `${part.repeat(count)}--${boundary}--\r\n`;
};

const posted = (body: string, type: string) =>
  withFormBody(
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
