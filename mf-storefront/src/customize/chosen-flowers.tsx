import { css } from '@emotion/react';
import type { Flower } from '@shop/contracts/flower';
import { Icon, Text, theme } from '@shop/ui';

const { color, media, radius, size, space } = theme;

const list = css({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: 40,
  padding: `0 ${space(2)} 0 ${space(4)}`,
  border: 0,
  borderRadius: radius.pill,
  background: color.petalSoft,
  color: '#8C1A54',
  fontSize: size.sm,
  fontWeight: 600,
  cursor: 'pointer',
  '&:focus-visible': { borderRadius: radius.pill },
  '&:disabled': { cursor: 'default' },
  [media.hover]: { '&:hover:not(:disabled)': { background: '#F6D0E2' } },
});

type ChosenProps = { chosen: Flower[]; locked: boolean; onRemove: (id: number) => void };

/** The chosen flowers; a press takes one out, also when its card is hidden. */
export const ChosenFlowers = ({ chosen, locked, onRemove }: ChosenProps) =>
  chosen.length === 0 ? (
    <Text size="sm" tone="soft" css={{ textAlign: 'center' }}>
      Elige tus flores y aquí verás crecer tu mezcla.
    </Text>
  ) : (
    <ul css={list} aria-label="Flores elegidas">
      {chosen.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            css={chip}
            disabled={locked}
            aria-label={`Quitar ${name}`}
            onClick={() => onRemove(id)}
          >
            {name}
            {!locked && <Icon name="close" size={16} />}
          </button>
        </li>
      ))}
    </ul>
  );
