import { css, Icon, Say, theme } from '@shop/ui';

const { color, radius, size, space } = theme;

const list = css({
  display: 'flex',
  gap: space(3),
  margin: `0 0 ${space(8)}`,
  padding: 0,
  listStyle: 'none',
});
const item = css({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  paddingTop: space(3),
  borderTop: `4px solid ${color.line}`,
  fontSize: size.sm,
  color: color.inkSoft,
});
const current = css({ borderColor: color.amber, color: color.ink, fontWeight: 650 });
const done = css({ borderColor: color.jungle, color: color.jungle });
const figure = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: 26,
  height: 26,
  borderRadius: radius.pill,
  background: color.creamDeep,
  fontWeight: 700,
});

type Props = { step: 'address' | 'payment'; first: 'Envío' | 'Entrega' };

/** '1 Envío — 2 Pago': the shopper's position. With pick-up places the first step is called 'Entrega'. */
export const Steps = ({ step, first }: Props) => (
  <ol aria-label="Pasos de la compra" css={list}>
    <li
      aria-current={step === 'address' ? 'step' : undefined}
      css={[item, step === 'address' ? current : done]}
    >
      <span css={figure}>{step === 'payment' ? <Icon name="check" size={16} label="Listo:" /> : 1}</span>
      <Say>{first}</Say>
    </li>
    <li aria-current={step === 'payment' ? 'step' : undefined} css={[item, step === 'payment' && current]}>
      <span css={figure}>2</span>
      <Say>Pago</Say>
    </li>
  </ol>
);
