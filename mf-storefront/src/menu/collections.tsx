import type { MenuPage } from '@shop/contracts/menu';
import { collectionPath } from '@shop/contracts/menu-pages';
import { offeredCollections, toTag } from '@shop/contracts/menu-tags';
import { css, theme } from '@shop/ui';
import { Link } from 'react-router-dom';
import { chip, chips } from './filter-bar.styles.ts';

const { media, space } = theme;
// Extends over the page's side margins, like the chips below.
const wide = css({ margin: `0 -${space(5)}`, [media.lg]: { margin: `0 -${space(8)}` } });
const list = css({
  margin: 0,
  listStyle: 'none',
  [media.lg]: { paddingBottom: 0 },
  '& li': { flex: 'none' },
  '& a': { textDecoration: 'none' },
});

/** Links to the pages of the owner's collections. */
export const Collections = ({ menu: { blends, collections } }: { menu: MenuPage }) => {
  const tags = collections?.map(toTag) ?? offeredCollections(blends);
  return (
    <nav aria-label="Colecciones" css={wide}>
      <ul css={[chips, list]}>
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
