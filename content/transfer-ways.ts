import type { TransferWay } from './transfer-ways-schema.ts';

/**
 * Where clients send money by themselves: accounts, wallets and links of the operator, who writes their own in the place of
 * the example. The build checks them against `transfer-ways-schema.ts`.
 */
const ways: readonly TransferWay[] = [
  {
    kind: 'account',
    bank: 'Banco de ejemplo',
    accountType: 'ahorros',
    number: '000-002600-00',
    holder: 'Titular de ejemplo',
    document: 'NIT 000.000.000-0',
    demo: true,
  },
];

/** Every way, invented ones too. */
export const transferWays = ways;

/** The ways that may be shown: nobody sends real money to an account that was invented. */
export const transferWaysFor = (testMode: boolean): readonly TransferWay[] =>
  ways.filter(({ demo }) => testMode || demo !== true);
