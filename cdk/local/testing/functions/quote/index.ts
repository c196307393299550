import { createPublicKey } from 'node:crypto'
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import { GetPublicKeyCommand, KMSClient, SignCommand } from '@aws-sdk/client-kms'
import type { APIGatewayProxyEventV2, APIGatewayProxyResultV2 } from 'aws-lambda'

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

const token = async (claims: object): Promise<string> => {
  const kms = new KMSClient({})
  const message = `${part({ alg: 'RS256' })}.${part(claims)}`
  const { Signature } = await kms.send(
    new SignCommand({
      KeyId: process.env.SIGNING_KEY_ID,
      Message: Buffer.from(message),
      MessageType: 'RAW',
      SigningAlgorithm: 'RSASSA_PKCS1_V1_5_SHA_256',
    }),
  )
  return `${message}.${Buffer.from(Signature ?? []).toString('base64url')}`
}

const jwks = async () => {
  const { PublicKey } = await new KMSClient({}).send(new GetPublicKeyCommand({ KeyId: process.env.SIGNING_KEY_ID }))
  const key = createPublicKey({ key: Buffer.from(PublicKey ?? []), format: 'der', type: 'spki' })
  return { keys: [{ ...key.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] }
}

const textOf = (event: APIGatewayProxyEventV2): string => event.body ?? ''

const operations: Readonly<Record<string, (event: APIGatewayProxyEventV2) => unknown>> = {
  'GET /api/auth/v1/.well-known/jwks.json': async () => ({ statusCode: 200, body: JSON.stringify(await jwks()) }),
  'GET /api/quote/v1/echo/{word}': (event) => ({
    statusCode: 200,
    body: JSON.stringify({ event, region: process.env.PALISADE_REGION }),
  }),
  'POST /api/quote/v1/echo/{word}': (event) => ({ statusCode: 201, body: JSON.stringify({ event }), cookies: ['a=1'] }),
  $default: (event) => ({ statusCode: 404, body: JSON.stringify({ event }) }),
  'GET /api/quote/v1/mine': (event) => ({ statusCode: 200, body: JSON.stringify({ context: event.requestContext }) }),
  'GET /api/quote/v1/broken': () => {
    throw new TypeError('This is broken')
  },
  'GET /api/quote/v1/exit': () => process.exit(1),
  'POST /api/quote/v1/token': async (event) => ({
    statusCode: 200,
    body: JSON.stringify({ token: await token(JSON.parse(textOf(event))) }),
  }),
  'POST /api/quote/v1/save': async (event) => {
    const item = { pk: { S: JSON.parse(textOf(event)).id }, sk: { S: 'quote' } }
    await new DynamoDBClient({}).send(new PutItemCommand({ TableName: process.env.TABLE_NAME, Item: item }))
    return { statusCode: 204 }
  },
  'POST /api/quote/v1/event': async (event) => {
    const entry = { EventBusName: process.env.EVENT_BUS_NAME, Source: 'palisade', ...JSON.parse(textOf(event)) }
    await new EventBridgeClient({}).send(new PutEventsCommand({ Entries: [entry] }))
    return { statusCode: 202 }
  },
}

/** A small API function to try the local platform with. */
export const handler = async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyResultV2 | unknown> =>
  operations[event.routeKey]?.(event)
