import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/binding.ts'
import { requestIssue } from './requestIssue.ts'

export const issueQuote = implement(contract.issueQuote)(({ params, actor, now }) =>
  requestIssue(params.quoteId, actor, now),
)
