import { PageFactsContext } from '@shop/ui';
import { Suspense, use, type ReactNode } from 'react';

/**
 * What only who reads the document looks for, as JSON. The server draws it; a browser leaves what is there as it is, and
 * loads no script for it.
 */
export const ForMachines = ({ children }: { children: ReactNode }) => (
  <Suspense>
    {use(PageFactsContext) ? (
      children
    ) : (
      <script
        type="application/ld+json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '{}' }}
      />
    )}
  </Suspense>
);
