import { onDemand } from '@shop/app-kit';
import { shopFormat } from '@shop/app-kit/dates';
import type { MailSummary } from '@shop/contracts/mail';
import type { OrderHistory } from '@shop/contracts/order-history';
import { Alert, Button, css, Row, Skeleton, Text, theme } from '@shop/ui';
import { useState } from 'react';
import { IfAllowed } from '../auth/may.tsx';
import { kindLabel, MailBadge } from '../mails/mail-labels.tsx';
import { useListMailsQuery } from '../mails/mails.api.ts';
import { useResend } from '../mails/use-resend.ts';
import { useGetOrderHistoryQuery } from './orders.api.ts';
import { StatusBadge } from './status-badge.tsx';

const MailDialog = onDemand(() =>
  import(/* webpackChunkName: "p-mail-dialog" */ '../mails/mail-dialog.tsx').then((m) => m.MailDialog),
);
const list = css({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: theme.space(3) });
const slim = css({ '&&': { paddingInline: theme.space(2) } });
const moment = shopFormat('es-MX', { dateStyle: 'medium', timeStyle: 'short' });
const momentOf = (at: string): string => moment(new Date(at));

/** More than any order has. */
const MOST_MAILS = 100;

type OrderEvent = OrderHistory[number];
type Step = { at: string; event: OrderEvent } | { at: string; mail: MailSummary };

/** Status changes, other actions and mails of an order, each with its time; newest first. */
export const OrderHistoryList = ({ orderId }: { orderId: string }) => {
  const { data, isError, refetch } = useGetOrderHistoryQuery(orderId, { refetchOnMountOrArgChange: true });
  const mails = useListMailsQuery(
    { order: orderId, page: 1, pageSize: MOST_MAILS },
    { refetchOnMountOrArgChange: true },
  );
  if (isError) return <Alert onRetry={refetch}>No pudimos cargar el historial de este pedido.</Alert>;
  if (!data) return <Skeleton height={48} radius={16} />;
  const steps: Step[] = [
    ...data.map((event) => ({ at: event.at, event })),
    ...(mails.data?.rows ?? []).map((mail) => ({ at: mail.createdAt, mail })),
  ].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return (
    <>
      {mails.isError && <Alert onRetry={mails.refetch}>No pudimos cargar los correos de este pedido.</Alert>}
      <ol css={list}>
        {steps.map((step) =>
          'mail' in step ? (
            <MailStep key={step.mail.id} mail={step.mail} />
          ) : (
            <EventStep key={`${step.at}-${step.event.to}-${step.event.note}`} event={step.event} />
          ),
        )}
      </ol>
    </>
  );
};

const EventStep = ({ event: { at, who, from, to, note } }: { event: OrderEvent }) => (
  <li>
    {note && (
      <Text size="sm" css={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {note}
      </Text>
    )}
    {!note && from && (
      <>
        <StatusBadge status={from} /> <span aria-label="cambió a">→</span>{' '}
      </>
    )}
    {!note && <StatusBadge status={to} />}
    <Text size="xs" tone="soft">
      {`${momentOf(at)} · ${who}`}
    </Text>
  </li>
);

const MailStep = ({ mail }: { mail: MailSummary }) => {
  const { resend, isLoading } = useResend(mail.id);
  const [isOpen, setOpen] = useState(false);
  const name = kindLabel(mail.kind);
  return (
    <li>
      <Row gap={2} css={{ justifyContent: 'space-between', flexWrap: 'nowrap' }}>
        <div css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Text size="sm">
            Correo: {name} <MailBadge status={mail.status} />
          </Text>
          <Text size="xs" tone="soft">
            {`${momentOf(mail.createdAt)} · para ${mail.to}`}
          </Text>
        </div>
        <Row gap={1} css={{ flex: 'none' }}>
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Ver el correo «${name}»`}
            onClick={() => setOpen(true)}
          >
            Ver
          </Button>
          <IfAllowed call="POST /api/admin/mails/{id}/resend">
            <Button
              size="sm"
              variant="ghost"
              css={slim}
              busy={isLoading}
              aria-label={`Reenviar el correo «${name}»`}
              onClick={() => void resend()}
            >
              Reenviar
            </Button>
          </IfAllowed>
        </Row>
      </Row>
      {isOpen && <MailDialog mail={mail} onClose={() => setOpen(false)} />}
    </li>
  );
};
