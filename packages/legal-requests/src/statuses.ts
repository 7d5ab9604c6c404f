/** Statuses of a request. It waits while the person has to complete it; `abandoned` is what they never completed. */
export const requestStatuses = [
  'received',
  'in_progress',
  'waiting',
  'answered',
  'closed',
  'abandoned',
] as const;

export type RequestStatus = (typeof requestStatuses)[number];

/** The statuses in which the term runs. */
export const openStatuses = ['received', 'in_progress'] as const satisfies RequestStatus[];

/** Whether the term runs in this status. */
export const isOpen = (status: RequestStatus): boolean =>
  openStatuses.some((open) => open === status);

/** The statuses in which a request still has to be answered: its term runs, or waits for the person. */
export const unansweredStatuses = [...openStatuses, 'waiting'] as const satisfies RequestStatus[];

/** Whether a request in this status still has to be answered. */
export const isUnanswered = (status: RequestStatus): boolean =>
  unansweredStatuses.some((unanswered) => unanswered === status);
