import { withTimeout } from '@shop/service-kit/with-timeout';
import { pathOf } from '@shop/http/answer';
import type { Brand } from './brand.ts';
import type { Bundle } from './bundle.ts';

const TIMEOUT_MS = 4_000;

export type Document = Awaited<ReturnType<Bundle['documentOf']>>;
type Options = { bundle: Bundle; template: string; apiUrl: string; publicBaseUrl: string };

/**
 * Renders a public page with its data; to search engines the pages of one path are one.
 * @param address path and query, e.g. '/menu?sabor=floral'
 * @returns undefined when data were missing, and such a page is not worth keeping; 'not found' when they say that there
 * is no such product
 * @throws Error when it cannot be rendered, or not within four seconds
 */
export function createRenderer({ bundle, template, apiUrl, publicBaseUrl }: Options) {
  return async (address: string, { shop, into }: Brand): Promise<Document | 'not found' | undefined> => {
    const rendered = await withTimeout(bundle.render(address, { apiBase: apiUrl, shop }), TIMEOUT_MS);
    if (!rendered.complete) return undefined;
    if (rendered.status === 404) return 'not found';
    return bundle.documentOf(into(template), rendered, { url: publicBaseUrl + pathOf(address), shop });
  };
}
export type Render = ReturnType<typeof createRenderer>;
