import { css } from '@emotion/react';
import { useAppDispatch } from '@shop/app-kit';
import type { AccountSession } from '@shop/contracts/account';
import { Alert, Badge, Button, Card, Heading, Row, Skeleton, Stack, Text, theme } from '@shop/ui';
import { formatMoment } from '../list/moment.tsx';
import { reportOutcome } from '../report-failure.ts';
import { useEndOtherSessionsMutation, useEndSessionMutation, useListSessionsQuery } from './account.api.ts';

const list = css({ listStyle: 'none', margin: 0, padding: 0 });
const item = css({
  justifyContent: 'space-between',
  flexWrap: 'nowrap',
  padding: `${theme.space(3)} 0`,
  borderTop: `1px solid ${theme.color.line}`,
});
const FAILED = { es: 'No se pudo cerrar la sesión. Inténtalo de nuevo.' };

/** Where somebody is signed in, and the way to end it. */
export const OpenSessions = () => {
  const { data, isError, refetch } = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [end] = useEndSessionMutation();
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  const dispatch = useAppDispatch();
  const notify = async (call: Promise<{ error?: unknown }>, title: string) =>
    dispatch(reportOutcome((await call).error, { title }, FAILED));
  return (
    <Card as="section" aria-labelledby="sesiones" css={{ maxWidth: '40rem' }}>
      <Stack gap={4}>
        <Heading level={2} look="small" id="sesiones">
          Sesiones abiertas
        </Heading>
        {isError && <Alert onRetry={() => void refetch()}>No pudimos cargar tus sesiones.</Alert>}
        {!data && !isError && <Skeleton height={96} radius={16} />}
        {data && (
          <ul css={list}>
            {data.map((session) => (
              <li key={session.id}>
                <Row gap={3} css={item}>
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
                </Row>
              </li>
            ))}
          </ul>
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
      </Stack>
    </Card>
  );
};

const SessionName = ({ session }: { session: AccountSession }) => (
  <div css={{ overflowWrap: 'anywhere' }}>
    <strong>{session.device}</strong> {session.isThis && <Badge tone="green">Esta</Badge>}
    <Text as="div" size="xs" tone="soft">
      {[session.address, `última actividad el ${formatMoment(session.lastSeenAt)}`]
        .filter(Boolean)
        .join(' · ')}
    </Text>
  </div>
);
