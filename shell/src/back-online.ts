import { api, type AppStore } from '@shop/app-kit';

type Asked = { initiate: (args: unknown, how: object) => Parameters<AppStore['dispatch']>[0] };

/** What could not be read without a network is asked for anew when it is back; what is known stays. */
export const askAgainWhenOnline = ({ dispatch, getState }: AppStore) => {
  const endpoints = api.endpoints as Record<string, Asked | undefined>;
  addEventListener('online', () => {
    for (const query of Object.values(getState().api.queries))
      if (query?.status === 'rejected')
        dispatch(
          endpoints[query.endpointName]!.initiate(query.originalArgs, {
            subscribe: false,
            forceRefetch: true,
          }),
        );
  });
};
