import { api } from '@shop/app-kit';
import {
  MAIL_SERVER_HEADER,
  type Mail,
  type MailKind,
  type SampleKind,
  type MailSample,
  type MailStatus,
  type MailSummary,
} from '@shop/contracts/mail';
import { toListPage, type ListPage } from '../list/list-page.ts';

/** Without a server nothing is sent, only kept. */
export type MailPage = ListPage<MailSummary> & { hasServer: boolean };
type Query = { page: number; pageSize: number; status?: MailStatus; kind?: MailKind };

/** The owner's notices of messages are another service's mail. */
export const sampleAddress = (kind: SampleKind): string =>
  kind === 'owner-message' ? `/admin/messages/samples/${kind}` : `/admin/mails/samples/${kind}`;

export const mailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMails: build.query<MailPage, Query>({
      query: (params) => ({ url: '/admin/mails', params }),
      transformResponse: (rows: MailSummary[], meta) => ({
        ...toListPage(rows, meta),
        hasServer: meta?.headers.get(MAIL_SERVER_HEADER) !== 'none',
      }),
      providesTags: ['Mail'],
    }),
    getMail: build.query<Mail, string>({
      query: (id) => `/admin/mails/${id}`,
      providesTags: ['Mail'],
    }),
    getMailSample: build.query<MailSample, SampleKind>({
      query: sampleAddress,
    }),
    resendMail: build.mutation<Mail, string>({
      query: (id) => ({ url: `/admin/mails/${id}/resend`, method: 'POST' }),
      // Also after a refusal: what is shown was not what is.
      invalidatesTags: ['Mail'],
    }),
  }),
});

export const { useListMailsQuery, useGetMailQuery, useGetMailSampleQuery, useResendMailMutation } = mailsApi;
