import type { CartLine } from '@shop/contracts/cart';
import { Alert, css, Icon, LinkButton, Say, Text, theme } from '@shop/ui';
import { Link } from 'react-router-dom';
import type { Workshop } from './use-workshop.ts';

const { color, media, radius, space } = theme;
const note = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  flexWrap: 'wrap',
  marginBottom: space(6),
  padding: `${space(4)} ${space(5)}`,
  borderRadius: radius.md,
  background: color.petalSoft,
  color: color.petalText,
  '& > svg': { flex: 'none' },
});
const apart = css({ marginBottom: space(6) });
// Hidden on phones, so that the recipe is visible sooner: its buttons say the same.
const wide = css({ [media.belowMd]: { display: 'none' } });
const words = css({ flex: '1 1 12rem', minWidth: 0 });

/** The origin of the current mix: a shared recipe, or the cart. */
export const RecipeNote = ({
  workshop: { editing, edited, shared, created, sizes },
}: {
  workshop: Workshop;
}) => {
  if (created) return null;
  if (edited) return <Edited elixir={edited.elixir} sizes={sizes} />;
  if (editing.isUnread || editing.isGone) return <NotOpened {...editing} />;
  if (!shared || shared.flowerIds.length === 0) return null;
  return (
    <div css={note}>
      <Icon name="gift" />
      <div css={words}>
        <strong>
          {shared.name ? (
            <Say nombre={shared.name}>{'Te compartieron la receta «{nombre}»'}</Say>
          ) : (
            <Say>Te compartieron esta receta</Say>
          )}
        </strong>
        <Text size="sm" css={wide}>
          Sus flores ya están elegidas: créala tal cual o cámbiala a tu gusto.
        </Text>
      </div>
    </div>
  );
};

const NotOpened = ({ isUnread, retry }: Workshop['editing']) => (
  <div css={apart}>
    {isUnread ? (
      <Alert title="No pudimos abrir tu mezcla." onRetry={() => void retry()}>
        En tu carrito sigue como estaba.
      </Alert>
    ) : (
      <Alert tone="warning" title="Esa mezcla ya no está en tu carrito.">
        Aquí puedes crear otra.
      </Alert>
    )}
  </div>
);

const Edited = ({
  elixir: { name, contents },
  sizes,
}: Pick<CartLine, 'elixir'> & Pick<Workshop, 'sizes'>) => {
  const before = contents?.milliliters;
  const isMade = before === undefined || sizes.all.some(({ milliliters }) => milliliters === before);
  return (
    <div css={note}>
      <Icon name="edit" />
      <div css={words}>
        <strong>
          <Say nombre={name}>{'Estás cambiando {nombre}'}</Say>
        </strong>
        <Text size="sm">Al guardar toma su lugar en tu carrito.</Text>
        {!isMade && (
          <Text size="sm">
            <Say antes={before} ahora={sizes.chosen.milliliters}>
              {'Ya no hacemos mezclas de {antes} ml: se guardará de {ahora} ml.'}
            </Say>
          </Text>
        )}
      </div>
      <LinkButton as={Link} to="/cart" replace size="sm" variant="ghost" css={{ paddingInline: space(2) }}>
        Dejarla como estaba
      </LinkButton>
    </div>
  );
};
