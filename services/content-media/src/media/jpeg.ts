import { buffer } from 'node:stream/consumers';
import { createSemaphore } from '@shop/service-kit/semaphore';
import type { RequestHandler, Response } from 'express';
import { loadSharp } from '../images/load-sharp.ts';
import type { OpenObject } from './bucket.ts';

const JPEG = /-(?:320|640)\.jpg$/;
const twoAtATime = createSemaphore({ permits: 2 });

/**
 * `x-320.jpg` is `x-320.webp` as a JPEG: Outlook on Windows and others that show emails know no WebP, nor do all that show
 * what somebody shares, for whom there is `x-640.jpg`. The routes behind
 * find the WebP file, and answer with `jpegOf` it where `isJpeg`.
 */
export const jpegNames: RequestHandler = (req, res, next) => {
  if (JPEG.test(req.path)) {
    res.locals['isJpeg'] = true;
    req.url = req.url.replace('.jpg', '.webp');
  }
  next();
};
export const isJpeg = (res: Response): boolean => res.locals['isJpeg'] === true;

/** The picture on white, a few kilobytes. It is made each time: mail programs ask once and keep it. */
export const jpegOf = ({ body }: OpenObject): Promise<Buffer> =>
  twoAtATime(async () => {
    const sharp = await loadSharp();
    return sharp(await buffer(body))
      .flatten({ background: '#fff' })
      .jpeg({ quality: 82 })
      .toBuffer();
  });
