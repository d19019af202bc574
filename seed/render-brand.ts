import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { shareCard } from './illustrations/brand.ts';
import { favicon, touchIcon } from './illustrations/emblem.ts';

/** `node render-brand.ts`: the shell's own signs, in seed/brand. */
const main = async () => {
  const folder = fileURLToPath(new URL('./brand/', import.meta.url));
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}favicon.svg`, `${favicon()}\n`);
  await sharp(Buffer.from(touchIcon()))
    .png({ palette: true, quality: 90 })
    .toFile(`${folder}apple-touch-icon.png`);
  await sharp(Buffer.from(shareCard()), { unlimited: true })
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(`${folder}og.jpg`);
};

await main();
