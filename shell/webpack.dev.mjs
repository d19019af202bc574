import { shellDev } from '@shop/build/dev';
import { piece } from './piece.mjs';

export default shellDev({ ...piece, port: 4200 });
