import { useRead } from '@shop/app-kit';
import { Alert, Container, EmptyState, LinkButton, Page, theme, useShop } from '@shop/ui';
import { Suspense, type ComponentProps } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useTexts } from '../content/use-texts.ts';
import { PageIntro } from '../layout/page-intro.tsx';
import { BenefitsList } from './benefits-list.tsx';
import { WorkshopSkeleton } from './workshop-skeleton.tsx';
import { recipePicture } from './recipe-address.ts';
import { useSharedRecipe } from './use-shared-recipe.ts';
import { WorkshopForm } from './workshop-form.tsx';

/** /customize: the workshop for custom elixirs; redirects to the menu in shops without it. */
export const CustomizePage = () =>
  useShop().ownBlends === false ? <Navigate to="/menu" replace /> : <Workshop />;

const Workshop = () => {
  const texts = useTexts('customize');
  const intro = texts('intro');
  const isGiven = useIsGiven();
  return (
    <Page {...useHead(texts('search')?.content ?? '')}>
      <PageIntro
        ground="petal"
        eyebrow="El taller"
        title={intro?.title || 'Personaliza tu Elixir'}
        text={isGiven ? undefined : intro?.content}
        isComing={useIsComing() && !isGiven}
      />
      <Container css={{ paddingBlock: `${theme.space(2)} ${theme.space(16)}` }}>
        <Flowers />
      </Container>
      <Suspense fallback={null}>
        <BenefitsList />
      </Suspense>
    </Page>
  );
};

const useIsComing = () => {
  const { data, isError } = useRead('/content/customize');
  return !data && !isError;
};

/** Whether the visitor opened a recipe or a blend of the cart: then the texts are about that, not the how-to. */
const useIsGiven = () => {
  const [query] = useSearchParams();
  return query.has('flores') || query.has('editar');
};

/** The page's metadata: a shared recipe has its own title, and is hidden from search engines. */
const useHead = (description: string): Omit<ComponentProps<typeof Page>, 'children'> => {
  const flowers = useRead('/flowers').data ?? [];
  const shared = useSharedRecipe(flowers);
  const title = 'Personaliza tu Elixir';
  if (!shared?.flowerIds.length) return { title, description };
  const names = shared.flowerIds.flatMap((id) => flowers.find((flower) => flower.id === id)?.name ?? []);
  return {
    title: shared.name ? `${shared.name}: una receta para ti` : title,
    picture: recipePicture(shared.flowerIds),
    description: `Una receta con ${names.join(', ')}. Ábrela, cámbiala a tu gusto o créala tal cual.`,
    noIndex: true,
  };
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
