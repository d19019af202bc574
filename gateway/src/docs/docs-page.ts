import type { OpenApi, Operation } from '@shop/contracts/openapi';
import { escapeHtml } from '@shop/service-kit/escape-html';

export const STYLE = `body{max-width:60rem;margin:auto;padding:1rem;font-family:system-ui,sans-serif;line-height:1.5;color:#222;background:#fff}
summary{padding:.6rem 0;cursor:pointer;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:.5rem;background:#f3f3f3}`;

/** The calls of each service and the shop's messages, collapsed. Without script: the browser's `details` opens them. */
export function docsPage({ info, paths, webhooks = {} }: OpenApi): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
  const byService = Map.groupBy(calls, ({ operation }) => operation.tags[0]!);
  const sent = Object.entries(webhooks).map(([name, { post }]) => ({ name, operation: post! }));
  const sections = [...byService, ['webhooks', sent] as const].map(
    ([title, own]) => `<h2>${title} (${own.length})</h2>${own.map(callAsHtml).join('')}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main><h1>API</h1><p>${escapeHtml(info.description)}</p>
<p><a href="/api/docs/openapi.json">OpenAPI 3.1</a></p>${sections.join('')}</main></body></html>`;
}

type Call = { name: string; operation: Operation };

function callAsHtml({ name, operation }: Call): string {
  const { tags: _, security, ...parts } = operation;
  const who = security.map((one) => Object.keys(one).join() || 'everyone').join(' or ') || 'everyone';
  return `<details id="${operation.operationId}"><summary><code>${escapeHtml(name)}</code> ${who}</summary>
<pre>${escapeHtml(JSON.stringify(parts, null, 1))}</pre></details>`;
}
