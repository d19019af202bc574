import type { CallInput } from '@shop/contracts/client';
import {
  ABOUT_MESSAGES,
  MAIL_SERVER_HEADER,
  type MailSample,
  type MailSummary,
  type SampleKind,
} from '@shop/contracts/mail';
import { changeSome, query, read, requestOf } from '../calls.ts';
import { toListPage, type ListPage } from '../list/list-page.ts';

/** Without a mail server, mails are only stored. */
type MailPage = ListPage<MailSummary> & { hasServer: boolean };

/** Another service sends the mails about messages. */
export const sampleAddress = (kind: SampleKind): string =>
  ABOUT_MESSAGES.includes(kind) ? `/api/admin/messages/samples/${kind}` : `/api/admin/mails/samples/${kind}`;

export const useListMailsQuery = query<MailPage, CallInput<'GET /api/admin/mails'>>('GET /api/admin/mails', {
  query: (given) => requestOf('GET /api/admin/mails', given),
  transformResponse: (rows: MailSummary[], meta) => ({
    ...toListPage(rows, meta),
    hasServer: meta?.headers.get(MAIL_SERVER_HEADER) !== 'none',
  }),
  providesTags: ['Mail'],
});
export const useGetMailQuery = read('GET /api/admin/mails/{id}', ['Mail']);
export const useGetMailSampleQuery = query<MailSample, SampleKind>('sample mail', {
  query: (kind) => sampleAddress(kind).replace('/api', ''),
});
// After a refusal too, because the list was out of date.
export const useResendMailMutation = changeSome('POST /api/admin/mails/{id}/resend', ['Mail']);
