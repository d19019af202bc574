import { statusOf } from '@shop/app-kit';

/** What somebody else stored meanwhile, when that is why a change was refused. */
export const currentOf = <Stored>(error: unknown): Stored | undefined =>
  statusOf(error) === 409 ? (error as { data: { current?: Stored } }).data.current : undefined;
