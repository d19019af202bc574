import {
  account,
  accountSessionList,
  emailProposal,
  factorCode,
  passwordProof,
  proof,
  proposedFactor,
  recoveryCodes,
} from '../account.ts';
import { apiToken, apiTokenCreate, apiTokenList, apiTokenMade } from '../api-token.ts';
import { activityExportQuery, activityList, activityListQuery } from '../activity.ts';
import { authResponse, loginLinkRequest, loginLinkUse, loginRequest, loginWays } from '../auth.ts';
import { accountPasskeys, passkey, passkeyCreate, passkeyLogin, passkeyOptions } from '../passkey.ts';
import {
  accessAccept,
  accessCheck,
  accessInfo,
  accessLink,
  invitationRequest,
  memberChange,
  team,
  teamMember,
} from '../team.ts';
import { manifest } from './endpoint.ts';

export const authEndpoints = manifest({
  'POST /api/admin/login': {
    who: 'everyone',
    limited: 'attempts',
    request: loginRequest,
    response: authResponse,
  },
  'GET /api/admin/login': { who: 'everyone', response: loginWays },
  'POST /api/admin/login/passkey/options': {
    who: 'everyone',
    limited: 'requests',
    response: passkeyOptions,
  },
  'POST /api/admin/login/passkey': {
    who: 'everyone',
    limited: 'requests',
    request: passkeyLogin,
    response: authResponse,
  },
  'POST /api/admin/login/link': { who: 'everyone', limited: 'attempts', request: loginLinkRequest },
  'POST /api/admin/login/link/use': {
    who: 'everyone',
    limited: 'attempts',
    request: loginLinkUse,
    response: authResponse,
  },
  'GET /api/admin/check-auth': { who: 'admin', response: authResponse },
  'POST /api/admin/logout': { who: 'everyone' },
  'GET /api/admin/auth/prove': { who: 'admin' },
  'POST /api/admin/auth/prove': { who: 'admin', limited: 'attempts', request: proof },
  'GET /api/admin/account': { who: 'admin', response: account },
  'POST /api/admin/account/second-factor': {
    who: 'admin',
    limited: 'attempts',
    request: passwordProof,
    response: proposedFactor,
  },
  'POST /api/admin/account/second-factor/confirm': {
    who: 'admin',
    limited: 'attempts',
    request: factorCode,
    response: recoveryCodes,
  },
  'POST /api/admin/account/second-factor/off': { who: 'admin', limited: 'attempts', request: factorCode },
  'POST /api/admin/account/email': { who: 'admin', limited: 'attempts', request: emailProposal },
  'POST /api/admin/account/email/confirm': { who: 'admin', limited: 'attempts', request: factorCode },
  'DELETE /api/admin/account/email': { who: 'admin' },
  'GET /api/admin/account/passkeys': { who: 'admin', response: accountPasskeys },
  'POST /api/admin/account/passkeys/options': { who: 'admin', response: passkeyOptions },
  'POST /api/admin/account/passkeys': { who: 'admin', request: passkeyCreate, response: passkey },
  'DELETE /api/admin/account/passkeys/{id}': { who: 'admin' },
  'GET /api/admin/account/sessions': { who: 'admin', response: accountSessionList },
  'DELETE /api/admin/account/sessions/{id}': { who: 'admin' },
  'POST /api/admin/account/sessions/end-others': { who: 'admin' },
  'GET /api/admin/team': { who: 'admin', response: team },
  'PATCH /api/admin/team/{id}': { who: 'admin', request: memberChange, response: teamMember },
  'POST /api/admin/team/{id}/reset': { who: 'admin', response: accessLink },
  'POST /api/admin/team/invitations': { who: 'admin', request: invitationRequest, response: accessLink },
  'DELETE /api/admin/team/invitations/{id}': { who: 'admin' },
  'GET /api/admin/tokens': { who: 'admin', response: apiTokenList },
  'POST /api/admin/tokens': { who: 'admin', request: apiTokenCreate, response: apiTokenMade },
  'DELETE /api/admin/tokens/{id}': { who: 'admin', response: apiToken },
  'GET /api/admin/activity': { who: 'admin', query: activityListQuery, response: activityList },
  'GET /api/admin/activity/actividad.csv': { who: 'admin', query: activityExportQuery },
  'POST /api/admin/access/check': { who: 'everyone', request: accessCheck, response: accessInfo },
  'POST /api/admin/access/accept': { who: 'everyone', request: accessAccept },
});
