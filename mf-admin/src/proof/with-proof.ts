import type { ApiFailure, ApiMeta, ApiRequest, AppDispatch } from '@shop/app-kit';
import { NEEDS_PROOF } from '@shop/contracts/roles';
import { askForProof } from './proof.slice.ts';

type Answered<Data> =
  | { data: Data; error?: undefined; meta?: ApiMeta }
  | { error: ApiFailure; data?: undefined; meta?: ApiMeta };
type Ask = (sent: ApiRequest) => Answered<unknown> | PromiseLike<Answered<unknown>>;

/** Whether a call was refused because it needs a new proof of identity. */
export const needsProof = (error: unknown): boolean =>
  (error as Partial<ApiFailure> | undefined)?.status === 403 &&
  (error as { data?: { code?: string } }).data?.code === NEEDS_PROOF;

/**
 * The `queryFn` of a call in PROVEN_CALLS: when the call is refused without a proof, it asks for one and repeats the
 * call. If the dialog is closed, the refusal is the answer.
 */
export const withProof =
  <Data, Given>(query: (given: Given) => ApiRequest) =>
  async (
    given: Given,
    { dispatch }: { dispatch: unknown },
    _options: unknown,
    ask: Ask,
  ): Promise<Answered<Data>> => {
    const sent = query(given);
    const first = await ask(sent);
    const isAgain = needsProof(first.error) && (await (dispatch as AppDispatch)(askForProof()));
    return (isAgain ? await ask(sent) : first) as Answered<Data>;
  };
