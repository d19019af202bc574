export { report } from './errors.ts';
export { measure } from './vitals.ts';
