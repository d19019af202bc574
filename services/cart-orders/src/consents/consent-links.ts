import { signatures } from '../signatures.ts';

const KINDS = { end: signatures('consent-end'), open: signatures('consent-open') };
/** `end` ends or confirms what it was sent for; `open` shows what somebody wanted to buy, and where it was to go. */
type Kind = keyof typeof KINDS;
export type ConsentLinks = ReturnType<typeof createConsentLinks>;

/** Links of mails that somebody asked for. Mail programs keep the link that ends them: it opens nothing. */
export function createConsentLinks({ publicBaseUrl, secret }: { publicBaseUrl: string; secret: string }) {
  const shop = publicBaseUrl.replace(/\/$/, '');
  const token = (kind: Kind, id: string) => `${id}.${KINDS[kind].sign(id, secret)}`;
  const page = (path: string, t: string) => `${shop}${path}?${new URLSearchParams({ t })}`;
  return {
    shop,
    /** The page that asks before anything ends. */
    pageOf: (t: string) => page('/avisos', t),
    noMore: (id: string) => page('/avisos', token('end', id)),
    confirm: (id: string) => `${page('/avisos', token('end', id))}&si=1`,
    oneClick: (id: string) => `${shop}/api/consents/${token('end', id)}/end`,
    resume: (id: string) => page('/checkout/resume', token('open', id)),
    product: (id: number) => `${shop}/menu?elixir=${id}`,
    /** The id in a token that was signed for this. */
    idOf(kind: Kind, given: string): string | undefined {
      const [id = '', signature] = given.split('.');
      return KINDS[kind].isSigned(signature, id, secret) ? id : undefined;
    },
  };
}
