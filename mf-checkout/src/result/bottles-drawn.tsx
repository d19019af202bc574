import { useRead } from '@shop/app-kit';
import { head, partsOf } from '@shop/bottle/arrangement';
import { body, cap, levelOf, tonesOf } from '@shop/bottle/glass';
import { label } from '@shop/bottle/label';
import { bloomOf, honeyOf, type Recipe } from '@shop/bottle/recipe';
import type { Flower } from '@shop/contracts/flower';
import type { OrderItem } from '@shop/contracts/order';
import { css, theme, useShop } from '@shop/ui';

const { color } = theme;
/** More bottles would be too small to tell apart on a phone. */
const MOST = 5;
const STEP = 372;
const USUAL_MILLILITERS = 60;

const scene = css({ display: 'block', width: '100%', height: '100%', overflow: 'visible' });

type Piece = { recipe: Recipe; size: number };

/** One bottle for each piece of an order, at relative sizes. */
export const piecesOf = (items: OrderItem[], flowers: Flower[]): Piece[] => {
  const named = (name: string) => bloomOf(flowers.find((flower) => flower.name === name) ?? { name });
  const pieces = items.flatMap(({ elixirName, quantity, flowers: names = [], contents }) => {
    const volume = (contents?.milliliters ?? USUAL_MILLILITERS) / USUAL_MILLILITERS;
    const size = Math.min(Math.max(Math.cbrt(volume), 0.8), 1.1);
    return Array.from({ length: Math.min(quantity, MOST) }, (): Piece => ({
      recipe: { name: elixirName, blooms: names.map(named) },
      size,
    }));
  });
  return pieces.slice(0, MOST);
};

/** A bottle with a blossom at its foot. */
const drawn = (ids: string, { recipe, size }: Piece, shop: string): string => {
  const { blooms } = recipe;
  const lying = { x: 168, y: 26, size: 0.5, turn: 24, flower: 0, isStanding: false };
  return (
    partsOf(ids, blooms) +
    `<ellipse cx="20" cy="4" rx="215" ry="26" fill="url(#${ids}d)"/><g transform="scale(${size})">` +
    body(ids, tonesOf(honeyOf(blooms)), levelOf(blooms.length)) +
    label(ids, recipe, shop) +
    cap(ids) +
    '</g>' +
    (blooms.length > 0 ? `<g transform="translate(${lying.x} ${lying.y})">${head(ids, lying)}</g>` : '')
  );
};

/** The bottles side by side, from packages/bottle, whose SVG contains only the code's numbers and escaped words. */
export const BottlesDrawn = ({ items }: { items: OrderItem[] }) => {
  const { name } = useShop();
  const { data: flowers = [] } = useRead('/flowers');
  const pieces = piecesOf(items, flowers);
  return (
    <svg css={scene} viewBox="-910 -850 1820 960" preserveAspectRatio="xMidYMax meet">
      <path fill={color.wood} d="M-9000-86H9000v1000H-9000Z" />
      <path fill={color.woodEdge} d="M-9000-86H9000v6H-9000Z" />
      {pieces.map((piece, at) => (
        // The index is a safe key: pieces may be alike, and never change places.
        <g
          key={at}
          transform={`translate(${(at - (pieces.length - 1) / 2) * STEP} 0)`}
          dangerouslySetInnerHTML={{ __html: drawn(`mesa${at}`, piece, name) }}
        />
      ))}
    </svg>
  );
};
