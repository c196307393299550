import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/search.ts'
import { binderStatuses, policyStatuses, revisionStatuses } from '#shared/records/policy/policyStatus.ts'
import { quoteStatuses } from '#shared/records/quote/quoteStatus.ts'

/** Of quotes, binders, policies and their revisions, each once; the two of unfinished work come last. */
const statuses = [
  ...new Set([...quoteStatuses, ...binderStatuses, ...policyStatuses, ...revisionStatuses, 'TEMPORARY', 'TEMP']),
]

export const listQuoteStatuses = implement(contract.listQuoteStatuses)(async () => statuses)
