import type { Kysely } from 'kysely';
import type { Money } from '#content/money.ts';
import type { AccountRole, SuspensionGround, Tier } from '#packages/account/src/index.ts';
import type { DistributionStatus } from '#packages/distribution/src/index.ts';
import type { StaffRefundReason } from '#packages/payments/src/index.ts';
import type { StaffActor, SystemActor } from '#server/actor.ts';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '#server/services/app-services.ts';

/** What may be done to whom; app/routes/admin/audit/audit-texts.ts says each in words. */
type AuditEntry =
  | { action: 'grant-staff' | 'revoke-staff' | 'disable-two-factor'; subject: Subject<'user'> }
  | { action: 'change-tier' | 'change-role' | 'end-sessions'; subject: Subject<'user'> }
  | {
      action: 'warn-user' | 'suspend-user' | 'uphold-suspension' | 'reactivate-user';
      subject: Subject<'user'>;
    }
  | { action: 'export-subscribers'; subject: Subject<'newsletter', null> }
  | { action: 'export-contacts' | 'expire-messages'; subject: Subject<'contact', null> }
  | { action: 'delete-contact' | 'pass-contact'; subject: Subject<'contact'> }
  | { action: 'add-reply' | 'edit-reply' | 'delete-reply'; subject: Subject<'saved-reply'> }
  | {
      action: 'create-distributions' | 'move-distributions' | 'delete-distributions';
      subject: Subject<'project'>;
    }
  | { action: 'link-distribution'; subject: Subject<'distribution'> }
  | {
      action:
        | 'enter-request'
        | 'start-request'
        | 'ask-request'
        | 'complete-request'
        | 'extend-request'
        | 'answer-request'
        | 'close-request'
        | 'abandon-request'
        | 'note-request'
        | 'reach-requester'
        | 'identify-requester'
        | 'correct-requester'
        | 'export-address-data'
        | 'erase-address-data';
      subject: Subject<'legal-request'>;
    }
  | { action: `${QuoteAction}-quote`; subject: Subject<'quote'> }
  | {
      action: 'confirm-transfer' | 'refuse-transfer' | 'record-transfer';
      subject: Subject<'transfer'>;
    }
  | {
      action: 'refund-order' | 'refund-by-hand' | 'finish-refund' | 'check-order';
      subject: Subject<'order'>;
    }
  | { action: 'set-rate'; subject: Subject<'exchange-rate', null> }
  | { action: 'resolve-finding'; subject: Subject<'finding'> }
  | { action: 'compare-payments' | 'export-ledger'; subject: Subject<'ledger', null> };

export type AuditAction = AuditEntry['action'];
export type SubjectKind = AuditEntry['subject']['kind'];

type QuoteAction = 'begin' | 'change' | 'delete' | 'relink' | 'repeat' | 'send' | 'withdraw';

/** What may be noted of each kind of subject, nothing of what people wrote; `audit-fields.ts` beside those words says each. */
export type AuditFields = {
  user: {
    isStaff: boolean;
    twoFactor: boolean;
    suspended: boolean;
    tier: Tier;
    role: AccountRole;
    /** How many were ended. */
    sessions: number;
    ground: SuspensionGround;
    /** The last day to correct something, in Bogotá. */
    dueOn: string;
  };
  newsletter: Record<string, never>;
  /** `proposal`, and `repeats` of a quote, are ids of what it was made of. */
  contact: { proposal: string; contacts: number; proposals: number; demos: number };
  'saved-reply': { title: string };
  quote: { number: string; total: Money; links: number; proposal: string; repeats: string };
  project: { status: DistributionStatus; platforms: readonly string[] };
  distribution: { platformId: string | null; url: string | null };
  /** How many of each were erased. */
  'legal-request': Record<'contacts' | 'proposals' | 'demos' | 'quotes' | 'newsletter', number>;
  /** `order` is the code of its order; `isOther` that its reference stands in another report, too. */
  transfer: { order: string; amount: Money; isOther: boolean };
  /** `transfer` is by what the staff’s own transfer is found at the bank. */
  order: { amount: Money; reason: StaffRefundReason; transfer: string };
  /** In hundredths of a peso. */
  'exchange-rate': { copPerUsd: number };
  finding: { finding: DB['payment_findings']['kind'] };
  /** The days of the file, in Bogotá. */
  ledger: { from: string; to: string };
};

type Subject<Kind extends keyof AuditFields, Id = string> = {
  kind: Kind;
  id: Id;
  /** The fields that changed, as they were and as they are. */
  before?: Partial<AuditFields[Kind]>;
  after?: Partial<AuditFields[Kind]>;
};

/**
 * Notes for good what a member of the staff, or a command of the operator, did. `db` is the transaction of what was
 * done, so that neither is there without the other. Entries are never changed: migration 0015.
 */
export async function recordAudit(
  { db, now }: { db: Kysely<DB> } & Pick<AppServices, 'now'>,
  actor: StaffActor | SystemActor,
  { action, subject }: AuditEntry,
): Promise<void> {
  const { kind, id, before, after } = subject;
  await db
    .insertInto('audit_log')
    .values({
      at: now(),
      staff_id: actor.kind === 'staff' ? actor.userId : null,
      ip: actor.kind === 'staff' ? actor.ip : null,
      action,
      subject_kind: kind,
      subject_id: id,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })
    .execute();
}
