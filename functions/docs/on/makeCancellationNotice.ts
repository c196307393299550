import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { dueOnPolicy } from '#functions/billing/public.ts'
import { noticeOnPaper, policyById, standingOf } from '#functions/policy/public.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { cancellationData } from '../documentData/cancellationData.ts'
import { namedOn } from '../documentData/namedOn.ts'
import { filedWith } from '../documents/filedWith.ts'
import { keepDocument } from '../documents/keepDocument.ts'
import { madeByTask } from '../issue/madeByTask.ts'
import type { CancellationData } from '../templates/cancellationData.ts'
import type { PdfDocument } from '../templates/document.ts'

const requireCancelled = async (policyId: string) => {
  const policy = await policyById(policyId)
  if (policy === undefined) throw new Error(`There is no policy ${policyId} to notice a cancellation of.`)
  return policy
}

/** The notice of a cancellation as the policy stands and as it is drawn now. */
export const drawCancellation = async (policyId: string, now: Instant): Promise<PdfDocument> => {
  const policy = await requireCancelled(policyId)
  const named = await namedOn(policy)
  const { cancellationDocument } = await import('../templates/cancellationDocument.ts')
  const due = await dueOnPolicy(policy.id, now, policy)
  return cancellationDocument(cancellationData(config.region, policy, named, dateAt(now, policy.timeZone), due))
}

/** What the document of a step is called, by where the cancellation stands then. */
const titles: Readonly<Record<CancellationData['standing'], string>> = {
  done: 'Cancellation',
  flat: 'Cancellation',
  pending: 'Notice of cancellation',
  reinstatable: 'Cancellation',
  reinstated: 'Reinstatement',
  rescinded: 'Rescission',
  withdrawn: 'Cancellation withdrawn',
}

/** Each step of a cancellation gets its document: the notice, the confirmation, that it is withdrawn, or that cover is back. */
export const makeCancellationNotice: Subscriber<'policy.cancellationNoticed'> = async ({ detail, now }) => {
  const policy = await requireCancelled(detail.policyId)
  const docName = `${titles[standingOf(policy).standing]} ${policy.policyNumber}.pdf`
  const docId = await keepDocument(
    {
      docName,
      docType: madeByTask.makeCancellationNotice,
      ...filedWith(policy),
      madeFrom: `CancellationNotice|${policy.id}|${detail.noticeId}`,
    },
    now,
    () => drawCancellation(policy.id, now),
  )
  await noticeOnPaper(policy, { kind: 'cancellation', docId, docName }, now)
}
