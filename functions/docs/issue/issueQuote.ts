import { implement } from '#functions/_platform/http/implement.ts'
import { requestIssue } from '#functions/quote/public.ts'
import * as contract from '#shared/contracts/quote/binding.ts'
import { quoteMustHaveForms } from './quoteMustHaveForms.ts'

export const issueQuote = implement(contract.issueQuote)(async ({ params, body, actor, now }) => {
  await quoteMustHaveForms(params.quoteId, actor, now)
  return requestIssue({ quoteId: params.quoteId, note: body.note }, actor, now)
})
