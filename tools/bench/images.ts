import type { Figure } from '../measure/figures.ts';
import { withBench } from '../measure/run.ts';
import { measureUpload } from '../measure/upload.ts';

/** What is left of a telephone's photo on a card, and how long it takes. */
export const benchImages = (): Promise<Figure[]> => withBench(measureUpload);
