import { useAppDispatch } from '@shop/app-kit';
import type { KeyAccount, KeysProbe, KeysProbed } from '@shop/contracts/keys';
import { Alert, Text } from '@shop/ui';
import { reportFailure } from '../report-failure.ts';
import { useProbeKeysMutation } from './keys.api.ts';

const FAILED = 'No se pudo probar. Inténtalo de nuevo.';

/** Tests an account with a harmless request. */
export function useProbe(account: KeyAccount) {
  const dispatch = useAppDispatch();
  const [probe, { data: said, isLoading: isProbing }] = useProbeKeysMutation();
  const attempt = async (given: KeysProbe) => {
    const { error } = await probe({ account, ...given });
    if (error) dispatch(reportFailure(error, FAILED));
  };
  return { attempt, said: isProbing ? undefined : said, isProbing };
}

/** The test's result, in the shop's words and in the account's own. */
export const ProbeResult = ({ said }: { said: KeysProbed | undefined }) =>
  said && (
    <Alert tone={said.isGood ? 'success' : 'danger'}>
      {said.text}
      {said.answer && (
        <Text size="sm" css={{ overflowWrap: 'anywhere' }}>
          Su respuesta: «{said.answer}»
        </Text>
      )}
    </Alert>
  );
