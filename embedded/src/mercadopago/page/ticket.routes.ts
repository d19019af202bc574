import { change } from '../change.ts';
import { expire, isWaiting } from '../expiry.ts';
import { redirect, type Reply, type Request } from '../http.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Payment } from '../types.ts';
import { backUrl } from './back-url.ts';
import { messagePage } from './message.page.ts';
import { ticketPage } from './ticket.page.ts';

/** The slip of a cash or transfer payment; POST plays the shopper who pays later on, or never comes. */
export function answerTicket(sandbox: Sandbox, request: Request): Reply {
  const { books, post } = sandbox;
  const payment = books.payments.get(Number(request.query.get('payment_id')));
  if (!payment?.date_of_expiration) {
    const text = 'Revisa el enlace que te dio la tienda.';
    return messagePage({ status: 404, title: 'No encontramos esta ficha', text });
  }
  if (request.method !== 'POST') return ticketPage({ payment, back: wayBack(sandbox, payment) });
  if (isWaiting(payment)) {
    const isLate = new URLSearchParams(request.body).get('result') === 'vencer';
    const paid = { status: 'approved', status_detail: 'accredited' } as const;
    books.whole(() => (isLate ? expire(sandbox, payment) : change(sandbox, payment, paid)));
    post.pump();
  }
  return redirect(`?payment_id=${payment.id}`);
}

function wayBack({ books }: Sandbox, payment: Payment): string | undefined {
  const preference = books.preferences.get(books.payments.preferenceOf(payment.id) ?? '');
  return preference && backUrl(preference, payment);
}
