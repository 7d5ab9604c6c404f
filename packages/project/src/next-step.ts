/** What decides what a song needs next. */
export type SongFacts = {
  status: 'draft' | 'uploading' | 'processing' | 'ready' | 'distributed' | 'failed';
  hasAudio: boolean;
  hasCover: boolean;
  /** The audio that it has could not be processed. */
  hasFailed: boolean;
  /** When it last changed, in seconds since 1970. */
  changedAt: number;
  /** The background job that failed and may be tried again; null when only another file helps. */
  failedJob: string | null;
};

/** The next useful step of a person with their songs; all but `create` and `rest` are about one song. */
export type NextStep<Song> =
  | { kind: 'create' }
  | { kind: 'retry'; song: Song; job: string }
  | { kind: 'replace-audio' | 'add-audio' | 'confirm' | 'add-cover' | 'wait'; song: Song }
  | { kind: 'rest' };

/**
 * What to do first. A song that failed comes before everything, then what the person left half done, then what is
 * being made; of several, the song that changed last. `songs` may hold one of each situation instead of all.
 * @example nextStep([]) // { kind: 'create' }
 */
export function nextStep<Song extends SongFacts>(songs: readonly Song[]): NextStep<Song> {
  if (songs.length === 0) return { kind: 'create' };
  const newest = songs.toSorted((one, other) => other.changedAt - one.changedAt);

  const failed = newest.find(({ status }) => status === 'failed');
  if (failed?.failedJob) return { kind: 'retry', song: failed, job: failed.failedJob };
  if (failed) return { kind: 'replace-audio', song: failed };

  const halfDone = newest.find(({ status, hasCover }) => status === 'draft' || !hasCover);
  if (halfDone) return { kind: lackOf(halfDone), song: halfDone };

  const inProcess = newest.find(({ status }) => status === 'processing' || status === 'uploading');
  return inProcess ? { kind: 'wait', song: inProcess } : { kind: 'rest' };
}

/** Without a cover a draft can still be created. */
function lackOf({ status, hasAudio, hasFailed }: SongFacts): 'add-audio' | 'confirm' | 'add-cover' {
  if (status !== 'draft') return 'add-cover';
  return hasAudio && !hasFailed ? 'confirm' : 'add-audio';
}
