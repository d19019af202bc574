import { useRead } from '@shop/app-kit';
import { Alert, Container, EmptyState, LinkButton, Page, Section, useShop } from '@shop/ui';
import { Link } from 'react-router-dom';
import { sectionOf } from '../content/sections.ts';
import { useTexts } from '../content/use-texts.ts';
import { PageIntro } from '../layout/page-intro.tsx';
import { AboutSkeleton } from './about-skeleton.tsx';
import { Commitments } from './commitments.tsx';
import { Invitation } from './invitation.tsx';
import { StoryOpening } from './story-opening.tsx';
import { StoryChapters } from './story-chapters.tsx';
import { partsOf } from './story.ts';

/** /about: the story and the commitments (SF27). */
export const AboutPage = () => {
  const texts = useTexts('about');
  return (
    <Page description={texts('search')?.content ?? ''} title="Sobre Nosotros">
      <Story />
    </Page>
  );
};

const Story = () => {
  const { name } = useShop();
  const { data, isError, refetch } = useRead('/content/about');
  if (data?.length) {
    const { opening, chapters, commitments } = partsOf(data);
    return (
      <>
        <StoryOpening entry={opening} />
        <StoryChapters entries={chapters} />
        <Commitments title={sectionOf(data, 'commitments')?.title} entries={commitments} />
        <Invitation title={sectionOf(data, 'invitation')?.title} />
      </>
    );
  }
  return (
    <>
      <PageIntro eyebrow={name} title="Sobre Nosotros" />
      {data && <StoryToCome />}
      {isError && (
        <Container width="narrow">
          <Alert title="No pudimos cargar nuestra historia." onRetry={() => void refetch()}>
            Revisa tu conexión e intenta de nuevo.
          </Alert>
        </Container>
      )}
      {!data && !isError && <AboutSkeleton />}
    </>
  );
};

const StoryToCome = () => (
  <Section>
    <EmptyState
      title="Muy pronto contaremos aquí nuestra historia"
      text="Mientras tanto, la mejor manera de conocernos es probar."
      action={
        <LinkButton as={Link} to="/menu">
          Ver nuestro menú
        </LinkButton>
      }
    />
  </Section>
);
