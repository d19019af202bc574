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
  '& li + li::before': { content: '"/"', marginRight: space(2), color: color.lineStrong },
});

/** Where the page stands: Inicio / Menú / the blend. */
export const Breadcrumb = ({ name }: { name: string }) => (
  <nav aria-label="Estás en">
    <ol css={trail}>
      <li>
        <Link to="/">
          <Say>Inicio</Say>
        </Link>
      </li>
      <li>
        <Link to="/menu">
          <Say>Menú</Say>
        </Link>
      </li>
      <li>
        <span aria-current="page">{name}</span>
      </li>
    </ol>
  </nav>
);
