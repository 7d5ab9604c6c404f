import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import * as accountFields from '#packages/account/src/index.ts';
import * as bioFields from '#packages/bio/src/index.ts';
import * as coverFields from '#packages/cover-art/src/index.ts';
import * as contactFields from '#packages/contact/src/index.ts';
import * as lyricsFields from '#packages/lyrics/src/index.ts';
import * as membershipFields from '#packages/membership/src/index.ts';
import * as distributionFields from '#packages/distribution/src/index.ts';
import * as requestFields from '#packages/legal-requests/src/index.ts';
import * as paymentFields from '#packages/payments/src/index.ts';
import * as projectFields from '#packages/project/src/index.ts';
import * as quoteFields from '#packages/quote/src/index.ts';
import {
  addressSchema,
  artistProfileSchema,
  changeEmailSchema,
  changePasswordSchema,
  currentPasswordSchema,
  decisionSchema,
  deleteAccountSchema,
  nameSchema,
  reviewSchema,
  roleSchema,
  signInSchema,
  signUpSchema,
  suspensionSchema,
  tierSchema,
  warningSchema,
} from '#packages/account/src/index.ts';
import {
  contactSchema,
  leaveSchema,
  newsletterSchema,
  noteSchema,
  quickContactSchema,
  receivedSchema,
  replySchema,
  savedReplySchema,
  ticketSchema,
} from '#packages/contact/src/index.ts';
import {
  distributionNoteSchema,
  moveSchema,
  platformLinkSchema,
  platformRequestSchema,
} from '#packages/distribution/src/index.ts';
import {
  answerSchema,
  askSchema,
  closeSchema,
  completeSchema,
  correctionSchema,
  enteredRequestSchema,
  extendSchema,
  identitySchema,
  reachedSchema,
  requestNoteSchema,
  requestSchema,
  withdrawalSchema,
  withdrawalToAccountSchema,
} from '#packages/legal-requests/src/index.ts';
import {
  finishedRefundSchema,
  rateSchema,
  refundSchema,
  resolutionSchema,
  otherAmountSchema,
  transferRecordSchema,
  transferRefusalSchema,
  transferReportSchema,
} from '#packages/payments/src/index.ts';
import { lyricsSchema, pastedLyricsSchema } from '#packages/lyrics/src/index.ts';
import { coverFormSchema } from '#packages/cover-art/src/index.ts';
import { bioRequestSchema } from '#packages/bio/src/index.ts';
import { projectEditSchema, projectSchema } from '#packages/project/src/index.ts';
import { suspendUser } from '#server/services/users/suspend-user.ts';
import { toUserId } from '#server/services/users/user-id.ts';
import { nequiSchema } from '#packages/membership/src/index.ts';
import {
  acceptSchema,
  catalogueLineSchema,
  detailsSchema,
  freeLineSchema,
  rejectSchema,
} from '#packages/quote/src/index.ts';
import { toOrderId } from '#server/services/payment-desk/order-id.ts';
import { refundOrder } from '#server/services/payment-desk/refund-order.ts';
import { hashToken } from '#server/services/hashed-token.ts';
import { makeOrder, makePaidOrder, testPesos } from '#test/make-order.ts';
import { makeProject } from '#test/make-project.ts';
import { createTestProvider } from '#test/payment-provider.ts';
import { addTestSources } from '#test/payment-sources.ts';
import { openTestApp } from '#test/test-app.ts';
import { staffActor } from '#test/test-services.ts';

// In test mode there is an account to transfer money to, whatever the operator wrote.
const { ask, person, services } = await openTestApp({ mountSimulators: () => undefined });
const { cookie, userId } = await person('ana@ejemplo.co');
const staff = await person('equipo@ejemplo.co', { isStaff: true });
const { id: proposalId } = await services.db.service
  .insertInto('contact_submissions')
  .values({ name: 'Ana', email: 'ana@ejemplo.co', service: 'video', message: '¡Hola!' })
  .returning('id')
  .executeTakeFirstOrThrow();
