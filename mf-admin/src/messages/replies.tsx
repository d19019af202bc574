import { useAppDispatch } from '@shop/app-kit';
import type { ContactInquiry } from '@shop/contracts/contact';
import { Alert, Button, css, Icon, Row, Stack, Text, theme } from '@shop/ui';
import { IfAllowed } from '../auth/may.tsx';
import { formatMoment } from '../list/moment.tsx';
import { MailBadge } from '../mails/mail-labels.tsx';
import { reportOutcome } from '../report-failure.ts';
import { letter } from './letter.ts';
import { useResendReplyMutation } from './messages.api.ts';
import { UNDELIVERED } from './undelivered.ts';

const list = css({ display: 'grid', gap: theme.space(4), listStyle: 'none', margin: 0, padding: 0 });
const SENT = { title: 'Respuesta en camino', description: 'Sale en unos segundos.' };
const FAILED = { es: 'No se pudo reenviar la respuesta. Inténtalo de nuevo.' };

/** The answers, their authors, and the delivery state of each mail. */
export const Replies = ({ message: { id, replies = [] } }: { message: ContactInquiry }) => (
  <ol css={list} aria-label="Respuestas">
    {replies.map(({ id: replyId, at, who, text, status, lastError }) => (
      <li key={at}>
        <Stack gap={2}>
          <Row gap={3}>
            <Text as="span" size="sm">{`Respondido por ${who} el ${formatMoment(at)}`}</Text>
            <MailBadge status={status} />
            {replyId && UNDELIVERED.includes(status) && (
              <IfAllowed call="POST /api/admin/messages/{id}/replies/{replyId}/resend">
                <Resend id={id} replyId={replyId} />
              </IfAllowed>
            )}
          </Row>
          {lastError && status !== 'sent' && (
            <Alert tone={status === 'queued' ? 'warning' : 'danger'} title="El servidor de correo dijo:">
              {lastError}
            </Alert>
          )}
          <div css={letter}>{text}</div>
        </Stack>
      </li>
    ))}
  </ol>
);

const Resend = (reply: { id: number; replyId: string }) => {
  const dispatch = useAppDispatch();
  const [resend, { isLoading }] = useResendReplyMutation();
  const send = async () => {
    const { error } = await resend(reply);
    dispatch(reportOutcome(error, SENT, FAILED));
  };
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<Icon name="mail" size={18} />}
      busy={isLoading}
      onClick={send}
    >
      Reenviar
    </Button>
  );
};
