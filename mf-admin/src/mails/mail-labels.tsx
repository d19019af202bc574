import { MAIL_KIND_LABEL, MAIL_STATUS_LABEL, type MailKind, type MailStatus } from '@shop/contracts/mail';
import { Badge, type BadgeTone } from '@shop/ui';

const TONES: Record<MailStatus, BadgeTone> = {
  kept: 'neutral',
  queued: 'yellow',
  sent: 'green',
  failed: 'red',
  bounced: 'red',
};

/** A mail's state in its colour; an unknown state is shown as stored. */
export const MailBadge = ({ status }: { status: string }) => (
  <Badge tone={TONES[status as MailStatus] ?? 'neutral'}>
    {MAIL_STATUS_LABEL[status as MailStatus] ?? status}
  </Badge>
);

export const kindLabel = (kind: string): string => MAIL_KIND_LABEL[kind as MailKind] ?? kind;
