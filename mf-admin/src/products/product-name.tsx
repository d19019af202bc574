import { useGetProductQuery, useListProductsQuery } from './products.api.ts';

const ALL = { isCustom: false };

/** A product's name, also beyond the first hundreds that the list holds. */
export const ProductName = ({ id }: { id: number }) => {
  const { data } = useListProductsQuery(ALL);
  const listed = data?.rows.find((one) => one.id === id);
  const { data: fetched } = useGetProductQuery(id, { skip: !data || listed !== undefined });
  return (listed ?? fetched)?.name ?? `Producto ${id}`;
};
