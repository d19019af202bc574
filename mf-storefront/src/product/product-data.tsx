import type { Blend } from '@shop/contracts/menu';
import { PageFactsContext, useShop } from '@shop/ui';
import { use } from 'react';
import { JsonLd } from '../layout/json-ld.tsx';
import { structuredDataOf, type ProductOpinions } from './structured-data.ts';

/** A blend as search engines and other sites read it. */
export const ProductData = ({ blend, said }: { blend: Blend; said?: ProductOpinions }) => {
  const shop = useShop();
  const origin = use(PageFactsContext)?.origin ?? '';
  return <JsonLd data={structuredDataOf(blend, { ...shop, origin }, said)} />;
};
