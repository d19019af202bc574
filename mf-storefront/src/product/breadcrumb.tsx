import { css, Say, theme } from '@shop/ui';
import { Link } from 'react-router-dom';

const { color, size, space } = theme;

const trail = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  fontSize: size.sm,
  color: color.inkSoft,
  overflowWrap: 'anywhere',
  '& li': { display: 'flex', alignItems: 'center', minHeight: 44 },
  // A target of 44 px, also for a short word in a narrow typeface.
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minWidth: 44,
    minHeight: 44,
    paddingInline: space(1),
    marginInline: `-${space(1)}`,
  },
  '& li + li::before': { content: '"/"', marginInline: space(2), color: color.lineStrong },
});

const MENU = { to: '/menu', title: 'Menú' };
type Props = { name: string; above?: typeof MENU };

/** The breadcrumb: Inicio / Menú / the blend. @param above the page above this one */
export const Breadcrumb = ({ name, above = MENU }: Props) => (
  <nav aria-label="Estás en">
    <ol css={trail}>
      <li>
        <Link to="/">
          <Say>Inicio</Say>
        </Link>
      </li>
      <li>
        <Link to={above.to}>
          <Say>{above.title}</Say>
        </Link>
      </li>
      <li>
        <span aria-current="page">{name}</span>
      </li>
    </ol>
  </nav>
);
