import { conflict } from '@shop/service-kit/errors';

/** How often a row was changed; absent until the first time. */
export type Versioned = { version?: number };

export const versionOf = ({ version = 0 }: Versioned): number => version;

/** Lets a change happen only to the version that its author saw; without one the last change wins. */
export const atVersion = (version: number | undefined): object =>
  version === undefined ? {} : { version: version || null };

/** @throws AppError 409 with what somebody else stored meanwhile, for both to be seen side by side */
export function refuseOutdated(what: string, current: unknown): never {
  throw conflict(`Otra persona cambió ${what} mientras editabas.`, { current });
}
