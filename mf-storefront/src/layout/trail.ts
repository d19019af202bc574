import type { BreadcrumbList } from 'schema-dts';

/** Where a page stands, for search engines: its way from the shop's first page. */
export const trailOf = (steps: readonly (readonly [name: string, path: string])[], origin: string) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: [['Inicio', '/'] as const, ...steps].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }) satisfies BreadcrumbList;
