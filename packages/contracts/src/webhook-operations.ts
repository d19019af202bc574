import { json, jsonSchemaOf } from './endpoints/json-schemas.ts';
import { WEBHOOK_MESSAGES } from './webhook.ts';

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

/** The messages to an address that an owner added, in the form of OpenAPI, by the event's name. */
export const webhookOperations = () =>
  Object.fromEntries(
    Object.entries(WEBHOOK_MESSAGES).map(([type, message]) => [
      type,
      {
        post: {
          operationId: type,
          tags: ['cart-orders'],
          security: [{ webhook: [] }],
          parameters: [
            header('webhook-id', 'The same with every try: a message may come twice'),
            header('webhook-timestamp', 'Seconds since 1970, of this try'),
          ],
          requestBody: { required: true, content: json(jsonSchemaOf(message)) },
          responses: {
            '2XX': { description: 'It has arrived' },
            default: { description: 'It has not: it is sent again, for a little more than a day' },
          },
        },
      },
    ]),
  );
