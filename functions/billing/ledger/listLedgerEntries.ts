import { implement } from '#functions/_platform/http/implement.ts'
import { type PostingRecord, postings } from '#functions/ledger/postings/postings.ts'
import { shownLine } from '#functions/ledger/postings/shownLine.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import { listLedgerEntries as contract } from '#shared/contracts/billing/ledger.ts'
import { EntryId } from '#shared/domain/ids/ids.ts'

/** A policy has a few postings a year; more than this are not shown. */
const most = 3000

const entryOf = ({ id, postedAt, effectiveAt, happenedOn, description, currency, lines }: PostingRecord) => ({
  entryId: EntryId.parse(id),
  postedAt,
  effectiveAt,
  ...(happenedOn !== undefined && { happenedOn }),
  description,
  currency,
  lines: lines.map(shownLine),
})

/** The newest day first on which postings count, and of one day the newest posting: what is booked late stands with its day. */
const newestFirst = (a: PostingRecord, b: PostingRecord): number =>
  b.effectiveAt.localeCompare(a.effectiveAt) || b.postedAt.localeCompare(a.postedAt) || b.order - a.order

/** The postings of a policy, page by page, by the day they count for. */
export const listLedgerEntries = implement(contract)(async ({ params, query, actor }) => {
  const policy = await requirePolicy(params.policyId, actor)
  const { page, size } = query
  const { hits } = await postings.list({ scopes: [`policy:${policy.id}`], size: most, descending: true })
  return {
    content: hits
      .toSorted(newestFirst)
      .slice(page * size, (page + 1) * size)
      .map(entryOf),
    totalElements: hits.length,
    size,
    number: page,
  }
})
