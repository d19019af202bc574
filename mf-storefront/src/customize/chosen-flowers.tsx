import { useFocusAfter } from '@shop/app-kit/use-focus-after';
import { MAX_FLOWERS_PER_ELIXIR } from '@shop/contracts/constants';
import { css, Icon, theme } from '@shop/ui';
import type { Workshop } from './use-workshop.ts';

const { color, ease, media, radius, space } = theme;

// Beside the flowers all eight are in one row without names, so that bars and name fit below.
const list = css({
  display: 'grid',
  // Four in a row, or three when a name would break.
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.6rem, 1fr))',
  gap: space(1),
  [media.sm]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [media.md]: { gap: space(2) },
  [media.lg]: { gridTemplateColumns: `repeat(${MAX_FLOWERS_PER_ELIXIR}, minmax(0, 1fr))`, gap: 0 },
});
const cell = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space(1),
  width: '100%',
  height: 88,
  padding: `${space(2)} ${space(1)} 0`,
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  color: color.ink,
  fontSize: theme.size.xs,
  lineHeight: 1.2,
  // The gaps belong to the targets, so that presses never miss.
  [media.lg]: {
    height: 56,
    padding: `${space(3.5)} 0 0`,
    border: '2px solid transparent',
    backgroundClip: 'padding-box',
    '& > svg': { width: 34, height: 34 },
  },
});
// A sheet has no room for empty places.
const free = css(cell, {
  background: color.cream,
  boxShadow: `inset 0 0 0 1.5px ${color.line}`,
  [media.belowLg]: { display: 'none' },
});
const taken = css(cell, {
  position: 'relative',
  background: color.petalSoft,
  cursor: 'pointer',
  transition: `background ${ease}`,
  '&:disabled': { cursor: 'default' },
  [media.hover]: { '&:hover:not(:disabled)': { background: color.amberSoft } },
});
const caption = css({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  maxWidth: '100%',
  letterSpacing: '-0.015em',
  [media.lg]: { display: 'none' },
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
const bin = css({
  position: 'absolute',
  top: 4,
  right: 4,
  color: color.petal,
  [media.lg]: { top: 2, right: 2 },
});

const PLACES = Array.from({ length: MAX_FLOWERS_PER_ELIXIR }, (_, at) => at);

/** `ids`: the SVG ids of the drawn blossoms (Stage). */
type ChosenProps = { ids: string; workshop: Workshop };

/** A place for each possible flower; a press removes the flower, also when its card is hidden. */
export const ChosenFlowers = ({ ids, workshop: { chosen, locked, toggle } }: ChosenProps) => (
  <ul css={list} aria-label="Flores elegidas" {...useFocusAfter<HTMLUListElement>(chosen.length)}>
    {chosen.map((flower, at) => (
      <li key={flower.id} tabIndex={-1}>
        <button
          type="button"
          css={taken}
          disabled={locked}
          aria-label={`Quitar ${flower.name}`}
          title={flower.name}
          onClick={() => toggle(flower.id)}
        >
          <svg width={40} height={40} viewBox="-108 -108 216 216" aria-hidden="true">
            <use href={`#${ids}f${at}`} />
          </svg>
          <span css={caption}>{flower.name}</span>
          {!locked && (
            <span css={bin}>
              <Icon name="close" size={14} />
            </span>
          )}
        </button>
      </li>
    ))}
    {PLACES.slice(chosen.length).map((place) => (
      <li key={`free-${place}`} aria-hidden="true" css={free} />
    ))}
  </ul>
);