/** A request of each status that has forms of its own, asked for before this moment. */
const requestOf = async (status: 'received' | 'waiting', number: number) => {
  const at = new Date();
  const { id } = await services.db.service
    .insertInto('legal_requests')
    .values({
      radicado: `2026-00000${number}`,
      kind: 'data-claim',
      channel: 'site',
      name: 'Ana',
      email: 'ana@ejemplo.co',
      subject: '¡Hola!',
      facts: '¿Qué?',
      received_at: at,
      created_at: at,
      due_on: '2030-12-31',
      status,
      asked_at: status === 'waiting' ? at : null,
      mail_failure: 'refused',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const requestId = await requestOf('received', 1);
const waitingId = await requestOf('waiting', 2);
const progressPath = `/pqr/${services.legalRequests.links.tokenOf(waitingId)}`;
const quote = { name: 'Ana', email: 'ana@ejemplo.co', valid_until: '2099-01-01' };
const { id: quoteId } = await services.db.service
  .insertInto('quotes')
  .values(quote)
  .returning('id')
  .executeTakeFirstOrThrow();
const line = { packageId: null, description: 'Arreglo', quantity: 1, unitPrice: 100 };
await services.db.service
  .insertInto('quotes')
  .values({
    ...{ ...quote, lines: JSON.stringify([line]), total: 100, status: 'sent' },
    ...{ number: 'COT-2026-0001', sent_at: new Date(), token_hash: hashToken('token') },
  })
  .execute();
const paid = await makePaidOrder(services, userId, { provider: 'manual' });
const { orderId } = paid;
const paidOnline = await makePaidOrder(services, userId);
await refundOrder(services, staffActor(staff.userId), {
  ...{ ...paid, orderId: toOrderId(orderId), key: 'x', seen: 0, isSure: true },
  ...{ amount: 100, reason: 'courtesy' },
});
await services.db.service
  .insertInto('payment_findings')
  .values({ kind: 'mismatch', provider: 'wompi', subject: 'x', found_at: new Date() })
  .execute();
const projectId = await makeProject(services, userId, { status: 'ready' });
const suspended = await person('suspendida@ejemplo.co');
await suspendUser(services, staffActor(staff.userId), {
  userId: toUserId(suspended.userId),
  ground: 'risk',
  reason: 'x',
});
const { id: distributionId } = await services.db.service
  .insertInto('distributions')
  .values({ project_id: projectId, platform: 'spotify' })
  .returning('id')
  .executeTakeFirstOrThrow();

const { id: transferredId } = await makeOrder(services, { user_id: userId });
const { id: otherOrderId } = await makeOrder(services, { user_id: userId });
const { id: attemptId } = await services.db.service
  .insertInto('payment_attempts')
  .values({
    ...{ order_id: otherOrderId, provider: 'manual', reference: otherOrderId, currency: 'COP' },
    ...{ amount: testPesos, created_at: new Date(), expires_at: new Date() },
  })
  .returning('id')
  .executeTakeFirstOrThrow();
await services.db.service
  .insertInto('transfer_reports')
  .values({ attempt_id: attemptId, reference: 'x', reported_at: new Date() })
  .execute();

// A member, where their Nequi can be charged.
const wompi = createTestProvider('wompi');
addTestSources(wompi);
services.payments.providers = [wompi];
const membership = await services.db.service
  .insertInto('memberships')
  .values({ user_id: userId, looked_at: new Date(), created_at: new Date() })
  .returning('id')
  .executeTakeFirstOrThrow();
await services.db.service
  .insertInto('membership_periods')
  .values({
    ...{ membership_id: membership.id, number: 1, order_id: orderId, plan: 'month', price: 3000 },
    ...{ starts_at: new Date(), anchor: new Date(), ends_at: new Date('2099-01-31'), months: 1 },
  })
  .execute();

const email = 'ana@ejemplo.co';
const password = 'lluvia en chapinero';
const message = 'Canción Ñandú — ¿qué?';
const visitor = { name: 'Ana', email, message, consent: 'on', website: '' };

const asked = {
  ...{ kind: 'petition', name: 'Ana', documentType: '', documentNumber: '', phone: '' },
  ...{ subject: '¿Qué?', facts: message },
};

const song = {
  title: 'Páramo',
  artist_name: 'Ana',
  genre: 'rock',
  description: '',
  release_date: '',
};
const profile = { artist_name: 'Ana', record_label: '', bio: '', website: '', instagram: '' };

/** Each form: where it stands, a field that only it has there, the schema of its action, what that takes. */
const forms: [string, string, z.ZodType, Record<string, string>][] = [
  ['/auth?tab=signin', 'password', signInSchema, { email, password }],
  [
    '/auth?tab=signup',
    'confirmPassword',
    signUpSchema,
    {
      ...{ fullName: 'Ana', email, password, confirmPassword: password },
      ...{ userType: 'artist', dataConsent: 'on' },
    },
  ],
  ['/auth/recuperar', 'email', addressSchema, { email }],
  ['/', 'service', contactSchema, { ...visitor, phone: '', service: 'video' }],
  ['/contact', 'service', contactSchema, { ...visitor, phone: '', service: 'video' }],
  ['/manejo-artistico', 'message', quickContactSchema, visitor],
  ['/pqr', 'facts', requestSchema, { ...asked, email, consent: 'on', website: '' }],
  [progressPath, 'complete', completeSchema, { complete: message }],
  ['/reportar-un-problema', 'place', ticketSchema, { ...visitor, severity: 'alto', place: '' }],
  ['/boletin', 'consent', newsletterSchema, { email, consent: 'on', website: '' }],
  ['/boletin/baja', 'email', leaveSchema, { email }],
  [
    '/lyrics-generator',
    'theme',
    lyricsSchema,
    {
      ...{ theme: 'el mar', genre: 'folk', mood: 'sereno' },
      ...{ structure: 'free', language: 'spanish' },
    },
  ],
  ['/lyrics-generator', 'text', pastedLyricsSchema, { title: '', text: message }],
  [
    '/bio-generator',
    'artistName',
    bioRequestSchema,
    {
      ...{ artistName: 'Ana', genre: 'folk', experience: '', achievements: '', style: '' },
      ...{ tone: 'casual', person: '1s', language: 'es', press: '' },
    },
  ],
  [
    '/cover-art-generator',
    'artistName',
    coverFormSchema,
    {
      ...{ artistName: 'Ana', songTitle: 'Páramo', genre: 'folk', mood: 'sereno', style: '' },
      ...{ aspectRatio: '1:1', description: '' },
    },
  ],
  ['/dashboard/new-project', 'title', projectSchema, song],
  [
    `/dashboard/proyectos/${projectId}/editar`,
    'isrc',
    projectEditSchema,
    { ...song, isrc: '', upc: '' },
  ],
  [
    '/dashboard/ajustes',
    'artist_name',
    artistProfileSchema,
    { ...profile, tiktok: '', youtube: '', spotify: '', facebook: '' },
  ],
  ['/dashboard/ajustes/cuenta', 'fullName', nameSchema, { fullName: 'Ana' }],
  ['/dashboard/ajustes/cuenta', 'email', changeEmailSchema, { email, currentPassword: password }],
  [
    '/dashboard/ajustes/seguridad',
    'confirmPassword',
    changePasswordSchema,
    { currentPassword: password, password, confirmPassword: password },
  ],
  [
    '/dashboard/ajustes/seguridad/dos-pasos',
    'currentPassword',
    currentPasswordSchema,
    { currentPassword: password },
  ],
  ['/dashboard/ajustes/datos', 'email', deleteAccountSchema, { email, currentPassword: password }],
  [`/admin/contact-submissions/${proposalId}`, 'note', noteSchema, { note: message }],
  [`/admin/contact-submissions/${proposalId}`, 'reply', replySchema, { reply: message }],
  ['/admin/respuestas', 'title', savedReplySchema, { title: 'Precio', text: message }],
  [
    `/admin/distribuciones/canciones/${projectId}`,
    'platform',
    platformRequestSchema,
    { platform: 'plan:basica' },
  ],
  [
    `/admin/distribuciones/${distributionId}`,
    'team_note',
    distributionNoteSchema,
    { team_note: message },
  ],
  [
    `/admin/distribuciones/${distributionId}`,
    'platform_url',
    platformLinkSchema(['spotify.com']).extend({ note: moveSchema.shape.note }),
    { platform_id: '4uLU6h', platform_url: 'https://open.spotify.com/track/4uLU6h', note: message },
  ],
  [`/admin/contact-submissions/${proposalId}`, 'received', receivedSchema, { received: message }],
  [`/admin/usuarios/${userId}`, 'tier', tierSchema, { tier: 'pro', note: message }],
  [`/admin/usuarios/${userId}`, 'role', roleSchema, { role: 'client', note: message }],
  [`/admin/usuarios/${userId}`, 'days', warningSchema, { days: '5', reason: message }],
  [`/admin/usuarios/${userId}`, 'ground', suspensionSchema, { ground: 'risk', reason: message }],
  [`/admin/usuarios/${suspended.userId}`, 'decision', decisionSchema, { decision: message }],
  ['/dashboard/suspension', 'answer', reviewSchema, { answer: message }],
  [
    '/admin/solicitudes/nueva',
    'receivedAt',
    enteredRequestSchema,
    { ...asked, email: '', channel: 'phone', receivedAt: '2026-11-24T15:30' },
  ],
  [`/admin/solicitudes/${requestId}`, 'answer', answerSchema, { answer: message }],
  [`/admin/solicitudes/${requestId}`, 'ask', askSchema, { ask: message }],
  [`/admin/solicitudes/${requestId}`, 'extend', extendSchema, { extend: message }],
  [`/admin/solicitudes/${requestId}`, 'close', closeSchema, { close: message }],
  [`/admin/solicitudes/${requestId}`, 'requestNote', requestNoteSchema, { requestNote: message }],
  [`/admin/solicitudes/${requestId}`, 'reached', reachedSchema, { reached: message }],
  [
    `/admin/solicitudes/${requestId}`,
    'correct',
    correctionSchema,
    { email: 'otra@ejemplo.co', correct: message },
  ],
  [
    `/admin/solicitudes/${requestId}/datos`,
    'identity',
    identitySchema,
    { checked: 'on', identity: message },
  ],
  [
    `/admin/cotizaciones/${quoteId}`,
    'package',
    catalogueLineSchema,
    { package: 'musica-basico', quantity: '1' },
  ],
  [
    `/admin/cotizaciones/${quoteId}`,
    'price',
    freeLineSchema,
    { description: message, quantity: '1', price: '390' },
  ],
  [
    `/admin/cotizaciones/${quoteId}`,
    'validUntil',
    detailsSchema,
    { name: 'Ana', currency: 'USD', discount: '0', validUntil: '2026-12-10', notes: '' },
  ],
  ['/admin/pagos', 'copPerUsd', rateSchema, { copPerUsd: '4.012,50' }],
  [`/admin/pagos/${orderId}`, 'amount', refundSchema, { amount: '390', reason: 'courtesy' }],
  [`/admin/pagos/${orderId}`, 'transfer', finishedRefundSchema, { transfer: message }],
  ['/admin/pagos/diferencias', 'resolution', resolutionSchema, { resolution: message }],
  ['/cotizacion/token', 'accept', acceptSchema, { name: 'Ana Ñandú', accept: 'on' }],
  ['/cotizacion/token', 'reason', rejectSchema, { reason: message }],
  [
    `/checkout/transferencia?pedido=${transferredId}`,
    'reference',
    transferReportSchema,
    { reference: message, note: '' },
  ],
  [
    `/checkout/retracto?pedido=${paidOnline.orderId}`,
    'reason',
    withdrawalSchema,
    { reason: message },
  ],
  [
    `/checkout/retracto?pedido=${orderId}`,
    'accountNumber',
    withdrawalToAccountSchema,
    {
      ...{ reason: message, bank: 'Nequi', accountType: 'deposit', accountNumber: '3001234567' },
      ...{ holder: 'Ana Ñandú', holderDocumentType: 'CC', holderDocument: '1020304050' },
    },
  ],
  [
    '/dashboard/membresia?conectar=nequi',
    'phone',
    nequiSchema,
    { phone: '300 123 45 67', terms: 'on', personalData: 'on' },
  ],
  ['/admin/pagos/transferencias', 'reason', transferRefusalSchema, { reason: message }],
  ['/admin/pagos/transferencias', 'arrived', otherAmountSchema, { arrived: '1.200.000' }],
  [
    '/admin/pagos/transferencias',
    'order',
    transferRecordSchema,
    { order: 'XW0BEFNJ', reference: message, amount: '390', note: '' },
  ],
];

/** Schemas of a form that a person fills in only after another one, or not at all. */
const others: Record<string, string> = {
  bioTextSchema:
    'the texts of each platform that was asked for: app/routes/site/tools/bio/bio.test.ts',
  lyricsTextSchema:
    'the verses of a song, a field each: app/routes/site/tools/lyrics/lyrics.test.ts',
  lyricsOptionsSchema: 'a script asks, of a song as its editor has it: lyrics.test.ts beside that',
  askedSchema: 'a script asks for a ticket: app/routes/site/tools/vocal/vocal.test.ts',
  saveTakeSchema: 'the name of a take, beside its numbers: vocal.test.ts beside that',
  paySchema:
    'nobody types any of it: what is not as the page has it is another price or no way to pay',
  revisionSchema: 'hidden',
  draftSchema: 'projectSchema with hidden fields',
  editSchema: 'projectEditSchema with hidden fields',
  linkSchema: 'the token of a mailed link',
  platformLinkSchema:
    'a function of the hosts; what it makes is in forms, with the note of moveSchema',
  tokenSchema: 'the token of a mailed link',
  answerSchema: 'a button, and the token of a mailed link',
  retrySchema: 'a button',
  moveSchema: 'a button, with a note that one of them asks for',
  bulkMoveSchema: 'moveSchema with boxes',
  deletionSchema: 'boxes, beside a button',
  waitingSchema: 'a button',
  sentSchema: 'contactSchema with a hidden field',
  sentReplySchema: 'replySchema with hidden fields',
  keptNoteSchema: 'noteSchema with a hidden field',
  keptReceivedSchema: 'receivedSchema with a hidden field',
  seenTierSchema: 'tierSchema with a hidden field',
  seenRoleSchema: 'roleSchema with a hidden field',
  staffSchema: 'a button',
  startSchema: 'a button',
  passSchema: 'a button',
  endedSessionSchema: 'a button',
  insertSchema: 'a list, beside what is typed so far',
  newReplySchema: 'savedReplySchema with a hidden field',
  editedReplySchema: 'savedReplySchema with a hidden field',
  seenReplySchema: 'a button',
  keptRequestSchema: 'enteredRequestSchema with a hidden field',
  keptIdentitySchema: 'identitySchema with hidden fields',
  keptCorrectionSchema: 'correctionSchema with hidden fields',
  erasureSchema: 'a button, and what was counted',
  assigneeSchema: 'a list that may stand at nobody',
  severitySchema: 'a list that always stands at one',
  seenDetailsSchema: 'detailsSchema with a hidden field',
  seenLineSchema: 'freeLineSchema with a hidden field',
  seenPackageSchema: 'catalogueLineSchema with a hidden field',
  editLineSchema: 'freeLineSchema with hidden fields',
  recountSchema: 'how many, with hidden fields',
  removeSchema: 'a button',
  seenSchema: 'a button',
  relinkSchema: 'a button',
  newQuoteSchema: 'a button',
  seenRateSchema: 'rateSchema with a hidden field, and a box that one press asks for',
  seenRefundSchema: 'refundSchema with hidden fields',
  keptFinishSchema: 'finishedRefundSchema with a hidden field',
  keptResolutionSchema: 'resolutionSchema with a hidden field',
  byHandSchema: 'a button',
  planSchema: 'a button',
  shownNequiSchema: 'nequiSchema with hidden fields',
  cancellationSchema: 'a text that may stay empty, beside a button',
  checkSchema: 'a button',
  mailAgainSchema: 'a button',
  seenAcceptSchema: 'acceptSchema with a hidden field',
  seenRejectSchema: 'rejectSchema with a hidden field',
  confirmSchema: 'a button, and a box that a repeated reference asks for',
  namedAmountSchema: 'otherAmountSchema with a hidden field, and that box',
  keyedRecordSchema: 'transferRecordSchema with a hidden field, and that box',
  namedRefusalSchema: 'transferRefusalSchema with a hidden field',
  sentReportSchema: 'transferReportSchema with a hidden field',
  restoreSchema: 'a button',
  sessionSchema: 'a button',
  notificationsSchema: 'boxes that may all be empty',
  distributionSchema: 'boxes that may all be empty',
  newPasswordSchema: 'after a mailed link; changePasswordSchema has its fields',
  secondStepSchema: 'after a sign-in',
  appCodeSchema: 'after the secret was shown',
  stopTwoFactorSchema: 'after two steps were turned on',
};

const cookieFor = (path: string) =>
  path === '/dashboard/suspension'
    ? suspended.cookie
    : path.startsWith('/admin')
      ? staff.cookie
      : /^\/(?:dashboard|checkout|lyrics-generator|bio-generator|cover-art-generator)/.test(path)
        ? cookie
        : '';

type Control = { name: string; required: boolean; maxLength: number | null };

/** Of the form with this field, what a person fills in; several buttons of one name are one. */
async function controlsOf(path: string, field: string): Promise<Control[]> {
  const html = await (await ask(path, { cookie: cookieFor(path) })).text();
  const form = html.match(/<form\b.*?<\/form>/gs)?.find((one) => one.includes(`name="${field}"`));
  const controls = new Map<string, Control>();
  for (const [tag] of (form ?? '').matchAll(/<(?:input|select|textarea)\b[^>]*>/g)) {
    const name = /\bname="([^"]*)"/.exec(tag)?.[1];
    if (!name || /type="(?:hidden|file)"/.test(tag)) continue;
    const maxLength = /maxlength="(\d+)"/i.exec(tag)?.[1];
    const required = controls.get(name)?.required || /\brequired\b/.test(tag);
    controls.set(name, { name, required, maxLength: maxLength ? Number(maxLength) : null });
  }
  return [...controls.values()];
}

const namesOf = (schema: z.ZodType) =>
  Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {});

