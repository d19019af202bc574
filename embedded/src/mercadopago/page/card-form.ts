import { cardHelp } from './card-help.ts';
import { html, type Html } from './html.ts';
import type { CardErrors, CardFields } from './read-form.ts';

type Shown = { attempt: string; total: string; fields?: CardFields; errors?: CardErrors };
type Field = { name: keyof CardFields; label: string; hint?: string; numeric?: boolean };

/** The card form. It tells browsers not to offer saved cards, because no real card belongs here. */
export function cardForm({ attempt, total, fields, errors = {} }: Shown): Html {
  const first = Object.keys(errors)[0];
  const field = (one: Field) => input(one, fields?.[one.name] ?? '', { error: errors[one.name], first });
  return html`
    <section aria-labelledby="card">
      <h2 id="card">O paga con una tarjeta de prueba</h2>
      <p class="lead">
        El nombre del titular decide el resultado: APRO aprueba, FUND no tiene fondos, CONT queda en revisión.
      </p>
      <form method="post" novalidate autocomplete="off">
        <input type="hidden" name="attempt" value="${attempt}" />
        ${field({ name: 'holder', label: 'Nombre del titular', hint: 'Por ejemplo APRO' })}
        ${field({
          name: 'number',
          label: 'Número de tarjeta',
          hint: 'Solo tarjetas de prueba, por ejemplo 4075 5957 1648 3764',
          numeric: true,
        })}
        <div class="pair">
          ${field({ name: 'expiry', label: 'Vencimiento', hint: 'MM/AA', numeric: true })}
          ${field({ name: 'cvv', label: 'Código (CVV)', hint: '3 o 4 dígitos', numeric: true })}
        </div>
        <button class="main" name="result" value="tarjeta">Pagar ${total}</button>
      </form>
      ${cardHelp()}
    </section>
  `;
}

function input(
  { name, label, hint, numeric }: Field,
  value: string,
  state: { error?: string; first?: string },
): Html {
  const { error, first } = state;
  return html`
    <div class="field">
      <label for="${name}">${label}</label>
      <input
        id="${name}"
        name="${name}"
        value="${value}"
        autocomplete="off"
        autocapitalize="characters"
        maxlength="40"
        aria-describedby="${name}-help"
        ${numeric ? { html: 'inputmode="numeric"' } : ''}
        ${error ? { html: 'aria-invalid="true"' } : ''}
        ${first === name ? { html: 'autofocus' } : ''}
      />
      <p id="${name}-help" class="${error ? 'error' : 'hint'}">${error ?? hint}</p>
    </div>
  `;
}
