import { api, statusOf } from '@shop/app-kit';
import { publicLotOrNone, type PublicLot } from '@shop/contracts/lot';

export const lotApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `null` is an answer, not a failure: the server knows by it that there is no such page. */
    getLot: build.query<PublicLot | null, string>({
      queryFn: async (code, _api, _options, ask) => {
        const { data, error } = await ask(`/lots/${encodeURIComponent(code)}`);
        if (statusOf(error) === 404) return { data: null };
        return error ? { error } : { data: data as PublicLot };
      },
      providesTags: ['Elixir'],
      ...(process.env.NODE_ENV !== 'production' && { responseSchema: publicLotOrNone }),
    }),
  }),
});

export const { useGetLotQuery } = lotApi;
