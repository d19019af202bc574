// Rules for one-line text, for pages that load no schemas at first.

/** Control characters, ends of lines, and the right-to-left override: they could forge a line. */
export const FORGING = /[\p{Cc}\p{Zl}\p{Zp}\u202e]/gu;
/** Addresses of pages: with a scheme, with www, or a host with an ending that advertisements use. */
const LINK =
  /:\/\/|\bwww\.|[a-z0-9-]\.[a-z]{2,}\/|[a-z0-9-]\.(?:com|net|org|info|biz|xyz|top|shop|online|site|app|io|mx)(?![\p{L}\d])/iu;

export const isOneLine = (text: string): boolean => text.search(FORGING) < 0;
export const hasLink = (text: string): boolean => LINK.test(text);
