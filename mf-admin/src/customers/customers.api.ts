import { change, changeSome, read } from '../calls.ts';

export const useGetCustomerQuery = read('GET /api/admin/customers/{id}', ['Customer'], {
  keepUnusedDataFor: 0,
});
export const useSetCustomerNoteMutation = change('PUT /api/admin/customers/{id}/note', ['Customer']);
export const useForgetMessagesMutation = changeSome('POST /api/admin/messages/forget', ['Message']);
export const useForgetPersonMutation = changeSome('POST /api/admin/customers/forget', [
  'Customer',
  'Order',
  'Mail',
]);
export const useForgetCustomerMutation = changeSome('POST /api/admin/customers/{id}/forget', [
  'Customer',
  'Order',
  'Mail',
]);
