import { formatPesos } from '@shop/app-kit';
import type { Elixir } from '@shop/contracts/elixir';
import { FACTS, type FactName } from '@shop/contracts/elixir-facts';
import { formatNumber } from '@shop/contracts/format-pesos';
import { lackWords, partsWords } from '@shop/contracts/kit-words';
import { Row, Skeleton } from '@shop/ui';
import { useIsAllowed } from '../auth/may.tsx';
import { YesNo } from '../list/cells.tsx';
import { counted } from '../list/counted.ts';
import type { Fact } from '../list/facts.tsx';
import { RecordDetails } from '../list/record-details.tsx';
import { Thumbnail } from '../list/thumbnail.tsx';
import { factWords } from './fact-words.ts';
import { ProductDialog } from './product-dialog.tsx';
import { useGetElixirSalesQuery } from './products.api.ts';

/** Everything about a product (H34). */
export const ProductDetails = ({ product, onClose }: { product: Elixir; onClose: () => void }) => {
  const seesSales = useIsAllowed()('GET /api/admin/reports/elixirs/{id}');
  return (
    <RecordDetails
      record={product}
      call="PATCH /api/elixirs/{id}"
      edit={(close) => <ProductDialog product={product} onClose={close} />}
      onClose={onClose}
      facts={[
        ['Descripción', product.description],
        ['Precio', formatPesos(product.price)],
        ['Flores', product.flowers?.length ? product.flowers.join(', ') : 'Sin flores registradas'],
        ...factsOf(product),
        ...(product.parts ? [['Productos del kit', partsWords(product.parts)] satisfies Fact] : []),
        ['Existencias', stock(product)],
        ['Personalizado', <YesNo key="custom" value={product.isCustom} />],
        ...(seesSales ? [['Ventas', <Sales key="sales" id={product.id} />] satisfies Fact] : []),
        ...furtherPictures(product),
      ]}
    />
  );
};

const furtherPictures = ({ pictures = [] }: Elixir): Fact[] =>
  pictures.slice(1).map(({ url, alt = 'Sin texto alternativo' }, at) => [
    `Foto ${at + 2}`,
    <Row key={url} gap={3}>
      <Thumbnail src={url} />
      {alt}
    </Row>,
  ]);

/** The product page's optional facts that are filled in. */
const factsOf = (product: Elixir): [string, string][] =>
  (Object.keys(FACTS) as FactName[]).flatMap((name) => {
    const value = product[name];
    return value ? [[FACTS[name].label, factWords(FACTS[name], value)]] : [];
  });
// Without a count an elixir is made to order: it is only available or not.
const stock = ({ isAvailable, parts, left: made, stock: own, reserved }: Elixir) => {
  const lack = parts && lackWords(parts);
  if (lack) return lack;
  const left = own ?? made;
  if (left !== undefined)
    return `${formatNumber(left)} por vender${reserved ? ` y ${counted(reserved, 'apartada', 'apartadas')}` : ''}`;
  return isAvailable ? 'Disponible: se prepara por pedido.' : 'No disponible por ahora.';
};

const Sales = ({ id }: { id: number }) => {
  const { data, isError } = useGetElixirSalesQuery(id, { refetchOnMountOrArgChange: true });
  if (isError) return 'No pudimos leer las ventas.';
  if (!data) return <Skeleton width="60%" />;
  if (data.units === 0) return 'Sin ventas todavía.';
  const units = counted(data.units, 'pieza', 'piezas');
  const orders = counted(data.orders, 'pedido', 'pedidos');
  return `${units} en ${orders}: ${formatPesos(data.sales)}`;
};
