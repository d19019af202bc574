import * as z from 'zod/mini';
import { IMAGE_WIDTHS } from './image-widths.ts';

export const MAX_UPLOAD_BYTES = 8 * 1024 * 1024;
/** The largest side, in pixels, of any file that the shop makes of an image. */
export const LARGEST_SIDE = 2048;
export const TOO_BIG = 'La imagen es demasiado grande: máximo 8 MB y 50 megapíxeles.';
export const NO_HEIC =
  'Tu teléfono guardó la foto en HEIC. Elige «Más compatible» en Ajustes → Cámara → Formatos, o expórtala como JPEG.';

/** Names of the smaller copies of an image, from the name (path, address) of the whole one, which ends in '.webp'. */
export const variantsOf = (whole: string, type: 'webp' | 'avif' = 'webp'): string[] =>
  IMAGE_WIDTHS.map((width) => whole.replace(/\.webp$/, `-${width}.${type}`));

/** The smallest copy of a picture or of its copy, for emails: many mail programs cannot show WebP. */
export const emailPictureOf = (stored: string): string =>
  stored.replace(new RegExp(`(?:-(?:${IMAGE_WIDTHS.join('|')}))?\\.webp$`), `-${IMAGE_WIDTHS[0]}.jpg`);

/** Whether a whole address is one of the shop's own pictures. @param shop where browsers reach it, e.g. 'https://tienda.mx' */
export const isOwnPicture = (address: string, shop: string): boolean => address.startsWith(`${shop}/media/`);

/** POST /api/admin/upload-image */
export const uploadResponse = z.object({ success: z.boolean(), imageUrl: z.string(), message: z.string() });
export type UploadResponse = z.infer<typeof uploadResponse>;

/** GET /api/admin/list-images: uploads, newest first, and the shop's own pictures (`gallery`), as absolute addresses. */
export const imageListResponse = z.object({
  success: z.boolean(),
  images: z.array(z.string()),
  gallery: z.optional(z.array(z.string())),
});
export type ImageListResponse = z.infer<typeof imageListResponse>;

/** Query of GET /api/elixirs/image-use: the file's name of an uploaded image. */
export const imageUseQuery = z.object({
  image: z.string('Imagen inválida').check(z.regex(/^[0-9a-z-]{1,60}\.webp$/, 'Imagen inválida')),
});

/**
 * The products and flowers that show an uploaded image. When there are none, `release` is the catalogue's permission
 * for DELETE /api/admin/images/{name}, valid for a minute.
 */
export const imageUse = z.object({
  uses: z.array(z.object({ kind: z.enum(['elixir', 'flower']), id: z.int(), name: z.string() })),
  release: z.optional(z.string()),
});
export type ImageUse = z.infer<typeof imageUse>;
