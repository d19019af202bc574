import { acacia } from './acacia.ts';

/** Light, creamy pompons of a tall tree. */
export const tsalam = acacia({
  color: '#dfd391',
  tip: '#f7efc6',
  heart: '#b8bf68',
  strands: 120,
  bark: '#7a5b3c',
  foliage: '#5f8f45',
  thorns: false,
});
