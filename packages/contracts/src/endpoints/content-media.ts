import {
  contactForget,
  contactForgotten,
  contactInquiry,
  contactInquiryList,
  contactListQuery,
  contactChange,
  contactRequest,
  contactResponse,
} from '../contact.ts';
import {
  benefitsContent,
  content,
  CONTENT_PAGES,
  contentConflict,
  contentCreate,
  contentList,
  contentUpdate,
  heroContent,
} from '../content.ts';
import { imageListResponse, uploadResponse } from '../image.ts';
import { messagesForget } from '../retention.ts';
import { fullSettings, internalSettings, settings, settingsConflict, settingsUpdate } from '../settings.ts';
import {
  ownText,
  ownTextList,
  textConflict,
  textCreate,
  textDiscard,
  textRestore,
  textVersionList,
  textWrite,
} from '../text.ts';
import { mailSample } from '../mail.ts';
import { manifest } from './endpoint.ts';

const kept = { who: 'everyone', cache: 'content' } as const;
const write = { who: 'admin', purges: 'content' } as const;
const admin = { who: 'admin' } as const;

export const contentMediaEndpoints = manifest({
  'GET /api/content/home/hero': { ...kept, response: heroContent },
  'GET /api/content/home/benefits': { ...kept, response: benefitsContent },
  'GET /api/content/{page}': { ...kept, values: CONTENT_PAGES, response: contentList },
  'POST /api/admin/content': { ...write, request: contentCreate, response: content },
  'PUT /api/admin/content/{id}': {
    ...write,
    request: contentUpdate,
    response: content,
    conflict: contentConflict,
  },
  // As it is afterwards: its number, and the version that brings it back.
  'DELETE /api/admin/content/{id}': { ...write, response: ownText },
  // Without an id both tell that there is none.
  'PUT /api/admin/content': admin,
  'DELETE /api/admin/content': admin,
  'GET /api/admin/texts': { ...admin, response: ownTextList },
  'POST /api/admin/texts': { ...admin, request: textCreate, response: ownText },
  'PUT /api/admin/texts/{id}/draft': {
    ...admin,
    request: textWrite,
    response: ownText,
    conflict: textConflict,
  },
  'POST /api/admin/texts/{id}/discard': {
    ...admin,
    request: textDiscard,
    response: ownText,
    conflict: textConflict,
  },
  'POST /api/admin/texts/{id}/publish': {
    ...write,
    request: textWrite,
    response: ownText,
    conflict: textConflict,
  },
  'POST /api/admin/texts/{id}/restore': {
    ...write,
    request: textRestore,
    response: ownText,
    conflict: textConflict,
  },
  'GET /api/admin/texts/{id}/versions': { ...admin, response: textVersionList },
  'POST /api/contact': {
    who: 'everyone',
    limited: 'requests',
    request: contactRequest,
    response: contactResponse,
  },
  'GET /api/admin/messages': { ...admin, query: contactListQuery, response: contactInquiryList },
  'POST /api/admin/messages/forget': { ...admin, request: contactForget, response: contactForgotten },
  'GET /api/admin/messages/samples/{kind}': { ...admin, response: mailSample },
  'GET /api/admin/messages/samples/{kind}/html': admin,
  'PATCH /api/admin/messages/{id}': { ...admin, request: contactChange, response: contactInquiry },
  'DELETE /api/admin/messages/{id}': { ...admin, response: contactInquiry },
  'POST /api/admin/upload-image': { ...admin, response: uploadResponse },
  'GET /api/admin/list-images': { ...admin, response: imageListResponse },
  'DELETE /api/admin/images/{name}': admin,
  'GET /api/settings': { who: 'everyone', cache: 'settings', response: settings },
  'GET /api/admin/settings': { ...admin, response: fullSettings },
  'PUT /api/admin/settings': {
    ...admin,
    purges: 'settings',
    request: settingsUpdate,
    response: fullSettings,
    conflict: settingsConflict,
  },
  'POST /internal/messages/forget': {
    who: 'service',
    request: messagesForget,
    response: contactForgotten,
  },
  'GET /internal/settings': { who: 'service', response: internalSettings },
});
