import { injectCalls } from '../calls.ts';

export const {
  useChangeMessageMutation,
  useDeleteMessageMutation,
  useReplyToMessageMutation,
  useResendReplyMutation,
} = injectCalls(({ change, changeSome }) => ({
  changeMessage: change('PATCH /api/admin/messages/{id}', ['Message']),
  deleteMessage: change('DELETE /api/admin/messages/{id}', ['Message']),
  // After a refusal too: somebody else may have answered.
  replyToMessage: changeSome('POST /api/admin/messages/{id}/reply', ['Message']),
  resendReply: changeSome('POST /api/admin/messages/{id}/replies/{replyId}/resend', ['Message', 'Mail']),
}));
