import { anElixir } from '@shop/contracts/testing/builders';
import { keysOf } from '../../services/catalog/src/elixir/elixir-keys.ts';

// Sample data: no such product exists.
const KINDS = [
  'Amanecer',
  'Brisa',
  'Velo',
  'Reserva',
  'Sol',
  'Sombra',
  'Monte',
  'Selva',
  'Rocío',
  'Luna',
  'Bruma',
];
const FLOWERS = ['Tajonal', 'Cempasúchil', 'Xtabentún', 'Pericón', 'Dalia', 'Bugambilia', 'Jamaica'];

/** The `at`th stored product; all its fields are as the service writes them. */
export function sampleElixir(at: number) {
  const flower = FLOWERS[at % FLOWERS.length]!;
  const name = `${KINDS[at % KINDS.length]!} de ${flower} ${at + 1}`;
  const { description, isAvailable } = anElixir();
  const createdAt = new Date();
  return {
    id: at + 1,
    name,
    description,
    isAvailable,
    ...keysOf({ name, description, flowers: [flower], isCustom: false }),
    priceCents: 29_500 + (at % 50) * 100,
    image: '/media/semilla/elixir-01.webp',
    flowers: [flower],
    isCustom: false,
    isDeleted: false,
    deletedAt: null,
    stock: null,
    createdAt,
    updatedAt: createdAt,
  };
}
