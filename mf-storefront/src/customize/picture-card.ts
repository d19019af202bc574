import { picture } from '@shop/bottle/picture';
import type { Recipe } from '@shop/bottle/recipe';

const SIDE = 1080;

const loaded = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image(SIDE, SIDE);
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('the drawing cannot be shown'));
    image.src = address;
  });

/** The recipe's picture as a PNG, with the shop's name on its label. */
const draw = async (recipe: Recipe, shop: string): Promise<Blob> => {
  const address = URL.createObjectURL(new Blob([picture(recipe, shop, SIDE)], { type: 'image/svg+xml' }));
  try {
    const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
    canvas.getContext('2d')?.drawImage(await loaded(address), 0, 0, SIDE, SIDE);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('no picture'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
};

const download = (file: File): void => {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: file.name }).click();
  // The browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** Hands the picture to the device's share sheet, or downloads it when there is none. */
export const offerCard = async (recipe: Recipe, shop: string): Promise<void> => {
  const file = new File([await draw(recipe, shop)], 'mi-elixir.png', { type: 'image/png' });
  const shared = { files: [file], title: recipe.name };
  if (!navigator.canShare?.(shared)) return download(file);
  await navigator.share?.(shared).catch((error: Error) => {
    // Closing the share sheet is no failure.
    if (error.name !== 'AbortError') throw error;
  });
};
