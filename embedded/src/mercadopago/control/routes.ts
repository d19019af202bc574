import { ApiError, notFound } from '../api/api-error.ts';
import { authorize } from '../api/routes.ts';
import { json, type Reply, type Request } from '../http.ts';
import type { Sandbox } from '../sandbox.ts';
import { turnCase } from './cases.control.ts';
import * as faults from './faults.control.ts';
import * as payments from './payments.control.ts';

type Handler = (sandbox: Sandbox, request: Request, id: string) => Reply | Promise<Reply>;

const routes: [method: string, path: RegExp, handler: Handler][] = [
  ['GET', /^\/control\/ledger$/, payments.readLedger],
  ['GET', /^\/control\/notifications$/, faults.readNotifications],
  ['POST', /^\/control\/faults$/, faults.addFault],
  ['DELETE', /^\/control\/faults$/, faults.clearFaults],
  ['POST', /^\/control\/webhooks$/, faults.setWebhooks],
  ['POST', /^\/control\/webhooks\/release$/, faults.releaseWebhooks],
  ['POST', /^\/control\/preferences\/([\w-]+)\/pay$/, payments.payPreference],
  ['POST', /^\/control\/payments\/(\w+)\/status$/, payments.turnPayment],
  ['POST', /^\/control\/payments\/(\w+)\/case$/, turnCase],
  ['POST', /^\/control\/payments\/(\w+)\/expiration$/, payments.setExpiration],
  ['POST', /^\/control\/payments\/(\w+)\/notify$/, payments.tellAgain],
];

/** Test controls: only from this machine itself, and only with the access token. */
export async function answerControl(sandbox: Sandbox, request: Request): Promise<Reply> {
  try {
    const route = routes.find(([method, form]) => method === request.method && form.test(request.path));
    // Behind a proxy the control API does not exist.
    if (!route || request.forwarded) throw notFound('Resource not found');
    authorize(request, sandbox.options.accessToken);
    const [, form, handler] = route;
    return await handler(sandbox, request, form.exec(request.path)?.[1] ?? '');
  } catch (error) {
    if (error instanceof ApiError) return json(error.status, error);
    throw error;
  }
}
