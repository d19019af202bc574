import { shell } from '@shop/build';
import { piece } from './piece.mjs';

export default shell(piece);
