import { sql } from 'kysely';

/** Where the client says to which account a refund goes that a person sends. */
export type AccountSource =
  /** They said it when they withdrew. */
  | { is: 'given' }
  /** The mail about another refund of the same order asked for it. */
  | { is: 'asked-before'; at: Date }
  /** Its own mail asks for it; null until it is sent. */
  | { is: 'asked'; at: Date | null };

/** What tells whether a refund's mail asked for an account, and came as far as the client. */
export type AskedRefund = {
  id: string;
  accountAskedAt: Date | null;
  mailedAt: Date | null;
  failure: string | null;
};

/** `refunds` are all those of its order; `isGiven` is that there is an account of a withdrawal from it. */
export function accountSourceOf(
  refund: Pick<AskedRefund, 'id' | 'accountAskedAt'>,
  { refunds, isGiven }: { refunds: readonly AskedRefund[]; isGiven: boolean },
): AccountSource {
  if (isGiven) return { is: 'given' };
  const own = refund.accountAskedAt;
  const [before] = refunds
    // Once it is done, what became of its last mail says nothing of the question.
    .filter((one) => one.id !== refund.id && (one.failure === null || one.mailedAt !== null))
    .flatMap(({ accountAskedAt: at }) => (at && (!own || at < own) ? [at] : []))
    .toSorted((one, other) => one.getTime() - other.getTime());
  return before ? { is: 'asked-before', at: before } : { is: 'asked', at: own };
}

/** Of a row of `refunds`: whether whoever withdrew from its order gave an account. */
export const isAccountGiven = sql<boolean>`exists (
  select from legal_requests
  where legal_requests.order_id = refunds.order_id and refund_account is not null)`;
