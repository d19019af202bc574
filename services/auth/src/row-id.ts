import { randomBytes } from 'node:crypto';
import * as z from 'zod';

/** The id of a row that nobody counts. */
export const newRowId = (): string => randomBytes(12).toString('hex');
export const rowId = z.string().regex(/^[\da-f]{24}$/);
