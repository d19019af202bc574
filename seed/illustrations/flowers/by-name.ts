import type { Botanical } from './botanical.ts';
import { cempasuchil } from './cempasuchil.ts';
import { chakaj } from './chakaj.ts';
import { ciricote } from './ciricote.ts';
import { coralillo } from './coralillo.ts';
import { dalia } from './dalia.ts';
import { pericon } from './pericon.ts';
import { rositaDeCacao } from './rosita-de-cacao.ts';
import { sakKaatsim } from './sak-kaatsim.ts';
import { tajonal } from './tajonal.ts';
import { tila } from './tila.ts';
import { toronjil } from './toronjil.ts';
import { tsalam } from './tsalam.ts';
import { tsiitsilche } from './tsiitsilche.ts';
import { vainilla } from './vainilla.ts';
import { xtabentun } from './xtabentun.ts';

const drawings: Record<string, Botanical> = {
  Xtabentún: xtabentun,
  Tajonal: tajonal,
  "Ts'íits'ilche'": tsiitsilche,
  Cempasúchil: cempasuchil,
  Pericón: pericon,
  'Toronjil morado': toronjil,
  Dalia: dalia,
  'Flor de tila': tila,
  'Rosita de cacao': rositaDeCacao,
  'Vainilla de Papantla': vainilla,
  Tsalam: tsalam,
  Chakaj: chakaj,
  'Sak káatsim': sakKaatsim,
  Coralillo: coralillo,
  'Flor de ciricote': ciricote,
};

/** The drawing of the flower that the catalogue calls `name`; an unknown name is an error. */
export const drawingOf = (name: string): Botanical => {
  const drawing = drawings[name];
  if (drawing === undefined) throw new Error(`No drawing of the flower ${name}`);
  return drawing;
};
