import { onDemand } from '@shop/app-kit';
import type { Elixir } from '@shop/contracts/elixir';
import { Button, LinkButton } from '@shop/ui';
import { IfAllowed, useIsAllowed } from '../auth/may.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { PagedList } from '../list/paged-list.tsx';
import { ANEW, rowsOf, useOpened } from '../list/rows.ts';
import { SelectAll, SelectionContext } from '../list/select-box.tsx';
import { openDialog, useListParams, type ListParams } from '../list/use-list-params.ts';
import { useSelection } from '../list/use-selection.ts';
import { productColumns, type ProductDialogKind } from './columns.tsx';
import { foundBy, isFiltered, PAGE_SIZE, productsQuery } from './products-query.ts';
import { useListProductsQuery } from './products.api.ts';
import { ProductsToolbar } from './products-toolbar.tsx';

const Dialogs = onDemand(() =>
  import(/* webpackChunkName: "p-product-dialogs" */ './product-dialogs.tsx').then((m) => m.ProductDialogs),
);
const ProductsBar = onDemand(() =>
  import(/* webpackChunkName: "p-product-bulk" */ './bulk-bar.tsx').then((m) => m.ProductsBar),
);
const EMPTY = 'No hay productos. Agrega uno para empezar.';
const NO_MATCH = 'Ningún producto coincide con la búsqueda.';
const NONE_LOW = 'Ningún producto está por agotarse.';
const SUBTITLE = 'Administra el catálogo de elixires de miel.';

/** /admin/products */
export const ProductsPage = () => {
  const params = useListParams();
  const dialog = openDialog<ProductDialogKind | 'new' | 'import'>(params);
  const query = productsQuery(params);
  const list = useListProductsQuery(query, ANEW);
  const rows = rowsOf(list);
  const opened = useOpened(rows, dialog.id, 'id');
  const find = foundBy(query);
  const selection = useSelection(
    rows.map(({ id }) => String(id)),
    find,
  );
  const columns = productColumns((kind: ProductDialogKind, { id }: Elixir) => dialog.open(kind, id));
  const isEditor = useIsAllowed()('PATCH /api/elixirs/{id}');
  return (
    <ListScreen
      isSpecified
      title="Administrar Productos"
      subtitle={SUBTITLE}
      list={list}
      actions={<Sheets onImport={() => dialog.open('import')} />}
      create={{ label: 'Agregar Producto', call: 'POST /api/elixirs', onClick: () => dialog.open('new') }}
    >
      <ProductsToolbar params={params} />
      <SelectionContext value={isEditor ? selection : undefined}>
        <PagedList
          caption="Productos"
          columns={columns}
          list={list}
          texts={{ name: 'los productos', empty: emptyWords(params) }}
          params={params}
          pageSize={PAGE_SIZE}
          sort={query.sort ?? 'id'}
          firstHead={isEditor && <SelectAll selection={selection} count={rows.length} />}
        />
      </SelectionContext>
      {list.data && selection.ids.length > 0 && (
        <ProductsBar list={list.data} find={find} selection={selection} />
      )}
      {dialog.kind && <Dialogs kind={dialog.kind} product={opened} onClose={dialog.close} />}
    </ListScreen>
  );
};

const emptyWords = (params: ListParams) => {
  if (!isFiltered(params)) return EMPTY;
  return params.get('disponible') === 'pocas' && !params.get('q') ? NONE_LOW : NO_MATCH;
};

/** Export and import of the catalogue as a spreadsheet. */
const Sheets = ({ onImport }: { onImport: () => void }) => (
  <>
    <IfAllowed call="POST /api/elixirs/import">
      <Button variant="ghost" onClick={onImport}>
        Importar CSV
      </Button>
    </IfAllowed>
    <IfAllowed call="GET /api/elixirs/catalogo.csv">
      <LinkButton variant="ghost" href="/api/elixirs/catalogo.csv" download>
        Exportar CSV
      </LinkButton>
    </IfAllowed>
  </>
);
