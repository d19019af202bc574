import { changeSome } from '../calls.ts';

// After a refusal too: the buyer may have edited the opinion.
export const useDecideOpinionMutation = changeSome('PUT /api/admin/opinions/{id}', ['Opinion']);
