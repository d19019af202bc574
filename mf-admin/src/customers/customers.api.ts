import { api } from '@shop/app-kit';
import { contactForgotten } from '@shop/contracts/contact';
import {
  customer,
  customerForgotten,
  customerList,
  type Customer,
  type CustomerForgotten,
  type CustomerListQuery,
  type CustomerNote,
} from '@shop/contracts/customer';
import { toListPage, type ListPage } from '../list/list-page.ts';

export const customersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCustomers: build.query<ListPage<Customer>, Partial<CustomerListQuery>>({
      query: (params) => ({ url: '/admin/customers', params }),
      transformResponse: toListPage<Customer>,
      providesTags: ['Customer'],
      ...(process.env.NODE_ENV !== 'production' && { rawResponseSchema: customerList }),
    }),
    getCustomer: build.query<Customer, string>({
      query: (id) => `/admin/customers/${id}`,
      providesTags: ['Customer'],
      keepUnusedDataFor: 0,
      ...(process.env.NODE_ENV !== 'production' && { responseSchema: customer }),
    }),
    setCustomerNote: build.mutation<Customer, CustomerNote & { id: string }>({
      query: ({ id, ...body }) => ({ url: `/admin/customers/${id}/note`, method: 'PUT', body }),
      invalidatesTags: (_done, error) => (error ? [] : ['Customer']),
      ...(process.env.NODE_ENV !== 'production' && { responseSchema: customer }),
    }),
    forgetMessages: build.mutation<{ messages: number }, string>({
      query: (email) => ({ url: '/admin/messages/forget', method: 'POST', body: { email } }),
      invalidatesTags: ['Message'],
      ...(process.env.NODE_ENV !== 'production' && { responseSchema: contactForgotten }),
    }),
    forgetCustomer: build.mutation<CustomerForgotten, string>({
      query: (id) => ({ url: `/admin/customers/${id}/forget`, method: 'POST', body: {} }),
      // Also after a failure: a part may be done.
      invalidatesTags: ['Customer', 'Order', 'Mail'],
      ...(process.env.NODE_ENV !== 'production' && { responseSchema: customerForgotten }),
    }),
  }),
});

export const {
  useListCustomersQuery,
  useGetCustomerQuery,
  useSetCustomerNoteMutation,
  useForgetMessagesMutation,
  useForgetCustomerMutation,
} = customersApi;
