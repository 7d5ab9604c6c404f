import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentProvider, Transaction } from './payments.ts';
import type { Charge, PaymentSource, PaymentSources } from './payment-sources.ts';
import { collect, hour, only } from './suite-fixture.ts';

/** A provider with sources, and its other side. */
export type SourcesSide = {
  provider: PaymentProvider;
  now: () => Date;
  /** What the owner of an account answers in their app. */
  decide: (tokenId: string, answer: 'approved' | 'declined') => Promise<void>;
  /** The next charge of a source is declined. */
  declineNext: (sourceId: string) => Promise<void>;
  /** `lost`: it is done, and its response does not arrive. `down`: nothing arrives there. Null: not any more. */
  fail: (failure: 'lost' | 'down' | null) => Promise<void>;
  /** Ends what is pending; resolves once that is so. */
  settle: () => Promise<void>;
  close: () => Promise<void>;
};

const phone = '3001234567';

const final = { name: 'ProviderError', isFinal: true };

/** What every provider with sources promises of them. */
export function sourcesSuite(name: string, open: () => Promise<SourcesSide>): void {
  describe(name, () => {
    let side: SourcesSide;
    let sources: PaymentSources;
    beforeEach(async () => {
      side = await open();
      if (!side.provider.sources) throw new Error('It has no sources');
      sources = side.provider.sources;
    });
    afterEach(() => side.close());

    async function create(tokenId: string): Promise<PaymentSource> {
      const { acceptanceToken, personalAuthToken } = await sources.readAcceptance();
      const accepted = { acceptanceToken, personalAuthToken };
      return sources.createSource({ tokenId, email: 'ana@correo.example', ...accepted });
    }

    async function agree(): Promise<PaymentSource> {
      const { tokenId } = await sources.askNequi(phone);
      await side.decide(tokenId, 'approved');
      return create(tokenId);
    }

    const chargeOf = ({ id }: PaymentSource, changes: Partial<Charge> = {}): Charge => ({
      sourceId: id,
      reference: `E26-${randomUUID()}`,
      amount: { amount: 2_490_000, currency: 'COP' },
      tax: 397_563,
      email: 'ana@correo.example',
      ...changes,
    });

    const ask = (reference: string): Promise<Transaction[]> =>
      side.provider.ask({ id: null, reference });

    test('is charged without the person once they agreed', async () => {
      const { termsUrl, personalDataUrl } = await sources.readAcceptance();
      expect(new URL(termsUrl).href).not.toBe(new URL(personalDataUrl).href);
      const { tokenId } = await sources.askNequi(phone);
      expect(await sources.readNequi(tokenId)).toBe('pending');
      await expect(create(tokenId)).rejects.toMatchObject(final);
      await side.decide(tokenId, 'approved');
      expect(await sources.readNequi(tokenId)).toBe('approved');
      const source = await create(tokenId);
      expect(source).toEqual({ id: expect.any(String) as unknown, isAvailable: true, phone });
      expect(await sources.readSource(source.id)).toEqual(source);

      const wanted = chargeOf(source);
      const { reference, amount } = wanted;
      const begun = await sources.charge(wanted);
      expect(begun).toMatchObject({ reference, amount, status: 'pending', method: 'NEQUI' });
      await side.settle();
      const charged = only(await ask(reference));
      expect(charged).toEqual({ ...begun, status: 'approved' });
      const [from, until] = [-hour, hour].map((by) => new Date(side.now().getTime() + by));
      if (!from || !until) throw new Error('No span');
      expect(await collect(side.provider.list({ from, until }))).toEqual([charged]);
      const refund = { id: 'r1', transaction: charged.id, amount, reason: 'Se arrepintió' };
      expect(await side.provider.refund(refund)).toMatchObject({ status: 'manual' });
    });

    test('comes of nothing that its owner did not agree to', async () => {
      const { tokenId } = await sources.askNequi(phone);
      await side.decide(tokenId, 'declined');
      expect(await sources.readNequi(tokenId)).toBe('declined');
      await expect(create(tokenId)).rejects.toMatchObject(final);
      await expect(create('nequi_test_otro')).rejects.toMatchObject(final);
      await expect(sources.readNequi('nequi_test_otro')).rejects.toMatchObject(final);
      await expect(sources.readSource('7')).rejects.toMatchObject(final);
    });

    test('needs what somebody accepted, for one source alone', async () => {
      const { tokenId } = await sources.askNequi(phone);
      await side.decide(tokenId, 'approved');
      const { acceptanceToken, personalAuthToken } = await sources.readAcceptance();
      const wanted = { tokenId, email: 'ana@correo.example', acceptanceToken, personalAuthToken };
      const wrong = { acceptanceToken: 'eyJ.x.y', personalAuthToken: 'eyJ.x.y' };
      await expect(sources.createSource({ ...wanted, ...wrong })).rejects.toMatchObject(final);
      await sources.createSource(wanted);
      await expect(sources.createSource(wanted)).rejects.toMatchObject(final);
    });

    test('one reference is charged once, after one another and at once', async () => {
      const source = await agree();
      const wanted = chargeOf(source);
      const first = await sources.charge(wanted);
      expect(await sources.charge(wanted)).toMatchObject({ id: first.id });
      await side.settle();
      expect(await sources.charge(wanted)).toMatchObject({ id: first.id, status: 'approved' });
      const together = chargeOf(source);
      const all = await Promise.all(Array.from({ length: 5 }, () => sources.charge(together)));
      expect(new Set(all.map(({ id }) => id)).size).toBe(1);
      for (const { reference } of [wanted, together]) only(await ask(reference));
    });

    test('a charge whose response is lost is made once', async () => {
      const wanted = chargeOf(await agree());
      await side.fail('lost');
      await expect(sources.charge(wanted)).rejects.toMatchObject({ isFinal: false });
      await side.fail(null);
      const again = await sources.charge(wanted);
      await side.settle();
      expect(only(await ask(wanted.reference))).toMatchObject({ id: again.id, status: 'approved' });
    });

    test('a charge that never arrived is made when it is asked for again', async () => {
      const wanted = chargeOf(await agree());
      await side.fail('down');
      await expect(sources.charge(wanted)).rejects.toMatchObject({ isFinal: false });
      await side.fail(null);
      expect(await ask(wanted.reference)).toEqual([]);
      expect(await sources.charge(wanted)).toMatchObject({ status: 'pending' });
    });

    test('a charge is declined for good, and says why; the next reference is another charge', async () => {
      const source = await agree();
      await side.declineNext(source.id);
      const wanted = chargeOf(source);
      await sources.charge(wanted);
      await side.settle();
      const declined = only(await ask(wanted.reference));
      expect(declined).toMatchObject({
        status: 'declined',
        reason: expect.stringMatching(/saldo/iu) as unknown,
      });
      expect(await sources.charge(wanted)).toEqual(declined);
      const next = chargeOf(source);
      await sources.charge(next);
      await side.settle();
      expect(only(await ask(next.reference)).status).toBe('approved');
    });

    test('nobody is asked about what is none', async () => {
      const source = await agree();
      const { acceptanceToken, personalAuthToken } = await sources.readAcceptance();
      const made = { tokenId: 'x', email: 'a@b.co', acceptanceToken, personalAuthToken };
      await side.fail('down');
      const ids = ['', '..', '../merchants/info', 'a/b', 'a?b=c', 'ñ', 'a b', 'x'.repeat(65)];
      const numbers = ['', '0', '-1', '1.5', '1e3', '../1', '1/void', 'x', '9'.repeat(16)];
      const phones = [
        '',
        '300123456',
        '30012345678',
        '2001234567',
        '+573001234567',
        '3001234567\n',
      ];
      const emails = ['', 'ana', 'ana@', 'a b@c.co', 'a@b.co\r\nx'];
      const tokens = ['', 'a b', '{"x":1}', 'x'.repeat(4097)];
      const { amount } = chargeOf(source);
      const charges: Partial<Charge>[] = [
        ...numbers.map((sourceId) => ({ sourceId })),
        ...emails.map((email) => ({ email })),
        ...['', 'ñ', 'a b', 'E26&page=2', 'x'.repeat(256)].map((reference) => ({ reference })),
        ...[0, -1, 0.5, 2 ** 60].map((cents) => ({ amount: { ...amount, amount: cents }, tax: 0 })),
        { amount: { ...amount, currency: 'USD' } },
        ...[-1, 0.5, amount.amount + 1].map((tax) => ({ tax })),
      ];
      const asked = [
        ...phones.map((wrong) => sources.askNequi(wrong)),
        ...ids.map((id) => sources.readNequi(id)),
        ...numbers.map((id) => sources.readSource(id)),
        ...ids.map((tokenId) => sources.createSource({ ...made, tokenId })),
        ...emails.map((email) => sources.createSource({ ...made, email })),
        ...tokens.flatMap((token) => [
          sources.createSource({ ...made, acceptanceToken: token }),
          sources.createSource({ ...made, personalAuthToken: token }),
        ]),
        ...charges.map((changes) => sources.charge(chargeOf(source, changes))),
      ];
      for (const one of asked) await expect(one).rejects.toMatchObject(final);
    });
  });
}
