import type { NamedFlower } from '@shop/contracts/flower-page';
import { css, Heading, Say, theme } from '@shop/ui';
import { Link } from 'react-router-dom';

const { color, radius, space } = theme;
const list = css({
  display: 'grid',
  gap: space(3),
  '& a': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(1)} ${space(4)}`,
    minHeight: 44,
    padding: `${space(3)} ${space(5)}`,
    borderRadius: radius.md,
    background: color.creamDeep,
    color: color.ink,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
  },
  '& strong': { textDecoration: 'underline' },
});
const format = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' });

/** The lots in use; each links to the same page as the code on its jar. */
export const FlowerLots = ({ lots }: Pick<NamedFlower, 'lots'>) => (
  <>
    <Heading id="lots" css={{ marginBottom: space(6) }}>
      De dónde viene
    </Heading>
    <ul css={list}>
      {lots.map(({ code, place, packedOn }) => (
        <li key={code}>
          <Link to={`/lotes/${code.toLowerCase()}`}>
            <strong>
              <Say lote={code}>{'Lote {lote}'}</Say>
            </strong>
            <span>{place}</span>
            <span>
              <Say dia={format.format(new Date(packedOn))}>{'Envasado el {dia}'}</Say>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </>
);
