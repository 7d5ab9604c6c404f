import { setTimeout as sleep } from 'node:timers/promises';
import { ProviderError } from '#server/ports/payments/errors.ts';
import type { Charge, PaymentSources } from '#server/ports/payments/payment-sources.ts';
import type { Transaction } from '#server/ports/payments/payments.ts';
import type { TestProvider } from './payment-provider.ts';

export type TestSources = PaymentSources & {
  /** The telephones that were asked, oldest first; their tokens are `nequi-1`, `nequi-2` … */
  asked: string[];
  /** What was asked to be charged, repetitions included. */
  charged: Charge[];
  /** Of the sources that were made, by whose token each is. */
  made: string[];
  /** Where the documents are; another place, and they are other documents. */
  documents: string;
  /** How charges end at once; else they are pending. */
  chargesEnd: Transaction['status'];
  /** What is done is done, and nobody hears of it. */
  losesAnswers: boolean;
  /** What each charge is refused with. */
  refusal: ProviderError | null;
  isAvailable: boolean;
  /** What the owner of the account that was asked last answers. */
  decide(answer: 'approved' | 'declined'): void;
};

/** Gives a provider in memory accounts that it charges without their owners; a reference is charged once. */
export function addTestSources(provider: TestProvider): TestSources {
  const answers: ('pending' | 'approved' | 'declined')[] = [];
  const accepted = new Set<string>();
  const answer = async () => {
    if (provider.delay > 0) await sleep(provider.delay);
    if (provider.isDown) throw new ProviderError('It does not respond', { isFinal: false });
  };
  const sources: TestSources = {
    ...{ asked: [], charged: [], made: [], documents: 'https://wompi.example' },
    ...{ chargesEnd: 'approved', losesAnswers: false, refusal: null, isAvailable: true },
    decide: (one) => void (answers[answers.length - 1] = one),
    async readAcceptance() {
      await answer();
      const token = `token-${accepted.size}`;
      accepted.add(token);
      return {
        ...{ acceptanceToken: token, personalAuthToken: token },
        termsUrl: `${sources.documents}/terminos.pdf`,
        personalDataUrl: `${sources.documents}/datos.pdf`,
      };
    },
    async askNequi(phone) {
      await answer();
      sources.asked.push(phone);
      answers.push('pending');
      return { tokenId: `nequi-${answers.length}` };
    },
    async readNequi(tokenId) {
      await answer();
      return answers[Number(tokenId.split('-')[1]) - 1] ?? 'declined';
    },
    async createSource({ tokenId, acceptanceToken }) {
      await answer();
      if (!accepted.delete(acceptanceToken))
        throw new ProviderError('Used', { isFinal: true, status: 422 });
      sources.made.push(tokenId);
      if (sources.losesAnswers) throw new ProviderError('Lost', { isFinal: false });
      return sources.readSource(String(sources.made.length));
    },
    async readSource(id) {
      await answer();
      return { id, isAvailable: sources.isAvailable, phone: null };
    },
    async charge(charge) {
      await answer();
      sources.charged.push(charge);
      if (sources.refusal) throw sources.refusal;
      const { reference, amount } = charge;
      const known = provider.transactions.find((one) => one.reference === reference);
      const status = sources.chargesEnd;
      const more = {
        amount,
        status,
        method: 'NEQUI',
        reason: status === 'declined' ? 'Saldo insuficiente' : null,
      };
      const transaction = known ?? provider.pay(reference, more);
      if (sources.losesAnswers) throw new ProviderError('Lost', { isFinal: false });
      return transaction;
    },
  };
  provider.sources = sources;
  return sources;
}
