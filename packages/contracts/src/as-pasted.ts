/**
 * Invisible characters in copied text: joiners, marks of direction, soft hyphens, blank letters. Two stay: a
 * joiner inside an emoji, and the right-to-left override, which schemas refuse.
 */
const UNSEEN = /(?!\u202e|\u200d\p{Extended_Pictographic})[\p{Cf}\u034f\u115f\u1160\u3164\uffa0]/gu;
/** Quotes, stops and brackets that belong to the sentence around a code. */
const EDGES = /^[\s"'`´‘-‟«»‹›.,;:¡!¿?<>()[\]]+|[\s"'`´‘-‟«»‹›.,;:¡!¿?<>()[\]]+$/g;

/** Any text as its writer sees it: accents are composed with their letters, and each kind of space is a space. */
export const asPasted = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(/[\t\p{Zs}]/gu, ' ')
    .normalize('NFC');

/** The same of a text on one line. */
export const asLine = (text: string): string => asPasted(text).replace(/ +/g, ' ');

/** A short text that machines read too: plain letters, digits and hyphens, without quotes or stops around it. */
export const asToken = (text: string): string =>
  asPasted(text)
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(EDGES, '');

/** A code as it is printed: ' “miel 10”. ' is MIEL10. */
export const asCode = (text: string): string => asToken(text).replace(/ /g, '').toUpperCase();

/** 'C.P. 97 000' is 97000. */
export const asZip = (text: string): string => asCode(text).replace(/^C\.?P\.?:?/, '');

/** The ten digits of a Mexican phone in any notation; other text is left for a schema to refuse. */
export const asPhone = (text: string): string =>
  asToken(text)
    .replace(/^(?:tel|cel)\p{L}*/iu, '')
    .replace(/[^\p{L}\p{Cc}\u202e\d+]/gu, '')
    .replace(/^(?:(?:\+|00|011)?52(?:1|01|04[45])?|01|04[45])(?=\d{10}$)/, '');

/** 'mailto:ana@España.com' is ana@xn--espaa-rta.com, the address that every mail server knows. */
export const asEmail = (text: string): string => {
  const bare = asToken(text.replace(/^[^<>\p{Cc}]*<([^<>]+)>/u, '$1')).replace(/^mailto:/i, '');
  const [name, domain = '', ...more] = bare.split(/ *@ */);
  return more.length === 0 && domain ? `${name}@${inAscii(domain)}` : bare;
};

const inAscii = (domain: string): string => {
  if (!/^[\p{L}\p{M}\d.-]*[^\0-\x7f][\p{L}\p{M}\d.-]*$/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
};
