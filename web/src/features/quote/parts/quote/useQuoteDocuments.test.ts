import { describe, expect, test } from 'vitest'
import type { DocumentRow } from '#shared/contracts/docs/document.ts'
import { DocumentId, QuoteId } from '#shared/domain/ids/ids.ts'
import { documentsOf, isComing, isMissing } from './useQuoteDocuments.ts'

const quoteId = QuoteId.parse('quo_01M7WDTZ6SN9DSWXRG0818RK7S')
const policyId = 'pol_01M7WDV7K23CQA6X1D4CKZQ0SZ'

const row = (facts: Partial<DocumentRow>): DocumentRow => ({
  docId: DocumentId.parse('doc_01M7WDV189XNPBGDB38W1V8ANZ'),
  docName: 'A.pdf',
  docType: 'Proposal',
  size: 1,
  created: '2026-11-20T12:10:00.000Z' as const,
  createdBy: 'Palisade',
  ...facts,
})
const quote = { id: quoteId, lastPatched: '2026-11-20T12:09:00.000Z' as const, agencyStatus: 'READY' as const }

describe('the proposal of a quote', () => {
  test('is that of the price that stands', () => {
    const old = row({ quoteId, created: '2026-11-20T12:08:00.000Z' as const })
    expect(documentsOf(quote, [old]).proposal).toBeUndefined()
    expect(isMissing(quote, documentsOf(quote, [old]))).toBe(true)
    const current = row({ quoteId })
    expect(documentsOf(quote, [current, old]).proposal).toBe(current)
    expect(isMissing(quote, documentsOf(quote, [current, old]))).toBe(false)
  })

  test('is not that of another quote of the account', () => {
    expect(documentsOf(quote, [row({ quoteId: 'quo_01M7WDTZ6SN9DSWXRG0818RK7T' })]).proposal).toBeUndefined()
  })
})

test('binder and policy are those of the policy the quote became', () => {
  const issued = { ...quote, agencyStatus: 'ISSUED' as const, binder: { id: policyId, policyNumber: 'PAL-1' } }
  const policy = row({ docType: 'Policy', policyId })
  const documents = documentsOf(issued, [policy, row({ docType: 'Binder', policyId: 'pol_other' }), row({ quoteId })])
  expect(documents.policy).toBe(policy)
  expect(documents.binder).toBeUndefined()
  expect(isMissing(issued, documents)).toBe(true)
})

test('nothing is missing of a quote that is referred', () => {
  expect(isMissing({ ...quote, agencyStatus: 'REFERRED' }, documentsOf(quote, []))).toBe(false)
})

test('a document is on its way for two minutes after the quote changed, or somebody asked for it', () => {
  const changed = { lastUpdated: '2026-11-20T12:09:00.000Z' as const }
  const at = (clock: string) => Date.parse(`2026-11-20T${clock}.000Z`)
  expect(isComing(changed, { asked: undefined, now: at('12:10:59') })).toBe(true)
  expect(isComing(changed, { asked: undefined, now: at('12:11:00') })).toBe(false)
  expect(isComing(changed, { asked: at('13:00:00'), now: at('13:01:59') })).toBe(true)
  expect(isComing(changed, { asked: at('13:00:00'), now: at('13:02:00') })).toBe(false)
})
