import { renderAvif } from './avif.ts';
import type { RenderTask } from './render-in-child-process.ts';
import { renderWebp } from './webp.ts';

/** Renders the image that it is sent, answers, and waits to be ended; it also ends with its parent. */
process.once('message', ({ bytes, type, into }: RenderTask) => {
  const whole = Buffer.from(bytes);
  void (into === 'avif' ? renderAvif(whole) : renderWebp(whole, type)).then((files) => process.send?.(files));
});
process.once('disconnect', () => process.exit(0));
