import type { Index } from './index.ts';

/** A collection: its documents stand in table d<id>, in the order of their row ids. */
export type Collection = { id: number; db: string; name: string; idIndex: Index; indexes: Index[] };

/** A stored document with its row. */
export type Row = { rid: number; raw: Buffer };

export const nameOf = ({ db, name }: { db: string; name: string }): string => `${db}.${name}`;
