import { conflict } from '@shop/service-kit/errors';

/** How often a row was changed; absent before the first change. */
export type Versioned = { version?: number };

export const versionOf = ({ version = 0 }: Versioned): number => version;

/** A filter for the version that the author of a change saw; without a version the last change wins. */
export const atVersion = (version: number | undefined): object =>
  version === undefined ? {} : { version: version || null };

/** @throws AppError 409 with the version that somebody else stored, so that both can be compared */
export function refuseOutdated(what: string, current: unknown): never {
  throw conflict(`Otra persona cambió ${what} mientras editabas.`, { current });
}
