import type { ImageType } from './image-type.ts';
import { renderWebp } from './webp.ts';

/** Renders the one image that it is sent, answers and waits to be ended; ends by itself when its parent does. */
process.once('message', ({ bytes, type }: { bytes: Buffer; type: ImageType }) => {
  void renderWebp(Buffer.from(bytes), type).then((rendered) => process.send?.(rendered));
});
process.once('disconnect', () => process.exit(0));
