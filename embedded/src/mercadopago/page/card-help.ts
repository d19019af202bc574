import { byHolder } from '../outcomes.ts';
import { html, type Html } from './html.ts';
import { grouped, testCards, testExpiry } from './test-cards.ts';

/** The test cards and holder names, to look up. */
export function cardHelp(): Html {
  return html`
    <details>
      <summary>Tarjetas y nombres de prueba</summary>
      ${cards()} ${holders()}
    </details>
  `;
}

function cards(): Html {
  const rows = testCards.map(
    ({ name, number, cvv }) => html`
      <tr>
        <th scope="row">${name}</th>
        <td>${grouped(number)}</td>
        <td>${cvv}</td>
      </tr>
    `,
  );
  return table(`Tarjetas (vencimiento ${testExpiry})`, ['Tarjeta', 'Número', 'Código'], rows);
}

function holders(): Html {
  const rows = Object.entries(byHolder).map(
    ([code, { meaning }]) => html`
      <tr>
        <th scope="row">${code}</th>
        <td>${meaning}</td>
      </tr>
    `,
  );
  return table('Nombre del titular', ['Nombre', 'Resultado'], rows);
}

function table(caption: string, columns: string[], rows: Html[]): Html {
  const heads = columns.map((column) => html`<th scope="col">${column}</th>`);
  return html`
    <table>
      <caption>
        ${caption}
      </caption>
      <tr>
        ${heads}
      </tr>
      ${rows}
    </table>
  `;
}
