import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { policyById } from '#functions/policy/public.ts'
import { manuscriptById, quoteById } from '#functions/quote/public.ts'
import type { ManuscriptRecord } from '#shared/contracts/quote/manuscriptRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { QuoteStatus } from '#shared/records/quote/quoteStatus.ts'
import { namedOn } from '../documentData/namedOn.ts'
import { filedWith } from '../documents/filedWith.ts'
import { keepDocument } from '../documents/keepDocument.ts'
import { madeByTask } from '../issue/madeByTask.ts'
import type { PdfDocument } from '../templates/document.ts'
import { keepProposal } from './makeProposal.ts'

/** Quotes whose proposal is in somebody's hands: it is made anew with what they are endorsed with. */
const offered: readonly QuoteStatus[] = ['READY', 'REQUESTED', 'SIGNED']

const requireFor = async ({ number }: ManuscriptRecord, policyId: string) => {
  const policy = await policyById(policyId)
  if (policy === undefined) throw new Error(`There is no policy ${policyId} to make ${number} for.`)
  return policy
}

/** What was written for a policy, as it is drawn now. */
export const drawManuscript = async (
  manuscript: ManuscriptRecord,
  policyId: string,
  now: Instant,
): Promise<PdfDocument> => {
  const policy = await requireFor(manuscript, policyId)
  const [named, { manuscriptData }, { manuscriptDocument }] = await Promise.all([
    namedOn(policy),
    import('../documentData/manuscriptData.ts'),
    import('../templates/manuscriptDocument.ts'),
  ])
  const today = dateAt(now, policy.timeZone)
  return manuscriptDocument(manuscriptData(config.region, { policy, manuscript, named, today }))
}

const documentOf = async (manuscript: ManuscriptRecord, policyId: string, now: Instant): Promise<void> => {
  const policy = await requireFor(manuscript, policyId)
  await keepDocument(
    {
      docName: `Endorsement ${policy.policyNumber} ${manuscript.number}.pdf`,
      docType: madeByTask.makeManuscript,
      ...filedWith(policy),
      madeFrom: `Manuscript|${manuscript.id}`,
    },
    now,
    () => drawManuscript(manuscript, policyId, now),
  )
}

/** What is written for a policy in force gets its document; a quote that is offered gets a proposal with it. */
export const makeManuscript: Subscriber<'manuscript.approved'> = async ({ detail, now }) => {
  const manuscript = await manuscriptById(detail.manuscriptId)
  if (manuscript?.status !== 'APPROVED') return
  if (manuscript.policyId !== undefined) return documentOf(manuscript, manuscript.policyId, now)
  const quote = manuscript.quoteId === undefined ? undefined : await quoteById(manuscript.quoteId)
  if (quote !== undefined && offered.includes(quote.status)) await keepProposal(quote.id, now, { with: manuscript.id })
}
