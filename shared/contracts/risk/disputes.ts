import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery } from '#shared/contract/paging.ts'
import { served } from '#shared/domain/identity/accountTypes.ts'
import { AccountId, DocumentId, FindingDisputeId } from '#shared/domain/ids/ids.ts'
import { findingKeys } from '#shared/domain/risk/findings.ts'
import { findingDisputeStatuses } from '#shared/records/findingDispute/findingDisputeStatus.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { mostEvidenceDocuments } from '#shared/records/subjectivity/subjectivity.ts'
import { disputeWord, FindingDispute } from './findingDispute.ts'

export const disputeFinding = defineOperation({
  name: 'disputeFinding',
  method: 'POST',
  path: '/api/risk/v1/disputes/account/{accountId}',
  summary: 'Says that something seen of a company is not so, and why; an underwriter looks at it.',
  access: 'account:update',
  params: { accountId: AccountId },
  body: z.strictObject({
    finding: z.enum(findingKeys),
    text: disputeWord,
    documentIds: z
      .array(DocumentId)
      .max(mostEvidenceDocuments)
      .optional()
      .describe('Documents of the account that were uploaded for it.'),
  }),
  status: 201,
  response: z.object({ id: FindingDisputeId }),
  problems: ['account.notFound', 'document.held', 'document.notFound', 'risk.findingDisputed', 'risk.findingNotSeen'],
})

export const listFindingDisputes = defineOperation({
  name: 'listFindingDisputes',
  method: 'GET',
  path: '/api/risk/v1/disputes/account/{accountId}',
  summary: 'What of an account was disputed and what came of it, newest first.',
  access: 'account:update',
  params: { accountId: AccountId },
  response: z.array(FindingDispute),
  problems: ['account.notFound'],
})

const { after, before, size } = hitsQuery(25)

export const searchFindingDisputes = defineOperation({
  name: 'searchFindingDisputes',
  method: 'GET',
  path: '/api/risk/v1/disputes',
  summary:
    'Disputed findings, those that wait for an underwriter unless another status is asked for; the oldest first.',
  access: 'quote:underwrite',
  only: ['COWBELL'],
  query: z.strictObject({ status: z.enum(findingDisputeStatuses).default('OPEN'), after, before, size }),
  response: hitsOf(FindingDispute),
})

export const listFindingDisputeHistory = defineOperation({
  name: 'listFindingDisputeHistory',
  method: 'GET',
  path: '/api/risk/v1/disputes/history/{disputeId}',
  summary: 'What was done to one dispute of a finding, by whom, and what it changed.',
  access: ['account:update', 'quote:underwrite'],
  only: [...served, 'MSSP'],
  params: { disputeId: FindingDisputeId },
  response: HistoryPage,
  problems: ['risk.disputeNotFound'],
})

export const settleFindingDispute = defineOperation({
  name: 'settleFindingDispute',
  method: 'PUT',
  path: '/api/risk/v1/disputes/{disputeId}',
  summary:
    'Accepts that a finding is not so, and it counts no more in score and price; or refuses that. Each with a word.',
  access: 'quote:underwrite',
  only: ['COWBELL'],
  params: { disputeId: FindingDisputeId },
  body: z.strictObject({ decision: z.enum(['accept', 'refuse']), note: disputeWord }),
  response: FindingDispute,
  problems: ['account.notFound', 'risk.disputeNotAllowed', 'risk.disputeNotFound'],
})
