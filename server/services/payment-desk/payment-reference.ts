/**
 * What a payment is found by where its money came, in SQL: at a provider its transaction, at the bank the reference of the
 * transfer, as who paid or the staff wrote it; without one, as of who has left, ours of the attempt. Beside `payments` stand
 * `payment_attempts`, and `transfer_reports` where there is one.
 */
export const paymentReference = `case
  when payments.provider <> 'manual' then substr(payments.id, length(payments.provider) + 2)
  when app.reference_key(transfer_reports.reference) is not null then transfer_reports.reference
  else payment_attempts.reference end`;
