import {
  contactForget,
  contactForgotten,
  contactInquiry,
  contactInquiryList,
  contactListQuery,
  contactReply,
  contactChange,
  contactRequest,
  contactResponse,
  latestMessages,
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
import { photoQuery } from '../opinion-photo-key.ts';
import { fullSettings, internalSettings, settings, settingsConflict, settingsUpdate } from '../settings.ts';
import {
  ownText,
  ownTextList,
  shopWords,
  textConflict,
  textCreate,
  textDiscard,
  textRestore,
  textVersionList,
  textWrite,
} from '../text.ts';
import { mailSample } from '../mail.ts';
import { EDITORS, ORDER_READERS, OWNER, PAGE_READERS, STAFF, TEAM, manifest } from './endpoint.ts';

const kept = { who: 'everyone', cache: 'content' } as const;
const purges = 'content';

export const contentMediaEndpoints = manifest({
  'GET /api/content/home/hero': { ...kept, response: heroContent },
  'GET /api/content/home/benefits': { ...kept, response: benefitsContent },
  'GET /api/content/{page}': { ...kept, values: CONTENT_PAGES, response: contentList },
  'POST /api/admin/content': {
    ...EDITORS,
    audit: ['texts', 'Creó <un contenido>'],
    purges,
    request: contentCreate,
    response: content,
  },
  'PUT /api/admin/content/{id}': {
    ...EDITORS,
    audit: ['texts', 'Cambió <un contenido>'],
    purges,
    request: contentUpdate,
    response: content,
    conflict: contentConflict,
  },
  // Answers the deleted entry: its id, and the version that restores it.
  'DELETE /api/admin/content/{id}': {
    ...EDITORS,
    audit: ['texts', 'Borró <un contenido>'],
    purges,
    response: ownText,
  },
  // Without an id both answer that the id is missing.
  'PUT /api/admin/content': { ...EDITORS, audit: ['texts', 'Cambió <un contenido>'] },
  'DELETE /api/admin/content': { ...EDITORS, audit: ['texts', 'Borró <un contenido>'] },
  'GET /api/admin/texts': { ...PAGE_READERS, response: ownTextList },
  'GET /api/admin/texts/words': { ...PAGE_READERS, response: shopWords },
  'POST /api/admin/texts': {
    ...EDITORS,
    audit: ['texts', 'Creó <un texto>'],
    request: textCreate,
    response: ownText,
  },
  'PUT /api/admin/texts/{id}/draft': {
    ...EDITORS,
    audit: ['texts', 'Guardó un borrador de <un texto>'],
    request: textWrite,
    response: ownText,
    conflict: textConflict,
  },
  'POST /api/admin/texts/{id}/discard': {
    ...EDITORS,
    audit: ['texts', 'Descartó el borrador de <un texto>'],
    request: textDiscard,
    response: ownText,
    conflict: textConflict,
  },
  'POST /api/admin/texts/{id}/publish': {
    ...EDITORS,
    audit: ['texts', 'Publicó <un texto>'],
    purges,
    request: textWrite,
    response: ownText,
    conflict: textConflict,
  },
  'POST /api/admin/texts/{id}/restore': {
    ...EDITORS,
    audit: ['texts', 'Recuperó una versión anterior de <un texto>'],
    purges,
    request: textRestore,
    response: ownText,
    conflict: textConflict,
  },
  'GET /api/admin/texts/{id}/versions': { ...PAGE_READERS, response: textVersionList },
  'POST /api/contact': {
    who: 'everyone',
    limited: 'requests',
    request: contactRequest,
    response: contactResponse,
  },
  'GET /api/admin/messages': { ...ORDER_READERS, query: contactListQuery, response: contactInquiryList },
  'POST /api/admin/messages/forget': {
    ...OWNER,
    proof: true,
    audit: ['messages', 'Borró los mensajes de alguien'],
    request: contactForget,
    response: contactForgotten,
  },
  'GET /api/admin/messages/samples/{kind}': { ...ORDER_READERS, response: mailSample },
  'GET /api/admin/messages/samples/{kind}/html': ORDER_READERS,
  'PATCH /api/admin/messages/{id}': {
    ...STAFF,
    audit: ['messages', 'Marcó <un mensaje>'],
    request: contactChange,
    response: contactInquiry,
  },
  'POST /api/admin/messages/{id}/reply': {
    ...STAFF,
    audit: ['messages', 'Respondió <un mensaje>'],
    request: contactReply,
    response: contactInquiry,
  },
  'POST /api/admin/messages/{id}/replies/{replyId}/resend': {
    ...STAFF,
    audit: ['messages', 'Reenvió la respuesta a <un mensaje>'],
    response: contactInquiry,
  },
  'DELETE /api/admin/messages/{id}': {
    ...STAFF,
    audit: ['messages', 'Borró <un mensaje>'],
    response: contactInquiry,
  },
  'POST /api/admin/upload-image': {
    ...EDITORS,
    audit: ['images', 'Subió una imagen'],
    response: uploadResponse,
  },
  'GET /api/admin/list-images': { ...PAGE_READERS, response: imageListResponse },
  'DELETE /api/admin/images/{name}': { ...EDITORS, audit: ['images', 'Borró una imagen'] },
  'GET /api/settings': { who: 'everyone', cache: 'settings', response: settings },
  'GET /api/admin/settings': { ...TEAM, response: fullSettings },
  'PUT /api/admin/settings': {
    ...OWNER,
    proof: true,
    audit: ['settings', 'Cambió <los datos de la tienda|los datos de la tienda>'],
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
  'POST /internal/photos/{opinion}/{key}': { who: 'service' },
  'GET /internal/photos/{opinion}/{key}': { who: 'service', query: photoQuery },
  'DELETE /internal/photos/{opinion}/{key}': { who: 'service' },
  'DELETE /internal/photos/{opinion}': { who: 'service' },
  'GET /internal/messages/latest': { who: 'service', response: latestMessages },
  'GET /internal/settings': { who: 'service', response: internalSettings },
});
