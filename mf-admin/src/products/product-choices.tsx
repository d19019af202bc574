import { useState } from 'react';
import { Choices } from '../list/choices.tsx';
import { SearchField } from '../list/toolbar.tsx';
import { ProductName } from './product-name.tsx';
import { useListProductsQuery } from './products.api.ts';

const TEXTS = {
  none: 'Ninguno todavía.',
  noMatch: 'Ningún producto se llama así.',
  failed: 'No pudimos leer los productos. Cierra y vuelve a abrir.',
};

type Props = {
  legend: string;
  chosen: number[];
  error?: string | undefined;
  onChange: (ids: number[]) => void;
};

/** Chooses products of a catalogue of any size, by a search on the server. */
export const ProductChoices = ({ chosen, ...props }: Props) => {
  const [q, setQ] = useState('');
  const { data, isError } = useListProductsQuery({ isCustom: false, ...(q && { q }) });
  const found = data?.rows.map(({ id }) => id);
  // Chosen products come first, so that they can be unticked.
  const options = found && (q ? found : [...new Set([...chosen, ...found])]);
  return (
    <Choices
      {...props}
      texts={TEXTS}
      search={<SearchField label="Buscar producto" value={q} onChange={setQ} />}
      options={options}
      chosen={chosen}
      nameOf={(id) => <ProductName id={id} />}
      isError={isError}
    />
  );
};
