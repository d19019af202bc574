import { latePart, useRead } from '@shop/app-kit';
import { GIFT_CARDS } from '@shop/contracts/pages';
import { giftAmountsOf } from '@shop/contracts/sold-gift-cards';
import { Card, Container, css, Page, PrivacyNote, Say, Section, Text, theme, useShop } from '@shop/ui';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { PageIntro } from '../layout/page-intro.tsx';
import { GiftCardPreview, type GiftCardDraft } from './gift-card-preview.tsx';

const { media, space } = theme;
const columns = css({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', gap: space(12) },
});
const beside = css({ display: 'grid', gap: space(6), [media.lg]: { position: 'sticky', top: '6.5rem' } });
// Reserves the form's height, so that nothing below it moves.
const form = css({ minHeight: 980, [media.md]: { minHeight: 820 } });
const link = css({ display: 'inline-flex', alignItems: 'center', minHeight: 44 });
const INTRO =
  'Elige un importe y el día: la tarjeta llega por correo con tu mensaje y se gasta en la tienda, de una vez o en varias compras.';

const APART =
  'Se paga aparte de tu carrito, sin códigos, promociones ni otra tarjeta de regalo, y no se factura: se factura lo que se compra con ella.';

/** Loaded separately: the form includes the schemas, which only this page needs. */
const GiftCardForm = latePart(() =>
  import(/* webpackChunkName: "p-gift-card-form" */ './gift-card-form.tsx').then((m) => m.GiftCardForm),
);

/** /tarjetas-de-regalo: buys a gift card, separately from products that are shipped. */
export const GiftCardsPage = () => {
  const { data: legal } = useRead('/content/legal');
  const amounts = giftAmountsOf(useShop());
  const [shown, setShown] = useState<GiftCardDraft>();
  if (amounts.length === 0) return <Navigate to="/menu" replace />;
  return (
    <Page title={GIFT_CARDS.title} description={INTRO}>
      <PageIntro ground="petal" eyebrow="Para regalar" title={GIFT_CARDS.title} text={INTRO} />
      <Section>
        <Container>
          <div css={columns}>
            <Card css={form}>
              <GiftCardForm amounts={amounts} onShown={setShown} />
            </Card>
            <div css={beside}>
              <GiftCardPreview {...(shown ?? { amount: amounts[0]! })} />
              <Text size="sm" tone="soft">
                <Say>{APART}</Say>
              </Text>
              <Link to="/tarjeta-regalo" css={link}>
                <Say>¿Ya tienes una? Consulta su saldo</Say>
              </Link>
              <PrivacyNote texts={legal} />
            </div>
          </div>
        </Container>
      </Section>
    </Page>
  );
};
