import type { PendingUpload } from '#server/services/uploads/read-pending-uploads.ts';

/** Where a file is on its way to the server, as this tab knows. Bytes per second are of the last seconds. */
export type OwnUpload =
  | { phase: 'idle' }
  | ({ phase: 'checking' | 'sending' | 'paused' | 'waiting' } & Transfer)
  | { phase: 'done'; name: string }
  /** Chosen to go on with an upload that is of another file. */
  | { phase: 'other-file'; file: File }
  | { phase: 'refused'; title: string; message: string };

/** The same, and what the server knows of: it may come from another tab or device, or from before a reload. */
export type UploadState =
  | OwnUpload
  | { phase: 'half'; pending: PendingUpload }
  | { phase: 'elsewhere'; pending: PendingUpload };

export type Transfer = {
  name: string;
  sent: number;
  total: number;
  speed: number;
  /** Of the file, in hexadecimal, once it is known. */
  sha256: string | null;
};

export type UploadChange =
  | { type: 'start'; name: string; sent: number; total: number }
  | { type: 'checked'; sha256: string }
  | { type: 'progress'; sent: number; speed: number }
  | { type: 'phase'; phase: 'sending' | 'paused' | 'waiting' }
  | { type: 'done' }
  | { type: 'other-file'; file: File }
  | { type: 'refuse'; title: string; message: string }
  | { type: 'reset' };

export type UploadOnItsWay = Extract<UploadState, Transfer>;

export const isOnItsWay = (state: UploadState): state is UploadOnItsWay =>
  ['checking', 'sending', 'paused', 'waiting'].includes(state.phase);

export function changeUpload(state: OwnUpload, change: UploadChange): OwnUpload {
  const transfer = isOnItsWay(state) ? state : null;
  switch (change.type) {
    case 'start':
      return {
        phase: 'checking',
        name: change.name,
        sent: change.sent,
        total: change.total,
        speed: 0,
        sha256: null,
      };
    case 'checked':
      return transfer ? { ...transfer, phase: 'sending', sha256: change.sha256 } : state;
    case 'progress':
      return transfer
        ? { ...transfer, phase: 'sending', sent: change.sent, speed: change.speed }
        : state;
    case 'phase':
      return transfer ? { ...transfer, phase: change.phase, speed: 0 } : state;
    case 'done':
      return transfer ? { phase: 'done', name: transfer.name } : state;
    case 'other-file':
      return { phase: 'other-file', file: change.file };
    case 'refuse':
      return { phase: 'refused', title: change.title, message: change.message };
    case 'reset':
      return { phase: 'idle' };
  }
}

/**
 * What is true of a file: this tab's own word while it sends, and the server's otherwise. `pending` is undefined
 * while nothing was heard from the server since this tab stopped.
 */
export function mergeUpload(
  own: OwnUpload,
  pending: PendingUpload | null | undefined,
): UploadState {
  if (pending === undefined) return own;
  if (isOnItsWay(own)) {
    if (own.phase !== 'paused') return own;
    // While it was paused here, another tab went on with it, ended it, or began with another file.
    const isSame = pending !== null && pending.sha256 === own.sha256;
    const wentOn = pending?.isArriving === true && pending.received > own.sent;
    if (isSame && !wentOn) return own;
    return pending ? stateOf(pending) : { phase: 'idle' };
  }
  if (own.phase === 'other-file' && pending === null) return { phase: 'idle' };
  const speaksFirst = own.phase === 'refused' || own.phase === 'other-file';
  if (pending && (pending.isArriving || !speaksFirst)) return stateOf(pending);
  return own;
}

const stateOf = (pending: PendingUpload): UploadState => ({
  phase: pending.isArriving ? 'elsewhere' : 'half',
  pending,
});
