import { useAppDispatch } from '@shop/app-kit';
import type { AccountSession } from '@shop/contracts/account';
import { Alert, Badge, Button, Skeleton } from '@shop/ui';
import { formatMoment } from '../list/moment.tsx';
import { NameCell } from '../list/cells.tsx';
import { reportOutcome } from '../report-failure.ts';
import { useEndOtherSessionsMutation, useEndSessionMutation, useListSessionsQuery } from './account.api.ts';
import { AccountRows, AccountSection } from './account-section.tsx';

const FAILED = { es: 'No se pudo cerrar la sesión. Inténtalo de nuevo.' };

/** The sessions of an account, and buttons that end them. */
export const OpenSessions = () => {
  const { data, isError, refetch } = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [end] = useEndSessionMutation();
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  const dispatch = useAppDispatch();
  const notify = async (call: Promise<{ error?: unknown }>, title: string) =>
    dispatch(reportOutcome((await call).error, { title }, FAILED));
  return (
    <AccountSection id="sesiones" title="Sesiones abiertas">
      {isError && <Alert onRetry={() => void refetch()}>No pudimos cargar tus sesiones.</Alert>}
      {!data && !isError && <Skeleton height={96} radius={16} />}
      {data && (
        <AccountRows entries={data}>
          {(session) => (
            <>
              <SessionName session={session} />
              {!session.isThis && (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`Cerrar la sesión de ${session.device}, ${formatMoment(session.lastSeenAt)}`}
                  onClick={() => void notify(end(session.id), 'Sesión cerrada')}
                >
                  Cerrar
                </Button>
              )}
            </>
          )}
        </AccountRows>
      )}
      {data && data.length > 1 && (
        <div>
          <Button
            size="sm"
            variant="secondary"
            busy={isLoading}
            onClick={() => void notify(endOthers(), 'Las demás sesiones están cerradas')}
          >
            Cerrar todas las demás
          </Button>
        </div>
      )}
    </AccountSection>
  );
};

const SessionName = ({ session: { device, isThis, address, lastSeenAt } }: { session: AccountSession }) => (
  <NameCell name={device} badge={isThis && <Badge tone="green">Esta</Badge>}>
    {[address, `última actividad el ${formatMoment(lastSeenAt)}`].filter(Boolean).join(' · ')}
  </NameCell>
);
