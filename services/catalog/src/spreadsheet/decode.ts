import { badRequest } from '@shop/service-kit/errors';
import { decodeByLetters, decodedTwice } from './code-pages.ts';

const BOOK =
  'Es un libro de hojas de cálculo (como .xlsx) y no un CSV. Ábrelo, elige «Guardar como» y el tipo «CSV UTF-8 (delimitado por comas)», y sube ese archivo.';
/** The first bytes of present Excel files (a zip) and of those before 2007. */
const BOOKS = ['504b0304', 'd0cf11e0'];

/**
 * The text of a file and its encoding. UTF-16 is recognized by its mark or by every second byte.
 * @throws AppError 400 when it is a spreadsheet program's own file
 */
export function decode(bytes: Uint8Array): { text: string; encoding: string } {
  if (BOOKS.includes(Buffer.from(bytes.subarray(0, 4)).toString('hex'))) throw badRequest(BOOK);
  const read = (encoding: string, fatal = false) => ({
    text: new TextDecoder(encoding, { fatal }).decode(bytes),
    encoding,
  });
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return read('utf-16le');
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return read('utf-16be');
  try {
    const { text, encoding } = read('utf-8', true);
    const before = decodedTwice(text);
    return before === undefined ? { text, encoding } : { text: before, encoding: 'utf-8-twice' };
  } catch {
    return decodeByLetters(bytes);
  }
}
