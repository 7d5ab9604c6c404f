// Written by `npm run db -- types` from the migrated database. Do not edit.
import type { ColumnType } from 'kysely';

type Generated<T> =
  T extends ColumnType<infer Read, infer Insert, infer Update>
    ? ColumnType<Read, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;
type Computed<T> = ColumnType<
  T extends ColumnType<infer Read, unknown, unknown> ? Read : T,
  never,
  never
>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Json = ColumnType<unknown, string, string>;

export type DB = {
  accounts: {
    id: Generated<string>;
    user_id: string;
    account_id: string;
    provider_id: string;
    access_token: string | null;
    refresh_token: string | null;
    id_token: string | null;
    access_token_expires_at: Timestamp | null;
    refresh_token_expires_at: Timestamp | null;
    scope: string | null;
    password: string | null;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  analytics: {
    id: Generated<string>;
    project_id: string;
    platform: string;
    date: string;
    streams: Generated<number>;
    downloads: Generated<number>;
    saves: Generated<number>;
    shares: Generated<number>;
    revenue: Generated<number>;
    country_code: Generated<string>;
    age_group: string | null;
    gender: string | null;
    created_at: Generated<Timestamp>;
  };
  arrivals: {
    id: Generated<string>;
    kind: 'contact' | 'proposal' | 'request' | 'completion';
    subject_id: string;
    arrived_at: Timestamp;
    copy_due: Generated<boolean>;
  };
  audit_log: {
    id: Generated<string>;
    at: Timestamp;
    staff_id: string | null;
    ip: string | null;
    action: string;
    subject_kind: string;
    subject_id: string | null;
    before: Json | null;
    after: Json | null;
  };
  contact_submissions: {
    id: Generated<string>;
    name: string;
    email: string;
    message: string;
    service: string;
    status: Generated<'new' | 'in_progress' | 'contacted' | 'closed'>;
    phone: string | null;
    demo_file_url: string | null;
    created_at: Generated<Timestamp>;
    consent: Generated<Json>;
    digest: string | null;
    search: Computed<string>;
    contact_id: string | null;
    priority: Generated<number>;
    assignee_id: string | null;
    first_answered_at: Timestamp | null;
    reply_count: Generated<number>;
    demo_type: string | null;
    copy_failure: 'refused' | 'given-up' | null;
    severity: 'critico' | 'alto' | 'normal' | 'bajo' | null;
    closed_at: Timestamp | null;
    due_at: Computed<Timestamp>;
    solution_due_at: Computed<Timestamp | null>;
    urgency: Computed<number>;
    page: string | null;
  };
  contacts: {
    id: Generated<string>;
    name: string;
    email: string;
    phone: string | null;
    service: string;
    message: string;
    created_at: Generated<Timestamp>;
    consent: Generated<Json>;
    digest: string | null;
    search: Computed<string>;
    copy_failure: 'refused' | 'given-up' | null;
    has_formula: Computed<boolean>;
    page: string | null;
  };
  distribution_entries: {
    id: Generated<string>;
    distribution_id: string;
    at: Timestamp;
    staff_id: Generated<string | null>;
    kind: 'status' | 'link' | 'note';
    before: string | null;
    after: string | null;
    body: string | null;
  };
  distribution_news: {
    distribution_id: string;
    at: Timestamp;
  };
  distributions: {
    id: Generated<string>;
    project_id: string;
    platform: string;
    platform_id: string | null;
    status: Generated<'pending' | 'uploading' | 'processing' | 'live' | 'failed' | 'removed'>;
    submission_date: Generated<Timestamp>;
    live_date: Timestamp | null;
    platform_url: string | null;
    error_message: string | null;
    metadata: Generated<Json>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  email_changes: {
    user_id: string;
    new_email: string;
    asked_of: Generated<'old' | 'new'>;
    token_hash: string;
    expires_at: Timestamp;
    created_at: Generated<Timestamp>;
  };
  exchange_rates: {
    id: Generated<string>;
    cop_per_usd: number;
    set_at: Timestamp;
    set_by: Generated<string | null>;
    place: Generated<number>;
  };
  ledger_entries: {
    posting: string;
    account: 'provider:wompi' | 'provider:paypal' | 'provider:manual' | 'sales' | 'iva' | 'clients';
    currency: 'USD' | 'COP';
    amount: number;
    order_id: string;
    at: Timestamp;
  };
  legal_reminders: {
    day: string;
  };
  legal_request_counters: {
    year: number;
    last: Generated<number>;
  };
  legal_request_entries: {
    id: Generated<string>;
    request_id: string;
    at: Timestamp;
    staff_id: Generated<string | null>;
    kind: 'started' | 'asked' | 'completed' | 'extended' | 'answered' | 'closed' | 'abandoned' | 'note' | 'identity' | 'exported' | 'erased' | 'undelivered' | 'reached' | 'corrected';
    body: string | null;
    mail_of: string | null;
    failure: 'refused' | 'given-up' | null;
  };
  legal_requests: {
    id: Generated<string>;
    radicado: string;
    kind: 'data-query' | 'data-claim' | 'petition' | 'complaint' | 'consumer-claim' | 'withdrawal' | 'chargeback';
    channel: 'site' | 'mail' | 'phone' | 'whatsapp' | 'letter' | 'in-person';
    name: string;
    email: string | null;
    phone: string | null;
    document_type: 'CC' | 'CE' | 'TI' | 'PP' | 'PPT' | 'NIT' | null;
    document_number: string | null;
    subject: string;
    facts: string;
    received_at: Timestamp;
    created_at: Timestamp;
    status: Generated<'received' | 'in_progress' | 'waiting' | 'answered' | 'closed' | 'abandoned'>;
    due_on: string;
    asked_at: Timestamp | null;
    extended_at: Timestamp | null;
    answered_at: Timestamp | null;
    identity_checked_at: Timestamp | null;
    consent: Generated<Json>;
    digest: string | null;
    search: Computed<string>;
    mail_failure: 'refused' | 'given-up' | null;
    order_id: string | null;
    refund_account: Json | null;
  };
  media_jobs: {
    id: Generated<string>;
    project_id: string;
    kind: 'audio' | 'cover';
    object_path: string;
    state: Generated<'queued' | 'running' | 'done' | 'failed' | 'quarantined'>;
    tries: Generated<number>;
    failure: string | null;
    created_at: Generated<Timestamp>;
    started_at: Timestamp | null;
    finished_at: Timestamp | null;
  };
  membership_events: {
    membership_id: string;
    place: number;
    at: Timestamp;
    event: Json;
  };
  membership_periods: {
    membership_id: string;
    number: number;
    order_id: string;
    plan: 'month' | 'year';
    price: number;
    starts_at: Timestamp;
    ends_at: Timestamp;
    anchor: Timestamp;
    months: number;
    cut_at: Timestamp | null;
    replaced_by: string | null;
  };
  memberships: {
    id: Generated<string>;
    user_id: string | null;
    status: Generated<'none' | 'trialing' | 'active' | 'past_due' | 'cancelled_at_period_end' | 'ended'>;
    trial_starts_at: Timestamp | null;
    trial_ends_at: Timestamp | null;
    renewal: Generated<'link' | 'nequi' | 'paypal'>;
    next_plan: 'month' | 'year' | null;
    cancelled_at: Timestamp | null;
    told: Generated<Json>;
    access_until: Timestamp | null;
    next_look_at: Timestamp | null;
    looked_at: Timestamp;
    created_at: Timestamp;
  };
  newsletter_subscribers: {
    id: Generated<string>;
    email: string;
    status: Generated<'pending' | 'confirmed' | 'unsubscribed'>;
    consent: Json;
    asked_at: Generated<Timestamp>;
    confirmed_at: Timestamp | null;
    unsubscribed_at: Timestamp | null;
    asked_consent: Json | null;
  };
  orders: {
    id: Generated<string>;
    code: string;
    user_id: string | null;
    client_name: string | null;
    client_email: string | null;
    item: string;
    quote_id: string | null;
    name: string;
    service: string;
    status: Generated<'open' | 'paid' | 'refunded' | 'expired'>;
    revision: Generated<number>;
    currency: 'USD' | 'COP';
    price: number;
    pesos: number | null;
    cop_per_usd: number | null;
    rate_set_at: Timestamp | null;
    tax_percent: number;
    consent_text: string | null;
    consented_at: Timestamp | null;
    created_at: Timestamp;
    expires_at: Timestamp;
    paid_at: Timestamp | null;
    search: Computed<string>;
    membership_id: string | null;
    membership_period: number | null;
    plan: 'month' | 'year' | null;
    takes_over: Generated<boolean>;
    is_renewal: Generated<boolean>;
  };
  payment_attempts: {
    id: Generated<string>;
    order_id: string;
    provider: 'wompi' | 'paypal' | 'manual';
    reference: string;
    currency: 'USD' | 'COP';
    amount: number;
    status: Generated<'open' | 'pending' | 'approved' | 'declined' | 'expired'>;
    reason: string | null;
    provider_id: string | null;
    url: string | null;
    created_at: Timestamp;
    expires_at: Timestamp;
    checked_at: Timestamp | null;
  };
  payment_comparisons: {
    provider: 'wompi' | 'paypal';
    compared_until: Timestamp;
    compared_at: Timestamp;
  };
  payment_findings: {
    id: Generated<string>;
    kind: 'unknown-reference' | 'mismatch' | 'missing-here' | 'missing-there' | 'differs' | 'manual-refund' | 'returned-twice' | 'provider-away';
    provider: 'wompi' | 'paypal' | 'manual';
    subject: string;
    order_id: string | null;
    currency: 'USD' | 'COP' | null;
    amount: number | null;
    detail: string | null;
    found_at: Timestamp;
    resolved_at: Timestamp | null;
    resolved_by: string | null;
    resolution: string | null;
    mailed_at: Timestamp | null;
  };
  payments: {
    id: string;
    order_id: string;
    attempt_id: string;
    provider: 'wompi' | 'paypal' | 'manual';
    currency: 'USD' | 'COP';
    amount: number;
    role: 'settles' | 'extra' | 'mismatch';
    refunded: Generated<number>;
    method: string | null;
    received_at: Timestamp;
    returned: Generated<number>;
  };
  projects: {
    id: Generated<string>;
    user_id: string;
    title: string;
    artist_name: string;
    genre: string;
    description: string | null;
    audio_file_url: string | null;
    cover_image_url: string | null;
    status: Generated<'draft' | 'uploading' | 'processing' | 'ready' | 'distributed' | 'failed'>;
    release_date: string | null;
    isrc: string | null;
    upc: string | null;
    metadata: Generated<Json>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
    revision: Generated<number>;
    deleted_at: Timestamp | null;
    rights_declared_at: Timestamp | null;
    search: Computed<string>;
  };
  proposal_entries: {
    id: Generated<string>;
    proposal_id: string;
    at: Timestamp;
    staff_id: Generated<string | null>;
    kind: 'status' | 'assignee' | 'note' | 'received' | 'severity' | 'quote' | 'paid';
    before: string | null;
    after: string | null;
    body: string | null;
  };
  proposal_presence: {
    proposal_id: string;
    staff_id: Generated<string>;
    since: Timestamp;
    until: Timestamp;
  };
  proposal_replies: {
    id: Generated<string>;
    proposal_id: string;
    staff_id: Generated<string | null>;
    body: string;
    written_at: Timestamp;
    sent_at: Timestamp | null;
    undone_at: Timestamp | null;
    delivered_at: Timestamp | null;
    failure: 'refused' | 'given-up' | null;
    undone_by: string | null;
  };
  provider_events: {
    provider: 'wompi' | 'paypal';
    id: string;
    body: string;
    subject_id: string | null;
    subject_reference: string | null;
    received_at: Timestamp;
    applied_at: Timestamp | null;
    tries: Generated<number>;
    next_try_at: Timestamp;
  };
  published_answer_times: {
    id: Generated<string>;
    published_at: Timestamp;
    half_hours: number | null;
    most_hours: number | null;
  };
  quote_numbers: {
    series: string;
    last: number;
  };
  quotes: {
    id: Generated<string>;
    proposal_id: string | null;
    erased_with: string | null;
    name: string;
    email: string;
    status: Generated<'draft' | 'sent' | 'accepted' | 'rejected' | 'withdrawn'>;
    revision: Generated<number>;
    number: string | null;
    currency: Generated<'USD' | 'COP'>;
    tax_percent: Generated<number>;
    discount_percent: Generated<number>;
    lines: Generated<Json>;
    total: Generated<number>;
    notes: Generated<string>;
    valid_until: string;
    created_at: Generated<Timestamp>;
    created_by: Generated<string | null>;
    sent_at: Timestamp | null;
    sent_by: string | null;
    token_hash: string | null;
    link_count: Generated<number>;
    decided_at: Timestamp | null;
    accepted_name: string | null;
    accepted_text: string | null;
    accepted_ip: string | null;
    accepted_user_agent: string | null;
    rejection_reason: string | null;
    search: Computed<string>;
    mail_failure: 'refused' | 'given-up' | null;
  };
  rate_limits: {
    key: string;
    points: Generated<number>;
    expire: number | null;
  };
  receipt_starts: {
    place: number;
    next: number;
    reason: string;
    set_at: Timestamp;
  };
  receipts: {
    number: number;
    payment_id: string;
    order_id: string;
    issued_at: Timestamp;
    mailed_at: Timestamp | null;
    mail_count: Generated<number>;
    delivered_at: Timestamp | null;
    mail_failure: 'refused' | 'given-up' | null;
  };
  refunds: {
    id: string;
    order_id: string;
    payment_id: string;
    amount: number;
    reason: 'duplicate' | 'mismatch' | 'withdrawal' | 'reversal' | 'courtesy' | 'provider';
    status: 'asked' | 'pending' | 'manual' | 'done';
    provider_id: string | null;
    note: string | null;
    asked_at: Timestamp;
    asked_by: string | null;
    done_at: Timestamp | null;
    tries: Generated<number>;
    next_try_at: Timestamp;
    mailed_at: Timestamp | null;
    by_hand: Generated<boolean>;
    asked_mailed_at: Timestamp | null;
    account_asked_at: Timestamp | null;
    mail_count: Generated<number>;
    delivered_at: Timestamp | null;
    mail_failure: 'refused' | 'given-up' | null;
  };
  saved_replies: {
    id: Generated<string>;
    title: string;
    body: string;
    revision: Generated<number>;
    changed_at: Timestamp;
    changed_by: Generated<string | null>;
  };
  sessions: {
    id: Generated<string>;
    user_id: string;
    token: string;
    expires_at: Timestamp;
    ip_address: string | null;
    user_agent: string | null;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  transfer_reports: {
    id: Generated<string>;
    attempt_id: string;
    reference: string;
    note: string | null;
    image_path: string | null;
    reported_at: Timestamp;
    decided_at: Timestamp | null;
    decided_by: string | null;
    decision: 'confirmed' | 'refused' | null;
    reason: string | null;
  };
  trial_claims: {
    address_hash: string;
    claimed_at: Timestamp;
  };
  two_factors: {
    id: Generated<string>;
    user_id: string;
    secret: string;
    backup_codes: string;
    verified: Generated<boolean>;
    failed_verification_count: Generated<number>;
    locked_until: Timestamp | null;
    setup_uri: string | null;
    setup_until: Timestamp | null;
  };
  uploads: {
    id: string;
    user_id: string;
    project_id: string;
    kind: 'audio' | 'cover';
    size: number;
    object_path: string;
    created_at: Generated<Timestamp>;
    finished_at: Timestamp | null;
    sha256: string | null;
    rights_declared: Generated<boolean>;
    arrived: Generated<number>;
    promised_until: Generated<Timestamp>;
    file_name: string | null;
  };
  user_entries: {
    id: Generated<string>;
    user_id: string;
    at: Timestamp;
    staff_id: string | null;
    kind: 'tier' | 'role' | 'warned' | 'suspended' | 'answered' | 'upheld' | 'reactivated';
    before: string | null;
    after: string | null;
    ground: 'uncorrected' | 'risk' | 'order' | null;
    due_on: string | null;
    body: string;
  };
  user_settings: {
    user_id: string;
    artist_name: string;
    record_label: string | null;
    bio: string | null;
    website: string | null;
    social_links: Generated<Json>;
    distribution_preferences: Generated<Json>;
    notification_preferences: Generated<Json>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  users: {
    id: Generated<string>;
    email: string;
    email_verified: Generated<boolean>;
    full_name: string;
    display_name: string;
    image: string | null;
    role: 'artist' | 'producer' | 'client';
    is_staff: Generated<boolean>;
    tier: Generated<'free' | 'pro' | 'enterprise'>;
    subscription_status: Generated<string>;
    monthly_usage: Generated<Json>;
    data_consent_at: Generated<Timestamp>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
    two_factor_enabled: Generated<boolean>;
    deletion_due_at: Timestamp | null;
    erasing_since: Timestamp | null;
    credentials_changed_at: Timestamp | null;
    suspended_at: Timestamp | null;
    review_asked_at: Timestamp | null;
    search: Computed<string>;
    granted_tier: Generated<'free' | 'pro' | 'enterprise'>;
    member_until: Timestamp | null;
  };
  verifications: {
    id: Generated<string>;
    identifier: string;
    value: string;
    expires_at: Timestamp;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
};
