/** Statuses of a distribution, in the order in which it goes through them. */
export const distributionStatuses = [
  'pending',
  'uploading',
  'processing',
  'live',
  'failed',
  'removed',
] as const;

export type DistributionStatus = (typeof distributionStatuses)[number];

/** `text` as the status that the database says it is; throws at any other. */
export function toDistributionStatus(text: string): DistributionStatus {
  const status = distributionStatuses.find((one) => one === text);
  if (!status) throw new Error(`A distribution with the status ${text}`);
  return status;
}

/** Whether a distribution that comes to this status is on its way to a store that has not got it. */
export const sendsToStore = (to: DistributionStatus): boolean =>
  to === 'pending' || to === 'uploading';

const moves = {
  pending: ['uploading'],
  uploading: ['processing'],
  processing: ['live', 'failed'],
  live: ['removed'],
  failed: ['pending'],
  removed: [],
} as const satisfies Record<DistributionStatus, readonly DistributionStatus[]>;

/**
 * Where one goes from a status, and nowhere else. What was removed stays so: the song is sent again as a new one.
 * @example nextStatuses('processing') // ['live', 'failed']
 */
export const nextStatuses = (from: DistributionStatus): readonly DistributionStatus[] =>
  moves[from];
