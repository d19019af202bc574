import { change } from '../change.ts';
import { redirect, type Reply, type Request } from '../http.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Payment } from '../types.ts';
import { longDate, pesos } from './format.ts';
import { html } from './html.ts';
import { page } from './layout.ts';
import { meaningOf } from './meaning.ts';
import { messagePage } from './message.page.ts';

/** The voucher of a cash payment; POST plays the shopper who pays it at the till later on. */
export function answerTicket(sandbox: Sandbox, request: Request): Reply {
  const { books, post } = sandbox;
  const payment = books.payments.get(Number(request.query.get('payment_id')));
  if (payment?.payment_type_id !== 'ticket') {
    const text = 'Revisa el enlace que te dio la tienda.';
    return messagePage({ status: 404, title: 'No encontramos esta ficha', text });
  }
  if (request.method !== 'POST') return ticketPage(payment);
  if (canBePaid(payment)) {
    books.whole(() => change(sandbox, payment, { status: 'approved', status_detail: 'accredited' }));
    post.pump();
  }
  return redirect(`?payment_id=${payment.id}`);
}

function canBePaid({ status, date_of_expiration }: Payment): boolean {
  return status === 'pending' && Date.parse(date_of_expiration ?? '') > Date.now();
}

function ticketPage(payment: Payment): Reply {
  const { id, transaction_amount, date_of_expiration } = payment;
  const until = longDate(date_of_expiration ?? payment.date_created);
  const form = html`<form method="post">
    <button class="good">Simular que ya pagué en OXXO</button>
  </form>`;
  const content = html`
    <section class="wide">
      <h1>Ficha de pago OXXO</h1>
      <p class="lead">Referencia ${id}. Estado: ${meaningOf(payment)}. Vence el ${until}.</p>
      <p class="total">Total <strong>${pesos(transaction_amount)}</strong></p>
      ${canBePaid(payment) ? form : ''}
    </section>
  `;
  return page({ title: 'Ficha OXXO', content });
}
