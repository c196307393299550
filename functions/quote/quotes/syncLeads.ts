import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { type Account, accountById } from '#functions/account/public.ts'
import type { CustomerFields } from '#shared/contracts/quote/contacts.ts'
import * as contract from '#shared/contracts/quote/leads.ts'
import { mustAllow } from '../actions/guards.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { requireQuote } from '../store/reach.ts'
import { agentOfAccount } from './agentOfQuote.ts'

/** Whom the account names as its policy contact, as far as it names anybody. */
const contactOfAccount = (account: Account): Partial<CustomerFields> => ({
  ...(account.policyContactFirstName && { customerFirstName: account.policyContactFirstName }),
  ...(account.policyContactLastName && { customerLastName: account.policyContactLastName }),
  ...(account.policyContactEmail && { customerEmail: account.policyContactEmail }),
  ...(account.policyContactPhone && { customerPhone: account.policyContactPhone }),
})

/** What the account does not say stays as the quote has it; the agent is taken over where the account is still theirs. */
export const syncLeads = implement(contract.syncLeads)(async ({ params, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'sayWhoIsInsured', { actor, now })
  const account = await accountById(quote.accountId)
  if (account === undefined) return
  const people = {
    ...contactOfAccount(account),
    ...(account.agencyId === quote.agencyId && agentOfAccount(account)),
  }
  const stands: Readonly<Record<string, unknown>> = quote
  if (Object.entries(people).every(([field, value]) => stands[field] === value)) return
  await commit([quoteChange(quote, now, people)])
})
