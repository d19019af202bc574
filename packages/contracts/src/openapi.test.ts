import { expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { ENDPOINTS_OF, SERVICE_NAMES } from './endpoints.ts';
import type { Endpoints } from './endpoints/endpoint.ts';
import { openApiOf, type OpenApi } from './openapi.ts';
import { aLot, aLotCreate } from './testing/builders.ts';
import { WEBHOOK_EVENTS, WEBHOOK_TEST } from './webhook.ts';

const callsOf = ({ paths }: OpenApi) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );

test.each([undefined, ...SERVICE_NAMES])(
  'when the document of %s is made then it is valid OpenAPI 3.1 and has every call once',
  async (service) => {
    const text = JSON.stringify(openApiOf(service));
    const document = JSON.parse(text) as OpenApi;
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    const endpoints: Endpoints = Object.assign(
      {},
      ...(service ? [ENDPOINTS_OF[service]] : Object.values(ENDPOINTS_OF)),
    );
    const calls = Object.keys(endpoints).filter((route) => service || !route.includes(' /internal/'));

    expect(await new Validator().validate(document)).toMatchObject({ valid: true });
    expect(callsOf(document).toSorted()).toEqual(calls.toSorted());
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(calls.length);
    // The reference of a schema to itself would point at the whole document instead.
    expect(text.match(/"\$ref":"(?!#\/components\/)[^"]*"|"\$defs"/g)).toBeNull();
  },
);

test('when a call is documented then it says who may, what it takes, what it answers and what it refuses', () => {
  const { paths } = openApiOf();

  expect(paths['/api/admin/settings']?.['put']).toMatchObject({
    security: [{ backOffice: [] }],
    'x-roles': ['owner'],
    'x-purges': 'settings',
    requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
    responses: {
      '2XX': { content: {} },
      '409': { content: {} },
      default: { $ref: '#/components/responses/Error' },
    },
  });
  expect(paths['/api/orders/{orderId}/refunds']).toMatchObject({
    get: expect.not.objectContaining({ 'x-proof': true }),
    post: { 'x-proof': true },
  });
  expect(paths['/api/elixirs']?.['post']?.security).toEqual([
    { backOffice: [] },
    { apiToken: ['products.write'] },
  ]);
  expect(paths['/api/content/{page}']?.['get']).toMatchObject({
    security: [],
    'x-cache': 'content',
    parameters: [
      { name: 'page', in: 'path', required: true, schema: { enum: expect.arrayContaining(['home']) } },
    ],
  });
  expect(paths['/api/cart/items']?.['post']?.responses).toHaveProperty('429');
  expect(paths['/api/lots']?.['post']).toMatchObject({
    requestBody: { content: { 'application/json': { example: aLotCreate() } } },
    responses: { '2XX': { content: { 'application/json': { example: aLot() } } } },
  });
  expect(paths['/api/orders']?.['get']?.parameters).toContainEqual(
    expect.objectContaining({ name: 'status', in: 'query', required: false }),
  );
});

test('when the shop sends messages by itself then its document says what a program gets, and how it is signed', () => {
  const { webhooks = {}, components } = openApiOf();

  expect(Object.keys(webhooks)).toEqual([...WEBHOOK_EVENTS, WEBHOOK_TEST]);
  expect(webhooks['order.paid']?.['post']).toMatchObject({
    security: [{ webhook: [] }],
    parameters: [{ name: 'webhook-id', in: 'header' }, { name: 'webhook-timestamp' }],
    requestBody: {
      content: {
        'application/json': {
          schema: {
            required: ['type', 'timestamp', 'data'],
            properties: {
              type: { const: 'order.paid' },
              data: { required: expect.arrayContaining(['number', 'total', 'lines']) },
            },
          },
        },
      },
    },
  });
  expect(components).toMatchObject({ securitySchemes: { webhook: { name: 'webhook-signature' } } });
  expect(openApiOf('cart-orders').webhooks).toEqual(webhooks);
  expect(openApiOf('catalog')).not.toHaveProperty('webhooks');
});
