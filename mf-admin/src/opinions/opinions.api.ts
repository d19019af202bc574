import { injectCalls } from '../calls.ts';

export const { useDecideOpinionMutation } = injectCalls(({ changeSome }) => ({
  // After a refusal too: the buyer may have edited the opinion.
  decideOpinion: changeSome('PUT /api/admin/opinions/{id}', ['Opinion']),
}));
