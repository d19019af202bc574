import { css, Icon, theme, useSay } from '@shop/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space(2),
  minHeight: 44,
  fontWeight: 650,
  color: theme.color.honey,
  textDecorationThickness: '2px',
  textDecorationColor: theme.color.amber,
  '& svg': { transition: `transform ${theme.ease}` },
  [theme.media.hover]: { '&:hover svg': { transform: 'translateX(4px)' } },
});

/** A link to another page of the shop. */
export const ArrowLink = ({
  to,
  children,
  className,
}: {
  to: string;
  children: ReactNode;
  className?: string;
}) => (
  <Link to={to} className={className} css={link}>
    {useSay()(children)}
    <Icon name="arrowRight" size={18} />
  </Link>
);
