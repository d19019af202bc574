import { api, readsApi, statusOf, type AppStore } from '@shop/app-kit';
import type { Read } from '@shop/contracts/reads';
import type { OwnText } from '@shop/contracts/text';
import type { TextSettings } from '@shop/contracts/told-text';
import { createRoot } from 'react-dom/client';
import { PreviewBar } from './preview-bar.tsx';
import { withDrafts, type Drafts } from './with-drafts.ts';

const draftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDrafts: build.query<OwnText[], void>({ query: () => '/admin/texts' }),
  }),
});

/** Applies the drafts to every present and future answer of texts in the store. */
const applyDrafts = (store: AppStore, drafts: Drafts) => {
  const done = new WeakSet<object>();
  const apply = () => {
    for (const query of Object.values(store.getState().api.queries)) {
      const { endpointName, originalArgs, data } = query ?? {};
      if (endpointName !== 'read' || !data || done.has(data)) continue;
      done.add(data);
      const read = originalArgs as unknown as Read;
      const drafted = withDrafts(read, data, drafts);
      if (!drafted) continue;
      done.add(drafted);
      store.dispatch(readsApi.util.updateQueryData('read', read as never, () => drafted));
    }
  };
  apply();
  store.subscribe(apply);
};

const draw = (isAdmin: boolean) => {
  const frame = document.body.appendChild(document.createElement('div'));
  createRoot(frame).render(<PreviewBar isAdmin={isAdmin} />);
};

/** Shows the page with all drafts published; only administrators can read them. */
export const showDrafts = async (store: AppStore, shop?: TextSettings): Promise<void> => {
  const { data, error } = await store.dispatch(draftsApi.endpoints.getDrafts.initiate());
  if (data) applyDrafts(store, { texts: data, shop });
  draw(!error || ![401, 403].includes(statusOf(error) ?? 0));
};
