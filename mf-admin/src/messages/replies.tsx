import type { ContactInquiry } from '@shop/contracts/contact';
import { Alert, css, Row, Stack, Text, theme } from '@shop/ui';
import { formatMoment } from '../list/moment.tsx';
import { MailBadge } from '../mails/mail-labels.tsx';
import { letter } from './letter.ts';

const list = css({ display: 'grid', gap: theme.space(4), listStyle: 'none', margin: 0, padding: 0 });

/** What was answered, by whom, and what became of its mail. */
export const Replies = ({ replies }: { replies: NonNullable<ContactInquiry['replies']> }) => (
  <ol css={list} aria-label="Respuestas">
    {replies.map(({ at, who, text, status, lastError }) => (
      <li key={at}>
        <Stack gap={2}>
          <Row gap={3}>
            <Text as="span" size="sm">{`Respondido por ${who} el ${formatMoment(at)}`}</Text>
            <MailBadge status={status} />
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
