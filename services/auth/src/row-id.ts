import { randomBytes } from 'node:crypto';
import * as z from 'zod';

/** A random id, for rows without a number. */
export const newRowId = (): string => randomBytes(12).toString('hex');
export const rowId = z.string().regex(/^[\da-f]{24}$/);
