import { useRead } from '@shop/app-kit';
import { LEGAL, NOT_WRITTEN, PRIVACY } from '@shop/contracts/legal';
import { sellerOf } from '@shop/contracts/seller';
import { Alert, Container, css, Heading, Page, Section, Skeleton, theme, useShop } from '@shop/ui';
import { useLocation } from 'react-router-dom';
import { Prose } from '../content/prose.tsx';
import { sectionOf } from '../content/sections.ts';
import { PageIntro } from '../layout/page-intro.tsx';

const { space } = theme;
const column = css({ display: 'grid', gap: space(8), maxWidth: '44rem', '& h2': { marginBottom: space(3) } });

/** /legal/…: a document of the shop, of the owner's texts, with who answers for it. */
export const LegalPage = () => {
  const { pathname } = useLocation();
  const { label, sections } = LEGAL.find(({ path }) => path === pathname) ?? PRIVACY;
  const { data, isError, isFetching, refetch } = useRead('/content/legal');
  const [own, ...others] = sections.map((section) => sectionOf(data ?? [], section));
  return (
    <Page title={label} description={own?.content?.split('\n')[0] ?? label}>
      <PageIntro ground="honey" eyebrow="Legal" title={own?.title || label} />
      <Section>
        <Container css={column}>
          <Responsible />
          {!data && !isError && <Skeleton height={240} radius={16} />}
          {!data && isError && (
            <Alert onRetry={() => void refetch()} retrying={isFetching}>
              No pudimos cargar este texto.
            </Alert>
          )}
          {data && <Prose text={own?.content || NOT_WRITTEN} />}
          {others.map(
            (text) =>
              text?.content && (
                <section key={text.section} aria-labelledby={text.section}>
                  <Heading id={text.section} look="card">
                    {text.title}
                  </Heading>
                  <Prose text={text.content} />
                </section>
              ),
          )}
        </Container>
      </Section>
    </Page>
  );
};

/** Who sells, as far as the owner has said it. */
const Responsible = () => {
  const { name, address, phone, email } = sellerOf(useShop());
  if (!name) return null;
  return (
    <section aria-labelledby="responsable">
      <Heading id="responsable" look="card">
        Quién vende y responde por tus datos
      </Heading>
      <Prose text={[name, address, [phone, email].filter(Boolean).join(' · ')].join('\n')} />
    </section>
  );
};
