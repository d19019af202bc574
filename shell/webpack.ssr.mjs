import { shellServer } from '@shop/build/server';
import { frontEnd } from './front-end.mjs';

export default shellServer(frontEnd);
