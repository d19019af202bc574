import type { Blend } from '@shop/contracts/menu';
import { PageFactsContext, useShop } from '@shop/ui';
import { use } from 'react';
import { JsonLd } from '../layout/json-ld.tsx';
import { structuredDataOf, type ProductOpinions } from './structured-data.ts';

/** Structured data of a product, for search engines and other sites. */
export const ProductData = ({ blend, said }: { blend: Blend; said?: ProductOpinions }) => {
  const shop = useShop();
  const origin = use(PageFactsContext)?.origin ?? '';
  return <JsonLd data={structuredDataOf(blend, { ...shop, origin }, said)} />;
};
