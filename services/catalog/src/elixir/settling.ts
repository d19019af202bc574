import type { Job } from '@shop/service-kit/job';
import type { Base } from '@shop/service-kit/service/open-base';
import type { Families } from './families.ts';

const HOUR_MS = 3_600_000;
/** How many families are read at once. */
const TOGETHER = 100;
type Needs = { families: Pick<Families, 'names' | 'settle'> } & Pick<Base<never>, 'publish'>;

/** Completes families whose process ended between a change and its settling. */
export const settleFamiliesJob = ({ families, publish }: Needs): Job => ({
  name: 'families',
  every: HOUR_MS,
  run: async () => {
    const names = await families.names();
    for (let at = 0; at < names.length; at += TOGETHER)
      if (await families.settle(names.slice(at, at + TOGETHER))) publish('catalog');
  },
});
