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
  '& a, & span': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '& a': { minWidth: 44 },
  '& li + li::before': { content: '"/"', margin: `0 ${space(2)} 0 ${space(1)}`, color: color.lineStrong },
});

const MENU = { to: '/menu', title: 'Menú' };
type Props = { name: string; above?: typeof MENU };

/** Where the page stands: Inicio / Menú / the blend. @param above the page that it belongs to */
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
