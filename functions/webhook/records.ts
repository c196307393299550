import type { Definition } from '#functions/_platform/storage/definition.ts'
import { assistantRequests } from './store/assistantRequests.ts'
import { deliveries } from './store/deliveries.ts'
import { threads } from './store/threads.ts'
import { webhooks } from './store/webhooks.ts'

/** The kinds of records of this service, for jobs that look at all of them. */
export const records: readonly Definition[] = [
  assistantRequests.definition,
  deliveries.definition,
  threads.definition,
  webhooks.definition,
]
