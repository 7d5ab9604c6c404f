/** Why the staff gives money back; what the product gives back by itself has reasons of its own. */
export const staffRefundReasons = ['withdrawal', 'reversal', 'courtesy', 'mismatch'] as const;

export type StaffRefundReason = (typeof staffRefundReasons)[number];
