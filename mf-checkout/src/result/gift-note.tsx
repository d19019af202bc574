import type { Gift } from '@shop/contracts/address';
import { css, Icon, Say, theme } from '@shop/ui';

const { color, radius, size, space } = theme;
const note = css({
  display: 'flex',
  gap: space(3),
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.md,
  background: color.petalSoft,
  fontSize: size.sm,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', marginTop: 2, color: color.petal },
});

/** Says that the order is a gift, with its message. */
export const GiftNote = ({ gift }: { gift: Gift }) => (
  <div css={note}>
    <Icon name="gift" />
    <div>
      <strong>
        <Say>Va como regalo, sin precios</Say>
      </strong>
      {gift.message && <p css={{ whiteSpace: 'pre-line' }}>{gift.message}</p>}
    </div>
  </div>
);
