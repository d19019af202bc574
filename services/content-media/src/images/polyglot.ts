import type { ImageType } from './image-type.ts';
import { pictureParts } from './picture-parts.ts';

/**
 * How pages, scripts and documents begin. XML is left out, since photos have metadata in it. The word of a drawing is so
 * short that pixels have it by chance, so text must go on after it.
 */
const FOREIGN =
  /<(?:!doctype html|html|script|svg(?=.(?:[\t\n\r -~]{8}|[\t\n\r -~]*$))|iframe|\?php)[\s>/]|%pdf-\d/is;
/** Read in steps: foreign parts are short, and the text of an 8 MB file would double its memory. */
const STEP = 256 * 1024;
const OVERLAP = 64;

/** Whether a picture is also a page, a script or a document. No camera makes such files. */
export function isPolyglot(file: Buffer, type: ImageType): boolean {
  for (const part of pictureParts(file, type)) if (isForeign(part)) return true;
  return false;
}

function isForeign(bytes: Buffer): boolean {
  for (let at = 0; at < bytes.length; at += STEP)
    if (FOREIGN.test(bytes.toString('latin1', at, at + STEP + OVERLAP))) return true;
  return false;
}
