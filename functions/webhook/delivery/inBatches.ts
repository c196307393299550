import { held } from '#functions/_platform/held/held.ts'
import { together } from '#functions/_platform/held/together.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { deliveries, type StoredDelivery } from '../store/deliveries.ts'
import { type StoredWebhook, webhooks } from '../store/webhooks.ts'

/** As many messages as a queue hands over at once, and as one commit takes with their rows. */
const most = 10

const fulfilled = <Value>(value: Value) => ({ status: 'fulfilled', value }) as const

/** Something to tell, and whom; undefined where one of them is gone. */
export interface Due {
  readonly delivery: StoredDelivery
  readonly webhook: StoredWebhook
}

const readBatch = async (ids: readonly string[]) => {
  const found = await deliveries.byIds(ids)
  const receivers = await webhooks.byIds(found.map(({ webhookId }) => webhookId))
  const byId = new Map(found.map((each) => [each.id, each]))
  const receiverOf = new Map(receivers.map((each) => [each.id, each]))
  return ids.map((id) => {
    const delivery = byId.get(id)
    const webhook = delivery && receiverOf.get(delivery.webhookId)
    return fulfilled<Due | undefined>(delivery && webhook && { delivery, webhook })
  })
}

const update = ({ before, after }: Taken) => deliveries.update(before, after)

interface Taken {
  readonly before: StoredDelivery
  readonly after: Parameters<typeof deliveries.update>[1]
}

/** What cannot be noted together is noted one by one: of those whose other was written meanwhile, the others are right. */
const noteBatch = async (taken: readonly Taken[]): Promise<readonly PromiseSettledResult<unknown>[]> => {
  const isOnce = new Set(taken.map(({ before }) => before.id)).size === taken.length
  if (taken.length > 1 && isOnce) {
    const done = await commit(taken.map(update)).catch(() => undefined)
    if (done !== undefined) return taken.map(() => fulfilled(done))
  }
  return Promise.allSettled(taken.map((each) => commit([update(each)])))
}

const reading = held(() => together(readBatch, { most, atOnce: 4 }))
const noting = held(() => together(noteBatch, { most, atOnce: 2 }))

/** Reads what is to be sent, as it is now, with what others ask for in the same moment. */
export const readDue = (deliveryId: string): Promise<Due | undefined> => reading()(deliveryId)

/** Notes that something was taken, with what others take in the same moment. */
export const noteTaken = async (taken: Taken): Promise<void> => void (await noting()(taken))
