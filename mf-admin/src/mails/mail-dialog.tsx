import type { Mail, MailSummary } from '@shop/contracts/mail';
import { Alert, Button, Icon, LinkButton, Row, Skeleton, Stack, Text } from '@shop/ui';
import { Dialog, DialogActions } from '@shop/ui/overlays';
import { Link } from 'react-router-dom';
import { IfAllowed } from '../auth/may.tsx';
import { counted } from '../list/counted.ts';
import { formatMoment } from '../list/moment.tsx';
import { EmailView } from './email-view.tsx';
import { kindLabel, MailBadge } from './mail-labels.tsx';
import { useGetMailQuery } from './mails.api.ts';
import { useResend } from './use-resend.ts';

type Props = { mail: Pick<MailSummary, 'id'>; onClose: () => void };

/** A whole mail: its content, its delivery state, and the button that sends it again. */
export const MailDialog = ({ mail: { id }, onClose }: Props) => {
  const { data: mail, isError, refetch } = useGetMailQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <Dialog
      wide
      onClose={onClose}
      title={mail?.subject ?? 'Correo'}
      description={mail && `${kindLabel(mail.kind)} · para ${mail.to} · ${formatMoment(mail.createdAt)}`}
    >
      {!mail && !isError && <Skeleton height={320} radius={16} />}
      {isError && <Alert onRetry={refetch}>No pudimos cargar este correo.</Alert>}
      {mail && <Whole mail={mail} />}
    </Dialog>
  );
};

const Whole = ({ mail }: { mail: Mail }) => {
  const { resend, isLoading } = useResend(mail.id);
  return (
    <>
      <Stack gap={4}>
        <Fate mail={mail} />
        <EmailView email={mail} src={`/api/admin/mails/${mail.id}/html`} />
      </Stack>
      <DialogActions>
        {mail.orderNumber && (
          <LinkButton variant="ghost" as={Link} to={`/admin/orders?q=${mail.orderNumber}`}>
            Pedido {mail.orderNumber}
          </LinkButton>
        )}
        <IfAllowed call="POST /api/admin/mails/{id}/resend">
          <Button icon={<Icon name="refresh" size={18} />} busy={isLoading} onClick={() => void resend()}>
            Reenviar
          </Button>
        </IfAllowed>
      </DialogActions>
    </>
  );
};

/** The mail's delivery state, and who sent it again. */
const Fate = ({ mail }: { mail: Mail }) => {
  const { status, sentAt, attempts, lastError, resends } = mail;
  return (
    <Stack gap={2}>
      <Row gap={3}>
        <MailBadge status={status} />
        {sentAt && (
          <Text as="span" size="sm">
            el {formatMoment(sentAt)}
          </Text>
        )}
        {status === 'queued' && attempts > 0 && (
          <Text as="span" size="sm">
            {counted(attempts, 'intento', 'intentos')}
          </Text>
        )}
      </Row>
      {lastError && status !== 'sent' && (
        <Alert tone={status === 'queued' ? 'warning' : 'danger'} title="El servidor de correo dijo:">
          {lastError}
        </Alert>
      )}
      {resends.map(({ at, who }) => (
        <Text key={at} size="sm" tone="soft">
          {`Reenviado por ${who} el ${formatMoment(at)}`}
        </Text>
      ))}
    </Stack>
  );
};
