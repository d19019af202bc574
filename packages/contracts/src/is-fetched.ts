import type { ChosenWay } from './delivery-plan.ts';

/** The buyer picks the order up: it waits until they come. */
export const isFetched = ({ delivery }: { delivery?: Pick<ChosenWay, 'kind'> | undefined }): boolean =>
  delivery?.kind === 'pickup';
