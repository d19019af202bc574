import { api } from '@shop/app-kit';
import { activityList, type ActivityEntry, type ActivityFind } from '@shop/contracts/activity';
import { toListPage, type ListPage } from '../list/list-page.ts';

type Query = ActivityFind & { page: number; pageSize: number };

export const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    listActivity: build.query<ListPage<ActivityEntry>, Query>({
      query: (params) => ({ url: '/admin/activity', params }),
      transformResponse: (rows: ActivityEntry[], meta) => toListPage(rows, meta),
      ...(process.env.NODE_ENV !== 'production' && { rawResponseSchema: activityList }),
    }),
  }),
});

export const { useListActivityQuery } = activityApi;
