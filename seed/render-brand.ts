import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { shareCard } from './illustrations/brand.ts';
import { touchIcon } from './illustrations/emblem.ts';

/** `node render-brand.ts`: the touch icon and the card that other sites show, into the shell. */
const main = async () => {
  const folder = fileURLToPath(new URL('../shell/src/', import.meta.url));
  await sharp(Buffer.from(touchIcon()))
    .png({ palette: true, quality: 90 })
    .toFile(`${folder}apple-touch-icon.png`);
  await sharp(Buffer.from(shareCard()), { unlimited: true })
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(`${folder}og.jpg`);
};

await main();
