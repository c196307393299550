import { deadQueueNameOf, queueNameOf } from '#functions/_platform/events/queueName.ts'
import type { ServiceManifest } from '#functions/_platform/manifest.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { AwsError, type AwsInput, awsJson, textOf } from '../../http/awsCall.ts'
import { listen } from '../../http/listen.ts'
import type { Emulator } from '../dynamodb.ts'
import type { QueueName, Queues } from './queues.ts'

/** The address below which the queues of an account have theirs. */
export const queuesUrl = (url: string): string => `${url}/000000000000`

/** SQS, as far as it tells how much each queue of the manifests, or its dead-letter queue, holds. */
export async function startSqs(settings: {
  readonly manifests: readonly ServiceManifest[]
  readonly regions: readonly RegionCode[]
  readonly queues: Pick<Queues, 'depth'>
  readonly port?: number
}): Promise<Emulator> {
  const { manifests, regions, queues } = settings
  const known = new Map<string, { readonly queue: QueueName; readonly isDead: boolean }>()
  for (const { service, subscriptions = {}, arrivals = {} } of manifests)
    for (const handler of [...Object.keys(subscriptions), ...Object.keys(arrivals)])
      for (const region of regions) {
        const queue = { region, service, handler }
        known.set(queueNameOf(queue), { queue, isDead: false })
        known.set(deadQueueNameOf(queue), { queue, isDead: true })
      }

  const getQueueAttributes = (input: AwsInput) => {
    const found = known.get(textOf(input, 'QueueUrl').split('/').at(-1) ?? '')
    if (found === undefined)
      throw new AwsError('com.amazonaws.sqs#QueueDoesNotExist', 'The specified queue does not exist.')
    const { waiting, inWork, dead } = queues.depth(found.queue)
    return {
      Attributes: {
        ApproximateNumberOfMessages: String(found.isDead ? dead : waiting),
        ApproximateNumberOfMessagesNotVisible: String(found.isDead ? 0 : inWork),
      },
    }
  }
  return listen(awsJson({ GetQueueAttributes: getQueueAttributes }), settings.port)
}
