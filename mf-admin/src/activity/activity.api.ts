import { api } from '@shop/app-kit';
import type { ActivityEntry, ActivityFind } from '@shop/contracts/activity';
import { toListPage, type ListPage } from '../list/list-page.ts';

type Query = ActivityFind & { page: number; pageSize: number };

export const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    listActivity: build.query<ListPage<ActivityEntry>, Query>({
      query: (params) => ({ url: '/admin/activity', params }),
      transformResponse: (rows: ActivityEntry[], meta) => toListPage(rows, meta),
    }),
  }),
});

export const { useListActivityQuery } = activityApi;
