import { dueOf } from '@shop/contracts/due';
import { formatPesos } from '@shop/app-kit';
import type { Cart } from '@shop/contracts/cart';
import { css, Icon, theme, useSay } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { OrderSummary } from '../cart/order-summary.tsx';
import { besideSteps } from './checkout-layout.ts';
import { SummaryLines } from './summary-lines.tsx';

const { color, media, radius, size, space } = theme;
const fold = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  width: '100%',
  minHeight: 54,
  padding: `${space(2)} ${space(5)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.paper,
  color: color.ink,
  font: 'inherit',
  textAlign: 'start',
  fontWeight: 650,
  cursor: 'pointer',
  // Words and amount stay in one line.
  [media.narrow]: { gap: space(2), paddingInline: space(4), fontSize: size.sm },
  [media.lg]: { display: 'none' },
});
const closed = css({ [media.belowLg]: { display: 'none' } });
const opened = css({ [media.belowLg]: { marginTop: space(3) } });

/** The summary beside both steps; on phones folded above them, with a visible total. */
export const FoldedSummary = ({ cart, children }: { cart: Cart; children?: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div css={besideSteps}>
      <button
        type="button"
        css={fold}
        aria-expanded={isOpen}
        aria-controls="resumen"
        onClick={() => setOpen(!isOpen)}
      >
        <span>{`${useSay()(isOpen ? 'Ocultar resumen' : 'Ver resumen')} · ${formatPesos(dueOf(cart.amounts))}`}</span>
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={20} />
      </button>
      <div id="resumen" css={[{ height: '100%' }, isOpen ? opened : closed]}>
        <OrderSummary cart={cart} lines={<SummaryLines cart={cart} />}>
          {children}
        </OrderSummary>
      </div>
    </div>
  );
};
