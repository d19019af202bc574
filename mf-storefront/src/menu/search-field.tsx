import { css, Icon, theme, useSay, VisuallyHidden } from '@shop/ui';
import { useEffect, useRef } from 'react';
import { control } from './filter-bar.styles.ts';

/** Milliseconds after the last key, because browsers limit how often an address changes. */
const PAUSE_MS = 200;

const frame = css({
  position: 'relative',
  '& svg': { position: 'absolute', left: theme.space(4), top: 13, color: theme.color.honey },
  '& input': { paddingLeft: theme.space(11) },
});

type SearchFieldProps = { value: string; onSearch: (text: string) => void };

/** Searches for words while they are typed. */
export const SearchField = ({ value, onSearch }: SearchFieldProps) => {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // An uncontrolled field: while somebody types it keeps their text, otherwise it follows the address.
  useEffect(() => {
    const field = input.current;
    if (field && field !== document.activeElement) field.value = value;
  }, [value]);
  const search = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text), PAUSE_MS);
  };
  return (
    <label css={frame}>
      <VisuallyHidden>Buscar en el menú</VisuallyHidden>
      <Icon name="search" size={20} />
      <input
        ref={input}
        type="search"
        css={control}
        placeholder={say('Flor, sabor o nombre')}
        maxLength={80}
        enterKeyHint="search"
        defaultValue={value}
        onChange={(event) => search(event.target.value)}
      />
    </label>
  );
};
