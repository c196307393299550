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
import { keepProposal } from './makeProposal.ts'

/** Quotes whose proposal is in somebody's hands: it is made anew with what they are endorsed with. */
const offered: readonly QuoteStatus[] = ['READY', 'REQUESTED', 'SIGNED']

const documentOf = async (manuscript: ManuscriptRecord, policyId: string, now: Instant): Promise<void> => {
  const policy = await policyById(policyId)
  if (policy === undefined) throw new Error(`There is no policy ${policyId} to make ${manuscript.number} for.`)
  const named = await namedOn(policy)
  await keepDocument(
    {
      docName: `Endorsement ${policy.policyNumber} ${manuscript.number}.pdf`,
      docType: 'Endorsement',
      ...filedWith(policy),
      madeFrom: `Manuscript|${manuscript.id}`,
    },
    now,
    async () => {
      const [{ manuscriptData }, { manuscriptDocument }, { renderPdf }] = await Promise.all([
        import('../documentData/manuscriptData.ts'),
        import('../templates/manuscriptDocument.ts'),
        import('../templates/renderPdf.ts'),
      ])
      const today = dateAt(now, policy.timeZone)
      return renderPdf(manuscriptDocument(manuscriptData(config.region, { policy, manuscript, named, today })))
    },
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
