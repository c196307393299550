import type { AnyClient } from '#cdk/local/runtime/everyClient.ts'

/** A call as it goes over the wire (DynamoDB low-level API): its operation's name and what its JSON says. */
export interface Call {
  readonly operation: string
  readonly input: unknown
}

/** What comes back; below 300 the operation's output, else its exception. */
export interface Answer {
  readonly status: number
  readonly output: unknown
}

export type Wire = (call: Call) => Promise<Answer>

/** What lies between a client and the wire below it. */
export type Layer = (below: Wire) => Wire

type Add = AnyClient['middlewareStack']['add']
type Middleware = Parameters<Add>[0]

interface Request {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}

interface Response {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: AsyncIterable<Uint8Array> | Uint8Array
}

const textOf = (body: Request['body']): string => (typeof body === 'string' ? body : new TextDecoder().decode(body))

const collected = async (body: Response['body']): Promise<string> => {
  if (body instanceof Uint8Array) return Buffer.from(body).toString()
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** A copy with another body: the SDK sends its own request again when it tries again. */
const withBody = (request: Request, body: string): Request =>
  Object.assign(Object.create(Object.getPrototypeOf(request)), request, {
    body,
    headers: { ...request.headers, 'content-length': String(Buffer.byteLength(body)) },
  })

/** JSON that is read when somebody looks: most calls pass every layer unread. */
const unread = (json: string) => {
  let read: { readonly value: unknown } | undefined
  return () => {
    read ??= { value: JSON.parse(json) }
    return read.value
  }
}

/** A middleware for the SDK's `deserialize` step, innermost, that sends each call through what `through` makes of the wire. */
export const wireMiddleware = (through: (wire: Wire) => Wire) =>
  ((next: (args: { request: Request }) => Promise<{ response: Response }>) => async (args: { request: Request }) => {
    const inputOf = unread(textOf(args.request.body))
    const sent: Call = {
      operation: args.request.headers['x-amz-target']?.split('.')[1] ?? '',
      get input() {
        return inputOf()
      },
    }
    const received = new Map<Answer, string>()
    const wire: Wire = async (call) => {
      const request = call === sent ? args.request : withBody(args.request, JSON.stringify(call.input))
      const { response } = await next({ ...args, request })
      const body = await collected(response.body)
      const outputOf = unread(body)
      const answer: Answer = {
        status: response.statusCode,
        get output() {
          return outputOf()
        },
      }
      received.set(answer, body)
      return answer
    }
    const answer = await through(wire)(sent)
    const headers = { 'content-type': 'application/x-amz-json-1.0' }
    const body = Buffer.from(received.get(answer) ?? JSON.stringify(answer.output))
    return { response: { statusCode: answer.status, headers, body } }
    // The SDK types its middleware by the inputs and outputs of all commands, which the wire knows nothing of.
  }) as unknown as Middleware

/** What the service answers when it refuses, in its own shape. */
export const refusal = (type: string, message: string, more: object = {}): Answer => ({
  status: 400,
  output: { __type: `com.amazonaws.dynamodb.v20120810#${type}`, message, ...more },
})
