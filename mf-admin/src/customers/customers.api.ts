import { injectCalls } from '../calls.ts';

export const {
  useGetCustomerQuery,
  useSetCustomerNoteMutation,
  useForgetMessagesMutation,
  useForgetCustomerMutation,
  useForgetPersonMutation,
} = injectCalls(({ read, change, changeSome }) => ({
  getCustomer: read('GET /api/admin/customers/{id}', ['Customer'], { keepUnusedDataFor: 0 }),
  setCustomerNote: change('PUT /api/admin/customers/{id}/note', ['Customer']),
  forgetMessages: changeSome('POST /api/admin/messages/forget', ['Message']),
  forgetPerson: changeSome('POST /api/admin/customers/forget', ['Customer', 'Order', 'Mail']),
  forgetCustomer: changeSome('POST /api/admin/customers/{id}/forget', ['Customer', 'Order', 'Mail']),
}));
