import { formatPesos } from '@shop/app-kit';
import { css, Logo, Say, Text, theme } from '@shop/ui';

const { color, dark, font, media, radius, shadow, size, space } = theme;

/** The card's values so far. */
export type GiftCardDraft = { amount: number; toName?: string; message?: string };

// On a desktop beside the form; on phones hidden, because the form shows the same.
const frame = css({ display: 'none', [media.lg]: { display: 'grid', gap: space(3) } });
const mail = css({
  overflow: 'hidden',
  borderRadius: radius.lg,
  background: color.paper,
  boxShadow: shadow.md,
  overflowWrap: 'anywhere',
});
const head = css({ padding: `${space(3)} ${space(5)}` }, dark);
const body = css({ display: 'grid', gap: space(4), padding: space(5) });
const title = css({ fontFamily: font.display, fontSize: size.xl, lineHeight: 1.25 });
const words = css({
  padding: space(4),
  border: `1px solid ${color.line}`,
  borderRadius: radius.sm,
  background: color.cream,
  whiteSpace: 'pre-line',
});
const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(3),
  paddingBlock: space(2),
  borderBottom: `1px solid ${color.line}`,
  '& > :first-child': { color: color.inkSoft },
});

/** A preview of the card's mail (gift-card-email.ts); hidden from screen readers, which read the form. */
export const GiftCardPreview = ({ amount, toName = '', message }: GiftCardDraft) => {
  const [firstName] = toName.trim().split(/\s+/);
  return (
    <div css={frame} aria-hidden="true">
      <Text size="sm" tone="soft">
        Así llega por correo
      </Text>
      <div css={mail}>
        <div css={head}>
          <Logo size={32} onDark />
        </div>
        <div css={body}>
          <span css={title}>
            {firstName ? (
              <Say nombre={firstName}>{'{nombre}, tienes una tarjeta de regalo'}</Say>
            ) : (
              <Say>Tienes una tarjeta de regalo</Say>
            )}
          </span>
          {message && <span css={words}>{message}</span>}
          <div>
            <div css={row}>
              <Say>Código</Say>
              <span>••••-••••-••••-••••</span>
            </div>
            <div css={row}>
              <Say>Saldo</Say>
              <strong>{formatPesos(amount)}</strong>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
};
