import type { PolicyRecord } from '#functions/policy/public.ts'
import { invoicedOn } from '../documentData/isInvoiced.ts'
import { documentsOn } from './documentsOn.ts'

/** What is made once a policy is bound, by who hears of it; and once it is issued, by its workflow, that is not made yet. */
export const documentsToBe = (policy: PolicyRecord) => {
  const isInvoiced = invoicedOn(policy).length > 0
  const bound = documentsOn(['quote.bound'], { isInvoiced })
  const issued = documentsOn(['policy.issueRequested'], { isInvoiced }).filter((docType) => !bound.includes(docType))
  return { bound, issued }
}
