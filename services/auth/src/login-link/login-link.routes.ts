import { loginLinkRequest, loginLinkUse } from '@shop/contracts/auth';
import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import { conflict, parseBody, unauthorized } from '@shop/service-kit/errors';
import type { Log } from '@shop/service-kit/log';
import { Router } from 'express';
import { deviceName } from '../login/device-name.ts';
import { attemptOf, letIn, type LetInDeps } from '../login/let-in.ts';
import { memberOf, takeCode } from '../login/login.ts';
import { loginLinkEmail, type LinkRequest } from '../mail/emails.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { SecondFactor } from '../second-factor/second-factor.ts';
import type { AskingBrowser } from './asking-browser.ts';
import type { LoginLinkStore } from './login-link.store.ts';

type Deps = LetInDeps & {
  loginLinks: LoginLinkStore;
  browsers: AskingBrowser;
  mailer: Mailer;
  secondFactor: SecondFactor;
  publicBaseUrl: string;
  log: Log;
};
const GONE = 'Este enlace ya no sirve, o lo pidió otro navegador. Pide otro donde quieres entrar.';

/** /api/admin/login/link: signing in by a mailed link, for owners whose account is under a guessing attack. */
export function loginLinkRoutes({ loginLinks, browsers, ...deps }: Deps): Router {
  const router = Router();

  router.post('/', async (req, res) => {
    const { username } = parseBody(loginLinkRequest, req);
    if (!deps.mailer.isOn) throw conflict('Esta tienda no envía correos.');
    await deps.throttle.enterMail(await attemptOf(deps, req, username));
    const browser = browsers.mark(req, res);
    // Answered first: neither the response nor its duration reveals whether the account exists.
    res.json({ success: true });
    const request = { username, device: deviceName(req.get('user-agent')), address: req.ip ?? '' };
    const mailed = mailLink({ ...deps, loginLinks }, request, browser);
    await mailed.catch((error: unknown) => deps.log.error({ err: error }, 'a link to sign in was not made'));
  });

  router.post('/use', async (req, res) => {
    const { token, code } = parseBody(loginLinkUse, req);
    const link = await loginLinks.find(token);
    const user = link && (await deps.users.byId(link.userId));
    // Who changes their address may have lost the mailbox that has the link.
    if (!link || !user?.email || !link.isOf({ browser: browsers.read(req) ?? '', email: user.email }))
      throw unauthorized(GONE);
    addAuditFacts(res, { name: user.username });
    const given = code ? { code, way: await deps.throttle.enterByLink(user.usernameKey) } : undefined;
    const member = await memberOf(deps.team, user);
    await takeCode(deps.secondFactor, user, given);
    if (!(await loginLinks.take(token))) throw unauthorized(GONE);
    browsers.forget(res);
    res.json(await letIn(deps, { user, member }, { req, res }));
  });

  return router;
}

/** Sends nothing when the account does not exist, is disabled, or has no verified address. */
async function mailLink(
  {
    users,
    team,
    loginLinks,
    mailer,
    publicBaseUrl,
  }: Pick<Deps, 'users' | 'team' | 'loginLinks' | 'mailer' | 'publicBaseUrl'>,
  request: LinkRequest,
  browser: string,
): Promise<void> {
  const user = await users.find(request.username);
  if (!user?.email || (await team.memberOf(user)).isDisabled) return;
  const { id, email } = user;
  // Browsers send no server what follows '#', and a mail scanner that opens the page does not press its button.
  const link = `${publicBaseUrl}/admin/entrar#${await loginLinks.make(id, { browser, email })}`;
  await mailer.send(email, loginLinkEmail(link, { ...request, username: user.username }, publicBaseUrl));
}
