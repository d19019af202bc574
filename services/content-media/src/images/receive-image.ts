import { MAX_UPLOAD_BYTES, TOO_BIG } from '@shop/contracts/image';
import { createSemaphore } from '@shop/service-kit/semaphore';
import type { Request, RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import { EMPTY_FILE, imageError, NO_FILE } from './image-error.ts';

const FIELD = 'image';
const limits = {
  files: 1,
  fileSize: MAX_UPLOAD_BYTES,
  fields: 4,
  parts: 5,
  fieldSize: 1_000,
  fieldNameSize: 100,
  headerPairs: 20,
};

/** How many files are in memory at a time, of up to 8 MB each. */
const PLACES = 2;

/**
 * Reads the only file of a multipart body and passes it to `use`; its place in memory is taken until `use` is done.
 * @throws AppError 400 or 413 `{success: false, message}`
 */
export function createReceiver() {
  const withPermit = createSemaphore({ permits: PLACES });
  const read = multer({ storage: multer.memoryStorage(), limits }).single(FIELD);
  return (req: Request, use: (bytes: Buffer) => Promise<void>): Promise<void> =>
    withPermit(async () => {
      await readBody(read, req);
      const bytes = req.file?.buffer;
      if (!bytes?.length) throw imageError(400, bytes ? EMPTY_FILE : NO_FILE);
      await use(bytes);
    });
}

function readBody(read: RequestHandler, req: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    // multer does not use the response.
    void read(req, req.res!, (error?: unknown) => (error ? reject(toImageError(error)) : resolve()));
  });
}

function toImageError(error: unknown) {
  if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') return imageError(413, TOO_BIG);
  if (error instanceof MulterError && error.code === 'LIMIT_UNEXPECTED_FILE') return imageError(400, NO_FILE);
  return imageError(400, 'No pudimos leer el archivo enviado. Intenta de nuevo.');
}
