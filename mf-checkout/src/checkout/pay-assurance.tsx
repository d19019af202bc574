import { PAYMENT_METHODS } from '@shop/contracts/constants';
import { css, Icon, Stack, theme, useShop } from '@shop/ui';
import { useWords } from '../texts/use-words.ts';

const { color, size, space } = theme;

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(2),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: size.sm,
  color: color.inkSoft,
  // Plain words, not buttons: the method is chosen on the provider's page.
  'li:not(:last-of-type)::after': { content: '"·"', marginLeft: space(2) },
});
const promise = css({
  display: 'flex',
  gap: space(2),
  fontSize: size.sm,
  lineHeight: 1.45,
  color: color.inkSoft,
  '& > svg': { flex: 'none', marginTop: 1, color: color.jungle },
});

const PROMISE =
  'Pago protegido: no vemos tu tarjeta. Si algo llega roto o equivocado, avísanos en 7 días y lo reponemos o te devolvemos tu dinero.';

/** The payment methods, and the assurances behind them. */
export const PayAssurance = () => (
  <Stack gap={3}>
    <ul aria-label="Formas de pago" css={list}>
      {useShop().paymentMethods.map((name) => (
        <li key={name}>{PAYMENT_METHODS[name]}</li>
      ))}
    </ul>
    <p css={promise}>
      <Icon name="shield" size={20} />
      <span>{useWords('assurance')?.content || PROMISE}</span>
    </p>
  </Stack>
);
