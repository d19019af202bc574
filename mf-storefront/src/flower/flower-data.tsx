import type { NamedFlower } from '@shop/contracts/flower-page';
import { PageFactsContext, variantUrl } from '@shop/ui';
import { use } from 'react';
import type { Graph } from 'schema-dts';
import { JsonLd } from '../layout/json-ld.tsx';
import { trailOf } from '../layout/trail.ts';

/** Structured data of a flower and its blends, for search engines. */
export const FlowerData = ({ named: { flower, blends } }: { named: NamedFlower }) => {
  const origin = use(PageFactsContext)?.origin ?? '';
  const { name, scientificName, updatedAt } = flower;
  const path = `/flores/${flower.slug}`;
  const data: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        name,
        url: origin + path,
        description: flower.description,
        image: variantUrl(flower.imageUrl, 1280),
        inLanguage: 'es-MX',
        ...(updatedAt && { dateModified: updatedAt }),
        about: { '@type': 'Taxon', name, ...(scientificName && { alternateName: scientificName }) },
        ...(blends.length > 0 && {
          mainEntity: {
            '@type': 'ItemList',
            itemListElement: blends.map((blend, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: blend.name,
              url: `${origin}/menu/${blend.slug}`,
            })),
          },
        }),
      },
      trailOf(
        [
          ['Menú Comercial', '/menu'],
          [name, path],
        ],
        origin,
      ),
    ],
  };
  return <JsonLd data={data} />;
};
