import { expect, test } from '@jest/globals';
import { paymentReason, waitingReason } from './payment-reasons.ts';

const UNKNOWN = paymentReason('something_new');

// The provider's own list of a refused or cancelled payment's `status_detail`.
test.each([
  'cc_rejected_bad_filled_card_number',
  'cc_rejected_bad_filled_date',
  'cc_rejected_bad_filled_other',
  'cc_rejected_bad_filled_security_code',
  'cc_rejected_blacklist',
  'cc_rejected_call_for_authorize',
  'cc_rejected_card_disabled',
  'cc_rejected_card_error',
  'cc_rejected_card_type_not_allowed',
  'cc_rejected_duplicated_payment',
  'cc_rejected_high_risk',
  'cc_rejected_insufficient_amount',
  'cc_rejected_invalid_installments',
  'cc_rejected_max_attempts',
  'cc_rejected_other_reason',
  'cc_rejected_3ds_challenge',
  'cc_rejected_3ds_mandatory',
  'cc_amount_rate_limit_exceeded',
  'rejected_by_bank',
  'rejected_high_risk',
  'rejected_insufficient_data',
  'expired',
  'by_payer',
  'by_collector',
])('when a payment is refused with %s then there is a sentence for it', (detail) => {
  expect(paymentReason(detail)).not.toBe(UNKNOWN);
  expect(paymentReason(detail)).toMatch(/^[A-ZÁÉÍÓÚ].+\.$/);
});

test.each([
  'pending_contingency',
  'pending_review_manual',
  'pending_waiting_payment',
  'pending_waiting_transfer',
  'pending_challenge',
])('when a payment waits with %s then there is a sentence for it', (detail) => {
  expect(waitingReason(detail)).not.toBe(waitingReason('something_new'));
});

test.each(['constructor', '__proto__', 'toString', ''])(
  'when the reason is no reason (%s) then there is a sentence all the same',
  (detail) => {
    expect(paymentReason(detail)).toBe(UNKNOWN);
    expect(waitingReason(detail)).toBe(waitingReason('something_new'));
  },
);
