import { injectCalls } from '../calls.ts';

export const { useDecideOpinionMutation } = injectCalls(({ changeSome }) => ({
  // After a refusal too: its buyer may have written it anew.
  decideOpinion: changeSome('PUT /api/admin/opinions/{id}', ['Opinion']),
}));
