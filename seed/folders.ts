import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const seedFolder = fileURLToPath(new URL('./', import.meta.url));
export const artFolder = `${seedFolder}art/`;
export const imagesFolder = `${seedFolder}images/`;

/** Every picture by the name of its drawing. */
export const pictureNames: string[] = readdirSync(artFolder)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.slice(0, -'.svg'.length));
