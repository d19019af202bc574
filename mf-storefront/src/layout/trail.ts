import type { BreadcrumbList } from 'schema-dts';

/** The breadcrumb of a page for search engines: its path from the home page. */
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
