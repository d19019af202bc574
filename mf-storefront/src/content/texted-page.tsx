import { Page } from '@shop/ui';
import type { ComponentProps } from 'react';
import type { ShownPage } from './shown-content.api.ts';
import { useTexts } from './use-texts.ts';

/** A page that search engines describe in the owner's words. */
export const TextedPage = ({ of, ...page }: { of: ShownPage } & ComponentProps<typeof Page>) => (
  <Page description={useTexts(of)('search')?.content ?? ''} {...page} />
);
