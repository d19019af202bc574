import type { Size } from '@shop/contracts/menu';
import { sizeWord, unitPrice } from '@shop/contracts/size-words';
import { css, Price, Say, Text, theme, VisuallyHidden } from '@shop/ui';
import { useEffect, useId, useRef } from 'react';

const { color, ease, radius, size: fontSize, space } = theme;

const frame = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  margin: `${space(1)} 0 0`,
  padding: 0,
  border: 0,
  minWidth: 0,
  // Above the link that a card is.
  position: 'relative',
  zIndex: 2,
});
const option = css({
  display: 'grid',
  position: 'relative',
  '& > input': { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0 },
  '& > input:not(:disabled)': { cursor: 'pointer' },
  '& > input:checked + span': { borderColor: color.ink, background: color.amberSoft },
  '& > input:focus-visible + span': { outline: `3px solid ${color.petal}`, outlineOffset: 2 },
});
const pill = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minWidth: 44,
  minHeight: 44,
  padding: `${space(1)} ${space(4)}`,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.md,
  background: color.paper,
  fontSize: fontSize.sm,
  fontWeight: 650,
  transition: `border-color ${ease}, background ${ease}`,
});
const gone = css({ color: color.inkSoft, textDecoration: 'line-through' });

type Shown = Pick<Size, 'id' | 'name' | 'price' | 'contents' | 'isAvailable'>;

/** By the size, unless two have the same or one has none. */
const labelsOf = (sizes: readonly Shown[]) => {
  const words = sizes.map(sizeWord);
  return words.includes('') || new Set(words).size < words.length ? sizes.map(({ name }) => name) : words;
};

type ChoiceProps<Chosen extends Shown> = {
  sizes: readonly Chosen[];
  chosen: number;
  onChoose: (size: Chosen) => void;
  /** Of what it is. */
  name: string;
  /** Each says its price as well. */
  priced?: boolean;
  locked?: boolean;
};

/** Which size of one honey; one that is sold out can be looked at, and says so. */
export const SizeChoice = <Chosen extends Shown>(props: ChoiceProps<Chosen>) => {
  const { sizes, chosen, onChoose, name, priced, locked } = props;
  const group = useId();
  const labels = labelsOf(sizes);
  const place = useRef<HTMLFieldSetElement>(null);
  const taken = useRef({ sizes, chosen, onChoose });
  // Whoever chose before the script was there has chosen.
  useEffect(() => {
    const first = taken.current;
    const at = [...(place.current?.querySelectorAll('input') ?? [])].findIndex(({ checked }) => checked);
    const early = first.sizes[at];
    if (early && early.id !== first.chosen) first.onChoose(early);
  }, []);
  return (
    <fieldset ref={place} css={frame} disabled={locked}>
      <legend>
        <VisuallyHidden>{`Presentación de ${name}`}</VisuallyHidden>
      </legend>
      {sizes.map((size, at) => (
        <label key={size.id} css={option}>
          <input type="radio" name={group} checked={size.id === chosen} onChange={() => onChoose(size)} />
          <span css={pill}>
            <span css={!size.isAvailable && gone}>{labels[at]}</span>
            {priced && <Price amount={size.price} size="sm" />}
            {priced && (
              <Text as="small" size="xs" tone="soft">
                {unitPrice(size)}
              </Text>
            )}
            {!size.isAvailable && (
              <Text as="small" size="xs">
                <Say>Agotado</Say>
              </Text>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
};
