import { api } from '@shop/app-kit';
import type { ConsentRequest, ConsentStatus } from '@shop/contracts/consent';

const pathOf = (token: string, rest = '') => `/consents/${encodeURIComponent(token)}${rest}`;
type Answer = { token: string; answer: 'end' | 'confirm' };

const noticesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConsent: build.query<ConsentStatus, string>({
      query: (token) => pathOf(token),
      keepUnusedDataFor: 0,
    }),
    askNotice: build.mutation<{ success: boolean }, ConsentRequest>({
      query: (body) => ({ url: '/consents', method: 'POST', body }),
    }),
    answerConsent: build.mutation<ConsentStatus, Answer>({
      query: ({ token, answer }) => ({ url: pathOf(token, `/${answer}`), method: 'POST', body: {} }),
    }),
  }),
});

export const { useGetConsentQuery, useAskNoticeMutation, useAnswerConsentMutation } = noticesApi;
