// What may stand on one line, for pages that need no schemas at first.

/** Control characters, ends of lines, and the mark that turns round what follows: they could forge a line. */
export const FORGING = /[\p{Cc}\p{Zl}\p{Zp}\u202e]/gu;
/** Addresses of pages: with a scheme, with www, or a host that ends as hosts of offers do. */
const LINK =
  /:\/\/|\bwww\.|[a-z0-9-]\.[a-z]{2,}\/|[a-z0-9-]\.(?:com|net|org|info|biz|xyz|top|shop|online|site|app|io|mx)(?![\p{L}\d])/iu;

export const isOneLine = (text: string): boolean => text.search(FORGING) < 0;
export const hasLink = (text: string): boolean => LINK.test(text);
