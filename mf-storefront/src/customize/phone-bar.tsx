import { formatPesos } from '@shop/app-kit';
import { buttonStyles, css, Say, theme } from '@shop/ui';
import { useId } from 'react';
import { LiveBottle } from './live-bottle.tsx';
import type { Workshop } from './use-workshop.ts';

const { color, media, radius, shadow, size, space } = theme;

const bar = css({
  position: 'sticky',
  zIndex: 5,
  bottom: space(2),
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  marginTop: space(6),
  padding: `${space(2)} ${space(3)}`,
  border: 0,
  borderRadius: radius.lg,
  ...theme.dark,
  boxShadow: shadow.lg,
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { flex: 'none', margin: '-18px 0 -4px' },
  '&:focus-visible': { borderRadius: radius.lg, outlineOffset: -5 },
  [media.lg]: { display: 'none' },
  // In the narrowest window it is below the flowers, where it covers none, with its words in one line.
  [media.narrow]: { position: 'static', '& > svg': { display: 'none' } },
});
const words = css({ flex: 1, minWidth: 0 });
const count = css({ display: 'block', fontWeight: 650, lineHeight: 1.25 });
const price = css({ display: 'block', fontSize: size.xs, color: color.onDarkSoft });

const inWords = (flowers: number) =>
  flowers === 0 ? 'Elige tus flores' : flowers === 1 ? '1 flor elegida' : '{flores} flores elegidas';

type Props = { workshop: Workshop; onOpen: () => void };

/** In the narrow layout: the live bottle and its price stay visible, and a press opens the sheet. */
export const PhoneBar = ({ workshop: { recipe, chosen, created, sizes }, onOpen }: Props) => {
  const ids = useId();
  return (
    <button type="button" css={bar} aria-haspopup="dialog" onClick={onOpen}>
      <svg width={43} height={88} viewBox="-178 -756 356 764" aria-hidden="true">
        <LiveBottle ids={ids} recipe={recipe} isSmall />
      </svg>
      <span css={words}>
        <span css={count}>
          <Say flores={chosen.length}>{created ? '¡Elixir creado!' : inWords(chosen.length)}</Say>
        </span>{' '}
        <span css={price}>
          <span>{formatPesos(sizes.chosen.price)}</span>
          <span>{` · ${sizes.chosen.milliliters} ml`}</span>
        </span>{' '}
      </span>
      <span css={buttonStyles({ size: 'sm' })}>
        <Say>Ver mi elixir</Say>
      </span>
    </button>
  );
};
