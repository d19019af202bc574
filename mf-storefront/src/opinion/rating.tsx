import type { Blend } from '@shop/contracts/menu';
import { FEWEST_ON_CARD } from '@shop/contracts/opinion-words';
import { css, theme } from '@shop/ui';

type Told = { rating: NonNullable<Blend['rating']> };
const { color, size, space } = theme;

const line = css({ whiteSpace: 'nowrap', fontSize: size.sm, fontWeight: 650, color: color.ink });
const star = css({ color: color.honey });
const people = css({ fontWeight: 400, color: color.inkSoft });
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  marginBlock: `-${space(2)}`,
  color: 'inherit',
});

/** The average stars and the number of opinions. */
export const Rating = ({ rating: { average, count } }: Told) => (
  <span
    role="img"
    css={line}
    aria-label={`${average} de 5 estrellas, ${count === 1 ? '1 opinión' : `${count} opiniones`}`}
  >
    <span css={star}>★</span> {average.toFixed(1)} <span css={people}>{`(${count})`}</span>
  </span>
);

/** On a card: too few opinions are not shown, because they mean little. */
export const CardRating = ({ rating }: Told) =>
  rating.count >= FEWEST_ON_CARD ? (
    <div>
      <Rating rating={rating} />
    </div>
  ) : null;

/** Beside the price; links to the opinions. */
export const RatingLink = ({ rating }: Told) => (
  <a href="#opiniones" css={link}>
    <Rating rating={rating} />
  </a>
);
