import { elixirs } from '../content/elixirs.ts';
import { flowers } from '../content/flowers.ts';
import { bee } from './scenes/about-bee.ts';
import { history } from './scenes/about-history.ts';
import { process } from './scenes/about-process.ts';
import { dropper } from './scenes/dropper.ts';
import { forest } from './scenes/forest.ts';
import { gift } from './scenes/gift.ts';
import { hero } from './scenes/hero.ts';
import { hiveClose } from './scenes/hive-close.ts';
import { honeycomb } from './scenes/honeycomb.ts';
import { meadow } from './scenes/meadow.ts';
import { petalTable } from './scenes/petal-table.ts';
import { plate } from './scenes/plate.ts';
import { product } from './scenes/product.ts';
import { shelter } from './scenes/shelter.ts';

const numbered = (prefix: string, id: number) => `${prefix}-${String(id).padStart(2, '0')}`;

/** Every picture's SVG by its name; nothing is drawn before it is asked for. */
export const pictures: Record<string, () => string> = {
  'hero-jobon-y-flores': hero,
  ...Object.fromEntries(elixirs.map((one) => [numbered('elixir', one.id), () => product(one)])),
  ...Object.fromEntries(flowers.map((one) => [numbered('flor', one.id), () => plate(one)])),
  'about-historia': history,
  'about-abeja': bee,
  'about-proceso': process,
  'jobon-tradicional': hiveClose,
  'meliponario-traspatio': shelter,
  'campo-de-tajonal': meadow,
  'gotero-ambar-detalle': dropper,
  'mesa-de-petalos': petalTable,
  'panal-y-luz': honeycomb,
  'selva-yucateca': forest,
  'regalo-envuelto': gift,
};
