import { NotFoundPage, useRead } from '@shop/app-kit';
import { Card, Container, css, Grid, Heading, Page, ResponsiveImage, Section, Text, theme } from '@shop/ui';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { NotYet } from '../layout/not-yet.tsx';
import { PageIntro } from '../layout/page-intro.tsx';
import { beginningOf, pathOf, titleOf, type Post } from './posts.ts';

const { color, media, radius, space } = theme;
const card = css({
  display: 'grid',
  gap: space(3),
  alignContent: 'start',
  height: '100%',
  overflowWrap: 'anywhere',
});
/** A single post has its words beside its picture. */
const alone = css({
  [media.lg]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'auto 1fr',
    columnGap: space(8),
  },
});
const picture = css({ borderRadius: radius.md, overflow: 'hidden' });
const tall = css({ [media.lg]: { gridRow: 'span 2' } });
const title = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: color.ink,
});

/** /recetas: the owner's posts, newest first; 'not found' while there are none. */
export const RecipesPage = () => {
  const NotFound = use(NotFoundPage);
  const read = useRead('/content/recetas');
  const { data } = read;
  if (data?.length === 0) return <NotFound />;
  const names = data?.slice(-3).map(titleOf).reverse().join(', ');
  return (
    <Page title="Recetas" description={names && `${names}.`} noIndex={!data}>
      <PageIntro ground="jungle" eyebrow="De nuestra cocina" title="Recetas" />
      <Section>
        <Container>
          {data ? (
            <Posts posts={data} />
          ) : (
            <NotYet
              read={read}
              height={320}
              coming="Cargando las recetas…"
              failed="No pudimos cargar las recetas."
            />
          )}
        </Container>
      </Section>
    </Page>
  );
};

/** Avoids a half-empty last row with few posts. */
const columnsFor = (count: number): number => (count === 2 || count === 4 ? 2 : Math.min(count, 3));

const Posts = ({ posts }: { posts: Post[] }) => {
  const columns = columnsFor(posts.length);
  const sizes = `(min-width: 1024px) ${columns < 3 ? 540 : 340}px, (min-width: 768px) 45vw, 90vw`;
  return (
    <Grid role="list" md={Math.min(posts.length, 2)} lg={columns} gap={6}>
      {[...posts].reverse().map((post, index) => (
        <div role="listitem" key={post.id}>
          <Card css={[card, columns === 1 && post.imageUrl && alone]}>
            {post.imageUrl && (
              <div css={[picture, columns === 1 && tall]}>
                <ResponsiveImage
                  src={post.imageUrl}
                  alt=""
                  width={640}
                  height={480}
                  sizes={sizes}
                  priority={index === 0}
                />
              </div>
            )}
            <Heading level={2} look="card">
              <Link to={pathOf(post)} css={title}>
                {titleOf(post)}
              </Link>
            </Heading>
            <Text tone="soft">{beginningOf(post)}</Text>
          </Card>
        </div>
      ))}
    </Grid>
  );
};
