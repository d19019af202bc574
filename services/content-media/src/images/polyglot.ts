import type { ImageType } from './image-type.ts';
import { pictureParts } from './picture-parts.ts';

/** How pages, scripts and documents begin; XML alone is no sign, since photos carry their metadata in it. */
const FOREIGN = /<(?:!doctype html|html|script|svg|iframe|\?php)[\s>/]|%pdf-\d/i;
/** Foreign parts are short, and a text of 8 MB would be held twice. */
const STEP = 256 * 1024;
const OVERLAP = 64;

/** A picture that is a page, a script or a document as well: nobody's camera makes such files. */
export function isPolyglot(file: Buffer, type: ImageType): boolean {
  for (const part of pictureParts(file, type)) if (isForeign(part)) return true;
  return false;
}

function isForeign(bytes: Buffer): boolean {
  for (let at = 0; at < bytes.length; at += STEP)
    if (FOREIGN.test(bytes.toString('latin1', at, at + STEP + OVERLAP))) return true;
  return false;
}
