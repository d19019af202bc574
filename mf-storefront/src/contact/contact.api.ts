import { api } from '@shop/app-kit';
import type { contactResponse, ContactForm } from '@shop/contracts/contact';
import type * as z from 'zod/mini';

type Sent = z.infer<typeof contactResponse>;

/** The call of the contact form. */
const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: build.mutation<Sent, ContactForm>({
      query: (body) => ({ url: '/contact', method: 'POST', body }),
    }),
  }),
});

export const { useSendContactMessageMutation } = contactApi;
