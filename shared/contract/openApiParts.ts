import { longestIdempotencyKey, type Operation } from './operation.ts'
import { problems } from './problems.ts'

/** The header by which a repeated call takes effect once. */
export const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeat a request with the same key and it takes effect once; the first answer is replayed.',
  schema: { type: 'string', maxLength: longestIdempotencyKey },
}

/** The header by which a change is held to the version that was read. */
export const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The `ETag` of a record that the call names, as it was read: where somebody has changed the record since, nothing is done and the answer is 412 with the fields that differ and the `ETag` of now. Several may be named, of which one has to hold; `*` is any.',
  schema: { type: 'string' },
  example: '"quo_01JH0000000000000000000Q01=7"',
}

/** The header by which an answer tells the version of the record that it is. */
export const etag = {
  description: 'The version of the record, to be named by `If-Match` with what changes it.',
  schema: { type: 'string' },
}

/** The header by which the rows of a list are asked for their versions, and the field in which each tells its own. */
export const preferEtags = {
  name: 'Prefer',
  in: 'header',
  required: false,
  description:
    '`etags`: each record of the list tells in `etag` the version in which it is shown, to be named by `If-Match` with what changes it. The list takes a little longer then.',
  schema: { type: 'string', enum: ['etags'] },
}
export const rowEtag = {
  etag: { type: 'string', description: 'The version of the record as it is shown, where `Prefer: etags` asks for it.' },
}

/** What operations refuse with. */
export const problemSchema = {
  type: 'object',
  description: 'RFC 9457 problem details; `detail` is the sentence to show, `errors` name the fields.',
  required: ['type', 'title', 'status', 'code', 'detail', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(problems).sort() },
    detail: { type: 'string' },
    message: { type: 'string' },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['detail'],
        properties: {
          detail: { type: 'string' },
          path: { type: 'array', items: { type: ['string', 'integer'] } },
        },
      },
    },
    data: { type: 'object' },
  },
}

/** What the gateway says by itself. */
export const gatewayRefusalSchema = {
  type: 'object',
  description: 'The gateway’s own words: no token or a dead one, too much at once, or no answer of the operation.',
  required: ['message'],
  properties: { message: { type: 'string' } },
}

/** How JSON is called in an operation's bodies and answers. */
export const jsonMedia = (scim: true | undefined) => (scim ? 'application/scim+json' : 'application/json')

const scimError = {
  type: 'object',
  description: 'An error as SCIM has it (RFC 7644, 3.12), with the code of the refusal.',
  required: ['schemas', 'status', 'detail', 'code'],
  properties: {
    schemas: { type: 'array', items: { type: 'string' } },
    status: { type: 'string' },
    scimType: { type: 'string' },
    detail: { type: 'string' },
    code: { type: 'string' },
  },
}

/** The schema of SCIM's errors, where an operation answers them. */
export const scimErrorSchema = (operations: readonly Operation[]) =>
  operations.some(({ scim }) => scim) ? { ScimError: scimError } : {}
