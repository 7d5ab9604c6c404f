export { applyEvent, applyEvents, isExpirable } from './apply-event.ts';
export { finishedRefundSchema, rateSchema, refundSchema, resolutionSchema } from './forms.ts';
export {
  largestProof,
  longestReference,
  longestRefusal,
  longestResolution,
  longestTransferNote,
  longestTransferReference,
  proofTooLarge,
} from './limits.ts';
export {
  type Account,
  type Amount,
  type Attempt,
  type AttemptStatus,
  type Finding,
  type Observed,
  type Order,
  type OrderEvent,
  OrderFault,
  type OrderStatus,
  type Payment,
  type PaymentRole,
  type Posting,
  type Refund,
  type RefundOutcome,
  type RefundReason,
  type RefundStatus,
  type Step,
} from './order.ts';
export { taxIn } from './postings.ts';
export { providerNames, type ProviderName } from './providers.ts';
export { type StaffRefundReason, staffRefundReasons } from './refund-reasons.ts';
export { refundable, refundsByHand, wompiReason } from './refunds.ts';
export { parseReceiptNumber, receiptNumber } from './receipt-number.ts';
export {
  otherAmountSchema,
  type TransferRecord,
  transferRecordSchema,
  transferRefusalSchema,
  type TransferReport,
  transferReportSchema,
} from './transfer-forms.ts';
export { amountInput, parseAmount, parseMoney } from './typed-amount.ts';
