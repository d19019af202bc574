import { latePart, useRead } from '@shop/app-kit';
import { Container, css, Page, PrivacyNote, Section, theme } from '@shop/ui';
import { PageIntro } from '../layout/page-intro.tsx';

const column = css({ display: 'grid', gap: theme.space(6), maxWidth: '32rem' });
// Reserves the form's height, so that nothing below it moves.
const form = css({ minHeight: 140 });
const INTRO =
  'Escribe el correo con el que compraste. Te mandamos los enlaces a tus pedidos de los últimos dos años.';

/** Loaded separately: the form includes the schemas, which only this page needs. */
const MyOrdersForm = latePart(() =>
  import(/* webpackChunkName: "p-my-orders-form" */ './my-orders-form.tsx').then((m) => m.MyOrdersForm),
);

/** /pedidos: sends the links to a buyer's orders by mail. */
export const MyOrdersPage = () => {
  const { data: legal } = useRead('/content/legal');
  return (
    <Page title="Mis pedidos" description={INTRO}>
      <PageIntro ground="honey" eyebrow="Tu compra" title="Mis pedidos" text={INTRO} />
      <Section>
        <Container>
          <div css={column}>
            <div css={form}>
              <MyOrdersForm />
            </div>
            <PrivacyNote texts={legal} />
          </div>
        </Container>
      </Section>
    </Page>
  );
};