const isRefused = (schema: z.ZodType, form: Record<string, string>, field: string) =>
  schema.safeParse(form).error?.issues.some(({ path }) => path[0] === field) ?? false;

test.each(forms)(
  'the form with a %s at %s asks for what its action parses',
  async (path, field, schema, filled) => {
    expect(schema.safeParse(filled).error).toBeUndefined();
    const controls = await controlsOf(path, field);
    expect(controls.map(({ name }) => name).toSorted()).toEqual(namesOf(schema).toSorted());
    const asked = controls.filter(({ required }) => required).map(({ name }) => name);
    expect(asked).toEqual(
      controls
        .map(({ name }) => name)
        .filter((name) => isRefused(schema, { ...filled, [name]: '' }, name)),
    );
    for (const { name, maxLength } of controls) {
      if (maxLength === null) continue;
      const longer = { ...filled, [name]: (filled[name] ?? '').padStart(maxLength + 1, 'a') };
      expect(isRefused(schema, longer, name), `${name} of ${maxLength + 1} letters`).toBe(true);
    }
  },
);

test.each(forms)(
  'all that is wrong with the form at %s is said at once',
  (_path, _field, schema, filled) => {
    const empty = Object.fromEntries(Object.keys(filled).map((name) => [name, '']));
    const wrong = new Set(schema.safeParse(empty).error?.issues.map(({ path }) => path[0]));
    expect(wrong).toEqual(
      new Set(
        // Two empty passwords are equal.
        Object.keys(filled).filter(
          (name) =>
            name !== 'confirmPassword' && isRefused(schema, { ...filled, [name]: '' }, name),
        ),
      ),
    );
  },
);

test('no form is left out', () => {
  const folder = import.meta.dirname;
  const sources = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.test.ts'] });
  const used = sources.flatMap(
    (file) => readFileSync(`${folder}/${file}`, 'utf8').match(/\b\w+Schema\b/g) ?? [],
  );
  const shared = Object.entries({
    ...accountFields,
    ...bioFields,
    ...coverFields,
    ...membershipFields,
    ...lyricsFields,
    ...contactFields,
    ...distributionFields,
    ...paymentFields,
    ...projectFields,
    ...quoteFields,
    ...requestFields,
  });
  const tried = shared.filter(([, value]) => forms.some(([, , schema]) => schema === value));
  const named = [...tried.map(([name]) => name), ...Object.keys(others)];
  expect(new Set(used), '`forms` or `others` above').toEqual(new Set(named));
});
