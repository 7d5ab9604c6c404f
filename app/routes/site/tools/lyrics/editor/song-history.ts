import type { EditedSong } from './edited-song.ts';

/** What a song was, is, and was before somebody went back. */
export type SongHistory = {
  past: readonly EditedSong[];
  present: EditedSong;
  future: readonly EditedSong[];
  /** What the last change was about: more of the same is one step. */
  about: string | null;
  /** The verse to which the last change took the cursor; another object each time. */
  cursor: { key: number | null };
};

export type SongChange =
  | {
      type: 'change';
      about: string | null;
      change: (song: EditedSong) => EditedSong;
      /** Where the cursor goes on. */
      cursor?: (after: EditedSong, before: EditedSong) => number | null;
    }
  | { type: 'undo' }
  | { type: 'redo' }
  /** What comes next is a step of its own. */
  | { type: 'pause' }
  | { type: 'restore'; history: SongHistory };

/** Steps that can be taken back. */
const mostSteps = 50;

export const beginHistory = (present: EditedSong): SongHistory => ({
  ...{ past: [], present, future: [], about: null, cursor: { key: null } },
});

export function changeHistory(history: SongHistory, change: SongChange): SongHistory {
  const { past, present, future, about } = history;
  switch (change.type) {
    case 'change': {
      const next = change.change(present);
      if (next === present) return history;
      const isSame = change.about !== null && change.about === about;
      return {
        past: isSame ? past : [...past, present].slice(-mostSteps),
        ...{ present: next, future: [], about: change.about },
        cursor: change.cursor ? { key: change.cursor(next, present) } : history.cursor,
      };
    }
    case 'undo': {
      const before = past.at(-1);
      if (!before) return history;
      return {
        ...history,
        ...{ past: past.slice(0, -1), present: before, future: [present, ...future], about: null },
      };
    }
    case 'redo': {
      const [after, ...rest] = future;
      if (!after) return history;
      return {
        ...history,
        ...{ past: [...past, present], present: after, future: rest, about: null },
      };
    }
    case 'pause':
      return about === null ? history : { ...history, about: null };
    case 'restore':
      return change.history;
  }
}
