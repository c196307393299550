import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/binding.ts'
import { requestIssue } from './requestIssue.ts'

export const issueQuote = implement(contract.issueQuote)(({ params, body, actor, now }) =>
  requestIssue({ quoteId: params.quoteId, note: body.note }, actor, now),
)
