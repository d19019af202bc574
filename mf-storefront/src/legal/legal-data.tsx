import { RETURNS, type LegalDocument } from '@shop/contracts/legal';
import { PageFactsContext, useShop } from '@shop/ui';
import { use } from 'react';
import type { Graph, OnlineStore } from 'schema-dts';
import { JsonLd } from '../layout/json-ld.tsx';
import { returnPolicyOf } from '../layout/return-policy.ts';

type Props = { entry: LegalDocument; changedAt: string | undefined };

/** Structured data of a document; that of returns contains the settings' return policy. */
export const LegalData = ({ entry: { label, path }, changedAt }: Props) => {
  const shop = useShop();
  const origin = use(PageFactsContext)?.origin ?? '';
  const policy = path === RETURNS.path ? returnPolicyOf({ ...shop, origin }) : undefined;
  const store: OnlineStore = {
    '@type': 'OnlineStore',
    name: shop.name,
    url: `${origin}/`,
    ...(policy && { hasMerchantReturnPolicy: policy }),
  };
  const data: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        name: label,
        url: origin + path,
        inLanguage: 'es-MX',
        ...(changedAt && { dateModified: changedAt }),
        publisher: store,
      },
    ],
  };
  return <JsonLd data={data} />;
};
