import { describe, expect, test } from 'vitest';
import type { KeptSong } from '#packages/lyrics/src/index.ts';
import {
  type EditedSong,
  keptOf,
  linesOf,
  neighbourOf,
  shapeOf,
  toEdited,
  withKind,
  withLine,
  withMoved,
  withoutLine,
  withoutSection,
  withPasted,
  withRewritten,
  withSection,
} from './edited-song.ts';
import { withLastWord } from './line-words.ts';
import { repeatedVerses } from './repeated-verses.ts';
import { beginHistory, changeHistory, type SongHistory } from './song-history.ts';
import { songText } from './song-text.ts';

const line = (text: string) => ({
  ...{ text, metre: 8, letter: '-', image: null, isLocked: false },
});
const kept: KeptSong = {
  title: 'Canción Ñandú — ¿qué?',
  sections: [
    { kind: 'verso', again: null, stanzas: [{ lines: [line('uno'), line('dos')] }] },
    { kind: 'coro', again: null, stanzas: [{ lines: [line('tres')] }] },
    { kind: 'verso', again: null, stanzas: [{ lines: [line('cuatro')] }] },
    { kind: 'coro', again: 1, stanzas: [] },
    { kind: 'coro', again: 1, stanzas: [] },
  ],
};
const song = toEdited(kept);

/** The parts of a song: what they say, or the part that they say again. */
const partsOf = (edited: EditedSong) =>
  keptOf(edited).sections.map(
    ({ kind, again, stanzas }) =>
      `${kind}: ${again ?? stanzas.map(({ lines }) => lines.map(({ text }) => text).join(' ')).join(' / ')}`,
  );
const keyOf = (text: string, edited = song) =>
  linesOf(edited).find((one) => one.text === text)?.key ?? -1;
const coro = song.sections[1]?.key ?? -1;

test('a song comes back as it went in', () => {
  expect(keptOf(song)).toEqual(kept);
  expect(shapeOf(song)).not.toContain('dos');
  expect(songText(kept)).toBe(
    'Canción Ñandú — ¿qué?\n\n[Verso]\nuno\ndos\n\n[Coro]\ntres\n\n[Verso]\ncuatro\n\n[Coro]\ntres\n\n[Coro]\ntres',
  );
});

describe('verses', () => {
  test('that do not change are the same objects: they are not drawn again', () => {
    const changed = withLine(song, keyOf('dos'), { text: 'otro' });
    expect(partsOf(changed)[0]).toBe('verso: uno otro');
    expect(linesOf(changed)[0]).toBe(linesOf(song)[0]);
    expect(changed.sections[1]).toBe(song.sections[1]);
  });

  test('that are pasted follow the one with the cursor, or begin in it where it is empty', () => {
    const pasted = withPasted(song, keyOf('uno'), ['a', 'b']);
    expect(partsOf(pasted)[0]).toBe('verso: uno a b dos');
    expect(linesOf(pasted)[2]?.key).toBe(pasted.nextKey - 1);
    const empty = withLine(song, keyOf('uno'), { text: '' });
    const begun = withPasted(empty, keyOf('uno'), ['a', 'b']);
    expect(partsOf(begun)[0]).toBe('verso: a b dos');
    expect(linesOf(begun)[1]?.key).toBe(begun.nextKey - 1);
  });

  test('go, the last of a part with its part, and the last of all stays', () => {
    expect(partsOf(withoutLine(song, keyOf('uno')))[0]).toBe('verso: dos');
    expect(partsOf(withoutLine(song, keyOf('tres')))).toEqual(['verso: uno dos', 'verso: cuatro']);
    expect(neighbourOf(song, keyOf('dos'))).toBe(keyOf('uno'));
    expect(neighbourOf(song, keyOf('uno'))).toBe(keyOf('dos'));
    const last = toEdited({ title: '', sections: kept.sections.slice(2, 3) });
    expect(withoutLine(last, keyOf('cuatro', last))).toBe(last);
  });

  test('that were written anew stand at their places', () => {
    const asked = linesOf(song).slice(0, 2);
    const anew = [
      { at: 0, text: 'primero', image: 'x' },
      { at: 1, text: 'segundo', image: 'x' },
    ];
    expect(partsOf(withRewritten(song, asked, anew))[0]).toBe('verso: primero segundo');
    // While they were awaited one was locked, and the other written over.
    const locked = withLine(song, keyOf('uno'), { isLocked: true });
    const typed = withLine(locked, keyOf('dos'), { text: 'mío' });
    expect(partsOf(withRewritten(typed, asked, anew))[0]).toBe('verso: uno mío');
  });

  test('that say what one before says are named with it, whatever signs they have', () => {
    const lines = linesOf(
      toEdited({
        title: '',
        sections: [
          {
            ...{ kind: 'verso', again: null },
            stanzas: [{ lines: ['¡Ay, amor!', 'otro', 'ay amor', '', ''].map(line) }],
          },
        ],
      }),
    );
    expect([...repeatedVerses(lines)]).toEqual([[lines[2]?.key, 0]]);
  });
});

