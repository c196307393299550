import type { Json } from '#shared/contract/regionalFields.ts'
import { webhookEventNames, webhookEvents } from '#shared/domain/integration/webhookEvents.ts'

const text = (description: string) => ({ type: 'string', description })

const headers: readonly (readonly [name: string, description: string])[] = [
  ['webhook-id', 'The same in every try: what was seen before was sent again.'],
  ['webhook-timestamp', 'When it was signed, in epoch seconds.'],
  ['webhook-signature', '`v1,` and the HMAC-SHA256 of id, time and body, in base64; several while secrets change.'],
]

/** The events that webhooks are told of, as Standard Webhooks has them. */
export const webhooksInDocument = (): Json =>
  Object.fromEntries(
    webhookEventNames.map((name) => {
      const { says, ids, permission } = webhookEvents[name]
      const data = {
        type: 'object',
        required: [...ids],
        properties: Object.fromEntries(ids.map((id) => [id, { type: 'string' }])),
      }
      const post = {
        operationId: `on${name.replace(/(?:^|\W)(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
        summary: says,
        description: `Told within the reach of who made the webhook, with \`${permission}\`.`,
        security: [],
        parameters: headers.map(([header, description]) => ({
          name: header,
          in: 'header',
          required: true,
          description,
          schema: { type: 'string' },
        })),
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['type', 'timestamp', 'data'],
                properties: { type: { const: name }, timestamp: text('When it happened, in UTC.'), data },
              },
            },
          },
        },
        responses: { 204: { description: 'Taken; so is any other answer in the 200s.' } },
      }
      return [name, { post }]
    }),
  )
