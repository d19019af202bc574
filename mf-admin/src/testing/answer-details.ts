import { answer } from '@shop/app-kit/testing/handlers';
import { aRefundOverview } from '@shop/contracts/testing/builders';

type Details = { items?: object[]; history?: object[]; mails?: object[] };

/** Answers what the window of an order asks for, besides the order itself. */
export function answerDetails({ items = [], history = [], mails = [] }: Details = {}): void {
  answer('get', '/orders/:id/items', items);
  answer('get', '/orders/:id/history', history);
  answer('get', '/orders/:id/refunds', aRefundOverview());
  answer('get', '/admin/mails', mails);
}
