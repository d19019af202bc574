import type { OrderItem } from '@shop/contracts/order';
import { css, theme } from '@shop/ui';
import { useEffect, useState } from 'react';
import type { BottlesDrawn } from './bottles-drawn.tsx';

const { color, media, radius } = theme;

const table = css({
  width: '100%',
  height: 168,
  overflow: 'hidden',
  borderRadius: radius.lg,
  background: `radial-gradient(circle at 50% 42%, ${color.cream}, ${color.amberSoft})`,
  [media.md]: { height: 208 },
});

/** The bought bottles on a table. Decoration: if its script fails to load, the place stays empty. */
export const BoughtBottles = ({ items }: { items: OrderItem[] }) => {
  const [Drawn, setDrawn] = useState<typeof BottlesDrawn>();
  useEffect(() => {
    const came = ({ BottlesDrawn: drawn }: { BottlesDrawn: typeof BottlesDrawn }) => setDrawn(() => drawn);
    import('./bottles-drawn.tsx').then(came, () => undefined);
  }, []);
  return (
    <div css={table} aria-hidden="true">
      {Drawn && <Drawn items={items} />}
    </div>
  );
};
