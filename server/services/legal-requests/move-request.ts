import { openStatuses, unansweredStatuses } from '#packages/legal-requests/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { asActor, asServiceWithin } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { changeRequest, type StaffWords } from './change-request.ts';
import type { RequestId } from './request-id.ts';

type Services = Pick<AppServices, 'db' | 'now' | 'legalRequests'>;

/** Marks a request as «en trámite». Of two who do so the first does; the other rejects with `legal-request.moved`. */
export async function startRequest(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { requestId }: { requestId: RequestId },
): Promise<void> {
  await asActor(db, actor, (db) =>
    changeRequest({ db, now }, actor, {
      requestId,
      entry: { kind: 'started', body: null },
      from: ['received'],
      set: { status: 'in_progress' },
    }),
  );
}

/** Asks the person by mail for what is missing; the term stands still until they complete it. */
export async function askForMissing(
  { db, now, legalRequests }: Services,
  actor: StaffActor,
  { requestId, entryId, body }: StaffWords,
): Promise<void> {
  const askedAt = now();
  await asActor(db, actor, async (db) => {
    const asked = await changeRequest({ db, now }, actor, {
      requestId,
      entry: { id: entryId, kind: 'asked', body },
      from: openStatuses,
      set: { status: 'waiting', asked_at: askedAt },
    });
    if (asked)
      await asServiceWithin(db, actor, () =>
        legalRequests.mails.asked(asked, { entryId, body, askedAt }, db),
      );
  });
}

/** Answers a request, for good: by mail where there is an address, and on its page. */
export async function answerRequest(
  { db, now, legalRequests }: Services,
  actor: StaffActor,
  { requestId, entryId, body }: StaffWords,
): Promise<void> {
  await asActor(db, actor, async (db) => {
    const answered = await changeRequest({ db, now }, actor, {
      requestId,
      entry: { id: entryId, kind: 'answered', body },
      from: unansweredStatuses,
      set: { status: 'answered', asked_at: null, answered_at: now() },
    });
    if (answered)
      await asServiceWithin(db, actor, () =>
        legalRequests.mails.answered(answered, { entryId, body }, db),
      );
  });
}

/** Closes a request that gets no answer, such as one that its person takes back, and tells them why. */
export async function closeRequest(
  { db, now, legalRequests }: Services,
  actor: StaffActor,
  { requestId, entryId, body }: StaffWords,
): Promise<void> {
  await asActor(db, actor, async (db) => {
    const closed = await changeRequest({ db, now }, actor, {
      requestId,
      entry: { id: entryId, kind: 'closed', body },
      from: unansweredStatuses,
      set: { status: 'closed', asked_at: null },
    });
    if (closed)
      await asServiceWithin(db, actor, () =>
        legalRequests.mails.closed(closed, { entryId, body }, db),
      );
  });
}
