import type { Actor } from '#functions/_platform/auth/actor.ts'
import { issuePostings, shownLine } from '#functions/ledger/public.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { pricedCoverages } from '#functions/quote/public.ts'
import type { IssuePreview } from '#shared/contracts/policy/issuePreview.ts'
import { partyLines } from '#shared/domain/ledger/partyLines.ts'
import type { Posting } from '#shared/domain/ledger/posting.ts'
import { mayAs } from '#shared/permissions.ts'
import { documentsToBe } from './documentsToBe.ts'

/** Of the lines of a posting what the insured owes. */
const owedIn = ({ lines }: Posting, { accountId }: PolicyRecord) =>
  partyLines(lines, { kind: 'account', id: accountId, billed: false })

/** What comes of a policy that is still to be issued, and bound before where it is not. */
export const previewOfIssue = (policy: PolicyRecord, isBound: boolean, actor: Actor): IssuePreview => {
  const { currency, fees, premium, taxes, total } = policy.rated
  const isWholeLedger = mayAs(actor, 'ledger:read')
  const documents = documentsToBe(policy)
  const postings = issuePostings(policy)
    .map((posting) => ({
      description: posting.description,
      lines: (isWholeLedger ? posting.lines : owedIn(posting, policy)).map(shownLine),
    }))
    .filter(({ lines }) => lines.length > 0)
  return {
    ...{ currency, total, premium, taxes, fees, isWholeLedger },
    coverages: pricedCoverages(policy.rated).map(({ name, premium: of }) => ({ name, premium: of })),
    steps: [
      ...(isBound ? [] : [{ step: 'BIND' as const, documents: documents.bound, postings: [] }]),
      ...(policy.issuedAt === undefined ? [{ step: 'ISSUE' as const, documents: documents.issued, postings }] : []),
    ],
  }
}
