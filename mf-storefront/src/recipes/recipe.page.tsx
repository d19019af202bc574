import { NotFoundPage, useRead } from '@shop/app-kit';
import { Container, Page, variantUrl } from '@shop/ui';
import { lazy, use } from 'react';
import { useParams } from 'react-router-dom';
import { ForMachines } from '../layout/for-machines.tsx';
import { PageNotYet } from '../layout/not-yet.tsx';
import { Breadcrumb } from '../product/breadcrumb.tsx';
import { beginningOf, RECIPES, titleOf } from './posts.ts';
import { RecipeWords } from './recipe-words.tsx';

const RecipeData = lazy(() =>
  import(/* webpackChunkName: "p-recipe-data" */ './recipe-data.tsx').then((m) => ({
    default: m.RecipeData,
  })),
);

/** /recetas/:slug: one of the owner's posts. */
export const RecipePage = () => {
  const { slug = '' } = useParams();
  const NotFound = use(NotFoundPage);
  const read = useRead('/content/recetas');
  const { data } = read;
  const post = data?.find(({ section }) => section === slug);
  if (data && !post) return <NotFound />;
  if (post)
    return (
      <Page
        title={titleOf(post)}
        description={beginningOf(post)}
        {...(post.imageUrl && { picture: variantUrl(post.imageUrl, 1280) })}
      >
        <ForMachines>
          <RecipeData post={post} />
        </ForMachines>
        <Container>
          <Breadcrumb name={titleOf(post)} above={RECIPES} />
          <RecipeWords post={post} />
        </Container>
      </Page>
    );
  return (
    <PageNotYet
      title="Receta"
      read={read}
      height={480}
      coming="Cargando la receta…"
      failed="No pudimos cargar esta receta."
    />
  );
};
