import { css, Say, theme } from '@shop/ui';
import { Link } from 'react-router-dom';

const link = css({
  // Below the price, above a desktop's button.
  order: 1,
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  minHeight: 44,
  // Above the card's link.
  position: 'relative',
  zIndex: 2,
  color: theme.color.honey,
  fontSize: theme.size.sm,
  fontWeight: 650,
});

/** The link from a sold-out card to the notification form. */
export const ToTellMe = ({ slug }: { slug: string }) => (
  <Link to={`/menu/${slug}#avisame`} css={link}>
    <Say>Avísame cuando haya</Say>
  </Link>
);
