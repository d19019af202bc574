import { shellServer } from '@shop/build/server';
import { piece } from './piece.mjs';

export default shellServer(piece);
