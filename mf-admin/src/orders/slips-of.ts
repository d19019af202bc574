/** Address of a page with the packing slips of these orders, in this order, which prints itself. */
export const slipsOf = (ids: string[]): string =>
  `/admin/packing-slip?${new URLSearchParams([...ids.map((id) => ['pedido', id]), ['imprimir', '1']])}`;
