import { useRead } from '@shop/app-kit';
import { Container, css, Page, theme } from '@shop/ui';
import { sectionOf } from '../content/sections.ts';
import { PageIntro } from '../layout/page-intro.tsx';
import { ContactCard } from './contact-card.tsx';
import { ContactInfo } from './contact-info.tsx';
import { Faq } from './faq.tsx';

const { media, space } = theme;

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(12),
  alignItems: 'start',
  paddingBlock: `${space(2)} ${space(8)}`,
  [media.md]: { gridTemplateColumns: '1.25fr 0.75fr', gap: space(12) },
  [media.lg]: { gap: space(20) },
});

/** /contact: the form, where the workshop is, and the social networks (SF28). */
export const ContactPage = () => {
  const { data, isError, refetch } = useRead('/content/contact');
  const intro = sectionOf(data ?? [], 'intro');
  return (
    <Page description={sectionOf(data ?? [], 'search')?.content ?? ''} title="Contacto">
      <PageIntro
        ground="jungle"
        eyebrow="Contacto"
        title={intro?.title || 'Escríbenos'}
        text={intro?.content}
      />
      <Container css={columns}>
        <ContactCard />
        <ContactInfo entries={data} failed={isError} onRetry={() => void refetch()} />
      </Container>
      <Faq entry={sectionOf(data ?? [], 'faq')} />
    </Page>
  );
};
