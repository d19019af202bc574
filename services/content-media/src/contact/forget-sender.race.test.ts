import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { createMailStore } from '@shop/mail/mail.store';
import { firstSettings } from '../settings/first-settings.ts';
import { createSettingsStore } from '../settings/settings.store.ts';
import { withContentMedia, type TestContentMedia } from '../testing/with-content-media.ts';
import { createForgetSender } from './forget-sender.ts';
import { createInquiryStore } from './inquiry.store.ts';
import { addOwnerEmails } from './owner-emails.ts';
import { createReplies } from './replies.ts';

const SENDER = { name: 'Ximena Pech', email: 'ximena@example.com', message: '¿Envían a Oaxaca?' };

/** A stored message, and the parts of the service that answer and delete it. */
const asked =
  (run: (parts: Parts) => Promise<void>, owesNotice = false) =>
  () =>
    withContentMedia(async ({ db }) => {
      const inquiries = createInquiryStore(db);
      await inquiries.create(SENDER, { isSpam: false, owesNotice });
      const config = { PUBLIC_BASE_URL: 'https://shop.example' };
      const settings = createSettingsStore(db, firstSettings({ OWNER_EMAIL: 'ana@example.com' }));
      await run({ db, inquiries, mails: createMailStore(db, { hasServer: true }), settings, config });
    });
type Parts = {
  db: TestContentMedia['db'];
  inquiries: ReturnType<typeof createInquiryStore>;
  mails: ReturnType<typeof createMailStore>;
  settings: ReturnType<typeof createSettingsStore>;
  config: { PUBLIC_BASE_URL: string };
};
const pushReply = ({ inquiries }: Pick<Parts, 'inquiries'>) =>
  inquiries.reply(1, { text: 'Sí: en tres días.', requestId: randomUUID(), seen: 0, who: 'ana' });
type Steps = { add: Parts['mails']['add']; forget: () => Promise<unknown> };
const forgetsAt =
  (when: string, { add, forget }: Steps): Steps['add'] =>
  async (mail) => {
    if (when === 'before') await forget();
    const isNew = await add(mail);
    if (when === 'after') await forget();
    return isNew;
  };
const leftOf = async ({ db }: Parts) => [
  await db.collection('contact_inquiries').countDocuments(),
  await db.collection('mails').countDocuments(),
];

test.each(['before', 'after'])(
  'when somebody is forgotten right %s the mail of an answer is stored then none is left',
  (when) =>
    asked(async (parts) => {
      const { db, inquiries, mails } = parts;
      const inquiry = await pushReply(parts);
      const add = forgetsAt(when, {
        add: mails.add,
        forget: () => createForgetSender(db, inquiries)(SENDER.email),
      });

      await createReplies({ ...parts, mails: { ...mails, add } }).write(inquiry!);

      expect(await leftOf(parts)).toEqual([0, 0]);
    })(),
);

test.each(['before', 'after'])(
  'when somebody is forgotten right %s the owner’s mail about their message is stored then none is left',
  (when) =>
    asked(async (parts) => {
      const { db, inquiries, mails } = parts;
      const add = forgetsAt(when, {
        add: mails.add,
        forget: () => createForgetSender(db, inquiries)(SENDER.email),
      });

      await addOwnerEmails({ ...parts, mails: { ...mails, add } });

      expect(await leftOf(parts)).toEqual([0, 0]);
    }, true)(),
);

test.each(['leave', 'remove'] as const)(
  'when an answer comes right before the step %s of forgetting then no mail of it is left',
  (step) =>
    asked(async (parts) => {
      const { db, inquiries } = parts;
      const answer = async () => {
        const inquiry = await pushReply(parts);
        if (inquiry) await createReplies(parts).write(inquiry);
      };
      const stepped = {
        ...inquiries,
        leave: async (ids: number[]) => {
          if (step === 'leave') await answer();
          return inquiries.leave(ids);
        },
        remove: async (id: number) => {
          if (step === 'remove') await answer();
          return inquiries.remove(id);
        },
      };

      await createForgetSender(db, stepped)(SENDER.email);

      expect(await leftOf(parts)).toEqual([0, 0]);
    })(),
);
