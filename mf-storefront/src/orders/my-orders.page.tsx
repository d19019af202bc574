import { latePart, useRead } from '@shop/app-kit';
import { Container, css, Page, PrivacyNote, Section, theme } from '@shop/ui';
import { PageIntro } from '../layout/page-intro.tsx';

const column = css({ display: 'grid', gap: theme.space(6), maxWidth: '32rem' });
// It is as high before it comes: nothing below it moves.
const form = css({ minHeight: 140 });
const INTRO =
  'Escribe el correo con el que compraste. Te mandamos los enlaces a tus pedidos de los últimos dos años.';

/** The form brings the schemas: only who opens the page has use for it. */
const MyOrdersForm = latePart(() =>
  import(/* webpackChunkName: "p-my-orders-form" */ './my-orders-form.tsx').then((m) => m.MyOrdersForm),
);

/** /pedidos: the links to what somebody bought, by mail. */
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
