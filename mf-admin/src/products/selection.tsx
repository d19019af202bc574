import { Checkbox, VisuallyHidden } from '@shop/ui';
import type { Elixir } from '@shop/contracts/elixir';
import { createContext, use } from 'react';

/** The products that were ticked, and how to change that; the columns are drawn once and read it here. */
export const Selection = createContext<{
  chosen: ReadonlySet<number>;
  toggle: (id: number) => void;
}>({
  chosen: new Set(),
  toggle: () => undefined,
});

/** The number of a product, with the box that ticks it. */
export const NumberCell = ({ product: { id, name } }: { product: Elixir }) => {
  const { chosen, toggle } = use(Selection);
  return (
    <Checkbox
      label={
        <>
          {id}
          <VisuallyHidden>: elegir {name}</VisuallyHidden>
        </>
      }
      checked={chosen.has(id)}
      onChange={() => toggle(id)}
    />
  );
};
