import * as z from 'zod/mini';

export const MAX_UPLOAD_BYTES = 8 * 1024 * 1024;
/** Widths (pixels) of the WebP variants made of every image; a variant's name ends in `-<width>.webp`. */
export const IMAGE_WIDTHS = [320, 640, 1280] as const;

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
