import type { DocumentType } from './documents.ts';

/** What kinds of account money goes back to. */
export const accountTypes = {
  savings: 'Ahorros',
  checking: 'Corriente',
  deposit: 'Depósito de bajo monto (Nequi, Daviplata)',
} as const;

type AccountType = keyof typeof accountTypes;

export const accountTypeNames = Object.keys(accountTypes) as AccountType[];

/** Where the studio sends money that no provider gives back by itself. */
export type RefundAccount = {
  bank: string;
  accountType: AccountType;
  /** Digits alone. */
  accountNumber: string;
  holder: string;
  holderDocumentType: DocumentType;
  holderDocument: string;
};
