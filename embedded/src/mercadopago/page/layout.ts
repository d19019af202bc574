import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Reply } from '../http.ts';
import { html, type Html } from './html.ts';

export type Page = { title: string; content: Html; status?: number; formTargets?: string[] };

const style = readFileSync(new URL('./style.css', import.meta.url), 'utf8');
const styleHash = createHash('sha256').update(style).digest('base64');
// One unchanged string, because the policy allows a style only by the hash of its exact text.
const styleTag = { html: `<style>${style}</style>` };

/** A whole page, in Spanish and plainly marked as a test; it needs no script. */
export function page({ title, content, status = 200, formTargets = [] }: Page): Reply {
  const body = html`<!doctype html>
    <html lang="es-MX">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Mercado Pago (prueba)</title>
        ${styleTag}
      </head>
      <body>
        <header>
          <p class="test">Modo de prueba: no se cobra dinero real</p>
          <p class="brand">Mercado Pago <span>Entorno de pruebas de la tienda</span></p>
        </header>
        <main>${content}</main>
      </body>
    </html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy(formTargets),
  };
  return { status, headers, body: body.html };
}

// Browsers check the redirect after a form against form-action too, so it lists the shop's origins.
function policy(formTargets: string[]): string {
  const targets = ["'self'", ...new Set(formTargets.map((url) => new URL(url).origin))].join(' ');
  return `default-src 'none'; style-src 'sha256-${styleHash}'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`;
}
