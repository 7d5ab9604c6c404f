import { type FormEvent, useEffect, useRef } from 'react';
import { href, useRevalidator } from 'react-router';
import type { Proposal } from '#server/services/proposals/read-proposal.ts';

const list = new Intl.ListFormat('es-CO');

/** Says who else is writing a reply, as long as they do. */
export function Answering({ answering, now }: Pick<Proposal, 'answering'> & { now: Date }) {
  const { revalidate } = useRevalidator();
  const endsAt = Math.min(...answering.map(({ until }) => +until));
  useEffect(() => {
    if (!Number.isFinite(endsAt)) return;
    // Whoever still types has said so by then.
    const timer = setTimeout(() => void revalidate(), endsAt - +now + 1000);
    return () => clearTimeout(timer);
  }, [endsAt, now, revalidate]);
  const names = list.format(answering.map(({ name }) => name));
  return (
    <p role="status" className="desk-answering">
      {names && (
        <>
          <bdi>{names}</bdi> {answering.length === 1 ? 'está' : 'están'} respondiendo ahora.
        </>
      )}
    </p>
  );
}

/** Milliseconds of typing between one word to the server and the next: less than the minute for which one counts. */
const saidEvery = 30_000;

/** What a field does while somebody types a reply in it: the other pages say so. */
export function useSayAnswering(proposalId: string): (event: FormEvent) => void {
  const saidAt = useRef(-Infinity);
  return ({ timeStamp }) => {
    if (timeStamp - saidAt.current < saidEvery) return;
    saidAt.current = timeStamp;
    const address = href('/admin/contact-submissions/:proposalId/respondiendo', { proposalId });
    // Without a network nobody hears of it, and the reply itself says what is wrong.
    fetch(address, { method: 'POST' }).catch(() => {});
  };
}
