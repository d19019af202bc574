import { css } from '@emotion/react';
import { plainText } from '@shop/contracts/slug';
import { MAX_FLOWERS_PER_ELIXIR } from '@shop/contracts/constants';
import { Checkbox, FieldError, Skeleton, Text, TextField, theme } from '@shop/ui';
import { useState } from 'react';
import { useListFlowersQuery } from '../flowers/flowers.api.ts';

const { color, media, radius, space } = theme;
const frame = css({ margin: 0, padding: 0, border: 0, '& legend': { padding: 0, fontWeight: 600 } });
const list = css({
  display: 'grid',
  gap: `0 ${space(4)}`,
  maxHeight: '13rem',
  overflowY: 'auto',
  marginTop: space(2),
  padding: `${space(1)} ${space(3)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

type Props = { chosen: string[]; error?: string | undefined; onChange: (names: string[]) => void };

/** The flowers of a product, ticked in the catalogue's list; one that has left it since can be unticked. */
export const FlowerChoices = ({ chosen, error, onChange }: Props) => {
  const { data, isError } = useListFlowersQuery();
  const [q, setQ] = useState('');
  const names = [...new Set([...chosen, ...(data ?? []).map(({ name }) => name)])];
  const shown = names.filter((name) => plainText(name).includes(plainText(q)));
  const toggle = (name: string, on: boolean) =>
    onChange(on ? [...chosen, name] : chosen.filter((one) => one !== name));
  return (
    <fieldset css={frame} aria-invalid={error ? true : undefined}>
      <legend>Flores</legend>
      <Text size="sm" tone="soft" role="status">
        {chosen.length > 0 ? chosen.join(', ') : `Ninguna todavía; hasta ${MAX_FLOWERS_PER_ELIXIR}.`}
      </Text>
      <TextField label="Buscar flor" type="search" value={q} onChange={(event) => setQ(event.target.value)} />
      <div css={list}>
        {shown.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={chosen.includes(name)}
            onChange={(event) => toggle(name, event.target.checked)}
          />
        ))}
        {!data && !isError && <Skeleton height="2.75rem" />}
        {isError && <Text size="sm">No pudimos leer las flores. Cierra y vuelve a abrir.</Text>}
        {data && shown.length === 0 && <Text size="sm">Ninguna flor se llama así.</Text>}
      </div>
      <FieldError>{error}</FieldError>
    </fieldset>
  );
};
