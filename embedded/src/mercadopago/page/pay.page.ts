import { randomUUID } from 'node:crypto';
import type { Reply } from '../http.ts';
import { toPesos, totalCentavos } from '../money.ts';
import type { Payment, Preference } from '../types.ts';
import { isWaiting } from '../expiry.ts';
import { backUrl } from './back-url.ts';
import { cardForm } from './card-form.ts';
import { pesos } from './format.ts';
import { html, type Html } from './html.ts';
import { page } from './layout.ts';
import { meaningOf } from './meaning.ts';
import type { CardErrors, CardFields } from './read-form.ts';

/** The last earlier payment, and how much is still to be paid (centavos). */
export type Earlier = { last: Payment | undefined; missing: number };
export type Filled = { fields: CardFields; errors: CardErrors; attempt: string };

/** The page where a shopper pays a preference: the plain results, or a test card. */
export function payPage(preference: Preference, { last, missing }: Earlier, filled?: Filled): Reply {
  const attempt = filled?.attempt ?? randomUUID();
  const leave = backUrl(preference);
  const isBegun = missing > 0 && missing < totalCentavos(preference);
  const due = isBegun ? pesos(toPesos(missing)) : total(preference);
  const content = html`
    ${isBegun ? partNotice(missing) : noticeOf(last)} ${summary(preference)}
    <div class="ways">
      ${shortcuts(preference, attempt)} ${cardForm({ attempt, total: due, ...filled })}
      ${leave ? html`<p class="leave"><a href="${leave}">Volver a la tienda sin pagar</a></p>` : ''}
    </div>
  `;
  const formTargets = Object.values(preference.back_urls).filter(Boolean);
  return page({ title: 'Pago', content, formTargets, status: filled ? 400 : 200 });
}

const total = (preference: Preference) => pesos(toPesos(totalCentavos(preference)));

const partNotice = (missing: number): Html =>
  html`<p class="notice wide">Ya hay una parte pagada. Faltan ${pesos(toPesos(missing))}.</p>`;

function noticeOf(last: Payment | undefined): Html {
  if (!last) return html``;
  const text =
    last.status === 'rejected' || last.status === 'cancelled'
      ? `Tu intento anterior no se cobró: ${meaningOf(last)}. Puedes intentarlo otra vez.`
      : `Ya hay un pago de esta compra: ${meaningOf(last)}. Si pagas otra vez será un pago aparte.`;
  const slip = isWaiting(last) && `ticket/helper?payment_id=${last.id}`;
  const link = slip ? html` <a href="../../payments/${slip}">Ver la ficha</a>` : '';
  return html`<p class="notice wide">${text}${link}</p>`;
}

function summary(preference: Preference): Html {
  const lines = preference.items.map(
    ({ title, quantity, unit_price }) => html`
      <li>
        <span>${title}<small>${quantity} × ${pesos(unit_price)}</small></span>
        <span>${pesos((Math.round(unit_price * 100) * quantity) / 100)}</span>
      </li>
    `,
  );
  return html`
    <section class="aside">
      <h1>Paga tu compra</h1>
      <p class="amount">${total(preference)}</p>
      <h2>Resumen</h2>
      <ul class="lines">
        ${lines}
      </ul>
      <p class="total">Total <strong>${total(preference)}</strong></p>
    </section>
  `;
}

const results = [
  { value: 'aprobar', label: 'Aprobar pago', look: 'good', icon: 'M4 13l5 5L20 6' },
  { value: 'mitad', label: 'Pagar la mitad con saldo', look: 'plain', icon: 'M4 7h16v11H4zM12 7v11' },
  {
    value: 'pendiente',
    label: 'Dejar pendiente (OXXO)',
    look: 'plain',
    icon: 'M12 6v6l4 3M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20',
  },
  {
    value: 'transferencia',
    label: 'Dejar pendiente (SPEI)',
    look: 'plain',
    icon: 'M3 10h18M5 10v8M10 10v8M14 10v8M19 10v8M3 21h18M12 3l9 5H3z',
  },
  { value: 'rechazar', label: 'Rechazar pago', look: 'bad', icon: 'M6 6l12 12M18 6L6 18' },
];

const unsure = ['pendiente', 'transferencia'];

function shortcuts({ binary_mode, order }: Preference, attempt: string): Html {
  // An order is paid in one payment.
  const offered = results
    .filter(({ value }) => !binary_mode || !unsure.includes(value))
    .filter(({ value }) => !order || value !== 'mitad');
  const buttons = offered.map(
    ({ value, label, look, icon }) => html`
      <button class="${look}" name="result" value="${value}">
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icon}" /></svg>${label}
      </button>
    `,
  );
  return html`
    <section aria-labelledby="shortcuts">
      <h2 id="shortcuts">Elige cómo termina el pago</h2>
      <p class="lead">Como es una prueba, tú decides el resultado.</p>
      <form method="post">
        <input type="hidden" name="attempt" value="${attempt}" />
        ${buttons}
      </form>
    </section>
  `;
}
