import { PageFactsContext } from '@shop/ui';
import { Suspense, use, type ReactNode } from 'react';

/**
 * Content for programs that read the document, as JSON. Only the server renders it; browsers keep it as it is, and
 * load no script for it.
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
