import { api, statusOf, type AppStore } from '@shop/app-kit';
import type { DeliveryDays } from '@shop/contracts/delivery';
import type { OwnText } from '@shop/contracts/text';
import { createRoot } from 'react-dom/client';
import { PreviewBar } from './preview-bar.tsx';
import { withDrafts, type Drafts } from './with-drafts.ts';

/** The queries of texts belong to other parts of the shop: here they are known by their names only. */
type Update = (name: string, args: unknown, to: () => unknown) => Parameters<AppStore['dispatch']>[0];

const draftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDrafts: build.query<OwnText[], void>({ query: () => '/admin/texts' }),
  }),
});

/** Puts the drafts into every answer of texts that the store has, or gets later. */
const applyDrafts = (store: AppStore, drafts: Drafts) => {
  const done = new WeakSet<object>();
  const apply = () => {
    for (const query of Object.values(store.getState().api.queries)) {
      const { endpointName = '', originalArgs, data } = query ?? {};
      // A part of the shop that is still on its way brings its own queries along.
      if (!data || done.has(data) || !(endpointName in api.endpoints)) continue;
      done.add(data);
      const drafted = withDrafts({ endpointName, originalArgs }, data, drafts);
      if (!drafted) continue;
      done.add(drafted);
      const update = api.util.updateQueryData as unknown as Update;
      store.dispatch(update(endpointName, originalArgs, () => drafted));
    }
  };
  apply();
  store.subscribe(apply);
};

const draw = (isAdmin: boolean) => {
  const frame = document.body.appendChild(document.createElement('div'));
  createRoot(frame).render(<PreviewBar isAdmin={isAdmin} />);
};

/** Shows the page as it will be once all drafts are published; the server lets only administrators read them. */
export const showDrafts = async (store: AppStore, days?: DeliveryDays): Promise<void> => {
  const { data, error } = await store.dispatch(draftsApi.endpoints.getDrafts.initiate());
  if (data) applyDrafts(store, { texts: data, days });
  draw(!error || ![401, 403].includes(statusOf(error) ?? 0));
};
