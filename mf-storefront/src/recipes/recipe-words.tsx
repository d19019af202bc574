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
  maxWidth: '46rem',
  paddingBottom: space(14),
  overflowWrap: 'anywhere',
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

// Only posts that name a blend; until it is there, and on a server, a link stands for each.
const LinkedBlend = part(
  () => import(/* webpackChunkName: "p-linked-blend" */ './linked-blend.tsx').then((m) => m.LinkedBlend),
  BlendLink,
);

/** A post: what it says, what it needs, how it is done, and which blends it is made with. */
export const RecipeWords = ({ post }: { post: Post }) => (
  <article css={article}>
    <Heading level={1}>{titleOf(post)}</Heading>
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
    <Part id="ingredients" title="Ingredientes" lines={linesOfKind(post, 'ingredient')}>
      {(lines) => (
        <ul css={[list, bullets]}>
          {lines.map(({ text }, at) => (
            <li key={at}>{text}</li>
          ))}
        </ul>
      )}
    </Part>
    <Part id="steps" title="Cómo se hace" lines={linesOfKind(post, 'step')}>
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
    <Part id="blends" title="Con qué mezcla" lines={linesOfKind(post, 'product')}>
      {(lines) => (
        <ul css={blends}>
          {lines.map((line) => (
            <li key={line.text}>
              <LinkedBlend line={line} />
            </li>
          ))}
        </ul>
      )}
    </Part>
    <p>
      <ArrowLink to={RECIPES.to}>Ver todas las recetas</ArrowLink>
    </p>
  </article>
);

type PartProps = {
  id: string;
  title: string;
  lines: ContentItem[];
  children: (lines: ContentItem[]) => ReactNode;
};
const Part = ({ id, title, lines, children }: PartProps) =>
  lines.length > 0 && (
    <section aria-labelledby={id}>
      <Heading id={id} look="card">
        {title}
      </Heading>
      {children(lines)}
    </section>
  );
