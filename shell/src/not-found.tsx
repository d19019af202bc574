import { messages, useRead } from '@shop/app-kit';
import {
  Container,
  EmptyState,
  HexFrame,
  LinkButton,
  Page,
  PageFactsContext,
  ResponsiveImage,
  Row,
} from '@shop/ui';
import { use } from 'react';
import { Link } from 'react-router-dom';

/** Any address that no remote knows (SH2). */
export const NotFound = () => {
  const facts = use(PageFactsContext);
  const words = useRead('/content/site').data?.find(({ section }) => section === 'not-found');
  // The server answers 404 instead of 200; the mark is the same at every render.
  if (facts) facts.status = 404;
  return (
    <Container width="narrow">
      <Page title={messages.notFound.es} noIndex />
      <EmptyState
        level={1}
        art={
          <HexFrame css={{ width: 'min(60vw, 17rem)' }}>
            <ResponsiveImage
              src={words?.imageUrl || '/media/semilla/about-abeja.webp'}
              alt=""
              width={320}
              height={370}
              sizes="430px"
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
          <Row css={{ justifyContent: 'center' }}>
            <LinkButton as={Link} to="/">
              Volver al inicio
            </LinkButton>
            <LinkButton as={Link} to="/menu" variant="secondary">
              Ver el menú
            </LinkButton>
          </Row>
        }
      />
    </Container>
  );
};
