import type { MenuPage } from '@shop/contracts/menu';
import { collectionPath } from '@shop/contracts/menu-pages';
import { offeredCollections, toTag } from '@shop/contracts/menu-tags';
import { css, theme } from '@shop/ui';
import { Link } from 'react-router-dom';
import { chip } from './filter-bar.styles.ts';

const { space } = theme;
const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  margin: `${space(3)} 0 0`,
  padding: 0,
  listStyle: 'none',
  '& a': { textDecoration: 'none', overflowWrap: 'anywhere', flex: '0 1 auto' },
});

/** The ways to the pages of the owner's collections. */
export const Collections = ({ menu: { blends, collections } }: { menu: MenuPage }) => {
  const tags = collections?.map(toTag) ?? offeredCollections(blends);
  return (
    <nav aria-label="Colecciones">
      <ul css={list}>
        {tags.map(({ id, label }) => (
          <li key={id}>
            <Link css={chip} to={collectionPath(id)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
