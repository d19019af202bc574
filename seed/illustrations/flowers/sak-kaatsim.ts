import { acacia } from './acacia.ts';

/** Pink, fluffy balls on a thorny shrub. */
export const sakKaatsim = acacia({
  color: '#e889b4',
  tip: '#ffe3ee',
  heart: '#c74f86',
  strands: 130,
  bark: '#8a6a55',
  foliage: '#4d8a58',
  thorns: true,
});
