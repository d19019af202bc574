import { part } from '@shop/app-kit';
import { Alert, Container, css, Heading, Page, Text, theme } from '@shop/ui';
import { useTexts } from '../content/use-texts.ts';
import { ElixirGridLoading } from './elixir-grid.tsx';
import { Shelf } from './shelf.tsx';
import { useGetMenuQuery } from './menu.api.ts';

const NothingOnSale = part(() =>
  import(/* webpackChunkName: "p-search" */ './nothing-on-sale.tsx').then((m) => m.NothingOnSale),
);

const { color, media, space } = theme;
// Low, so that the first names and prices are in the first screen of a laptop.
const band = css({
  paddingBlock: `${space(4)} ${space(2)}`,
  background: `linear-gradient(${color.amberSoft}, ${color.cream})`,
});
const lead = css({ minHeight: '1.5em', [media.belowMd]: { marginTop: space(1.5), minHeight: '3em' } });
const shelf = css({ paddingBottom: space(12), [media.belowMd]: { paddingBottom: space(6) } });

/** /menu: the ready-made blends. */
export const MenuPage = () => {
  const texts = useTexts('menu');
  const intro = texts('intro');
  return (
    <Page description={texts('search')?.content ?? ''} title="Menú Comercial">
      <header css={band}>
        <Container>
          <Heading level={1} look="section">
            {intro?.title || 'Nuestro Menú de Elixires Listos para Ti'}
          </Heading>
          <Text size="sm" tone="soft" css={lead}>
            {intro?.content}
          </Text>
        </Container>
      </header>
      <Container css={shelf}>
        <Blends />
      </Container>
    </Page>
  );
};

const Blends = () => {
  const read = useGetMenuQuery('');
  const { data, isError, isFetching, refetch } = read;
  if (data?.blends.length) return <Shelf menu={data} read={read} />;
  if (isError) {
    return (
      <Alert title="No pudimos cargar el menú." onRetry={() => void refetch()} retrying={isFetching}>
        Revisa tu conexión e intenta de nuevo.
      </Alert>
    );
  }
  if (!data) return <ElixirGridLoading />;
  return <NothingOnSale />;
};
