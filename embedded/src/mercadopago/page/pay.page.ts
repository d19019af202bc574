import { randomUUID } from 'node:crypto';
import type { Reply } from '../http.ts';
import { toPesos, totalCentavos } from '../money.ts';
import type { Payment, Preference } from '../types.ts';
import { backUrl } from './back-url.ts';
import { cardForm } from './card-form.ts';
import { pesos } from './format.ts';
import { html, type Html } from './html.ts';
import { page } from './layout.ts';
import { meaningOf } from './meaning.ts';
import type { CardErrors, CardFields } from './read-form.ts';

export type Filled = { fields: CardFields; errors: CardErrors; attempt: string };

/** The page where a shopper pays a preference: the three plain results, or a test card. */
export function payPage(preference: Preference, earlier: Payment[], filled?: Filled): Reply {
  const attempt = filled?.attempt ?? randomUUID();
  const leave = backUrl(preference);
  const content = html`
    <h1 class="wide">Paga tu compra</h1>
    ${noticeOf(earlier.at(-1))} ${summary(preference)} ${shortcuts(preference, attempt)}
    ${cardForm({ attempt, total: total(preference), ...filled })}
    ${leave ? html`<p class="leave"><a href="${leave}">Volver a la tienda sin pagar</a></p>` : ''}
  `;
  const formTargets = Object.values(preference.back_urls).filter(Boolean);
  return page({ title: 'Pago', content, formTargets, status: filled ? 400 : 200 });
}

const total = (preference: Preference) => pesos(toPesos(totalCentavos(preference)));

function noticeOf(last: Payment | undefined): Html {
  if (!last) return html``;
  const text =
    last.status === 'rejected'
      ? `Tu intento anterior no se cobró: ${meaningOf(last)}. Puedes intentarlo otra vez.`
      : `Ya hay un pago de esta compra: ${meaningOf(last)}. Si pagas otra vez será un pago aparte.`;
  return html`<p class="notice wide" role="status">${text}</p>`;
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
    <section class="aside" aria-labelledby="summary">
      <h2 id="summary">Resumen de tu compra</h2>
      <ul class="lines">
        ${lines}
      </ul>
      <p class="total">Total <strong>${total(preference)}</strong></p>
    </section>
  `;
}

function shortcuts({ binary_mode }: Preference, attempt: string): Html {
  const pending = html`<button name="result" value="pendiente">Dejar pendiente (OXXO)</button>`;
  return html`
    <section aria-labelledby="shortcuts">
      <h2 id="shortcuts">Elige cómo termina el pago</h2>
      <p>Como es una prueba, tú decides el resultado.</p>
      <form method="post">
        <input type="hidden" name="attempt" value="${attempt}" />
        <button class="good" name="result" value="aprobar">Aprobar pago</button>
        ${binary_mode ? '' : pending}
        <button class="bad" name="result" value="rechazar">Rechazar pago</button>
      </form>
    </section>
  `;
}
