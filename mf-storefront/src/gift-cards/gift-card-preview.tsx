import { formatPesos } from '@shop/app-kit';
import { css, Say, theme, useShop } from '@shop/ui';

const { color, font, media, radius, shadow, size, space } = theme;

/** What a card says so far. */
export type Shown = { amount: number; toName?: string; message?: string };

// At the desk beside the form; a phone has no room for what the form says already.
const card = css({
  display: 'none',
  [media.lg]: {
    display: 'grid',
    gap: space(3),
    alignContent: 'space-between',
    minHeight: 260,
    padding: space(7),
    borderRadius: radius.lg,
    background: color.petalSoft,
    color: color.petalText,
    boxShadow: shadow.md,
    overflowWrap: 'anywhere',
  },
});
const worth = css({ fontFamily: font.display, fontSize: size.xl, lineHeight: 1.1 });
const words = css({ fontStyle: 'italic', whiteSpace: 'pre-line' });

/** The card as it is being chosen: a picture of the form beside it, which readers of the form need no second time. */
export const GiftCardPreview = ({ amount, toName, message }: Shown) => {
  const { name } = useShop();
  return (
    <div css={card} aria-hidden="true">
      <span>{name}</span>
      <span css={worth}>{formatPesos(amount)}</span>
      {message && <span css={words}>{message}</span>}
      {toName && (
        <span>
          <Say nombre={toName}>{'Para {nombre}'}</Say>
        </span>
      )}
    </div>
  );
};
