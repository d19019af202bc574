import type { RootState } from '@shop/app-kit';

/** What the server makes of a page. */
export type Rendered = {
  /** Title, metas and styles. */
  head: string;
  body: string;
  /** Preloaded state of the store. */
  state: Partial<RootState>;
  /** 200, or 404 for an address that no remote knows. */
  status: number;
  /** The frame of a page of one person, which shows nothing of theirs before the scripts are there. */
  isFrame: boolean;
  /** False when a query failed: the page shows its error or default texts and must not be cached. */
  complete: boolean;
};
