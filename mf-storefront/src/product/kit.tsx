import { formatPesos } from '@shop/app-kit';
import { partsWords } from '@shop/contracts/kit-words';
import type { Blend } from '@shop/contracts/menu';
import { css, Say, Text, theme } from '@shop/ui';
import { Link } from 'react-router-dom';

const { color, space } = theme;
const list = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& li': { display: 'flex', gap: space(2), alignItems: 'center', minHeight: 44 },
  '& li + li': { borderTop: `1px solid ${color.line}` },
});
// A target of 44 px.
const link = css({ display: 'inline-flex', alignItems: 'center', minHeight: 44 });
const saving = css({ color: color.jungle, fontWeight: 600 });
const onCard = css({ marginTop: space(1) });

type Kit = { blend: Blend };

/** The products in a kit, with links, and the savings that the server calculated. */
export const KitOnPage = ({ blend: { apart, saves, parts } }: Kit) => (
  <div>
    {apart && saves ? (
      <Text size="sm" css={saving}>
        <Say precio={formatPesos(apart)} ahorro={formatPesos(saves)}>
          {'Por separado {precio} · ahorras {ahorro}'}
        </Say>
      </Text>
    ) : null}
    <ul css={list} aria-label="En este kit">
      {parts?.map(({ elixirId, count, name, slug }) => (
        <li key={elixirId}>
          <span css={{ flex: 'none' }}>{`${count} ×`}</span>
          {slug ? (
            <Link to={`/menu/${slug}`} css={link}>
              {name}
            </Link>
          ) : (
            <span>{name}</span>
          )}
        </li>
      ))}
    </ul>
  </div>
);

/** The same in few words, for a card: two cards are side by side on a phone. */
export const KitOnCard = ({ blend: { saves, parts = [] } }: Kit) => (
  <div css={onCard}>
    <Text size="sm">{partsWords(parts)}</Text>
    {saves ? (
      <Text size="sm" css={saving}>
        <Say ahorro={formatPesos(saves)}>{'Ahorras {ahorro}'}</Say>
      </Text>
    ) : null}
  </div>
);
