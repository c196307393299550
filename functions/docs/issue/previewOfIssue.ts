import type { Actor } from '#functions/_platform/auth/actor.ts'
import { foretoldPostings, issuePostings } from '#functions/ledger/public.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { pricedCoverages } from '#functions/quote/public.ts'
import type { IssuePreview } from '#shared/contracts/policy/issuePreview.ts'
import { mayAs } from '#shared/permissions.ts'
import { documentsToBe } from './documentsToBe.ts'

/** What comes of a policy that is still to be issued, and bound before where it is not. */
export const previewOfIssue = (policy: PolicyRecord, isBound: boolean, actor: Actor): IssuePreview => {
  const { currency, fees, premium, taxes, total } = policy.rated
  const isWholeLedger = mayAs(actor, 'ledger:read')
  const documents = documentsToBe(policy)
  const postings = foretoldPostings(issuePostings(policy), { accountId: policy.accountId, isWholeLedger })
  return {
    ...{ currency, total, premium, taxes, fees, isWholeLedger },
    coverages: pricedCoverages(policy.rated).map(({ name, premium: of }) => ({ name, premium: of })),
    steps: [
      ...(isBound ? [] : [{ step: 'BIND' as const, documents: documents.bound, postings: [] }]),
      ...(policy.issuedAt === undefined ? [{ step: 'ISSUE' as const, documents: documents.issued, postings }] : []),
    ],
  }
}
