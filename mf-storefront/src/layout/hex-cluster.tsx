import { css, Icon, type IconName, theme } from '@shop/ui';

const { color, media } = theme;

const cluster = css({
  display: 'none',
  position: 'relative',
  flex: 'none',
  width: 208,
  height: 189,
  [media.lg]: { display: 'block' },
});
const cell = css({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: 98,
  height: 113,
  clipPath: 'polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%)',
});
const cells: { icon: IconName; left: number; top: number; ground: string; ink: string }[] = [
  { icon: 'drop', left: 0, top: 0, ground: color.amber, ink: color.onAmber },
  { icon: 'flower', left: 104, top: 0, ground: color.petal, ink: color.paper },
  { icon: 'bee', left: 52, top: 90, ground: color.bark, ink: color.amberOnDark },
];

/** Three cells of honeycomb: a drop, a flower, a bee. Decoration, by default on wide screens only. */
export const HexCluster = ({ className }: { className?: string }) => (
  <div css={cluster} className={className} aria-hidden="true">
    {cells.map(({ icon, left, top, ground, ink }) => (
      <div key={icon} css={[cell, { left, top, background: ground, color: ink }]}>
        <Icon name={icon} size={40} />
      </div>
    ))}
  </div>
);
