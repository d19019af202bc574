import { Container, EmptyState, LinkButton, Page, Section } from '@shop/ui';
import { Link } from 'react-router-dom';
import { ElixirGrid } from '../menu/elixir-grid.tsx';
import { useGetMenuQuery } from '../menu/menu.api.ts';

/** The page of a blend that is made no more, with those that are. */
export const Gone = () => {
  const { data } = useGetMenuQuery('');
  return (
    <Page title="Ya no la hacemos" noIndex>
      <Container>
        <EmptyState
          level={1}
          title="Ya no la hacemos"
          text="Esta mezcla salió de nuestro menú. Estas son las que hacemos ahora."
          action={
            <LinkButton as={Link} to="/menu">
              Ver nuestro menú
            </LinkButton>
          }
        />
      </Container>
      {data && data.blends.length > 0 && (
        <Section aria-label="Menú Comercial">
          <Container>
            <ElixirGrid elixirs={data.blends} />
          </Container>
        </Section>
      )}
    </Page>
  );
};
