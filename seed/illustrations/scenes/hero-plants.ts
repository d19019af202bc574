import type { Plant } from './bed.ts';

export const FAR: Plant[] = [0, 1, 2, 3, 4, 5].map((i) => [
  i % 2 ? 'Tajonal' : 'Pericón',
  'sprig',
  { x: 600 + i * 130, y: 1096 + (i % 3) * 12, size: 0.34, turn: (i - 2.5) * 7, flip: i % 3 === 0 },
]);

export const BEHIND: Plant[] = [
  ['Toronjil morado', 'sprig', { x: 1560, y: 1150, size: 0.92, turn: 8 }],
  ['Toronjil morado', 'sprig', { x: 1750, y: 1190, size: 0.98, turn: 14 }],
  ['Tajonal', 'sprig', { x: 330, y: 1190, size: 1, turn: -8 }],
  ['Tajonal', 'sprig', { x: 120, y: 1220, size: 1.08, turn: -14, flip: true }],
  ['Sak káatsim', 'sprig', { x: 1440, y: 1220, size: 0.78, turn: 12 }],
  ['Pericón', 'sprig', { x: 520, y: 1220, size: 0.74, turn: -8 }],
  ['Dalia', 'sprig', { x: 1860, y: 1330, size: 1.02, turn: 6 }],
  ['Cempasúchil', 'sprig', { x: 20, y: 1340, size: 1.0, turn: 2 }],
];

export const BEFORE: Plant[] = [
  ["Ts'íits'ilche'", 'sprig', { x: 1250, y: 1330, size: 0.5, turn: 24 }],
  ["Ts'íits'ilche'", 'sprig', { x: 640, y: 1330, size: 0.5, turn: -26 }],
  ['Coralillo', 'sprig', { x: 1640, y: 1370, size: 0.62, turn: -14 }],
  ['Cempasúchil', 'bloom', { x: 236, y: 1090, size: 1.12 }],
  ['Cempasúchil', 'bloom', { x: 420, y: 1178, size: 0.98 }],
  ['Dalia', 'bloom', { x: 90, y: 1188, size: 1.1 }],
  ['Xtabentún', 'bloom', { x: 300, y: 1226, size: 0.8 }],
  ['Tajonal', 'bloom', { x: 566, y: 1204, size: 0.72 }],
  ['Flor de ciricote', 'bloom', { x: 704, y: 1232, size: 0.62 }],
  ['Dalia', 'bloom', { x: 1498, y: 1128, size: 1.12 }],
  ['Xtabentún', 'bloom', { x: 1352, y: 1208, size: 0.92 }],
  ['Cempasúchil', 'bloom', { x: 1668, y: 1196, size: 1.05 }],
  ['Flor de ciricote', 'bloom', { x: 1822, y: 1150, size: 0.86 }],
  ['Sak káatsim', 'bloom', { x: 1530, y: 1250, size: 0.7 }],
  ['Tajonal', 'bloom', { x: 1216, y: 1236, size: 0.64 }],
];
