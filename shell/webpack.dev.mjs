import { shellDev } from '@shop/build/dev';
import { frontEnd } from './front-end.mjs';

export default shellDev({ ...frontEnd, port: 4200 });
