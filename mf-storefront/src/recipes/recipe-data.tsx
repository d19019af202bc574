import { shopZone } from '@shop/app-kit';
import { dayIn } from '@shop/contracts/time-zone';
import { PageFactsContext, useShop, variantUrl } from '@shop/ui';
import { use } from 'react';
import type { Article, Graph, Organization, Recipe } from 'schema-dts';
import { JsonLd } from '../layout/json-ld.tsx';
import { trailOf } from '../layout/trail.ts';
import { beginningOf, linesOfKind, pathOf, RECIPES, titleOf, type Post } from './posts.ts';

const textsOf = (post: Post, kind: 'ingredient' | 'step') =>
  linesOfKind(post, kind).flatMap(({ text }) => text ?? []);

/** Structured data of a post: a recipe when it has ingredients and steps, else an article. */
const postDataOf = (post: Post, { origin, author }: { origin: string; author: Organization }) => {
  const [ingredients, steps] = [textsOf(post, 'ingredient'), textsOf(post, 'step')];
  const told = {
    url: origin + pathOf(post),
    description: beginningOf(post),
    inLanguage: 'es-MX',
    datePublished: dayIn(Date.parse(post.firstPublishedAt ?? post.createdAt), shopZone()),
    dateModified: post.updatedAt,
    author,
    ...(post.imageUrl && { image: variantUrl(post.imageUrl, 1280) }),
  };
  if (ingredients.length === 0 || steps.length === 0)
    return { '@type': 'Article', headline: titleOf(post), ...told } satisfies Article;
  return {
    '@type': 'Recipe',
    name: titleOf(post),
    ...told,
    recipeIngredient: ingredients,
    recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep' as const, text })),
  } satisfies Recipe;
};

export const RecipeData = ({ post }: { post: Post }) => {
  const { name } = useShop();
  const origin = use(PageFactsContext)?.origin ?? '';
  const data: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      postDataOf(post, { origin, author: { '@type': 'Organization', name, url: `${origin}/` } }),
      trailOf(
        [
          [RECIPES.title, RECIPES.to],
          [titleOf(post), pathOf(post)],
        ],
        origin,
      ),
    ],
  };
  return <JsonLd data={data} />;
};
