import { onDemand } from '@shop/app-kit';
import { Alert, Page, Spinner, Stack, Text } from '@shop/ui';
import { useState } from 'react';
import { PageHead } from '../layout/page-head.tsx';
import { useGetAccountQuery } from './account.api.ts';
import { AccountSection } from './account-section.tsx';
import { counted } from '../list/counted.ts';
import { ChangePassword } from './change-password.tsx';
import { Mailbox } from './mailbox.tsx';
import { OpenSessions } from './open-sessions.tsx';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodesList } from './recovery-codes.tsx';
import { RemoveFactor } from './remove-factor.tsx';
import { SetUpFactor } from './set-up-factor.tsx';

const Pushes = onDemand(() =>
  import(/* webpackChunkName: "p-pushes" */ './pushes.tsx').then((m) => m.Pushes),
);
const SUBTITLE = 'Cómo entras a la administración.';

const leftWords = (codes: number): string => {
  if (codes === 0) return 'Ya no te quedan códigos de recuperación.';
  return `${codes === 1 ? 'Te queda' : 'Te quedan'} ${counted(codes, 'código', 'códigos')} de recuperación.`;
};

/** /admin/account: everybody's own access. */
export const AccountPage = () => {
  const { data, isError, refetch } = useGetAccountQuery(undefined, { refetchOnMountOrArgChange: true });
  const [codes, setCodes] = useState<string[]>();
  return (
    <Page title="Mi cuenta" description={SUBTITLE} noIndex>
      <PageHead title="Mi cuenta" subtitle={SUBTITLE} />
      {isError && <Alert onRetry={() => void refetch()}>No pudimos cargar tu cuenta.</Alert>}
      {!data && !isError && <Spinner label="Cargando tu cuenta…" />}
      {/* The parts come together: each would move those below it. */}
      {(data || isError) && (
        <Stack gap={6}>
          {data && <ChangePassword username={data.username} />}
          {data && (
            <AccountSection id="dos-pasos" title="Verificación en dos pasos">
              {codes && <RecoveryCodesList codes={codes} onDone={() => setCodes(undefined)} />}
              {!codes && data.hasSecondFactor && (
                <>
                  <Text>{`Activa: al entrar te pedimos un código. ${leftWords(data.recoveryCodesLeft)}`}</Text>
                  <RemoveFactor />
                </>
              )}
              {!codes && !data.hasSecondFactor && <SetUpFactor account={data} onDone={setCodes} />}
            </AccountSection>
          )}
          <Passkeys />
          {data?.hasMail && <Mailbox email={data.email} />}
          <OpenSessions />
          <Pushes />
        </Stack>
      )}
    </Page>
  );
};
