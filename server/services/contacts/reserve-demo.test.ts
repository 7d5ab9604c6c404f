import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoBytes } from '#content/demo-file.ts';
import { openTestServices } from '#test/test-services.ts';
import { receiveForm } from './receive-form.ts';
import { removeAbandonedDemos, reserveDemo } from './reserve-demo.ts';

const services = await openTestServices();
const { incomingFolder } = services;
const held = () => readdir(incomingFolder);

test('what one network sends at once stays within 50 MB, however it begins', async () => {
  const begin = (n: number) => reserveDemo(services, `2001:db8:1:2::${n + 1}`, demoBytes);
  const begun = await Promise.allSettled(Array.from({ length: 6 }, (_, n) => begin(n)));
  const refusals = begun.filter(({ status }) => status === 'rejected');
  expect(await held()).toHaveLength(begun.length - refusals.length);
  expect((await held()).length).toBeLessThanOrEqual(2);
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({ reason: { code: 'rate.limited', retryAfter: 60 } });
  }

  // A network next door, and one that announces nothing.
  const other = '2001:db8:1:3::1';
  await reserveDemo(services, other, null);
  await reserveDemo(services, other, 2 * demoBytes);
  await expect(reserveDemo(services, other, 1000)).rejects.toMatchObject({ code: 'rate.limited' });
});

test('what a killed process left is removed, and what still arrives is not', async () => {
  const file = async (name: string, minutes: number) => {
    const touched = new Date(Date.now() - minutes * 60_000);
    await writeFile(join(incomingFolder, name), '');
    await utimes(join(incomingFolder, name), touched, touched);
  };
  const clear = [
    () => removeAbandonedDemos(incomingFolder),
    () => reserveDemo(services, '10.9.0.4', 1000).then(discard),
  ];
  for (const clearing of clear) {
    await file('left', 16);
    await file('arriving', 14);
    await clearing();
    expect(await held()).toContain('arriving');
    expect(await held()).not.toContain('left');
  }
});

// Linux only: a disk that never has space.
test.runIf(process.platform === 'linux')('a demo that the disk has no space for', async () => {
  const full = { ...services, incomingFolder: '/proc' };
  await expect(reserveDemo(full, '10.9.0.5', 300_000)).rejects.toMatchObject({
    code: 'storage.full',
  });
});

test('attempts are counted before the body is read, those of words alone are not', async () => {
  const ip = '10.9.0.1';
  const words = async (n: number) => {
    await using form = await receiveForm(services, { ip }, formRequest(['x'.repeat(n)], String(n)));
    return form;
  };
  for (let n = 0; n < 12; n += 1) expect((await words(300)).isRefused).toBe(false);
  for (let n = 0; n < 10; n += 1) await reserveDemo(services, ip, 300_000).then(discard);
  let isRead = false;
  const body = new ReadableStream({
    async pull(stream) {
      isRead ||= (await held()).some((name) => name.includes('.300001.'));
      stream.close();
    },
  });
  await using form = await receiveForm(services, { ip }, formRequest(body, '300001'));
  expect(form).toMatchObject({ isRefused: true, file: { fault: { code: 'rate.limited' } } });
  expect(isRead).toBe(false);
});

test('a body of unknown length counts when it brings more than words', async () => {
  const ip = '10.9.0.3';
  const receive = async (bytes: number) => {
    const head = '--a\r\nContent-Disposition: form-data; name="demo"; filename="a.wav"\r\n\r\n';
    const body = [head, 'x'.repeat(bytes), '\r\n--a--\r\n'];
    await using form = await receiveForm(services, { ip }, formRequest(body));
    return form.file;
  };
  for (let n = 0; n < 11; n += 1) expect(await receive(1000)).toMatchObject({ counted: false });
  for (let n = 0; n < 10; n += 1) {
    expect(await receive(300_000)).toMatchObject({ counted: true, fault: null });
  }
  expect(await receive(300_000)).toMatchObject({ fault: { code: 'rate.limited' } });
  expect(await receive(1000)).toMatchObject({ counted: false, fault: null });
});

test('a sender who stalls is given up, and leaves nothing', async () => {
  const before = await held();
  const head = '--a\r\nContent-Disposition: form-data; name="name"\r\n\r\nAna\r\n';
  const file = '--a\r\nContent-Disposition: form-data; name="demo"; filename="a.wav"\r\n\r\nRIFF';
  const pieces = [head, file];
  const body = new ReadableStream({
    async pull(stream) {
      const piece = pieces.shift();
      if (piece) stream.enqueue(Buffer.from(piece));
      else await new Promise(() => undefined);
    },
  });
  const pace = { everyMs: 50, leastBytes: 1000 };
  {
    await using form = await receiveForm(services, { ip: '10.9.0.2' }, formRequest(body), pace);
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

const discard = ({ path }: { path: string }) => rm(path);
