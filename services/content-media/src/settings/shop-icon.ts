import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { shareCard, squareMark } from '@shop/bottle/mark';
import type { SettingsValues } from '@shop/contracts/settings';
import { loadSharp } from '../images/load-sharp.ts';
import type { Bucket } from '../media/bucket.ts';

/** A square icon: its side in pixels, and the part of it that the shop's own mark may take. */
type Square = { size: number; room: number };
/** The highest ratio of the sides of a mark: more oblong ones would look like a line in a square. */
const MOST_OBLONG = 1.5;

/** Names the look of the shop's pictures. They are cached for long, so a new look needs a new address. */
export const lookOf = ({ name, tagline, logo, colors }: SettingsValues) =>
  createHash('sha256')
    .update(JSON.stringify([name, tagline, logo, colors]))
    .digest('hex')
    .slice(0, 8);

const drawn = async (svg: string): Promise<Buffer> =>
  (await loadSharp())(Buffer.from(svg)).png({ palette: true }).toBuffer();

/** The preview picture for shared pages without a picture of their own. */
export const shopCard = (look: SettingsValues): Promise<Buffer> => drawn(shareCard(look));

/** The shop's own mark if it is nearly square, else the drawn one. Pictures on other servers are not fetched. */
export async function shopIcon(
  bucket: Pick<Bucket, 'open'>,
  look: SettingsValues,
  { size, room }: Square,
): Promise<Buffer> {
  const key = /^\/media\/(.+)$/.exec(look.logo ?? '')?.[1];
  const file = key && (await bucket.open(key));
  const own = file && (await buffer(file.body));
  if (!own || (await isOblong(own))) return drawn(squareMark(look, size));
  const sharp = await loadSharp();
  const inner = Math.round(size * room);
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const input = await sharp(own).resize(inner, inner, { fit: 'contain', background }).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: look.colors.ground } })
    .composite([{ input }])
    .png()
    .toBuffer();
}

async function isOblong(picture: Buffer): Promise<boolean> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(picture).metadata();
  return Math.max(width, height) > MOST_OBLONG * Math.min(width, height);
}
