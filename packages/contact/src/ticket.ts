/** How urgent a problem is, the most urgent first; the values are stored. */
export const ticketSeverities = ['critico', 'alto', 'normal', 'bajo'] as const;

export type TicketSeverity = (typeof ticketSeverities)[number];

/** Of an address or a code of an error, in UTF-16 units. */
export const longestPlace = 300;
