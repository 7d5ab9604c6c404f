import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { attachmentBytes } from '#content/attachment.ts';
import { system } from '#server/actor.ts';
import { openTestServices, anonymousAt } from '#test/test-services.ts';
import { receiveForm } from './receive-form.ts';
import { expireAttachments, reserveAttachment } from './reserve-attachment.ts';

const services = await openTestServices();
const { incomingFolder } = services.contacts;
const held = () => readdir(incomingFolder);

const megabyte = 1024 * 1024;
const sizes = async () => {
  const names = await held();
  const files = await Promise.all(names.map((name) => stat(join(incomingFolder, name))));
  return files.reduce((sum, { size }) => sum + size, 0);
};

/** Sends so many bytes of a file and then no more, until `end`. Settles when they have come, or were refused. */
async function begin(ip: string, bytes: number) {
  const sent = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  async function* body() {
    for (let left = bytes; left > 0; left -= megabyte) {
      yield new Uint8Array(Math.min(left, megabyte));
    }
    sent.resolve();
    await end.promise;
  }
  const attachment = await reserveAttachment(services, ip, attachmentBytes);
  const stored = attachment.store(body());
  onTestFinished(async () => {
    end.resolve();
    await stored.catch(() => undefined);
    await discard(attachment);
  });
  return Promise.race([sent.promise, stored]);
}

test('what one network sends at once stays within 50 MB, however it begins', async () => {
  const begun = await Promise.allSettled(
    Array.from({ length: 4 }, (_, n) => begin(`2001:db8:1:2::${n + 1}`, 20 * megabyte)),
  );
  expect(await sizes()).toBeLessThanOrEqual(2 * attachmentBytes);
  const refusals = begun.filter(({ status }) => status === 'rejected');
  expect(refusals.length).toBeGreaterThanOrEqual(2);
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({ reason: { code: 'rate.limited', retryAfter: 60 } });
  }
  await begin('2001:db8:1:3::1', attachmentBytes);
});

