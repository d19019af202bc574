import type { Reply } from '../http.ts';
import { isWaiting } from '../expiry.ts';
import type { Payment } from '../types.ts';
import { barcode } from './barcode.ts';
import { lastMoment, pesos } from './format.ts';
import { html, type Html } from './html.ts';
import { page } from './layout.ts';
import { meaningOf } from './meaning.ts';
import { grouped } from './test-cards.ts';

export type Ticket = { payment: Payment; back: string | undefined };

/** The slip of a cash or transfer payment: what to show at the till or to write into the bank's app. */
export function ticketPage({ payment, back }: Ticket): Reply {
  const { transaction_amount, payment_type_id } = payment;
  const title = payment_type_id === 'ticket' ? 'Ficha de pago OXXO' : 'Transferencia SPEI';
  const content = html`
    <section class="wide slip">
      <p class="state ${isWaiting(payment) ? 'waiting' : payment.status}">${stateOf(payment)}</p>
      <h1>${title}</h1>
      <p class="amount">${pesos(transaction_amount)}</p>
      ${payment_type_id === 'ticket' ? atTheTill(payment) : atTheBank(payment)}
      <p class="lead">
        Compra: ${payment.description}. Número de pago ${payment.id}. Se acredita en cuanto se registra el
        pago.
      </p>
      ${isWaiting(payment) ? simulation(payment) : ''}
      ${back ? html`<p class="leave"><a href="${back}">Volver a la tienda</a></p>` : ''}
    </section>
  `;
  return page({ title, content });
}

const untilOf = ({ date_of_expiration, date_created }: Payment) =>
  lastMoment(date_of_expiration ?? date_created);

function stateOf(payment: Payment): string {
  return isWaiting(payment) ? `Por pagar antes del ${untilOf(payment)}` : `Estado: ${meaningOf(payment)}`;
}

function atTheTill(payment: Payment): Html {
  const reference = payment.transaction_details.payment_method_reference_id ?? String(payment.id);
  if (!isWaiting(payment)) return html`<p class="reference">${grouped(reference)}</p>`;
  return html`
    ${barcode(reference)}
    <p class="reference">${grouped(reference)}</p>
    <ol class="steps">
      <li>Ve a cualquier tienda OXXO antes de que venza la ficha.</li>
      <li>Di en la caja que harás un pago de Mercado Pago y muestra el código de barras.</li>
      <li>Paga en efectivo la cantidad exacta y guarda tu comprobante.</li>
    </ol>
  `;
}

function atTheBank({ id, payment_method }: Payment): Html {
  const clabe = payment_method.data?.reference_id ?? '';
  return html`
    <dl class="account">
      <dt>CLABE</dt>
      <dd class="reference">${grouped(clabe)}</dd>
      <dt>Beneficiario</dt>
      <dd>Mercado Pago (prueba)</dd>
      <dt>Concepto</dt>
      <dd>${id}</dd>
    </dl>
    <ol class="steps">
      <li>Abre la aplicación de tu banco y elige transferencia a otra cuenta.</li>
      <li>Escribe la CLABE y transfiere la cantidad exacta antes de que venza.</li>
    </ol>
  `;
}

function simulation({ payment_type_id }: Payment): Html {
  const where = payment_type_id === 'ticket' ? 'pagué en OXXO' : 'hice la transferencia';
  return html`<form method="post">
    <button class="good" name="result" value="pagar">Simular que ya ${where}</button>
    <button class="bad" name="result" value="vencer">Simular que la ficha venció</button>
  </form>`;
}
