import type { RemoteName } from '@shop/contracts/pages';
import { css, theme } from '@shop/ui';

const { color, size, space } = theme;
const badge = css({
  position: 'fixed',
  insetInlineEnd: space(3),
  bottom: space(3),
  zIndex: 60,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space(3)}`,
  maxWidth: `calc(100vw - ${space(6)})`,
  padding: `${space(1)} ${space(4)}`,
  background: color.ink,
  color: color.cream,
  fontSize: size.sm,
  '& code': { overflowWrap: 'anywhere' },
  '& button': {
    minHeight: 44,
    background: 'none',
    border: 0,
    color: 'inherit',
    font: 'inherit',
    fontWeight: 650,
    textDecoration: 'underline',
    cursor: 'pointer',
  },
});

type Props = { overrides: Partial<Record<RemoteName, string>>; onEnd: () => void };

/** Shows that parts of the page come from a developer's machine. */
export const OverrideBadge = ({ overrides, onEnd }: Props) => (
  <aside aria-label="Partes de otro origen" css={badge}>
    {Object.entries(overrides).map(([name, origin]) => (
      <code key={name}>
        mf-{name}: {origin}
      </code>
    ))}
    <button type="button" onClick={onEnd}>
      Quitar
    </button>
  </aside>
);
