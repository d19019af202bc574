export type ImageType = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

const starts = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/** Whether an ISO media file has one of these as its main or a compatible brand. */
function hasBrand(bytes: Buffer, brands: string[]): boolean {
  if (bytes.length < 16 || !starts(bytes, 'ftyp', 4)) return false;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  for (let at = 8; at + 4 <= end; at += 4)
    if (at !== 12 && brands.some((brand) => starts(bytes, brand, at))) return true;
  return false;
}

/** The photo format of iPhones; the image library may not read it. */
export const isHeic = (bytes: Buffer): boolean => hasBrand(bytes, ['heic', 'heix', 'heif', 'hevc']);

/** The type from a file's first bytes; its name and the claimed type are ignored (H22). */
export function imageTypeOf(bytes: Buffer): ImageType | undefined {
  if (bytes.length < 16) return undefined;
  if (starts(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (starts(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (starts(bytes, 'GIF87a') || starts(bytes, 'GIF89a')) return 'gif';
  if (starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8)) return 'webp';
  return hasBrand(bytes, ['avif']) ? 'avif' : undefined;
}
