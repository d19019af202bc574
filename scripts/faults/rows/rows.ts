import type { Row } from '../row.ts';
import { shopKilled } from './f1-shop-killed.row.ts';
import { workerKilled } from './f2-worker-killed.row.ts';
import { doubleSubmit } from './f5-double-submit.row.ts';

/** In the order in which they run: what kills comes after what measures. */
export const ROWS: Row[] = [doubleSubmit, shopKilled, workerKilled];
