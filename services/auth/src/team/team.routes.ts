import {
  invitationRequest,
  memberChange,
  type AccessLink,
  type Team,
  type TeamInvitation,
  type TeamMember,
} from '@shop/contracts/team';
import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import { conflict, notFound, parseBody, parseParam } from '@shop/service-kit/errors';
import { Router, type Request } from 'express';
import type { AccessLinkRow, AccessLinkStore } from '../access/access-link.store.ts';
import type { TokenCopies } from '../api-token/token-copies.ts';
import type { AdminUserRow, AdminUserStore } from '../admin-user/admin-user.store.ts';
import { memberAt } from './member-at.ts';
import type { AdminSessionStore } from '../login/admin-session.store.ts';
import { accessEmail } from '../mail/emails.ts';
import type { Mailer } from '../mail/mailer.ts';
import { rowId } from '../row-id.ts';
import type { TeamStore } from './team.store.ts';
import { isOwner, type Member } from './team.ts';

type Deps = {
  users: AdminUserStore;
  team: TeamStore;
  links: AccessLinkStore;
  publicBaseUrl: string;
  sessions: Pick<AdminSessionStore, 'endAll'>;
  copies: Pick<TokenCopies, 'revokeMadeBy'>;
  mailer: Mailer;
};
type About = Pick<AccessLinkRow, 'kind' | 'username' | 'userId' | 'role' | 'email'>;
const ownIdOf = (req: Request): number => req.session.admin!.id;

/** /api/admin/team: roles in the back office. The guard admits owners only. */
export function teamRoutes({ users, team, links, publicBaseUrl, sessions, copies, mailer }: Deps): Router {
  const router = Router();
  /** Makes a link and mails it if possible; the owner also sees it, to send it another way. */
  const linkOf = async (req: Request, about: About): Promise<AccessLink> => {
    const { token, expiresAt } = await links.make({ ...about, madeBy: ownIdOf(req) });
    // Browsers send no server what follows '#'.
    const link = `${publicBaseUrl}/admin/acceso#${token}`;
    const made = { link, expiresAt: expiresAt.toISOString() };
    if (!about.email || !mailer.isOn) return made;
    const isMailed = await mailer.send(
      about.email,
      accessEmail({ ...about, link, expiresAt }, publicBaseUrl),
    );
    return { ...made, mailedTo: about.email, isMailed };
  };
  router.get('/', async (req, res) => {
    const [all, invitations] = await Promise.all([team.all(), links.invitations()]);
    const answer: Team = {
      members: all.map(({ user, member }) => toMember(user, member, req)),
      invitations: invitations.filter(isOpenBy(all)).map(toInvitation),
      hasMail: mailer.isOn,
    };
    res.json(answer);
  });

  router.patch('/:id', async (req, res) => {
    const change = parseBody(memberChange, req);
    const user = await memberAt(users, req);
    addAuditFacts(res, { before: toMember(user, await team.memberOf(user), req) });
    const member = await team.changeOf(user, { by: ownIdOf(req), change });
    // Sessions with the former role end; the next sign-in has the new role.
    await sessions.endAll(user);
    if (member.isDisabled || member.role !== 'owner') await copies.revokeMadeBy(user.id);
    res.json(toMember(user, member, req));
  });

  router.post('/:id/reset', async (req, res) => {
    const user = await memberAt(users, req);
    const { role } = await team.memberOf(user);
    const { id: userId, username, email } = user;
    addAuditFacts(res, { name: username });
    res.json(await linkOf(req, { kind: 'reset', username, userId, role, email }));
  });

  router.post('/invitations', async (req, res) => {
    const { username, role, email } = parseBody(invitationRequest, req);
    if (await users.find(username))
      throw conflict('Ya hay alguien con ese nombre de usuario.', {
        errors: { username: 'Ya hay alguien con ese nombre' },
      });
    res
      .status(201)
      .json(await linkOf(req, { kind: 'invitation', username, role, email: email || undefined }));
  });

  router.delete('/invitations/:id', async (req, res) => {
    const id = parseParam(rowId, req, 'id');
    if (!(await links.withdraw(id))) throw notFound('Esa invitación ya no existe.');
    res.json({ success: true });
  });

  return router;
}

const toMember = (user: AdminUserRow, { role, isDisabled }: Member, req: Request): TeamMember => ({
  id: user.id,
  username: user.username,
  role,
  isDisabled,
  isYou: user.id === ownIdOf(req),
  hasSecondFactor: Boolean(user.secondFactor),
});

/** Whether the link still opens something: its maker is an owner. */
const isOpenBy =
  (all: Awaited<ReturnType<TeamStore['all']>>) =>
  ({ madeBy }: AccessLinkRow): boolean =>
    madeBy === undefined || all.some(({ user, member }) => user.id === madeBy && isOwner(member));

const toInvitation = ({ _id, username, role, expiresAt }: AccessLinkRow): TeamInvitation => ({
  id: _id,
  username,
  role,
  expiresAt: expiresAt.toISOString(),
});
