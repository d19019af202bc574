import { NotFoundPage, useRead } from '@shop/app-kit';
import { Card, Container, css, Grid, Heading, Page, ResponsiveImage, Section, Text, theme } from '@shop/ui';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { NotYet } from '../layout/not-yet.tsx';
import { PageIntro } from '../layout/page-intro.tsx';
import { beginningOf, pathOf, titleOf, type Post } from './posts.ts';

const { color, radius, space } = theme;
const card = css({ display: 'grid', gap: space(3), alignContent: 'start', height: '100%' });
const picture = css({ borderRadius: radius.md, overflow: 'hidden' });
const title = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: color.ink,
  overflowWrap: 'anywhere',
});

/** /recetas: the owner's posts, the newest first; while there are none it is no page. */
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

const Posts = ({ posts }: { posts: Post[] }) => (
  <Grid role="list" md={2} lg={3} gap={6}>
    {[...posts].reverse().map((post, index) => (
      <div role="listitem" key={post.id}>
        <Card css={card}>
          {post.imageUrl && (
            <div css={picture}>
              <ResponsiveImage
                src={post.imageUrl}
                alt=""
                width={640}
                height={480}
                sizes="(min-width: 1024px) 340px, (min-width: 768px) 45vw, 90vw"
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
