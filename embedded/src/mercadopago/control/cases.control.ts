import { readFields } from '../api/fields.ts';
import { badRequest } from '../api/api-error.ts';
import { change } from '../change.ts';
import { providerDate } from '../dates.ts';
import { json, type Reply, type Request } from '../http.ts';
import { collectorId } from '../options.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Chargeback, Claim, Payment } from '../types.ts';
import { decisive } from './payments.control.ts';
import { readOneOf } from './read-order.ts';

const TURNS = ['claim', 'mediation', 'claim_closed', 'chargeback', 'proven', 'won', 'lost', 'stop'] as const;
type Turn = (typeof TURNS)[number];
const DAY_MS = 86_400_000;

/**
 * POST {turn}: a claim is opened, taken to the provider (mediation) or closed; a bank opens a chargeback, has the
 * shop's proof, or decides (won, lost); the provider suspects fraud (stop). Each sends a webhook under its own topic.
 */
export function turnCase(sandbox: Sandbox, request: Request, id: string): Reply {
  const turn = readOneOf(readFields(request.body), 'turn', TURNS);
  const payment = decisive(sandbox, id);
  sandbox.books.whole(() => PLAY[turn](sandbox, payment));
  sandbox.post.pump();
  return json(200, decisive(sandbox, id));
}

const PLAY: Record<Turn, (sandbox: Sandbox, payment: Payment) => void> = {
  claim: (sandbox, payment) => tellClaim(sandbox, payment, newClaim(sandbox, payment)),
  mediation: (sandbox, payment) => {
    const there = sandbox.books.cases.lastClaim(payment.id) ?? newClaim(sandbox, payment);
    tellClaim(sandbox, payment, { ...there, stage: 'dispute', status: 'opened' });
    change(sandbox, payment, { status: 'in_mediation', status_detail: 'pending' });
  },
  claim_closed: (sandbox, payment) => {
    const there = sandbox.books.cases.lastClaim(payment.id);
    if (!there) throw badRequest('The payment has no claim');
    tellClaim(sandbox, payment, { ...there, status: 'closed', players: [] });
    if (payment.status === 'in_mediation')
      change(sandbox, payment, { status: 'approved', status_detail: 'accredited' });
  },
  chargeback: (sandbox, payment) => {
    tellChargeback(sandbox, payment, newChargeback(sandbox, payment));
    change(sandbox, payment, { status: 'charged_back', status_detail: 'in_process' });
  },
  proven: (sandbox, payment) =>
    tellChargeback(sandbox, payment, {
      ...theCase(sandbox, payment),
      documentation_status: 'review_pending',
    }),
  won: (sandbox, payment) => decide(sandbox, payment, true),
  lost: (sandbox, payment) => decide(sandbox, payment, false),
  stop: ({ post }, payment) => post.tellOf(payment, 'stop_delivery_op_wh', ''),
};

function decide(sandbox: Sandbox, payment: Payment, isWon: boolean): void {
  const there = theCase(sandbox, payment);
  tellChargeback(sandbox, payment, { ...there, coverage_applied: isWon });
  change(sandbox, payment, { status: 'charged_back', status_detail: isWon ? 'reimbursed' : 'settled' });
}

function theCase({ books }: Sandbox, payment: Payment): Chargeback {
  const there = books.cases.lastChargeback(payment.id);
  if (!there) throw badRequest('No bank has begun a case about the payment');
  return there;
}

function tellClaim({ books, post }: Sandbox, payment: Payment, claim: Claim): void {
  books.cases.putClaim({ ...claim, last_updated: providerDate() });
  post.tellOf(payment, 'topic_claims_integration_wh', `${claim.id}`);
}

function tellChargeback({ books, post }: Sandbox, payment: Payment, one: Chargeback): void {
  books.cases.putChargeback({ ...one, date_last_updated: providerDate() });
  post.tellOf(payment, 'topic_chargebacks_wh', one.id);
}

const newClaim = ({ books }: Sandbox, payment: Payment): Claim => ({
  id: books.cases.nextId(),
  type: 'mediations',
  stage: 'claim',
  status: 'opened',
  resource: 'payment',
  resource_id: payment.id,
  reason_id: 'PNR9509',
  players: [
    { role: 'complainant', type: 'buyer', user_id: 1 },
    {
      role: 'respondent',
      type: 'seller',
      user_id: collectorId,
      available_actions: [
        {
          action: 'send_message_to_complainant',
          mandatory: true,
          due_date: providerDate(Date.now() + 2 * DAY_MS),
        },
      ],
    },
  ],
  site_id: 'MLM',
  date_created: providerDate(),
  last_updated: providerDate(),
});

const newChargeback = ({ books }: Sandbox, payment: Payment): Chargeback => ({
  id: `${books.cases.nextId()}`,
  payments: [payment.id],
  currency: payment.currency_id,
  amount: payment.transaction_amount,
  reason: 'general',
  coverage_applied: null,
  coverage_elegible: true,
  documentation_required: false,
  documentation_status: 'pending',
  documentation: [],
  date_documentation_deadline: providerDate(Date.now() + 10 * DAY_MS),
  date_created: providerDate(),
  date_last_updated: providerDate(),
  live_mode: false,
});
