import { signatures } from '../signatures.ts';

const KINDS = { end: signatures('consent-end'), open: signatures('consent-open') };
/** `end` ends or confirms a consent; `open` shows an unfinished purchase with its address. */
type Kind = keyof typeof KINDS;
export type ConsentLinks = ReturnType<typeof createConsentLinks>;

/** Links in mails that shoppers asked for. Mail programs store the unsubscribe link, so it opens nothing. */
export function createConsentLinks({ publicBaseUrl, secret }: { publicBaseUrl: string; secret: string }) {
  const shop = publicBaseUrl.replace(/\/$/, '');
  const token = (kind: Kind, id: string) => `${id}.${KINDS[kind].sign(id, secret)}`;
  const page = (path: string, t: string) => `${shop}${path}?${new URLSearchParams({ t })}`;
  return {
    shop,
    /** The page that asks before a consent ends. */
    pageOf: (t: string) => page('/avisos', t),
    noMore: (id: string) => page('/avisos', token('end', id)),
    confirm: (id: string) => `${page('/avisos', token('end', id))}&si=1`,
    oneClick: (id: string) => `${shop}/api/consents/${token('end', id)}/end`,
    resume: (id: string) => page('/checkout/resume', token('open', id)),
    product: (id: number) => `${shop}/menu?elixir=${id}`,
    /** The id in a token, if the token was signed for this kind. */
    idOf(kind: Kind, given: string): string | undefined {
      const [id = '', signature] = given.split('.');
      return KINDS[kind].isSigned(signature, id, secret) ? id : undefined;
    },
  };
}