describe('parts', () => {
  test('move, and what is repeated stays repeated', () => {
    expect(partsOf(withMoved(song, coro, -1))).toEqual([
      ...['coro: tres', 'verso: uno dos', 'verso: cuatro', 'coro: 0', 'coro: 0'],
    ]);
    expect(withMoved(song, song.sections[0]?.key ?? -1, -1)).toBe(song);
    expect(withMoved(song, song.sections[4]?.key ?? -1, 1)).toBe(song);
  });

  test('that are repeated change their kind everywhere', () => {
    for (const key of [coro, song.sections[4]?.key ?? -1])
      expect(partsOf(withKind(song, key, 'puente')).map((part) => part.split(':')[0])).toEqual([
        ...['verso', 'puente', 'verso', 'puente', 'puente'],
      ]);
  });

  test('that go leave their verses to their first repetition', () => {
    expect(partsOf(withoutSection(song, coro))).toEqual([
      ...['verso: uno dos', 'verso: cuatro', 'coro: tres', 'coro: 2'],
    ]);
    expect(partsOf(withoutSection(song, song.sections[3]?.key ?? -1))).toEqual([
      ...['verso: uno dos', 'coro: tres', 'verso: cuatro', 'coro: 1'],
    ]);
  });

  test('come at the end: one to write, or one that is said again', () => {
    const added = withSection(song, 'puente', null);
    expect(partsOf(added).at(-1)).toBe('puente: ');
    expect(linesOf(added).at(-1)?.key).toBe(added.nextKey - 1);
    expect(partsOf(withSection(song, 'coro', coro)).at(-1)).toBe('coro: 1');
  });
});

describe('steps', () => {
  const type = (history: SongHistory, text: string, about: string | null = 'verse') =>
    changeHistory(history, {
      ...{ type: 'change', about },
      change: (before) => withLine(before, keyOf('uno'), { text }),
    });
  const said = ({ present }: SongHistory) => linesOf(present)[0]?.text;

  test('of one verse are one step, until somebody pauses', () => {
    const typed = type(type(beginHistory(song), 'u'), 'un');
    expect(said(changeHistory(typed, { type: 'undo' }))).toBe('uno');
    const later = type(changeHistory(typed, { type: 'pause' }), 'otro');
    expect(said(changeHistory(later, { type: 'undo' }))).toBe('un');
  });

  test('are taken back and made again, until something else is done', () => {
    const two = type(type(beginHistory(song), 'a', null), 'b', null);
    const back = changeHistory(changeHistory(two, { type: 'undo' }), { type: 'undo' });
    expect(said(back)).toBe('uno');
    expect(changeHistory(back, { type: 'undo' })).toBe(back);
    const again = changeHistory(back, { type: 'redo' });
    expect(said(again)).toBe('a');
    const other = type(again, 'c', null);
    expect([said(other), other.future]).toEqual(['c', []]);
    expect(changeHistory(other, { type: 'redo' })).toBe(other);
  });

  test('of nothing are none, and fifty can be taken back', () => {
    const begun = beginHistory(song);
    expect(changeHistory(begun, { type: 'change', about: null, change: (before) => before })).toBe(
      begun,
    );
    let many = begun;
    for (let step = 0; step < 60; step += 1) many = type(many, String(step), null);
    expect(many.past).toHaveLength(50);
  });

  test('say where the cursor goes on', () => {
    const moved = changeHistory(beginHistory(song), {
      ...{ type: 'change', about: null },
      change: (before) => withPasted(before, keyOf('uno'), ['']),
      cursor: (after) => after.nextKey - 1,
    });
    expect(moved.cursor.key).toBe(song.nextKey);
    expect(type(moved, 'x').cursor).toBe(moved.cursor);
  });
});

test.each([
  ['Canto en la calle', 'Canto en la valle'],
  ['Canto en la ', 'Canto en la valle'],
  ['', 'valle'],
  ['¿Quién canta en la calle?', '¿Quién canta en la valle?'],
  ['¡!', '¡!valle'],
])('«%s» ends in another word', (text, said) => {
  expect(withLastWord(text, 'valle')).toBe(said);
});
