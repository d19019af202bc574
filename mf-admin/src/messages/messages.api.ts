import { change, changeSome } from '../calls.ts';

export const useChangeMessageMutation = change('PATCH /api/admin/messages/{id}', ['Message']);
export const useDeleteMessageMutation = change('DELETE /api/admin/messages/{id}', ['Message']);
// After a refusal too: somebody else may have answered.
export const useReplyToMessageMutation = changeSome('POST /api/admin/messages/{id}/reply', ['Message']);
export const useResendReplyMutation = changeSome('POST /api/admin/messages/{id}/replies/{replyId}/resend', [
  'Message',
  'Mail',
]);
