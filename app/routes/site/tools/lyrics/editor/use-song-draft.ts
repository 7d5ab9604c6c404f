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

/**
 * Keeps what somebody makes of a song in their browser until it is saved, with the steps that they can take back, and gives it back
 * after a reload. `isRestored` says that the song on the page is not the one that the server has.
 */
export function useSongDraft(
  id: string,
  saved: EditedSong,
  history: SongHistory,
  dispatch: Dispatch<SongChange>,
): { isRestored: boolean; discard: () => void } {
  const userId =
    useRouteLoaderData<{ session: { userId: string } | null }>('root')?.session?.userId ?? null;
  const key = draftKey(userId, `letra ${id}`);
  const [isRestored, setRestored] = useState(false);

  const restore = useEffectEvent(() => {
    const kept = historyIn(readFormDraft(key)?.history);
    // What was refused, or typed before there was a script, is newer than what was kept.
    if (!kept || !isSame(history.present, saved)) return;
    dispatch({ type: 'restore', history: kept });
    startTransition(() => setRestored(!isSame(kept.present, saved)));
  });
  useEffect(() => {
    restore();
  }, [key]);

  const keep = useEffectEvent(() => {
    if (history.past.length + history.future.length === 0) return;
    const { present, past, future } = history;
    const kept = { present, past: past.slice(-stepsKept), future: future.slice(0, stepsKept) };
    saveFormDraft(key, { history: JSON.stringify(kept) });
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
    isRestored,
    discard: () => {
      deleteFormDraft(key);
      setRestored(false);
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
