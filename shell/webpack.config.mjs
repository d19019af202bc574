import { shell } from '@shop/build';
import { frontEnd } from './front-end.mjs';

export default shell(frontEnd);
