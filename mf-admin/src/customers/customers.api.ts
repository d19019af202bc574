import { injectCalls } from '../calls.ts';

export const {
  useListCustomersQuery,
  useGetCustomerQuery,
  useSetCustomerNoteMutation,
  useForgetMessagesMutation,
  useForgetCustomerMutation,
  useForgetPersonMutation,
} = injectCalls(({ read, readPage, change, changeSome }) => ({
  listCustomers: readPage('GET /api/admin/customers', ['Customer']),
  getCustomer: read('GET /api/admin/customers/{id}', ['Customer'], { keepUnusedDataFor: 0 }),
  setCustomerNote: change('PUT /api/admin/customers/{id}/note', ['Customer']),
  forgetMessages: changeSome('POST /api/admin/messages/forget', ['Message']),
  forgetPerson: changeSome('POST /api/admin/customers/forget', ['Customer', 'Order', 'Mail']),
  forgetCustomer: changeSome('POST /api/admin/customers/{id}/forget', ['Customer', 'Order', 'Mail']),
}));
