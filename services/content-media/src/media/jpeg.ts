import { buffer } from 'node:stream/consumers';
import { createSemaphore } from '@shop/service-kit/semaphore';
import type { RequestHandler, Response } from 'express';
import { loadSharp } from '../images/load-sharp.ts';
import type { OpenObject } from './bucket.ts';

const JPEG = /-(?:320|640)\.jpg$/;
const twoAtATime = createSemaphore({ permits: 2 });

/**
 * `x-320.jpg` is `x-320.webp` as a JPEG, for mail programs without WebP such as Outlook on Windows; `x-640.jpg` is for
 * sites that preview shared links. The next routes find the WebP file, and answer with its `jpegOf` where `isJpeg`.
 */
export const jpegNames: RequestHandler = (req, res, next) => {
  if (JPEG.test(req.path)) {
    res.locals['isJpeg'] = true;
    req.url = req.url.replace('.jpg', '.webp');
  }
  next();
};
export const isJpeg = (res: Response): boolean => res.locals['isJpeg'] === true;

/** The picture on white, a few kilobytes. It is not cached: mail programs ask once and keep it. */
export const jpegOf = ({ body }: OpenObject): Promise<Buffer> =>
  twoAtATime(async () => {
    const sharp = await loadSharp();
    return sharp(await buffer(body))
      .flatten({ background: '#fff' })
      .jpeg({ quality: 82 })
      .toBuffer();
  });
