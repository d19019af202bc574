import { useRead } from '@shop/app-kit';
import { LEGAL, NOT_WRITTEN, PRIVACY } from '@shop/contracts/legal';
import { sellerOf } from '@shop/contracts/seller';
import { Container, css, Heading, Page, Section, theme, useShop } from '@shop/ui';
import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { Prose } from '../content/prose.tsx';
import { sectionOf } from '../content/sections.ts';
import { ForMachines } from '../layout/for-machines.tsx';
import { NotYet } from '../layout/not-yet.tsx';
import { PageIntro } from '../layout/page-intro.tsx';

const LegalData = lazy(() =>
  import(/* webpackChunkName: "p-legal-data" */ './legal-data.tsx').then((m) => ({ default: m.LegalData })),
);

const { space } = theme;
const column = css({ display: 'grid', gap: space(8), maxWidth: '44rem', '& h2': { marginBottom: space(3) } });

/** /legal/…: a legal document in the owner's words, with the responsible seller. */
export const LegalPage = () => {
  const { pathname } = useLocation();
  const entry = LEGAL.find(({ path }) => path === pathname) ?? PRIVACY;
  const { label, sections } = entry;
  const read = useRead('/content/legal');
  const { data } = read;
  const texts = sections.map((section) => sectionOf(data ?? [], section));
  const [own, ...others] = texts;
  const changedAt = texts
    .flatMap((text) => text?.updatedAt ?? [])
    .sort()
    .at(-1);
  return (
    <Page title={label} description={own?.content?.split('\n')[0] ?? label}>
      <PageIntro ground="honey" eyebrow="Legal" title={own?.title || label} />
      <Section>
        <Container>
          <div css={column}>
            <Responsible title={entry === PRIVACY ? 'Quién vende y responde por tus datos' : 'Quién vende'} />
            {data ? (
              <Prose text={own?.content || NOT_WRITTEN} />
            ) : (
              <NotYet
                read={read}
                height={240}
                coming="Cargando el texto…"
                failed="No pudimos cargar este texto."
              />
            )}
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
          </div>
        </Container>
      </Section>
      <ForMachines>
        <LegalData entry={entry} changedAt={changedAt} />
      </ForMachines>
    </Page>
  );
};

/** The seller's details that the owner has filled in. */
const Responsible = ({ title }: { title: string }) => {
  const { name, address, phone, email } = sellerOf(useShop());
  if (!name) return null;
  return (
    <section aria-labelledby="responsable">
      <Heading id="responsable" look="card">
        {title}
      </Heading>
      <Prose text={[name, address, [phone, email].filter(Boolean).join(' · ')].join('\n')} />
    </section>
  );
};
