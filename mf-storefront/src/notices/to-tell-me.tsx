import { css, Say, theme } from '@shop/ui';
import { Link } from 'react-router-dom';

const link = css({
  // Below what it costs, above a desk's button.
  order: 1,
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  minHeight: 44,
  // Above the link that a card is.
  position: 'relative',
  zIndex: 2,
  color: theme.color.honey,
  fontSize: theme.size.sm,
  fontWeight: 650,
});

/** From the card of what is sold out to where it is asked for. */
export const ToTellMe = ({ slug }: { slug: string }) => (
  <Link to={`/menu/${slug}#avisame`} css={link}>
    <Say>Avísame cuando haya</Say>
  </Link>
);
