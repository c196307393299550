import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/binding.ts'
import { requestIssue } from './requestIssue.ts'

export const agentIssueQuote = implement(contract.agentIssueQuote)(({ params, actor, now }) =>
  requestIssue({ quoteId: params.quoteId }, actor, now),
)
