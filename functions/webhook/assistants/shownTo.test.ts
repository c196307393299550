import { describe, expect, it } from 'vitest'
import type { AssistantRequest } from '#shared/contracts/webhook/assistants.ts'
import type { AssistantRequestId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { shownTo } from './shownTo.ts'

const lines = [
  { account: '1110', name: 'Premium receivable', debit: 100, credit: 0 },
  { account: '2100', name: 'Carrier payable', debit: 0, credit: 100 },
]
const answer = {
  isWholeLedger: true,
  steps: [{ step: 'ISSUE', documents: [], postings: [{ description: 'Issue', lines }] }],
  foretold: { isWholeLedger: true, postings: [{ description: 'Carrier', lines: lines.slice(1) }] },
}
const request: AssistantRequest = {
  id: 'asr_01JH0000000000000000000001' as AssistantRequestId,
  name: 'Ada',
  operation: 'cancelPolicy',
  summary: 'Cancels.',
  input: '{}',
  touched: [],
  preview: { operation: 'previewCancellation', answer: JSON.stringify(answer) },
  needed: ['policy:cancel'],
  provesIdentity: false,
  status: 'WAITING',
  created: '2026-01-01T00:00:00Z',
  expiresAt: '2026-01-02T00:00:00Z',
  lastUpdated: '2026-01-01T00:00:00Z',
}

describe('what comes of what an assistant asks', () => {
  it('is shown to those who may do it themselves, whole where they may read the ledger', () => {
    expect(shownTo(cast.superAdmin, request)).toEqual(request)
  })

  it('is not shown to those who may not', () => {
    expect(shownTo(cast.clusterViewer, request)).not.toHaveProperty('preview')
  })

  it('shows who may not read the ledger what the insured owes, and no other account', () => {
    const shown = JSON.parse(shownTo(cast.underwriter, request).preview?.answer ?? '')
    expect(shown.steps[0].postings).toEqual([{ description: 'Issue', lines: lines.slice(0, 1) }])
    expect(shown).toMatchObject({ isWholeLedger: false, foretold: { isWholeLedger: false, postings: [] } })
  })
})
