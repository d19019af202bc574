import { messages, useRead } from '@shop/app-kit';
import {
  Button,
  Container,
  css,
  EmptyState,
  HexFrame,
  LinkButton,
  Page,
  PageFactsContext,
  Price,
  ResponsiveImage,
  Row,
  Say,
  Text,
  theme,
  useSay,
} from '@shop/ui';
import { use } from 'react';
import { Link } from 'react-router-dom';

const { color, media, radius, space } = theme;

const form = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  width: '100%',
  '& > button': { flex: '1 0 auto', [media.md]: { flex: 'none' } },
  '& input': {
    // A narrower field would cut off its text.
    flex: '9 1 12.5rem',
    minWidth: 0,
    minHeight: 48,
    padding: `0 ${space(4)}`,
    border: `1.5px solid ${color.lineStrong}`,
    borderRadius: radius.pill,
    background: color.paper,
    color: color.ink,
    font: 'inherit',
  },
});
const list = css({
  display: 'grid',
  gap: space(3),
  paddingBottom: space(14),
  [media.md]: { gridTemplateColumns: '1fr 1fr 1fr' },
});
const card = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  height: '100%',
  padding: space(2),
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.paper,
  color: color.ink,
  fontWeight: 600,
  textDecoration: 'none',
  '& img': { width: 72, height: 72, borderRadius: radius.sm, objectFit: 'cover' },
  [media.hover]: { '&:hover': { background: color.amberSoft } },
});

/** Searches the menu; a plain form, so that it works before the scripts do. */
const Search = () => {
  const say = useSay();
  return (
    <form role="search" action="/menu" css={form}>
      <input
        name="q"
        type="search"
        required
        maxLength={80}
        aria-label={say('Buscar una mezcla')}
        placeholder={say('Flor, sabor o nombre')}
      />
      <Button type="submit">Buscar</Button>
    </form>
  );
};

/** Three featured blends; nothing when there are none. */
const Blends = () => {
  const blends = useRead('/elixirs/predesigned/featured').data?.blends.slice(0, 3) ?? [];
  if (blends.length === 0) return null;
  return (
    <section aria-labelledby="otras">
      <Text id="otras" as="h2" tone="soft" css={{ marginBottom: space(4), textAlign: 'center' }}>
        <Say>O prueba una de estas</Say>
      </Text>
      <ul css={list}>
        {blends.map(({ id, slug, name, price, imageUrl, alt }) => (
          <li key={id}>
            <Link to={`/menu/${slug}`} css={card}>
              <ResponsiveImage src={imageUrl} alt={alt ?? ''} width={72} height={72} sizes="72px" />
              <span>
                <span css={{ display: 'block', overflowWrap: 'anywhere' }}>{name}</span>
                <Price amount={price} size="sm" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Any address that no remote knows (SH2). */
export const NotFound = () => {
  const facts = use(PageFactsContext);
  const words = useRead('/content/site').data?.find(({ section }) => section === 'not-found');
  // The server then answers 404 instead of 200; repeated renders set the same value.
  if (facts) facts.status = 404;
  return (
    <Container width="narrow">
      <Page title={messages.notFound.es} noIndex />
      <EmptyState
        level={1}
        art={
          <HexFrame css={{ width: 'min(44vw, 11rem)' }}>
            <ResponsiveImage
              src={words?.imageUrl || '/media/semilla/about-abeja.webp'}
              alt=""
              width={320}
              height={370}
              sizes="280px"
              css={{ height: '100%', aspectRatio: 'auto' }}
            />
          </HexFrame>
        }
        title={messages.notFound.es}
        text={
          <>
            <span lang="en" css={{ display: 'block', fontWeight: 600 }}>
              {messages.notFound.en}
            </span>
            {words?.content || 'Quizá la flor cambió de rama. Revisa la dirección o sigue por aquí:'}
          </>
        }
        action={
          <>
            <Search />
            <Row css={{ justifyContent: 'center' }}>
              <LinkButton as={Link} to="/" variant="secondary">
                Volver al inicio
              </LinkButton>
              <LinkButton as={Link} to="/menu" variant="ghost">
                Ver el menú
              </LinkButton>
            </Row>
          </>
        }
      />
      <Blends />
    </Container>
  );
};
