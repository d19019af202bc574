import { readFields } from '../api/fields.ts';
import { json, type Reply, type Request } from '../http.ts';
import type { Sandbox } from '../sandbox.ts';
import { readCount, readOneOf, readPattern } from './read-order.ts';

const modes = ['normal', 'lost', 'hold', 'duplicate'] as const;

/** POST {match, times, status | delayMs | lateMs | hangMs}: what goes wrong with the next matching requests. */
export function addFault({ faults }: Sandbox, request: Request): Reply {
  const fields = readFields(request.body);
  const number = (name: string) => (fields[name] === undefined ? undefined : readCount(fields, name, 0));
  faults.add({
    match: readPattern(fields, 'match'),
    times: readCount(fields, 'times', 1),
    status: number('status'),
    delayMs: number('delayMs'),
    lateMs: number('lateMs'),
    hangMs: number('hangMs'),
  });
  return json(201, faults.list());
}

export function clearFaults({ faults, webhookFaults }: Sandbox): Reply {
  faults.clear();
  webhookFaults.clear();
  return json(200, {});
}

/** POST {mode, times, copies}: what becomes of the next notifications. */
export function setWebhooks({ webhookFaults }: Sandbox, request: Request): Reply {
  const fields = readFields(request.body);
  webhookFaults.set({
    mode: readOneOf(fields, 'mode', modes),
    times: readCount(fields, 'times', 1),
    copies: readCount(fields, 'copies', 2),
  });
  return json(200, {});
}

/** POST {order}: sends the held notifications one after the other, 'sent' or 'reverse'. */
export async function releaseWebhooks({ post }: Sandbox, request: Request): Promise<Reply> {
  const order = readOneOf(readFields(request.body), 'order', ['sent', 'reverse']);
  return json(200, { released: await post.release(order === 'reverse') });
}

export function readNotifications({ books }: Sandbox): Reply {
  return json(200, { notifications: books.notifications.all() });
}
