import { openLink, type Link } from '@shop/service-kit/testing/link';

/** Stores by the variable with their address. */
const STORES = { mongo: 'MONGODB_URI', redis: 'REDIS_URL', s3: 'S3_ENDPOINT' } as const;
export type StoreName = keyof typeof STORES;
/** Besides them, the way to the service of texts and pictures. */
type LinkName = StoreName | 'content';
export type Links = Record<LinkName, Link>;

export async function openLinks(): Promise<Links> {
  const names = [...Object.keys(STORES), 'content'] as LinkName[];
  const links = await Promise.all(names.map(async (name) => [name, await openLink()] as const));
  return Object.fromEntries(links) as Links;
}

const portOf = (url: string): number => Number(/:(\d+)(?:[/?]|$)/.exec(url)?.[1]);
const through = (url: string, { port }: Link): string => url.replace(/:(\d+)(?=[/?]|$)/, `:${port}`);

/** The stores' addresses as the parts of the shop get them: each leads through its link, which leads there. */
export function leadStores(links: Links, env: Record<string, string>): Record<string, string> {
  const led = { ...env };
  for (const [name, variable] of Object.entries(STORES) as [StoreName, string][]) {
    links[name].lead(portOf(env[variable] ?? ''));
    led[variable] = through(env[variable] ?? '', links[name]);
  }
  return led;
}

/** The same for the service, which is known by its port. */
export function leadContent({ content }: Links, ports: Record<string, number>): Record<string, string> {
  content.lead(ports['content-media'] ?? 0);
  return { CONTENT_MEDIA_URL: `http://127.0.0.1:${content.port}` };
}
