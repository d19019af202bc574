import type { Bundle } from './bundle.ts';

const TIMEOUT_MS = 4_000;

export type Document = Awaited<ReturnType<Bundle['documentOf']>>;
type Options = { bundle: Bundle; template: string; apiUrl: string; publicBaseUrl: string };

/**
 * Renders a public page with its data.
 * @returns undefined when data were missing: such a page is not worth keeping
 * @throws Error when it cannot be rendered, or not within four seconds
 */
export function createRenderer({ bundle, template, apiUrl, publicBaseUrl }: Options) {
  return async (path: string): Promise<Document | undefined> => {
    const rendered = await within(TIMEOUT_MS, bundle.render(path, apiUrl));
    if (!rendered.complete || rendered.status !== 200) return undefined;
    return bundle.documentOf(template, rendered, publicBaseUrl + path);
  };
}
export type Render = ReturnType<typeof createRenderer>;

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`rendering took longer than ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
