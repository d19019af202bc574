import type * as z from 'zod/mini';
import { authResponse, loginRequest } from './auth.ts';
import { cart, cartAdd, cartQuantity } from './cart.ts';
import {
  checkoutConflict,
  paymentRequest,
  paymentResponse,
  preferenceRequest,
  preferenceResponse,
} from './checkout.ts';
import { apiError } from './common.ts';
import {
  contactInquiry,
  contactInquiryList,
  contactListQuery,
  contactReadChange,
  contactRequest,
  contactResponse,
} from './contact.ts';
import {
  benefitsContent,
  content,
  contentCreate,
  contentList,
  contentUpdate,
  heroContent,
} from './content.ts';
import { customElixirRequest, customElixirResponse, internalCustomElixir } from './custom-elixir.ts';
import {
  elixir,
  elixirConflict,
  elixirCreate,
  elixirList,
  elixirListQuery,
  elixirUpdate,
  internalElixirList,
} from './elixir.ts';
import { flower, flowerConflict, flowerCreate, flowerList, flowerUpdate } from './flower.ts';
import { imageListResponse, imageUse, imageUseQuery, uploadResponse } from './image.ts';
import { mail, mailList, mailListQuery } from './mail.ts';
import { orderHistory } from './order-history.ts';
import {
  order,
  orderItemList,
  orderList,
  orderListQuery,
  orderResponse,
  orderStatusChange,
  orderStatusConflict,
  paymentLink,
} from './order.ts';
import { refundOverview, refundRequest, refundResponse } from './refund.ts';
import { elixirSales, orderSummary } from './report.ts';
import { review, reviewList, reviewListQuery, reviewResolution } from './review.ts';
import { shippingDetails } from './shipping.ts';

/** What goes over the wire at one address; a part that is missing is not JSON or promises nothing. */
export type Endpoint = {
  query?: z.ZodMiniType;
  request?: z.ZodMiniType;
  response?: z.ZodMiniType;
  /** Body of the 409. */
  conflict?: z.ZodMiniType;
};

/**
 * Every address with a contract, by method and path. Pieces of the shop are deployed one by one, so an old caller meets
 * a new service: `npm run contracts:check` compares this with the last release.
 */
export const endpoints: Record<string, Endpoint> = {
  'POST /api/admin/login': { request: loginRequest, response: authResponse },
  'GET /api/admin/check-auth': { response: authResponse },

  'GET /api/elixirs/predesigned/all': { response: elixirList },
  'GET /api/elixirs': { query: elixirListQuery, response: elixirList },
  'GET /api/elixirs/image-use': { query: imageUseQuery, response: imageUse },
  'GET /api/elixirs/{id}': { response: elixir },
  'POST /api/elixirs': { request: elixirCreate, response: elixir },
  'PATCH /api/elixirs/{id}': { request: elixirUpdate, response: elixir, conflict: elixirConflict },
  'DELETE /api/elixirs/{id}': { response: elixir },
  'GET /api/flowers': { response: flowerList },
  'POST /api/flowers': { request: flowerCreate, response: flower },
  'PATCH /api/flowers/{id}': { request: flowerUpdate, response: flower, conflict: flowerConflict },
  'DELETE /api/flowers/{id}': { response: flower },
  'GET /internal/elixirs': { response: internalElixirList },
  'POST /internal/custom-elixirs': { request: internalCustomElixir, response: elixir },

  'POST /api/custom-elixirs': { request: customElixirRequest, response: customElixirResponse },
  'GET /api/cart': { response: cart },
  'POST /api/cart/items': { request: cartAdd, response: cart },
  'PATCH /api/cart/items/{itemId}': { request: cartQuantity, response: cart },
  'DELETE /api/cart/items/{itemId}': { response: cart },
  'DELETE /api/cart/{cartId}': { response: cart },
  'POST /api/checkout/create-preference': {
    request: preferenceRequest,
    response: preferenceResponse,
    conflict: checkoutConflict,
  },
  'POST /api/checkout/process-payment': { request: paymentRequest, response: paymentResponse },
  'GET /api/orders': { query: orderListQuery, response: orderList },
  'GET /api/orders/{orderId}': { response: orderResponse },
  'GET /api/orders/{orderId}/items': { response: orderItemList },
  'GET /api/orders/{orderId}/history': { response: orderHistory },
  'PATCH /api/orders/{orderId}/status': {
    request: orderStatusChange,
    response: order,
    conflict: orderStatusConflict,
  },
  'PUT /api/orders/{orderId}/shipping': { request: shippingDetails, response: orderResponse },
  'POST /api/orders/{orderId}/payment': { response: paymentLink },
  'GET /api/orders/{orderId}/refunds': { response: refundOverview },
  'POST /api/orders/{orderId}/refunds': { request: refundRequest, response: refundResponse },
  'GET /api/admin/mails': { query: mailListQuery, response: mailList },
  'GET /api/admin/mails/{id}': { response: mail },
  'POST /api/admin/mails/{id}/resend': { response: mail },
  'GET /api/admin/reviews': { query: reviewListQuery, response: reviewList },
  'POST /api/admin/reviews/{id}/resolve': { request: reviewResolution, response: review },
  'POST /api/admin/reviews/{id}/refunds': { request: refundRequest, response: review },
  'GET /api/admin/reports/summary': { response: orderSummary },
  'GET /api/admin/reports/elixirs/{id}': { response: elixirSales },
  'GET /api/admin/reports/orders.csv': { query: orderListQuery },

  'GET /api/content/home/hero': { response: heroContent },
  'GET /api/content/home/benefits': { response: benefitsContent },
  'GET /api/content/{page}': { response: contentList },
  'POST /api/admin/content': { request: contentCreate, response: content },
  'PUT /api/admin/content/{id}': { request: contentUpdate, response: content },
  'DELETE /api/admin/content/{id}': { response: content },
  'POST /api/contact': { request: contactRequest, response: contactResponse },
  'GET /api/admin/messages': { query: contactListQuery, response: contactInquiryList },
  'PATCH /api/admin/messages/{id}': { request: contactReadChange, response: contactInquiry },
  'DELETE /api/admin/messages/{id}': { response: contactInquiry },
  'POST /api/admin/upload-image': { response: uploadResponse },
  'GET /api/admin/list-images': { response: imageListResponse },

  'any error': { response: apiError },
};
