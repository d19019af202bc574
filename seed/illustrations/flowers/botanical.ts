import type { Random } from '../draw/random.ts';

/** How every flower is drawn: `bloom` about 200 units across around the origin, `sprig` about 700 units upwards from it. */
export type Botanical = { bloom: (r: Random) => string; sprig: (r: Random) => string };
