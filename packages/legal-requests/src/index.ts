export { enteredChannels, type RequestChannel, requestChannels } from './channels.ts';
export {
  askBy,
  type ClockFacts,
  completeBy,
  extendedDueDate,
  firstDueDate,
  type RequestClock,
  requestClock,
  resumedDueDate,
  startBy,
  withdrawUntil,
} from './clock.ts';
export { type DocumentType, documentTypes } from './documents.ts';
export {
  answerSchema,
  askSchema,
  closeSchema,
  completeSchema,
  correctionSchema,
  type EnteredRequest,
  enteredRequestSchema,
  extendSchema,
  identitySchema,
  type RequestForm,
  reachedSchema,
  requestNoteSchema,
  requestSchema,
} from './forms.ts';
export { type RequestKind, requestKindNames, requestKinds } from './kinds.ts';
export { longestLine, longestReason, longestWords } from './limits.ts';
export { radicadoYear, toRadicado } from './radicado.ts';
export { accountTypes, type RefundAccount } from './refund-account.ts';
export {
  isOpen,
  isUnanswered,
  openStatuses,
  type RequestStatus,
  requestStatuses,
  unansweredStatuses,
} from './statuses.ts';
export { type Term, termText, withdrawalDays, withdrawalTerm } from './terms.ts';
export {
  refundAccountOf,
  withdrawalSchema,
  withdrawalToAccountSchema,
} from './withdrawal-forms.ts';
