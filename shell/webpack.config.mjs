import { shell, worker } from '@shop/build';
import { frontEnd } from './front-end.mjs';

export default [
  { ...shell(frontEnd), name: frontEnd.name },
  worker({ ...frontEnd, entry: './src/offline/worker.ts' }),
];
