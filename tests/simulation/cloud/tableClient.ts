import * as dynamodb from '@aws-sdk/client-dynamodb'
import { AwsError } from '#cdk/local/http/awsCall.ts'
import type { AnyClient } from '#cdk/local/runtime/everyClient.ts'
import type { Answer, Wire } from '#tests/weather/wire.ts'
import { Cancelled, type MemoryTable } from './memoryTable.ts'

/** Layers of the SDK between a call and the network that a call within the process has no use for. */
const idle = [
  'contentLengthMiddleware',
  'getUserAgentMiddleware',
  'hostHeaderMiddleware',
  'httpAuthSchemeMiddleware',
  'httpSigningMiddleware',
  'loggerMiddleware',
  'recursionDetectionMiddleware',
]

interface Args {
  readonly input: unknown
}
interface Context {
  readonly commandName?: string
}

const { DynamoDBServiceException } = dynamodb
type Refusal = new (given: object) => InstanceType<typeof DynamoDBServiceException>
const refusals: Readonly<Record<string, unknown>> = dynamodb

/** The exception as which the SDK throws a refusal. */
const exceptionOf = ({ status, output }: Answer): Error => {
  const { __type, ...said } = output as { readonly __type: string }
  const name = __type.split('#').at(-1) ?? ''
  const Named = (refusals[name] ?? DynamoDBServiceException) as Refusal
  return new Named({ name, $fault: status < 500 ? 'client' : 'server', $metadata: { httpStatusCode: status }, ...said })
}

/** The wire to a table. */
export const wireTo =
  (table: MemoryTable): Wire =>
  async ({ operation, input }) => {
    try {
      return { status: 200, output: table.answer(operation, input as never) }
    } catch (error) {
      if (!(error instanceof AwsError)) throw error
      const { code, message, status } = error
      const more = error instanceof Cancelled ? { CancellationReasons: error.reasons } : {}
      return { status, output: { __type: code, message, ...more } }
    }
  }

/**
 * Has the calls of a client answered in the process, as values: what it does with a call before and around its way over
 * the wire – documents, tries, rights – is done, the way itself is not. So a call costs a fifth.
 */
export const answerWithin = (client: AnyClient, wire: () => Wire): void => {
  const { middlewareStack } = client
  for (const name of idle) middlewareStack.remove(name)
  const send = (next: (args: object) => unknown) => (args: object) => next({ ...args, request: {} })
  const answer = (_: unknown, { commandName = '' }: Context) => {
    const operation = commandName.replace(/Command$/, '')
    return async ({ input }: Args) => {
      const answer = await wire()({ operation, input })
      if (answer.status >= 300) throw exceptionOf(answer)
      return { response: {}, output: { ...(answer.output as object), $metadata: {} } }
    }
  }
  // The SDK types its middleware by the inputs and outputs of all commands.
  middlewareStack.add(send as never, { name: 'serializerMiddleware', step: 'serialize', override: true })
  middlewareStack.add(answer as never, { name: 'deserializerMiddleware', step: 'deserialize', override: true })
}
