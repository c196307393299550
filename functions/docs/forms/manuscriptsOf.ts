import type { PolicyRecord } from '#functions/policy/public.ts'
import { approvedManuscripts, type QuoteRecord, quoteTimeZone } from '#functions/quote/public.ts'
import type { ManuscriptRecord } from '#shared/contracts/quote/manuscriptRecord.ts'
import { manuscriptEndorsement } from '../documentData/manuscriptEndorsement.ts'
import type { Endorsement } from '../templates/documentData.ts'
import { knownForPolicy } from './knownForPolicy.ts'

/** The endorsements that were written for the quote of a policy and approved when its issue was asked for: the policy prints them. */
export const manuscriptsOfIssue = async (policy: PolicyRecord): Promise<readonly ManuscriptRecord[]> => {
  const { quoteId } = policy
  const known = Date.parse(knownForPolicy(policy))
  const all = quoteId === undefined ? [] : await approvedManuscripts({ quoteId })
  return all.filter(({ approved }) => approved !== undefined && Date.parse(approved.at) <= known)
}

/** Those with what was written for the policy itself, each of which has a document of its own. */
export const manuscriptsOfPolicy = async (policy: PolicyRecord): Promise<readonly ManuscriptRecord[]> => [
  ...(await manuscriptsOfIssue(policy)),
  ...(await approvedManuscripts({ policyId: policy.id })),
]

/** What the policy prints of them. */
export const writtenForPolicy = async (policy: PolicyRecord): Promise<readonly Endorsement[]> =>
  (await manuscriptsOfIssue(policy)).map((manuscript) => manuscriptEndorsement(manuscript, policy))

/** What the offer of a quote prints of them. */
export const writtenForQuote = async (quote: QuoteRecord): Promise<readonly Endorsement[]> =>
  (await approvedManuscripts({ quoteId: quote.id })).map((manuscript) =>
    manuscriptEndorsement(manuscript, { timeZone: quoteTimeZone(quote), effectiveDate: quote.effectiveDate }),
  )
