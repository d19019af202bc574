import { css, html, LitElement } from 'lit';
import { createElement } from 'react';
import type { RemoteModule } from '@shop/app-kit';
import type { Cart } from '@shop/contracts/cart';

/** The cart's page in Lit: its own framework, its own styles, the shop's frame around it. */
class LitCart extends LitElement {
  static override properties = { cart: { state: true }, failed: { state: true } };
  static override styles = css`
    :host {
      display: block;
      max-width: 40rem;
      margin: 3rem auto;
      padding: 0 1rem;
    }
    /* The shop's colours are variables of the document, which reach into the element. */
    a {
      color: var(--honey);
    }
  `;
  declare cart: Cart | undefined;
  declare failed: boolean;

  override connectedCallback() {
    super.connectedCallback();
    // What a page owes the shell: its title. The shell gives it the header, the footer and the way here.
    document.title = 'Tu carrito (Lit)';
    void this.load();
  }

  private async load() {
    const response = await fetch('/api/cart');
    this.failed = !response.ok;
    if (response.ok) this.cart = (await response.json()) as Cart;
  }

  override render() {
    if (this.failed) return html`<p role="alert">No pudimos cargar tu carrito.</p>`;
    if (!this.cart) return html`<p role="status">Cargando…</p>`;
    const { items } = this.cart;
    return html`
      <h1>Tu carrito, dibujado por Lit</h1>
      ${
        items.length === 0
          ? html`<p>Está vacío. <a href="/menu">Ver el menú</a></p>`
          : html`<ul>
              ${items.map(({ name, quantity }) => html`<li>${quantity} × ${name}</li>`)}
            </ul>`
      }
    `;
  }
}
customElements.define('lit-cart', LitCart);

/** The whole contract: routes as the shell's router knows them. React stands here for one element, and comes from the shell. */
const routes: RemoteModule['default'] = [{ path: 'cart', element: createElement('lit-cart') }];
export default routes;
