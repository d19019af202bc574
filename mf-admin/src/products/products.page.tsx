import type { Elixir } from '@shop/contracts/elixir';
import { Button, Icon, LinkButton, Page, Row } from '@shop/ui';
import { lazy, Suspense, useMemo } from 'react';
import { May, useMay } from '../auth/may.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { openDialog } from '../list/open-dialog.ts';
import { PagedList } from '../list/paged-list.tsx';
import { RefreshButton } from '../list/refresh-button.tsx';
import { SavedViews } from '../list/saved-views.tsx';
import { SelectionContext } from '../list/select-box.tsx';
import { useStable } from '../list/use-stable.ts';
import { useListParams } from '../list/use-list-params.ts';
import { useSelection } from '../list/use-selection.ts';
import { BulkBar } from './bulk-bar.tsx';
import { productCards } from './product-card.ts';
import { productColumns, type ProductDialogKind } from './columns.tsx';
import { FILTER_NAMES, isFiltered, PAGE_SIZE, productsQuery } from './products-query.ts';
import { useListProductsQuery } from './products.api.ts';
import { ProductsToolbar } from './products-toolbar.tsx';

const Dialogs = lazy(() =>
  import(/* webpackChunkName: "p-product-dialogs" */ './product-dialogs.tsx').then((m) => ({
    default: m.ProductDialogs,
  })),
);
const TEXTS = {
  loading: 'Cargando productos…',
  error: 'Error al cargar los productos. Intenta refrescar la página.',
};
const EMPTY = 'No hay productos. Agrega uno para empezar.';
const NO_MATCH = 'Ningún producto coincide con la búsqueda.';
const SUBTITLE = 'Administra el catálogo de elixires de miel.';
const NONE: Elixir[] = [];

/** /admin/products */
export const ProductsPage = () => {
  const params = useListParams();
  const dialog = openDialog<ProductDialogKind | 'new' | 'import'>(params);
  const query = productsQuery(params);
  const list = useListProductsQuery(query, { refetchOnMountOrArgChange: true });
  const rows = (!list.isError && list.data?.rows) || NONE;
  const act = useStable((kind: ProductDialogKind, { id }: Elixir) => dialog.open(kind, id));
  const selection = useSelection(rows.map(({ id }) => String(id)));
  const chosen = rows.filter(({ id }) => selection.has(String(id)));
  const columns = useMemo(() => productColumns(act), [act]);
  const isEditor = useMay()('PATCH /api/elixirs/{id}');
  return (
    <Page title="Administrar Productos" description={SUBTITLE} noIndex>
      <PageHead title="Administrar Productos" subtitle={SUBTITLE}>
        <RefreshButton busy={list.isFetching} onClick={() => void list.refetch()} />
        <May call="POST /api/elixirs">
          <Button icon={<Icon name="plus" size={18} />} onClick={() => dialog.open('new')}>
            Agregar Producto
          </Button>
        </May>
      </PageHead>
      <ProductsToolbar params={params} />
      <SavedViews list="productos" params={params} names={FILTER_NAMES} />
      <SelectionContext value={isEditor ? selection : undefined}>
        <div css={productCards}>
          <PagedList
            caption="Productos"
            columns={columns}
            list={list}
            texts={{ ...TEXTS, empty: isFiltered(params) ? NO_MATCH : EMPTY }}
            params={params}
            pageSize={PAGE_SIZE}
            sort={query.sort ?? 'id'}
          />
        </div>
      </SelectionContext>
      {chosen.length > 0 && <BulkBar products={chosen} selection={selection} />}
      <Row css={{ marginTop: '1rem' }}>
        <May call="POST /api/elixirs/import">
          <Button variant="ghost" onClick={() => dialog.open('import')}>
            Importar CSV
          </Button>
        </May>
        <May call="GET /api/elixirs/catalogo.csv">
          <LinkButton variant="ghost" href="/api/elixirs/catalogo.csv" download>
            Exportar CSV
          </LinkButton>
        </May>
      </Row>
      <Suspense fallback={null}>
        {dialog.kind && (
          <Dialogs
            kind={dialog.kind}
            product={rows.find(({ id }) => String(id) === dialog.id)}
            onClose={dialog.close}
          />
        )}
      </Suspense>
    </Page>
  );
};
