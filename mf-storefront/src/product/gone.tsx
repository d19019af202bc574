import { Container, EmptyState, LinkButton, Page, Section } from '@shop/ui';
import { Link } from 'react-router-dom';
import { ElixirGrid } from '../menu/elixir-grid.tsx';
import { useGetMenuQuery } from '../menu/menu.api.ts';

const BLEND = {
  title: 'Ya no la hacemos',
  text: 'Esta mezcla salió de nuestro menú. Estas son las que hacemos ahora.',
};

/** The page of a removed product or other removed content, with the menu. */
export const Gone = ({ title = BLEND.title, text = BLEND.text }: Partial<typeof BLEND>) => {
  const { data } = useGetMenuQuery('');
  return (
    <Page title={title} noIndex>
      <Container>
        <EmptyState
          level={1}
          title={title}
          text={text}
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
