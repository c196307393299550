import type { Step } from '#functions/_platform/storage/rowsOfBook.ts'
import type { Booking } from '#functions/ledger/postings/booking.ts'
import { type PostingRecord, postings } from '#functions/ledger/postings/postings.ts'
import { invoices } from '#functions/ledger/store/invoices.ts'
import { policies } from '#functions/policy/store/policies.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { commissionOf } from '#shared/domain/quoting/commissionAgreement.ts'
import type { Chronicle, Deed } from './chronicle.ts'

/** Tells of postings under names of the story's own. */
export const postingsTold = (chronicle: Chronicle, { writes }: Pick<Booking, 'writes'>, deed: Deed): PostingRecord[] =>
  writes
    .filter(({ definition }) => definition.kind === postings.definition.kind)
    .map(({ after }) => {
      // What the definition of postings writes is a posting.
      const posting = { ...(after as PostingRecord), id: chronicle.id('ent', deed.at) }
      chronicle.tell(postings.create(posting), deed)
      return posting
    })

/** A bill of a story, with all of its postings and what of the premium the commission is. */
interface Bill {
  readonly invoice: InvoiceRecord
  readonly entries: PostingRecord[]
  readonly percent: number
}

/** The bills of a story as they stand at its end, with all postings of each. */
export const billsOf = (steps: readonly Step[]): Bill[] => {
  const percents = new Map<string, number>()
  const bills = new Map<string, { invoice: InvoiceRecord; entries: PostingRecord[] }>()
  const entriesOf = new Map<string, PostingRecord[]>()
  for (const { definition, state } of steps) {
    if (definition.kind === postings.definition.kind) {
      const posting = state as PostingRecord // as its definition says
      const policyId = posting.policyId ?? ''
      entriesOf.set(policyId, [...(entriesOf.get(policyId) ?? []), posting])
    }
    if (definition.kind === invoices.definition.kind) {
      const invoice = state as InvoiceRecord // as its definition says
      bills.set(invoice.policyId, { invoice, entries: [] })
    }
    if (definition.kind === policies.definition.kind) {
      const policy = state as PolicyRecord // as its definition says
      percents.set(policy.id, commissionOf(policy).percent)
    }
  }
  return [...bills.values()].map(({ invoice }) => ({
    invoice,
    entries: entriesOf.get(invoice.policyId) ?? [],
    percent: percents.get(invoice.policyId) ?? commissionOf({}).percent,
  }))
}
