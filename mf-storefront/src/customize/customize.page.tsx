import { useRead } from '@shop/app-kit';
import { Alert, Container, EmptyState, LinkButton, Page, theme } from '@shop/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../content/use-texts.ts';
import { PageIntro } from '../layout/page-intro.tsx';
import { BenefitsList } from './benefits-list.tsx';
import { WorkshopSkeleton } from './workshop-skeleton.tsx';
import { WorkshopForm } from './workshop-form.tsx';

/** /customize: the workshop where a shopper makes an elixir. */
export const CustomizePage = () => {
  const texts = useTexts('customize');
  const intro = texts('intro');
  return (
    <Page description={texts('search')?.content ?? ''} title="Personaliza tu Elixir">
      <PageIntro
        ground="petal"
        eyebrow="El taller"
        title={intro?.title || 'Personaliza tu Elixir'}
        text={intro?.content}
      />
      <Container css={{ paddingBlock: `${theme.space(2)} ${theme.space(16)}` }}>
        <Flowers />
      </Container>
      <BenefitsList />
    </Page>
  );
};

const Flowers = () => {
  const { data, isError, refetch } = useRead('/flowers');
  const onOffer = data?.filter((flower) => flower.isAvailable);
  if (onOffer?.length) return <WorkshopForm flowers={onOffer} />;
  if (isError) {
    return (
      <Alert title="No pudimos cargar las flores." onRetry={() => void refetch()}>
        Revisa tu conexión e intenta de nuevo.
      </Alert>
    );
  }
  return onOffer ? <OutOfSeason /> : <WorkshopSkeleton />;
};

const OutOfSeason = () => {
  const words = useTexts('customize')('empty');
  return (
    <EmptyState
      title={words?.title || 'Hoy no hay flores en el taller'}
      text={words?.content}
      action={
        <LinkButton as={Link} to="/menu">
          Ver nuestro menú
        </LinkButton>
      }
    />
  );
};
