import { config } from '../config/config.ts'
import { held } from '../held/held.ts'
import { log } from '../log/log.ts'

/** How many messages a queue holds; SQS counts approximately. */
export interface QueueDepth {
  readonly waiting: number
  /** Handed over and not done yet, or waiting for the next try. */
  readonly inWork: number
}

/** So many queues are asked at once: some hundreds are answered in about a second. */
const atOnce = 25
/** Queues that have not answered by then are left out. */
const patience = 8000

/** The SDK is loaded with the first look. */
const sdk = () => import('./sqs.ts')
const sqs = held(async () => new (await sdk()).SQSClient({}))

/** The depth of each of these queues that answers in time, by its name (decision: queues-asked). */
export const queueDepths = async (names: readonly string[]): Promise<ReadonlyMap<string, QueueDepth>> => {
  const { GetQueueAttributesCommand } = await sdk()
  const client = await sqs()
  const abortSignal = AbortSignal.timeout(patience)
  const found = new Map<string, QueueDepth>()
  const unasked = names.values()
  const askOn = async (): Promise<void> => {
    for (const name of unasked) {
      if (abortSignal.aborted) return
      const { Attributes = {} } = await client.send(
        new GetQueueAttributesCommand({
          QueueUrl: `${config.queuesUrl}/${name}`,
          AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
        }),
        { abortSignal },
      )
      found.set(name, {
        waiting: Number(Attributes.ApproximateNumberOfMessages ?? 0),
        inWork: Number(Attributes.ApproximateNumberOfMessagesNotVisible ?? 0),
      })
    }
  }
  const untilDone = async (): Promise<void> => {
    try {
      await askOn()
    } catch (error) {
      if (!abortSignal.aborted) {
        log.warn('a queue did not tell how much it holds', { error })
        await untilDone()
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, untilDone))
  return found
}
