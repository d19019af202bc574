import { useGetProductQuery, useListProductsQuery } from './products.api.ts';

const ALL = { isCustom: false };

/** What a product is called, also one that the list of the first hundreds does not hold. */
export const ProductName = ({ id }: { id: number }) => {
  const { data } = useListProductsQuery(ALL);
  const listed = data?.rows.find((one) => one.id === id);
  const { data: fetched } = useGetProductQuery(id, { skip: !data || listed !== undefined });
  return (listed ?? fetched)?.name ?? `Producto ${id}`;
};
