import { Readable } from 'node:stream'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { AwsError, asAwsError } from '#cdk/local/http/awsCall.ts'

/** A call of AWS as it would leave the process. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}
export interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
}
/** A service of the cloud, or undefined for a call that it leaves to the network. */
export type CloudService = (call: Call) => Answer | Promise<Answer>

interface HttpHandler {
  handle(request: Request, options: unknown): Promise<{ readonly response: object }>
}
interface Request extends Call {
  readonly hostname: string
}

/** The host at which a service of the simulation stands; nothing listens there. */
export const hostOf = (service: string) => `${service}.simulation`

/**
 * Puts services of the cloud into the process: what the SDK's clients would send to their hosts is answered at once, with
 * everything above the network – retries, signatures, errors – as it is. Whatever else is called goes to the network.
 */
export const standInForCloud = (services: Readonly<Record<string, CloudService>>): void => {
  const probe = new DynamoDBClient({ region: 'us-east-1', endpoint: 'http://127.0.0.1' })
  const handler = Object.getPrototypeOf(probe.config.requestHandler) as HttpHandler
  probe.destroy()
  const network = handler.handle
  handler.handle = async function (this: HttpHandler, request, options) {
    const service = services[request.hostname.replace('.simulation', '')]
    if (service === undefined || !request.hostname.endsWith('.simulation')) return network.call(this, request, options)
    const { status, headers = {}, body = '' } = await service(request)
    // A file is read as the stream that it is on the network.
    return {
      response: {
        statusCode: status,
        headers,
        body: typeof body === 'string' ? Buffer.from(body) : Readable.from([body]),
      },
    }
  }
}

/** The text of a body that the SDK hands over as it likes. */
export const textOfBody = (body: unknown): string =>
  body instanceof Uint8Array ? new TextDecoder().decode(body) : String(body)

/** A service of AWS's JSON protocols: the operation's name and its input; errors are answered by their codes. */
export const jsonService =
  (carryOut: (operation: string, input: never) => unknown): CloudService =>
  async ({ headers, body }) => {
    const type = headers['content-type'] ?? 'application/x-amz-json-1.0'
    try {
      const operation = String(headers['x-amz-target'] ?? headers['X-Amz-Target'] ?? '').split('.')[1] ?? ''
      const output = await carryOut(operation, JSON.parse(textOfBody(body)) as never)
      return { status: 200, headers: { 'content-type': type }, body: JSON.stringify(output ?? {}) }
    } catch (error) {
      const { code, message, status } = asAwsError(error)
      if (!(error instanceof AwsError)) throw error
      return { status, headers: { 'content-type': type }, body: JSON.stringify({ __type: code, message }) }
    }
  }
