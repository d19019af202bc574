import { createHash } from 'node:crypto';
import { Router } from 'express';

/** /api/docs: the shop's API as a page, and as an OpenAPI document. Both are built at the first request. */
export function docsRoutes(): Router {
  let made: ReturnType<typeof makeDocs> | undefined;
  const router = Router();
  router.get('/', async (_req, res) => {
    const { page, csp } = await (made ??= makeDocs());
    res.set({ 'Content-Security-Policy': csp, 'Cache-Control': 'no-cache' }).type('html').send(page);
  });
  router.get('/openapi.json', async (_req, res) => {
    const { json } = await (made ??= makeDocs());
    res.set('Cache-Control', 'no-cache').type('json').send(json);
  });
  return router;
}

async function makeDocs() {
  const { openApiOf } = await import('@shop/contracts/openapi');
  const { docsPage, STYLE } = await import('./docs-page.ts');
  const document = openApiOf();
  const style = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;
  return {
    page: docsPage(document),
    json: JSON.stringify(document),
    csp: `default-src 'none'; style-src ${style}; frame-ancestors 'none'`,
  };
}
