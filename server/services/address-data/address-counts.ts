/** How much stands under an address without an account: what can be erased. */
export type AddressCounts = {
  contacts: number;
  proposals: number;
  demos: number;
  /** Those that nobody accepted. */
  quotes: number;
  newsletter: number;
};

/** Whether two looks at an address found the same. */
export const areSame = (one: AddressCounts, other: AddressCounts): boolean =>
  one.contacts === other.contacts &&
  one.proposals === other.proposals &&
  one.demos === other.demos &&
  one.quotes === other.quotes &&
  one.newsletter === other.newsletter;
