import type { ChosenWay } from './delivery-plan.ts';

/** Its buyer comes for the order: it waits for them once it is ready, and is handed over. */
export const isFetched = ({ delivery }: { delivery?: Pick<ChosenWay, 'kind'> | undefined }): boolean =>
  delivery?.kind === 'pickup';
