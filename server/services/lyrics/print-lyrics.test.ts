import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { saveArtistProfile } from '#server/services/accounts/artist-profile.ts';
import { createRun } from '#server/services/tools/runs.ts';
import { readUsage } from '#server/services/tools/usage.ts';
import { accessibilityFaults } from '#test/pdf-accessibility.ts';
import { openPdf, readPdf } from '#test/read-pdf.ts';
import { makePerson, openTestServices } from '#test/test-services.ts';
import { printLyrics } from './print-lyrics.ts';
import { saveLyrics } from './save-lyrics.ts';
import { engineOf, type StoredLyrics } from './stored-lyrics.ts';

const services = await openTestServices();
const ana = await makePerson(services, 'ana@ejemplo.co');
const luis = await makePerson(services, 'luis@ejemplo.co');

/** A song of Ana's, whatever its title. */
const store = (title: string, texts: string[] = ['Tiembla la luz de un hotel']) => {
  const lines = texts.map((text) => ({
    ...{ text, metre: 8, letter: 'a', image: null, isLocked: false },
  }));
  const lyrics: StoredLyrics = {
    title,
    sections: [{ kind: 'verso', again: null, stanzas: [{ lines }] }],
  };
  return createRun(services, ana, {
    ...{ tool: 'lyrics', token: randomUUID(), counts: null, engineVersion: engineOf(null) },
    request: { theme: 'el mar', genre: 'folk', mood: 'sereno', structure: 'free' },
    make: () => lyrics,
  });
};

const print = (id: string, actor = ana, isHead = false) =>
  printLyrics(services, actor, { id, isHead });

const letters = (text: string) => text.replaceAll(/[\s\u{A0}]/gu, '');
async function wordsOf(bytes: Uint8Array | null) {
  const pages = await readPdf(bytes ?? new Uint8Array());
  return letters(
    pages
      .flat()
      .map(({ text }) => text)
      .join(''),
  );
}

test('a song is printed as it was saved, for everyone, and is no use of the tool', async () => {
  const id = await store('El mar', ['uno', 'dos']);
  const line = { metre: 8, letter: 'a', image: null, isLocked: false };
  const lines = [{ ...line, text: 'Que no me olvide' }];
  const saved = {
    title: 'Canción Ñandú — ¿qué?',
    sections: [{ kind: 'verso' as const, again: null, stanzas: [{ lines }] }],
  };
  await saveLyrics(services, ana, { id, revision: 0, ...saved });
  const { bytes } = await print(id);
  expect(await accessibilityFaults(bytes ?? new Uint8Array())).toEqual([]);
  const words = await wordsOf(bytes);
  for (const said of ['Canción Ñandú — ¿qué?', 'Folk, sereno', 'Que no me olvide', 'Versión 2'])
    expect(words).toContain(letters(said));
  expect(words).not.toContain('dos');
  expect(words).not.toContain('□');
  const usage = await readUsage(services, ana, { feature: 'lyricsGenerator', tier: 'free' });
  expect(usage.used).toBe(0);
});

test('names the artist of the account, in letters that there are', async () => {
  const id = await store('El mar');
  const profile = { recordLabel: '', socialLinks: {}, bio: '', website: '' };
  const author = async () => {
    const pdf = await openPdf((await print(id)).bytes ?? new Uint8Array());
    return ((await pdf.getMetadata()).info as { Author?: string }).Author;
  };
  expect(await author()).toBeUndefined();
  await saveArtistProfile(services, ana, { artistName: 'Ñusta Íñiguez', ...profile });
  expect(await author()).toBe('Ñusta Íñiguez');
  await saveArtistProfile(services, ana, { artistName: '王小明', ...profile });
  expect(await author()).toBeUndefined();
});

test('another’s, and one that never was, are not there', async () => {
  const id = await store('El mar');
  const none: unknown = expect.objectContaining({ code: 'run.not-found' });
  for (const isHead of [false, true]) {
    await expect(print(id, luis, isHead)).rejects.toEqual(none);
    await expect(print(randomUUID(), ana, isHead)).rejects.toEqual(none);
    await expect(print('x', ana, isHead)).rejects.toEqual(none);
  }
});

test.each([
  ['Canción Ñandú — ¿qué?', 'letra-cancion-nandu-que.pdf'],
  ['El mar', 'letra-el-mar.pdf'],
  ['"; filename=x.exe\r\n', 'letra-filename-x-exe.pdf'],
  ['../../etc/passwd', 'letra-etc-passwd.pdf'],
  ['1999', 'letra-1999.pdf'],
  ['王小明 🎸', 'letra.pdf'],
  ['', 'letra.pdf'],
])('the file of «%s» is %s, also for whoever only asks about it', async (title, fileName) => {
  expect(await print(await store(title), ana, true)).toEqual({ bytes: null, fileName });
});

test('of a title without a letter that can be set, only what it is; a note says what is not', async () => {
  const words = await wordsOf((await print(await store('王小明 🎸', ['Un 王 y un 🎸']))).bytes);
  expect(words).toContain(letters('Letra Folk, sereno'));
  expect(words).toContain(letters('Un □ y un □'));
  expect(words).toContain(letters('Donde hay un □ va un signo'));
});

test('who asks for it again and again has to wait, and only they', async () => {
  const id = await store('El mar');
  for (let n = 0; n < 60; n += 1)
    await services.limits.consume('lyricsPdf', ana.userId).catch(() => undefined);
  await expect(print(id)).rejects.toMatchObject({ code: 'rate.limited' });
  expect((await print(id, ana, true)).bytes).toBeNull();
  await services.limits.consume('lyricsPdf', luis.userId);
});
