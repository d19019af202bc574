import { api } from '@shop/app-kit';
import type {
  Customer,
  CustomerForgotten,
  CustomerListQuery,
  CustomerNote,
  PersonForget,
  PersonForgotten,
} from '@shop/contracts/customer';
import { withProof } from '../proof/with-proof.ts';
import { toListPage, type ListPage } from '../list/list-page.ts';

export const customersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCustomers: build.query<ListPage<Customer>, Partial<CustomerListQuery>>({
      query: (params) => ({ url: '/admin/customers', params }),
      transformResponse: toListPage<Customer>,
      providesTags: ['Customer'],
    }),
    getCustomer: build.query<Customer, string>({
      query: (id) => `/admin/customers/${id}`,
      providesTags: ['Customer'],
      keepUnusedDataFor: 0,
    }),
    setCustomerNote: build.mutation<Customer, CustomerNote & { id: string }>({
      query: ({ id, ...body }) => ({ url: `/admin/customers/${id}/note`, method: 'PUT', body }),
      invalidatesTags: (_done, error) => (error ? [] : ['Customer']),
    }),
    forgetMessages: build.mutation<{ messages: number }, string>({
      queryFn: withProof((email) => ({ url: '/admin/messages/forget', method: 'POST', body: { email } })),
      invalidatesTags: ['Message'],
    }),
    forgetPerson: build.mutation<PersonForgotten, PersonForget>({
      queryFn: withProof((body) => ({ url: '/admin/customers/forget', method: 'POST', body })),
      // Also after a failure: a part may be done.
      invalidatesTags: ['Customer', 'Order', 'Mail'],
    }),
    forgetCustomer: build.mutation<CustomerForgotten, string>({
      queryFn: withProof((id) => ({ url: `/admin/customers/${id}/forget`, method: 'POST', body: {} })),
      // Also after a failure: a part may be done.
      invalidatesTags: ['Customer', 'Order', 'Mail'],
    }),
  }),
});

export const {
  useListCustomersQuery,
  useGetCustomerQuery,
  useSetCustomerNoteMutation,
  useForgetMessagesMutation,
  useForgetCustomerMutation,
  useForgetPersonMutation,
} = customersApi;
