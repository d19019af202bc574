import { part } from '@shop/app-kit';
import type { ContentItem } from '@shop/contracts/content';
import { css, Heading, ResponsiveImage, Text, theme } from '@shop/ui';
import type { ReactNode } from 'react';
import { Prose } from '../content/prose.tsx';
import { ArrowLink } from '../layout/arrow-link.tsx';
import { BlendLink } from './blend-link.tsx';
import { linesOfKind, RECIPES, titleOf, type Post } from './posts.ts';

const { color, media, radius, shadow, space } = theme;
const article = css({
  display: 'grid',
  gap: space(8),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  maxWidth: '46rem',
  paddingBottom: space(14),
  overflowWrap: 'anywhere',
});
/**
 * On a desktop the ingredients are beside the words, and the blends below them. The second row is as high as the
 * ingredients alone, and the last one takes the rest of the right side, so that the steps follow without a gap.
 */
const withBeside = css({
  [media.lg]: {
    gridTemplateColumns: 'minmax(0, 1fr) 20rem',
    gridTemplateRows: 'auto minmax(min-content, 0) auto auto 1fr',
    columnGap: space(12),
    maxWidth: 'none',
  },
});
const across = css({ [media.lg]: { gridColumn: '1 / -1' } });
const main = css({ [media.lg]: { gridColumn: 1 } });
const beside = css({ [media.lg]: { gridColumn: 2, gridRow: 2 } });
const belowBeside = css({ [media.lg]: { gridColumn: 2, gridRow: '3 / span 3' } });
const besideAll = css({ [media.lg]: { gridColumn: 2, gridRow: '2 / span 4' } });
const steps = css({ [media.lg]: { gridColumn: 1, gridRow: 4 } });
const words = css({
  display: 'grid',
  gap: space(8),
  [media.lg]: { gridColumn: 1, gridRow: '2 / span 2' },
});
const picture = css({
  borderRadius: radius.lg,
  overflow: 'hidden',
  boxShadow: shadow.md,
  '& img': { aspectRatio: '4 / 3', [media.md]: { aspectRatio: '16 / 9' } },
});
const list = css({
  display: 'grid',
  gap: space(2),
  marginTop: space(3),
  paddingInlineStart: space(6),
  '& > li::marker': { color: color.honey, fontWeight: 700 },
});
const bullets = css({ listStyle: 'disc' });
const numbers = css({ listStyle: 'decimal', gap: space(4) });

const blends = css({
  display: 'grid',
  gap: space(4),
  marginTop: space(3),
  padding: 0,
  listStyle: 'none',
  [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const oneColumn = css({ [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' } });

// Only in posts that name a blend; while it loads, and on a server, it is a link.
const LinkedBlend = part(
  () => import(/* webpackChunkName: "p-linked-blend" */ './linked-blend.tsx').then((m) => m.LinkedBlend),
  BlendLink,
);

/** A post: its text, ingredients, steps, and the blends it uses. */
export const RecipeWords = ({ post }: { post: Post }) => {
  const ingredients = linesOfKind(post, 'ingredient');
  const made = linesOfKind(post, 'product');
  const hasNeeds = ingredients.length > 0;
  // Without a picture, a long list beside a short text would leave a gap.
  const isTall = Boolean(post.imageUrl);
  const isBeside = isTall || !hasNeeds;
  const beneath = isBeside ? (hasNeeds ? belowBeside : besideAll) : main;
  return (
    <article css={[article, (hasNeeds || made.length > 0) && withBeside]}>
      <Heading level={1} css={across}>
        {titleOf(post)}
      </Heading>
      <div css={words}>
        {post.imageUrl && (
          <div css={picture}>
            <ResponsiveImage
              src={post.imageUrl}
              alt={post.imageAlt ?? ''}
              width={1280}
              height={960}
              sizes="(min-width: 768px) 736px, 100vw"
              priority
            />
          </div>
        )}
        <Prose text={post.content} />
      </div>
      <Part id="ingredients" title="Ingredientes" place={isTall ? beside : besideAll} lines={ingredients}>
        {(lines) => (
          <ul css={[list, bullets]}>
            {lines.map(({ text }, at) => (
              <li key={at}>{text}</li>
            ))}
          </ul>
        )}
      </Part>
      <Part id="steps" title="Cómo se hace" place={steps} lines={linesOfKind(post, 'step')}>
        {(lines) => (
          <ol css={[list, numbers]}>
            {lines.map(({ text }, at) => (
              <li key={at}>
                <Text>{text}</Text>
              </li>
            ))}
          </ol>
        )}
      </Part>
      <Part id="blends" title="Con qué mezcla" place={beneath} lines={made}>
        {(lines) => (
          <ul css={[blends, isBeside && oneColumn]}>
            {lines.map((line) => (
              <li key={line.text}>
                <LinkedBlend line={line} />
              </li>
            ))}
          </ul>
        )}
      </Part>
      <p css={across}>
        <ArrowLink to={RECIPES.to}>Ver todas las recetas</ArrowLink>
      </p>
    </article>
  );
};

type PartProps = {
  id: string;
  title: string;
  place: ReturnType<typeof css>;
  lines: ContentItem[];
  children: (lines: ContentItem[]) => ReactNode;
};
const Part = ({ id, title, place, lines, children }: PartProps) =>
  lines.length > 0 && (
    <section aria-labelledby={id} css={place}>
      <Heading id={id} look="card">
        {title}
      </Heading>
      {children(lines)}
    </section>
  );
