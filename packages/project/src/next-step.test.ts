import { expect, test } from 'vitest';
import { nextStep, type SongFacts } from './next-step.ts';

type Song = SongFacts & { title: string };

const song = (title: string, changedAt: number, facts: Partial<SongFacts>): Song => ({
  title,
  status: 'ready',
  hasAudio: true,
  hasCover: true,
  failedJob: null,
  hasFailed: false,
  ...facts,
  changedAt,
});

const done = song('lista', 90, {});
const live = song('en vivo', 95, { status: 'distributed' });
const bare = song('sin portada', 50, { hasCover: false });
const empty = song('borrador', 60, { status: 'draft', hasAudio: false, hasCover: false });
const whole = song('borrador con audio', 70, { status: 'draft', hasCover: false });
const making = song('en proceso', 80, { status: 'processing' });
const arriving = song('subiendo', 80, { status: 'uploading' });
const failed = song('fallida', 10, { status: 'failed', hasCover: false, failedJob: 'job' });
const spoiled = song('dañada', 20, { status: 'failed' });

test.each<[string, Song[], string, string?]>([
  ['no song', [], 'create'],
  ['songs that lack nothing', [done, live], 'rest'],
  ['a failed song, before everything', [done, bare, whole, making, failed], 'retry', 'fallida'],
  ['a song that cannot be retried', [done, spoiled], 'replace-audio', 'dañada'],
  ['of two that failed, the last', [failed, spoiled], 'replace-audio', 'dañada'],
  ['a draft without audio', [done, empty], 'add-audio', 'borrador'],
  ['a draft with audio', [whole, done], 'confirm', 'borrador con audio'],
  [
    'a draft whose audio failed',
    [{ ...whole, hasFailed: true }, done],
    'add-audio',
    'borrador con audio',
  ],
  ['a draft with all', [song('entera', 1, { status: 'draft' })], 'confirm', 'entera'],
  ['a song without a cover', [done, live, bare], 'add-cover', 'sin portada'],
  ['one in process without a cover', [{ ...making, hasCover: false }], 'add-cover', 'en proceso'],
  ['of a draft and a cover, the last: draft', [bare, empty], 'add-audio', 'borrador'],
  [
    'of a draft and a cover, the last: cover',
    [{ ...bare, changedAt: 99 }, empty],
    'add-cover',
    'sin portada',
  ],
  ['a song in process', [done, making, live], 'wait', 'en proceso'],
  ['a song on its way', [done, arriving], 'wait', 'subiendo'],
  ['in process, but another half done', [making, bare], 'add-cover', 'sin portada'],
])('%s', (_, songs, kind, title) => {
  for (const order of [songs, songs.toReversed()]) {
    const step = nextStep(order);
    expect(step.kind).toBe(kind);
    expect('song' in step ? step.song.title : undefined).toBe(title);
  }
});

test('a retry names the job', () => {
  expect(nextStep([failed])).toEqual({ kind: 'retry', song: failed, job: 'job' });
});

test('the songs stay as they were given', () => {
  const songs = Object.freeze([bare, empty, done]);
  expect(nextStep(songs).kind).toBe('add-audio');
});
