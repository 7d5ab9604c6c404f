import type { DB } from '#server/database/schema.ts';
import type { Columns } from './exported-columns.ts';

/** What a person's copy does not hold of the tables in it: secrets that open the account, and what only repeats whose row it is. */
export const withheldColumns = {
  users: ['erasing_since', 'search'],
  user_entries: ['id', 'user_id', 'staff_id'],
  accounts: [
    'user_id',
    'password',
    'access_token',
    'refresh_token',
    'id_token',
    'access_token_expires_at',
    'refresh_token_expires_at',
  ],
  email_changes: ['user_id', 'token_hash'],
  sessions: ['user_id', 'token'],
  user_settings: ['user_id'],
  projects: ['user_id', 'revision', 'search'],
  media_jobs: ['object_path'],
  uploads: ['user_id', 'object_path', 'arrived', 'promised_until'],
  distribution_entries: ['id', 'kind', 'staff_id'],
  analytics: ['id'],
  contacts: ['id', 'digest', 'search', 'copy_failure', 'has_formula'],
  contact_submissions: [
    'id',
    'digest',
    'demo_file_url',
    'demo_type',
    'search',
    'contact_id',
    'priority',
    'assignee_id',
    'reply_count',
    'copy_failure',
    'closed_at',
    'due_at',
    'solution_due_at',
    'urgency',
  ],
  legal_requests: ['id', 'digest', 'mail_failure', 'search'],
  quotes: [
    'id',
    'proposal_id',
    'erased_with',
    'revision',
    'created_by',
    'sent_by',
    'token_hash',
    'link_count',
    'mail_failure',
    'search',
  ],
  memberships: ['user_id', 'told', 'next_look_at', 'looked_at'],
  membership_periods: ['membership_id', 'anchor', 'months'],
  membership_events: ['membership_id', 'place'],
  payment_sources: ['membership_id', 'token_id', 'provider_id', 'checked_at'],
  credit_windows: ['membership_id'],
  orders: [
    'user_id',
    'quote_id',
    'revision',
    'search',
    'takes_over',
    'credit_membership',
    'credit_period',
    'credit_place',
  ],
  payment_attempts: ['url', 'checked_at'],
  transfer_reports: ['id', 'image_path', 'decided_by'],
  payments: ['returned'],
  refunds: ['asked_by', 'by_hand', 'tries', 'next_try_at', 'mail_count'],
  receipts: ['mail_count'],
  newsletter_subscribers: ['id'],
} as const satisfies Columns;

/**
 * Tables of which nothing is: the secrets of the second step, whose state is in `users`; counters that expire within
 * hours; links; the last number of a quote, and of a request, and where receipts go on; what arrived or changed within the last minutes, by its id
 * alone; what the staff did, which names an account and holds nothing of it; the studio's own notes on its work and the words
 * it keeps for it, beside the replies that the person has in their mailbox; how requests were worked on, which their pages
 * say; the keyed hash of who had a trial, from which nobody finds an address; that one mail was sent to who asked for it in a
 * message; and of money the rates, the studio's books, what providers sent and what does not fit: the payments of the person are
 * what these say of them.
 */
export const tablesLeftOut: readonly (keyof DB)[] = [
  'trial_claims',
  'launch_places',
  'opening_mails',
  'two_factors',
  'verifications',
  'rate_limits',
  'audit_log',
  'arrivals',
  'distribution_news',
  'proposal_entries',
  'proposal_presence',
  'proposal_replies',
  'published_answer_times',
  'saved_replies',
  'legal_request_counters',
  'legal_request_entries',
  'legal_reminders',
  'quote_numbers',
  'receipt_starts',
  'exchange_rates',
  'ledger_entries',
  'payment_findings',
  'payment_comparisons',
  'provider_events',
];
