import { formatPesos } from '@shop/app-kit';
import { Button, css, LinkButton, Say, theme, VisuallyHidden } from '@shop/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
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
  marginTop: space(6),
  padding: `${space(2)} ${space(3)} ${space(2)} ${space(3)}`,
  borderRadius: radius.lg,
  ...theme.dark,
  boxShadow: shadow.lg,
  [media.lg]: { display: 'none' },
});
const way = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  flex: 1,
  minWidth: 0,
  color: 'inherit',
  textDecoration: 'none',
  svg: { flex: 'none', margin: '-18px 0 -4px' },
});
const count = css({ display: 'block', fontWeight: 650, lineHeight: 1.25 });
const price = css({ fontSize: size.sm, color: color.onDarkSoft });

const inWords = (flowers: number) =>
  flowers === 0 ? 'Elige tus flores' : flowers === 1 ? '1 flor elegida' : '{flores} flores elegidas';

/** On narrow screens the live bottle, its price and the button stay in reach while flowers are chosen. */
export const PhoneBar = ({ workshop }: { workshop: Workshop }) => {
  const ids = useId();
  const { recipe, chosen, creating, created } = workshop;
  const size = workshop.sizes.chosen;
  return (
    <div css={bar}>
      <a href="#tu-elixir" css={way}>
        <svg width={43} height={88} viewBox="-178 -756 356 764" aria-hidden="true">
          <LiveBottle ids={ids} recipe={recipe} isSmall />
        </svg>
        <span>
          <VisuallyHidden>Ver tu elixir: </VisuallyHidden>
          <span css={count}>
            <Say flores={chosen.length}>{inWords(chosen.length)}</Say>
          </span>
          <span css={price}>
            <span>{formatPesos(size.price)}</span>
            <span>{` · ${size.milliliters} ml`}</span>
          </span>
        </span>
      </a>
      {created ? (
        <LinkButton as={Link} to="/cart" size="sm">
          Ver carrito
        </LinkButton>
      ) : (
        <Button type="submit" size="sm" busy={creating} disabled={chosen.length === 0}>
          Crear
        </Button>
      )}
    </div>
  );
};
