import { SizeChoice } from '../menu/size-choice.tsx';
import type { Workshop } from './use-workshop.ts';

/** The choice among the shop's sizes of a custom elixir. */
export const BlendSize = ({ workshop: { sizes, locked } }: { workshop: Workshop }) => (
  <SizeChoice
    name="tu elixir"
    sizes={sizes.all.map(({ milliliters, price }) => ({
      id: milliliters,
      name: `${milliliters} ml`,
      price,
      contents: { milliliters },
      isAvailable: true,
    }))}
    chosen={sizes.chosen.milliliters}
    onChoose={({ id }) => sizes.choose(id)}
    locked={locked}
    priced
  />
);
