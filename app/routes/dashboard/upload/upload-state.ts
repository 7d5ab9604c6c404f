/** Where a file is on its way to the server. Bytes per second are of the last seconds. */
export type UploadState =
  | { phase: 'idle' }
  | ({ phase: 'checking' | 'sending' | 'paused' | 'waiting' } & Transfer)
  | { phase: 'done'; name: string }
  | { phase: 'refused'; title: string; message: string };

export type Transfer = { name: string; sent: number; total: number; speed: number };

export type UploadChange =
  | { type: 'start'; name: string; total: number }
  | { type: 'progress'; sent: number; speed: number }
  | { type: 'phase'; phase: 'sending' | 'paused' | 'waiting' }
  | { type: 'done' }
  | { type: 'refuse'; title: string; message: string }
  | { type: 'reset' };

export type UploadOnItsWay = Extract<UploadState, Transfer>;

export const isOnItsWay = (state: UploadState): state is UploadOnItsWay =>
  ['checking', 'sending', 'paused', 'waiting'].includes(state.phase);

export function changeUpload(state: UploadState, change: UploadChange): UploadState {
  const transfer = isOnItsWay(state) ? state : null;
  switch (change.type) {
    case 'start':
      return { phase: 'checking', name: change.name, sent: 0, total: change.total, speed: 0 };
    case 'progress':
      return transfer
        ? { ...transfer, phase: 'sending', sent: change.sent, speed: change.speed }
        : state;
    case 'phase':
      return transfer ? { ...transfer, phase: change.phase, speed: 0 } : state;
    case 'done':
      return transfer ? { phase: 'done', name: transfer.name } : state;
    case 'refuse':
      return { phase: 'refused', title: change.title, message: change.message };
    case 'reset':
      return { phase: 'idle' };
  }
}
