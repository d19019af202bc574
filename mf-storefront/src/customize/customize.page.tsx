import { formatPesos } from '@shop/app-kit';
import { CUSTOM_ELIXIR_PRICE_CENTS } from '@shop/contracts/constants';
import { toPesos } from '@shop/contracts/money';
import { Alert, Container, EmptyState, LinkButton, Page, theme } from '@shop/ui';
import { Link } from 'react-router-dom';
import { PageIntro } from '../layout/page-intro.tsx';
import { BenefitsList } from './benefits-list.tsx';
import { useGetWorkshopFlowersQuery } from './customize.api.ts';
import { WorkshopSkeleton } from './workshop-skeleton.tsx';
import { WorkshopForm } from './workshop-form.tsx';

const DESCRIPTION = `Crea tu elixir de miel: escoge flores nativas de México, ponle nombre y recíbelo en casa por ${formatPesos(toPesos(CUSTOM_ELIXIR_PRICE_CENTS))}, con envío gratis.`;

/** /customize: the workshop where a shopper makes an elixir. */
export const CustomizePage = () => (
  <Page title="Personaliza tu Elixir" description={DESCRIPTION}>
    <PageIntro
      ground="petal"
      eyebrow="El taller"
      title="Personaliza tu Elixir"
      text="Escoge tus flores, ponle nombre y nosotros preparamos el frasco. Un solo precio, sin sorpresas."
    />
    <Container css={{ paddingBlock: `${theme.space(2)} ${theme.space(16)}` }}>
      <Flowers />
    </Container>
    <BenefitsList />
  </Page>
);

const Flowers = () => {
  const { data, isError, refetch } = useGetWorkshopFlowersQuery();
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

const OutOfSeason = () => (
  <EmptyState
    title="Hoy no hay flores en el taller"
    text="Vuelven con la próxima floración. Mientras tanto, nuestras mezclas están listas para envío inmediato."
    action={
      <LinkButton as={Link} to="/menu">
        Ver nuestro menú
      </LinkButton>
    }
  />
);
