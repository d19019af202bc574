import PostalMime, { type Attachment } from 'postal-mime';

/** A mail server's report of a mail that it could not deliver (RFC 3464). */
export type Bounce = { messageId: string; recipients: string[]; reason: string };

const LONGEST = 500;
const REPORT = 'message/delivery-status';
const ORIGINAL = new Set(['message/rfc822', 'message/global', 'text/rfc822-headers']);

/** @returns undefined unless it is a final failure that names the mail and its recipient */
export async function readBounce(source: Uint8Array): Promise<Bounce | undefined> {
  const options = { forceRfc822Attachments: true, attachmentEncoding: 'utf8' } as const;
  const { attachments } = await PostalMime.parse(source, options);
  const fields = fieldsOf(textOf(attachments.find(({ mimeType }) => mimeType === REPORT)));
  const original = fieldsOf(textOf(attachments.find(({ mimeType }) => ORIGINAL.has(mimeType))));
  const messageId = original.get('message-id');
  const recipients = ['original-recipient', 'final-recipient'].flatMap((name) => addressOf(fields.get(name)));
  if (!messageId || recipients.length === 0 || fields.get('action')?.toLowerCase() !== 'failed')
    return undefined;
  const said = fields.get('diagnostic-code') ?? fields.get('status') ?? '';
  return { messageId, recipients, reason: said.replace(/^[\w-]+;\s*/, '').slice(0, LONGEST) };
}

const textOf = (part: Attachment | undefined): string => String(part?.content ?? '');

/** Fields of all blocks by lower-case name, the first of each; a line with a leading space continues the one before. */
function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value!.trim());
  }
  return fields;
}

/** 'rfc822; <ana@example.com>' */
const addressOf = (value = ''): string[] => {
  const address = value
    .split(';')
    .at(-1)!
    .replace(/[<>\s]/g, '')
    .toLowerCase();
  return address.includes('@') ? [address] : [];
};
