/**
 * Widths (pixels) that pages may ask an image for: its address then ends in `-<width>.webp`. Every image has AVIF
 * files of all of them, as soon as they are made.
 */
export const IMAGE_WIDTHS = [320, 480, 640, 800, 960, 1280] as const;

/** Widths of the WebP files, which exist at once; another width gets the next larger file. */
export const WEBP_WIDTHS = [320, 640, 1280] as const;
