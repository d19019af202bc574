import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { shareCard, squareMark } from '@shop/bottle/mark';
import type { SettingsValues } from '@shop/contracts/settings';
import { loadSharp } from '../images/load-sharp.ts';
import type { Bucket } from '../media/bucket.ts';

/** The square icon of the shop: how many pixels each side has, and which part of it the shop's own mark may take. */
type Square = { size: number; room: number };
/** A mark that is wider or higher than this, to its other side, would be a line in a square. */
const MOST_OBLONG = 1.5;

/** Pictures of the shop are kept for long: with another look they have other addresses. */
export const lookOf = ({ name, tagline, logo, colors }: SettingsValues) =>
  createHash('sha256')
    .update(JSON.stringify([name, tagline, logo, colors]))
    .digest('hex')
    .slice(0, 8);

const drawn = async (svg: string): Promise<Buffer> =>
  (await loadSharp())(Buffer.from(svg)).png({ palette: true }).toBuffer();

/** What other sites show of a page without a picture of its own. */
export const shopCard = (look: SettingsValues): Promise<Buffer> => drawn(shareCard(look));

/** The shop's own mark on its ground where it is nearly square, else the drawn one; another server's picture is not asked for. */
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
