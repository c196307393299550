import { decodeTime, ulid } from 'ulid'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type DeliveryRecord, deliveries, type StoredDelivery } from '../store/deliveries.ts'
import { type Thread, threadOf, threads } from '../store/threads.ts'

/** What a webhook is told about one record, to which something more is told. */
interface JoinedThread {
  /** What is still to be taken before that, if anything is. */
  readonly ahead: StoredDelivery | undefined
  /** Makes something the last of it. Of two that come at once one is told of the other. */
  readonly joinedBy: (delivery: DeliveryRecord) => Write
}

export const threadAbout = async (of: Thread): Promise<JoinedThread> => {
  const id = threadOf(of)
  const thread = await threads.byId(id)
  const joined = ({ id: deliveryId, created: told }: DeliveryRecord) => ({ id, deliveryId, told })
  if (thread === undefined) return { ahead: undefined, joinedBy: (delivery) => threads.create(joined(delivery)) }
  const last = await deliveries.byId(thread.deliveryId)
  return {
    ahead: last?.status === 'WAITING' ? last : undefined,
    joinedBy: (delivery) => threads.update(thread, joined(delivery)),
  }
}

/** An id that comes after that of what is ahead, also within a moment and where the clocks of two machines differ: rounds go by ids. */
export const deliveryIdAfter = (ahead: StoredDelivery | undefined, now: Instant): string => {
  const at = Date.parse(now)
  return `whd_${ulid(ahead === undefined ? at : Math.max(at, decodeTime(ahead.id.slice('whd_'.length)) + 1))}`
}
