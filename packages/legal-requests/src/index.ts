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
export {
  answerSchema,
  askSchema,
  closeSchema,
  completeSchema,
  correctionSchema,
  type DocumentType,
  documentTypes,
  enteredChannels,
  type EnteredRequest,
  enteredRequestSchema,
  extendSchema,
  identitySchema,
  longestWords,
  type RequestChannel,
  requestChannels,
  type RequestForm,
  reachedSchema,
  requestNoteSchema,
  requestSchema,
} from './forms.ts';
export {
  type RequestKind,
  requestKindNames,
  requestKinds,
  type Term,
  termText,
  withdrawalDays,
} from './kinds.ts';
export { radicadoYear, toRadicado } from './radicado.ts';
export {
  isOpen,
  isUnanswered,
  openStatuses,
  type RequestStatus,
  requestStatuses,
  unansweredStatuses,
} from './statuses.ts';
export {
  accountTypes,
  longestLine,
  longestReason,
  type RefundAccount,
  refundAccountOf,
  withdrawalSchema,
  withdrawalToAccountSchema,
} from './withdrawal-forms.ts';
