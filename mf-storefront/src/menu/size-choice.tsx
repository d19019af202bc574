import type { Size } from '@shop/contracts/menu';
import { sizeWord, unitPrice } from '@shop/contracts/size-words';
import { css, Price, Say, Text, theme, VisuallyHidden } from '@shop/ui';
import { useEffect, useId, useRef } from 'react';
import { pill, pillOption, pills } from '../layout/pills.ts';

const { color, media, size: fontSize, space } = theme;

// Above the card's link.
const frame = css(pills, { marginTop: space(1), position: 'relative', zIndex: 2 });
const small = css(pill, { fontSize: fontSize.sm });
// Two fit side by side in a phone's card.
const close = css({ [media.belowMd]: { gap: space(1), alignContent: 'start' } });
const tight = css({ [media.belowMd]: { paddingInline: space(1.5), letterSpacing: '-0.01em' } });
const gone = css({ color: color.inkSoft, textDecoration: 'line-through' });

type Shown = Pick<Size, 'id' | 'name' | 'price' | 'contents' | 'isAvailable'>;

/** Labels by size, unless two are equal or one is missing. */
const labelsOf = (sizes: readonly Shown[]) => {
  const words = sizes.map(sizeWord);
  return words.includes('') || new Set(words).size < words.length ? sizes.map(({ name }) => name) : words;
};

type ChoiceProps<Chosen extends Shown> = {
  sizes: readonly Chosen[];
  chosen: number;
  onChoose: (size: Chosen) => void;
  /** The product's name. */
  name: string;
  /** Shows the price in each choice. */
  priced?: boolean;
  locked?: boolean;
};

/** The choice among sizes of one honey; a sold-out size can be viewed, and is marked. */
export const SizeChoice = <Chosen extends Shown>(props: ChoiceProps<Chosen>) => {
  const { sizes, chosen, onChoose, name, priced, locked } = props;
  const group = useId();
  const labels = labelsOf(sizes);
  const place = useRef<HTMLFieldSetElement>(null);
  const taken = useRef({ sizes, chosen, onChoose });
  // Applies a choice that was made before hydration.
  useEffect(() => {
    const first = taken.current;
    const at = [...(place.current?.querySelectorAll('input') ?? [])].findIndex(({ checked }) => checked);
    const early = first.sizes[at];
    if (early && early.id !== first.chosen) first.onChoose(early);
  }, []);
  return (
    <fieldset ref={place} css={[frame, !priced && close]} disabled={locked}>
      <legend>
        <VisuallyHidden>{`Presentación de ${name}`}</VisuallyHidden>
      </legend>
      {sizes.map((size, at) => (
        <label key={size.id} css={pillOption}>
          <input type="radio" name={group} checked={size.id === chosen} onChange={() => onChoose(size)} />
          <span css={[small, !priced && tight]}>
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
