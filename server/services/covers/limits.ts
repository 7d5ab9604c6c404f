import { hour, type Limits } from '../limits/limit.ts';

export const coverAttempts = {
  /** Of a member, whose runs are not counted: so many are no person's. The key is whoever asks. */
  coverRuns: { points: 60, duration: hour },
  /** Photos for covers, which nobody else of their network pays for. The key is whoever sends them. */
  coverPhotos: { points: 40, duration: hour },
  /** Pictures of an image model, which each cost whoever runs this. The key is whoever asks. */
  coverImages: { points: 20, duration: hour },
  /** Files of covers that were kept. The key is whoever asks. */
  coverFiles: { points: 120, duration: hour },
} as const satisfies Limits;