test(
  'files that were announced and do not come keep nobody out, nor do others keep out words',
  { tags: 'sweep' },
  async () => {
    const ip = '10.9.0.6';
    await Promise.all([1, 2, 3, 4, 5].map(() => begin(ip, 5)));
    expect(await sizes()).toBeLessThan(2 * megabyte);
    await begin(ip, attachmentBytes);

    await expect(begin(ip, attachmentBytes)).rejects.toMatchObject({ code: 'rate.limited' });
    const part = (name: string, value: string) =>
      `--a\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const words = [part('name', 'Ana'), '--a--\r\n'];
    await using message = await receiveForm(services, anonymousAt(ip), {
      request: formRequest(words, '100'),
    });
    expect(message).toMatchObject({ isRefused: false, fields: { name: 'Ana' }, file: null });
    // One with a file is refused in place, with what was typed behind it.
    const file = `--a\r\nContent-Disposition: form-data; name="demo"; filename="a.wav"\r\n\r\n`;
    const chunks = new Blob([file, new Uint8Array(25 * megabyte), '\r\n', ...words]).stream();
    await using form = await receiveForm(services, anonymousAt(ip), {
      request: formRequest(chunks, '100'),
    });
    expect(form).toMatchObject({
      isRefused: true,
      fields: { name: 'Ana' },
      file: { fault: { code: 'rate.limited' } },
    });
  },
);

test('a file is stored as it came', async () => {
  const attachment = await reserveAttachment(services, '10.9.0.7', 1000);
  onTestFinished(() => discard(attachment));
  await attachment.store(
    (async function* () {
      yield Buffer.from('RIFF');
      yield Buffer.from('ñandú');
    })(),
  );
  expect(await readFile(attachment.path, 'utf8')).toBe('RIFFñandú');
});

test('what a killed process left is removed, and what still arrives is not', async () => {
  const minute = 60_000;
  const clear = [
    () => expireAttachments(services, system),
    () => reserveAttachment(services, '10.9.0.4', 1000).then(discard),
  ];
  for (const clearing of clear) {
    const left = join(incomingFolder, 'left');
    await writeFile(left, '');
    for (const [minutes, stays] of [
      [14, true],
      [16, false],
    ] as const) {
      const then = new Date(Date.now() - minutes * minute);
      await utimes(left, then, then);
      await clearing();
      expect((await held()).includes('left')).toBe(stays);
    }
  }
});

// Linux only: a disk that never has space.
test.runIf(process.platform === 'linux')(
  'an attachment that the disk has no space for',
  async () => {
    const full = { ...services, contacts: { ...services.contacts, incomingFolder: '/proc' } };
    await expect(reserveAttachment(full, '10.9.0.5', 300_000)).rejects.toMatchObject({
      code: 'storage.full',
    });
  },
);

test('attempts are counted before the body is read, those of words alone are not', async () => {
  const ip = '10.9.0.1';
  const words = async (n: number) => {
    await using form = await receiveForm(services, anonymousAt(ip), {
      request: formRequest(['x'.repeat(n)], String(n)),
    });
    return form;
  };
  for (let n = 0; n < 12; n += 1) expect((await words(300)).isRefused).toBe(false);
  for (let n = 0; n < 10; n += 1) await reserveAttachment(services, ip, 300_000).then(discard);
  const before = await held();
  const field = `--a\r\nContent-Disposition: form-data; name="f`;
  const many = Array.from(
    { length: 19 },
    (_, n) => `${field}${n}"\r\n\r\n${'x'.repeat(60_000)}\r\n`,
  );
  await using form = await receiveForm(services, anonymousAt(ip), {
    request: formRequest(many, '300001'),
  });
  expect(form).toMatchObject({ isRefused: true, file: { fault: { code: 'rate.limited' } } });
  // Of what it brings no more is kept than a form shows again.
  expect(Object.values(form.fields).join('')).toHaveLength(64 * 1024);
  expect(await held()).toEqual(before);
});

test('words whose sender stalls are not taken for the whole of them', async () => {
  const words = '--a\r\nContent-Disposition: form-data; name="name"\r\n\r\nAna\r\n--a\r\n';
  const body = new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from(words)) });
  const pace = { everyMs: 50, leastBytes: 1000 };
  await using form = await receiveForm(services, anonymousAt('10.9.0.8'), {
    request: formRequest(body),
    pace,
  });
  expect(form).toMatchObject({ isRefused: true, fields: { name: 'Ana' } });
});

test('a sender who stalls is given up, and leaves nothing', async () => {
  const before = await held();
  const head = '--a\r\nContent-Disposition: form-data; name="name"\r\n\r\nAna\r\n';
  const file = '--a\r\nContent-Disposition: form-data; name="demo"; filename="a.wav"\r\n\r\nRIFF';
  const chunks = [head, file];
  const body = new ReadableStream({
    async pull(stream) {
      const chunk = chunks.shift();
      if (chunk) stream.enqueue(Buffer.from(chunk));
      else await new Promise(() => undefined);
    },
  });
  const pace = { everyMs: 50, leastBytes: 1000 };
  {
    await using form = await receiveForm(services, anonymousAt('10.9.0.2'), {
      request: formRequest(body),
      pace,
    });
    expect(form).toMatchObject({ fields: { name: 'Ana' }, file: { fault: 'incomplete' } });
    expect(await held()).toHaveLength(before.length + 1);
  }
  expect(await held()).toEqual(before);
});

function formRequest(body: string[] | ReadableStream, length?: string): Request {
  const headers = {
    'content-type': 'multipart/form-data; boundary=a',
    ...(length && { 'content-length': length }),
  };
  const init = { method: 'POST', headers, duplex: 'half' };
  return new Request('http://localhost/', {
    ...init,
    body: Array.isArray(body) ? body.join('') : body,
  });
}

const discard = ({ path }: { path: string }) => rm(path, { force: true });
