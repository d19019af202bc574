import { wordText } from './search.ts';

/**
 * Beginnings of words, in the form of wordText(), that COFEPRIS objects to on food: they promise what
 * a medicine does.
 */
const CLAIMS = [
  'adelgaz',
  'alivia',
  'alivio',
  'analgesic',
  'anticancer',
  'antibiotic',
  'antiinflamatori',
  'antiseptic',
  'antiviral',
  'bactericida',
  'cicatriz',
  'combate la',
  'combate el',
  'cura',
  'desinflam',
  'desintoxic',
  'detox',
  'diabetes',
  'fortalece las defensas',
  'inmun',
  'medicin',
  'milagros',
  'previene',
  'prevenir',
  'quita el dolor',
  'quema grasa',
  'reduce el colesterol',
  'remedio',
  'sana ',
  'sanador',
  'terapeutic',
  'tratamiento contra',
  'tratamiento para',
] as const;
/** Words that begin like a claim and promise nothing: cured cheese, Curazao. */
const HARMLESS = /^cura[dz]/;
/** Longer than the longest claim. */
const LOOKED_AT = 40;

/** The words of a text that promise health, in lower case, each once. */
export function healthClaims(text: string): string[] {
  const found = new Set<string>();
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const begins = `${wordText(text.slice(index, index + LOOKED_AT))} `;
    if (!HARMLESS.test(begins) && CLAIMS.some((claim) => begins.startsWith(claim)))
      found.add(word.toLowerCase());
  }
  return [...found];
}
