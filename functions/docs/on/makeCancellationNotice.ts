import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { policyById } from '#functions/policy/public.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { cancellationData } from '../documentData/cancellationData.ts'
import { namedOn } from '../documentData/namedOn.ts'
import { filedWith } from '../documents/filedWith.ts'
import { keepDocument } from '../documents/keepDocument.ts'

/** Each step of a cancellation gets its document: the notice, the confirmation, or that it is withdrawn. */
export const makeCancellationNotice: Subscriber<'policy.cancellationNoticed'> = async ({ detail, now }) => {
  const policy = await policyById(detail.policyId)
  if (policy === undefined) throw new Error(`There is no policy ${detail.policyId} to notice a cancellation of.`)
  const named = await namedOn(policy)
  await keepDocument(
    {
      docName: `Cancellation ${policy.policyNumber}.pdf`,
      docType: 'CancellationNotice',
      ...filedWith(policy),
      madeFrom: `CancellationNotice|${policy.id}|${detail.noticeId}`,
    },
    now,
    async () => {
      const { cancellationDocument } = await import('../templates/cancellationDocument.ts')
      return cancellationDocument(cancellationData(config.region, policy, named, dateAt(now, policy.timeZone)))
    },
  )
}
