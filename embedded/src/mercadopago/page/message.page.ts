import type { Reply } from '../http.ts';
import { html } from './html.ts';
import { page } from './layout.ts';

export type Message = { status: number; title: string; text: string; back?: string };

/** A page that only says something, with a way back to the shop when there is one. */
export function messagePage({ status, title, text, back }: Message): Reply {
  const content = html`
    <section class="wide">
      <h1>${title}</h1>
      <p class="lead">${text}</p>
      ${back ? html`<a class="button main" href="${back}">Volver a la tienda</a>` : ''}
    </section>
  `;
  return page({ title, content, status });
}
