import { type Dispatch, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { deleteFormDraft, draftKey, readFormDraft, saveFormDraft } from '#app/ui/form-draft.ts';
import { type EditedSong, keptOf } from './edited-song.ts';
import type { SongChange, SongHistory } from './song-history.ts';

/** Steps of each direction that outlive a reload. */
const stepsKept = 10;

/** How long nothing has to change before it is kept, in milliseconds: nobody waits for it while they write. */
const calm = 300;

const isSame = (one: EditedSong, other: EditedSong): boolean =>
  JSON.stringify(keptOf(one)) === JSON.stringify(keptOf(other));

/** What stands on the page besides what the server has: `other` was saved elsewhere after it was begun. */
export type Restored = 'none' | 'own' | 'over another';

/**
 * Keeps what somebody makes of a song in their browser until it is saved, with the steps that they can take back and the revision that
 * they began with, and gives it back after a reload. What was all saved is no draft, whatever was saved elsewhere since.
 */
export function useSongDraft(
  id: string,
  { song: saved, revision, begun }: { song: EditedSong; revision: number; begun: number },
  history: SongHistory,
  dispatch: Dispatch<SongChange>,
): { restored: Restored; isChanged: boolean; discard: () => void } {
  const userId =
    useRouteLoaderData<{ session: { userId: string } | null }>('root')?.session?.userId ?? null;
  const key = draftKey(userId, `letra ${id}`);
  const [restored, setRestored] = useState<Restored>('none');
  // Of what was refused, the revision that it was to go over.
  const [base, setBase] = useState(begun);

  const restore = useEffectEvent(() => {
    const fields = readFormDraft(key);
    const kept = historyIn(fields?.history);
    // What was refused, or typed before there was a script, is newer than what was kept.
    if (!kept || !fields || !isSame(history.present, saved)) return;
    const isOfNow = Number(fields.revision) === revision;
    const isWhole = isSame(kept.present, saved);
    if (!isWhole && !isOfNow && fields.isSaved === 'yes') {
      deleteFormDraft(key);
      return;
    }
    dispatch({ type: 'restore', history: kept });
    if (isWhole) return;
    startTransition(() => {
      setBase(Number(fields.revision));
      setRestored(isOfNow ? 'own' : 'over another');
    });
  });
  useEffect(() => {
    restore();
  }, [key]);

  const keep = useEffectEvent(() => {
    if (history.past.length + history.future.length === 0) return;
    const { present, past, future } = history;
    const kept = { present, past: past.slice(-stepsKept), future: future.slice(0, stepsKept) };
    saveFormDraft(key, {
      history: JSON.stringify(kept),
      revision: String(base),
      isSaved: base === revision && isSame(present, saved) ? 'yes' : 'no',
    });
  });
  useEffect(() => {
    const timer = setTimeout(keep, calm);
    return () => clearTimeout(timer);
  }, [history]);
  useEffect(() => {
    const leave = () => keep();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      // Another page of ours comes, or the song as it was saved.
      leave();
    };
  }, [key]);

  return {
    restored,
    isChanged: history.present !== saved && !isSame(history.present, saved),
    discard: () => {
      deleteFormDraft(key);
      setRestored('none');
      setBase(revision);
      dispatch({ type: 'change', about: null, change: () => saved });
    },
  };
}

/** What was kept, when it is whole: it is this browser's own, and may be of a version before. */
function historyIn(text: string | undefined): SongHistory | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<SongHistory> | null;
    if (!kept?.present || !kept.past || !kept.future) return null;
    const { present, past, future } = kept;
    for (const song of [present, ...past, ...future]) keptOf(song);
    return { present, past, future, about: null, cursor: { key: null } };
  } catch {
    return null;
  }
}
