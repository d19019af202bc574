import { messagesForget } from '@shop/contracts/retention';
import { parseBody } from '@shop/service-kit/errors';
import { Router } from 'express';
import type { ForgetMessages } from './forget-sender.ts';

/** /internal/messages: for the shop's own services. */
export const inquiryInternalRoutes = (forget: ForgetMessages): Router =>
  Router().post('/forget', async (req, res) => {
    const { before } = parseBody(messagesForget, req);
    res.json({ messages: await forget(new Date(before)) });
  });
