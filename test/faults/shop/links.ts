import { openLink, type Link } from './link.ts';

/** Stores by the variable with their address, and a service that others and the gateway call. */
const STORES = { mongo: 'MONGODB_URI', redis: 'REDIS_URL', s3: 'S3_ENDPOINT' } as const;
const SERVICE = { catalog: 'CATALOG_URL', content: 'CONTENT_MEDIA_URL' } as const;
export type LinkName = keyof typeof STORES | keyof typeof SERVICE;
export type Links = Record<LinkName, Link>;

export async function openLinks(): Promise<Links> {
  const names = [...Object.keys(STORES), ...Object.keys(SERVICE)] as LinkName[];
  const links = await Promise.all(names.map(async (name) => [name, await openLink()] as const));
  return Object.fromEntries(links) as Links;
}

const portOf = (url: string): number => Number(/:(\d+)(?:[/?]|$)/.exec(url)?.[1]);
const through = (url: string, { port }: Link): string => url.replace(/:(\d+)(?=[/?]|$)/, `:${port}`);

/** The stores' addresses as the parts of the shop get them: each leads through its link, which leads there. */
export function leadStores(links: Links, env: Record<string, string>): Record<string, string> {
  const led = { ...env };
  for (const [name, variable] of Object.entries(STORES) as [keyof typeof STORES, string][]) {
    links[name].lead(portOf(env[variable] ?? ''));
    led[variable] = through(env[variable] ?? '', links[name]);
  }
  return led;
}

/** The same for the services' addresses, which are known by their ports. */
export function leadServices(links: Links, ports: Record<string, number>): Record<string, string> {
  links.catalog.lead(ports['catalog'] ?? 0);
  links.content.lead(ports['content-media'] ?? 0);
  return Object.fromEntries(
    (Object.keys(SERVICE) as (keyof typeof SERVICE)[]).map((name) => [
      SERVICE[name],
      `http://127.0.0.1:${links[name].port}`,
    ]),
  );
}
