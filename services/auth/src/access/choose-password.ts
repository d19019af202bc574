import { badRequest, conflict, notFound } from '@shop/service-kit/errors';
import type { AccessAccept } from '@shop/contracts/team';
import { addAdmin } from '../admin-user/add-admin.ts';
import type { AdminUserStore } from '../admin-user/admin-user.store.ts';
import type { AdminSessionStore } from '../login/admin-session.store.ts';
import { passwordFault } from '../password/password-rules.ts';
import type { Passwords } from '../password/passwords.ts';
import { isOwnerNow } from '../team/is-owner-now.ts';
import type { TeamStore } from '../team/team.store.ts';
import type { AccessLinkRow, AccessLinkStore } from './access-link.store.ts';

export type AccessDeps = {
  users: AdminUserStore;
  team: TeamStore;
  passwords: Passwords;
  links: AccessLinkStore;
  sessions: Pick<AdminSessionStore, 'endAll'>;
};

type LinkDeps = Pick<AccessDeps, 'users' | 'team' | 'links'>;

/**
 * @throws AppError 404 for a link that was used, withdrawn, replaced, is older than seven days, or whose maker is no owner
 *   any more
 */
export const findAccess = async (deps: LinkDeps, token: string): Promise<AccessLinkRow> =>
  requireLink(deps, await deps.links.find(token));

const HELD = 'Este enlace se está usando. Espera un minuto e inténtalo otra vez.';
const TAKEN =
  'Ya hay alguien con ese nombre de usuario. Si eres tú, entra con tu contraseña; si no, pide otra invitación.';

/**
 * Sets the password that the holder of a link chose, once per link. An invited person becomes a member of the team. The
 * link is used up last: when something fails before, it opens again after a minute.
 * @throws AppError 404 as above, 400 for a weak password, 409 when the username was taken or the link is in use
 */
export async function choosePassword(deps: AccessDeps, { token, password }: AccessAccept): Promise<void> {
  const { username } = await findAccess(deps, token);
  const fault = passwordFault(username, password);
  // Checked before the link is used up, so that another password may be tried.
  if (fault) throw badRequest('Elige otra contraseña.', { password: fault });
  const link = await deps.links.take(token);
  await requireLink(deps, link ?? (await deps.links.find(token)));
  if (!link) throw conflict(HELD);
  const { kind, role, email } = link;
  const isDone =
    kind === 'reset'
      ? await resetPassword(deps, link, password)
      : await addAdmin(deps, { username, password, role, email });
  await deps.links.useUp(token);
  if (!isDone) throw conflict(TAKEN);
}

async function resetPassword(deps: AccessDeps, link: AccessLinkRow, password: string): Promise<true> {
  // Links of earlier releases contain no user id.
  const user = await (link.userId ? deps.users.byId(link.userId) : deps.users.find(link.username));
  if (!user) throw gone();
  await deps.users.setPassword(user.id, await deps.passwords.hash(password));
  await deps.sessions.endAll(user);
  return true;
}

const gone = () => notFound('Este enlace ya no sirve. Pide otro a quien administra la tienda.');

async function requireLink(deps: LinkDeps, link: AccessLinkRow | null): Promise<AccessLinkRow> {
  if (!link || (link.madeBy !== undefined && !(await isOwnerNow(deps, link.madeBy)))) throw gone();
  return link;
}
