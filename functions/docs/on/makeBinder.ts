import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { makeBinderDocument } from '../tasks/makeBinderDocument.ts'

/** A bound quote gets its binder at once; issuing the policy finds it made. */
export const makeBinder: Subscriber<'quote.bound'> = async ({ detail, now }) => {
  await makeBinderDocument({ policyId: detail.policyId }, { now })
}
