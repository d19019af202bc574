/** The upper 128 bytes of code page 850, of old Windows consoles and programs that still write for them. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

const cp850 = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : CP850[byte - 128])).join('');

const byDecoder = (encoding: string) => (bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes);

/** Code pages of spreadsheets without UTF-8, the most frequent first; every byte is a character in each. */
const CODE_PAGES = {
  'windows-1252': byDecoder('windows-1252'),
  macintosh: byDecoder('macintosh'),
  cp850,
};

const KNOWN = /[áéíóúüñÁÉÍÓÚÜÑ¿¡°ºª–—“”‘’«»…½¼×·•]/g;
const NOT_ASCII = /[^\u0000-\u007F]/g;
/** Marks that stand beside words, never between two letters. */
const IN_WORDS = /(?<=\p{L})[¿¡°–—“”‘«»…½¼×·•]+(?=\p{L})/gu;
/** A closing quote after a letter. Without an opening one it is a Mac's í. */
const CLOSING = /(?<=\p{L})’(?!\p{L})/gu;
const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;
/** How many characters do not fit into a Spanish text. */
const strangeIn = (text: string): number =>
  count(text, NOT_ASCII) -
  count(text, KNOWN) +
  count(text, IN_WORDS) +
  Math.max(0, count(text, CLOSING) - count(text, /‘/g));

/** Decodes with the code page that gives the fewest strange characters. */
export function decodeByLetters(bytes: Uint8Array): { text: string; encoding: string } {
  const read = Object.entries(CODE_PAGES).map(([encoding, of]) => ({ encoding, text: of(bytes) }));
  const strange = read.map(({ text }) => strangeIn(text));
  return read[strange.indexOf(Math.min(...strange))]!;
}

const WINDOWS = new Map(
  Array.from({ length: 256 }, (_, byte) => [CODE_PAGES['windows-1252'](Uint8Array.of(byte)), byte]),
);

/** Repairs text that was encoded as UTF-8 twice ('PiÃ±Ã³n'); undefined for any other text. */
export function decodedTwice(text: string): string | undefined {
  if (!/[ÂÃâ]/.test(text)) return undefined;
  const bytes: number[] = [];
  for (const letter of text) {
    const byte = WINDOWS.get(letter);
    if (byte === undefined) return undefined;
    bytes.push(byte);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}
