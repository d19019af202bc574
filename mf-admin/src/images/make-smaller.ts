import { LARGEST_SIDE } from '@shop/contracts/image';

/** The format of iPhone photos, which only Apple's browsers can read. */
export const isHeic = ({ name, type }: File): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/**
 * Redraws a picture that the shop would refuse, upright and small enough; undefined when this browser cannot
 * read it.
 */
export async function drawnSmaller(file: File): Promise<File | undefined> {
  const address = URL.createObjectURL(file);
  try {
    const drawn = await draw(address, file.type === 'image/jpeg' || isHeic(file));
    return drawn ? new File([drawn], file.name, { type: drawn.type }) : undefined;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function draw(address: string, isPhoto: boolean): Promise<Blob | null> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.min(1, LARGEST_SIDE / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(naturalWidth * scale);
  canvas.height = Math.round(naturalHeight * scale);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  // Photos have no transparency, so JPEG fits them. A browser without WebP support writes PNG instead.
  return new Promise((resolve) => canvas.toBlob(resolve, isPhoto ? 'image/jpeg' : 'image/webp', 0.92));
}
