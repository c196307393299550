import { randomUUID } from 'node:crypto'
import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { keepFile } from '#functions/_platform/files/files.ts'
import { draftById, keepDraft } from '#functions/_platform/storage/drafts.ts'
import { binderOf, newPolicyId } from '#functions/policy/public.ts'
import { agentQuoteLink, type QuoteRecord, quoteById, quoteTimeZone, statementOf } from '#functions/quote/public.ts'
import { type DraftType, draftTypes } from '#shared/contracts/quote/draftTypes.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { agencyMark } from '../documentData/agencyLogo.ts'
import { namedOn } from '../documentData/namedOn.ts'
import { renewedNumber } from '../documents/renewedNumber.ts'
import { bookOfForms } from '../forms/book.ts'
import { writtenForQuote } from '../forms/manuscriptsOf.ts'
import { formsOfRenewal } from '../forms/renewedForms.ts'
import { textsOfPolicy } from '../forms/textsOfPolicy.ts'
import type { PdfDocument } from '../templates/document.ts'

/** What stands across each page of what says nothing of itself. */
const watermark = 'DRAFT'

/** The document as it would be made of the quote now; nothing is bound or numbered for it. */
const draftOf = async (quote: QuoteRecord, docType: DraftType, now: Instant): Promise<PdfDocument> => {
  const named = await namedOn(quote)
  const today = dateAt(now, quoteTimeZone(quote))
  const [book, manuscripts] = await Promise.all([bookOfForms(), writtenForQuote(quote)])
  if (docType === 'Proposal') {
    const [{ proposalDocument }, { proposalData }] = await Promise.all([
      import('../templates/proposalDocument.ts'),
      import('../documentData/proposalData.ts'),
    ])
    const reviewLink = agentQuoteLink(quote.id)
    const [mark, changes] = await Promise.all([agencyMark(named.agency), formsOfRenewal(quote, book)])
    return proposalDocument(
      proposalData(config.region, quote, named, today, { reviewLink, book, mark, changes, manuscripts }),
    )
  }
  if (docType === 'Application') {
    const [{ applicationDocument }, { applicationData }] = await Promise.all([
      import('../templates/applicationDocument.ts'),
      import('../documentData/applicationData.ts'),
    ])
    const statement = statementOf(quote)
    const timeZone = quoteTimeZone(quote)
    return applicationDocument(
      applicationData(config.region, { quote, named, statement, signed: { at: now }, timeZone }),
    )
  }
  const isSpecimen = docType === 'Specimen'
  const policy = binderOf(quote, { policyId: newPolicyId(), number: isSpecimen ? quote.quoteNumber : watermark, now })
  if (docType === 'Binder') {
    const [{ binderDocument }, { binderData }] = await Promise.all([
      import('../templates/binderDocument.ts'),
      import('../documentData/binderData.ts'),
    ])
    return binderDocument(binderData(config.region, policy, named, today, { book, manuscripts }))
  }
  const [texts, renewalOf, { policyDocument }, { policyData }] = await Promise.all([
    textsOfPolicy(policy, book),
    renewedNumber(policy),
    import('../templates/policyDocument.ts'),
    import('../documentData/policyData.ts'),
  ])
  const data = policyData(config.region, policy, named, today, { book, texts, manuscripts, renewalOf })
  if (!isSpecimen) return policyDocument(data)
  const { specimenDocument } = await import('../templates/specimenDocument.ts')
  return specimenDocument(data)
}

/** A draft that was asked for is made once; a second delivery finds its file. */
export const makeDraft: Subscriber<'quote.draftRequested'> = async ({ detail, now }) => {
  const draft = await draftById(detail.draftId)
  const quote = await quoteById(detail.quoteId)
  const docType = draftTypes.find((each) => each === draft?.docType)
  if (draft === undefined || quote === undefined || docType === undefined || draft.file !== undefined) return
  const document = await draftOf(quote, docType, now)
  const { renderPdf } = await import('../templates/renderPdf.ts')
  const file = `documents/drafts/${randomUUID()}.pdf`
  await keepFile({ key: file, body: renderPdf({ watermark, ...document }), contentType: 'application/pdf' })
  await keepDraft({ ...draft, file })
}
