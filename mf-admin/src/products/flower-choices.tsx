import { wordText } from '@shop/contracts/search';
import { MAX_FLOWERS_PER_ELIXIR } from '@shop/contracts/constants';
import { TextField } from '@shop/ui';
import { useState } from 'react';
import { useListFlowersQuery } from '../flowers/flowers.api.ts';
import { Choices } from '../list/choices.tsx';

const TEXTS = {
  none: `Ninguna todavía; hasta ${MAX_FLOWERS_PER_ELIXIR}.`,
  noMatch: 'Ninguna flor se llama así.',
  failed: 'No pudimos leer las flores. Cierra y vuelve a abrir.',
};

type Props = { chosen: string[]; error?: string | undefined; onChange: (names: string[]) => void };

/** The flowers of a product, ticked in the catalogue's list; a deleted flower can still be unticked. */
export const FlowerChoices = ({ chosen, error, onChange }: Props) => {
  const { data, isError } = useListFlowersQuery();
  const [q, setQ] = useState('');
  const known = data ?? (isError ? [] : undefined);
  const names = known && [...new Set([...chosen, ...known.map(({ name }) => name)])];
  return (
    <Choices
      legend="Flores que lleva"
      texts={TEXTS}
      search={
        <TextField
          label="Buscar flor"
          type="search"
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
      }
      options={names?.filter((name) => wordText(name).includes(wordText(q)))}
      chosen={chosen}
      nameOf={(name) => name}
      isError={isError}
      error={error}
      onChange={onChange}
    />
  );
};
