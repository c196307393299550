import type { Step } from '#functions/_platform/storage/rowsOfBook.ts'
import { balanceDue } from '#functions/ledger/invoices/standing.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { invoices } from '#functions/ledger/store/invoices.ts'
import { writeOffs } from '#functions/ledger/store/writeOffs.ts'
import { bookWriteOff } from '#functions/ledger/writeOffs/bookWriteOff.ts'
import { policies } from '#functions/policy/store/policies.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { WriteOffRecord } from '#shared/contracts/billing/writeOff.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { WriteOffId } from '#shared/domain/ids/ids.ts'
import { postingsForWriteOff } from '#shared/domain/ledger/writeOffPostings.ts'
import { isOver } from '#shared/domain/policy/policyStatusGroups.ts'
import { bookedTold } from './booksTold.ts'
import type { Chronicle } from './chronicle.ts'
import type { Staff } from './companyTold.ts'
import { billsOf } from './postingsTold.ts'

/** So many are told of. */
const most = 3

/** The policies whose cover has ended, as they stand. */
const ended = (steps: readonly Step[]): ReadonlyMap<string, PolicyRecord> => {
  const over = new Map<string, PolicyRecord>()
  for (const { definition, state } of steps) {
    if (definition.kind !== policies.definition.kind) continue
    const policy = state as PolicyRecord // as its definition says
    if (isOver(policy.status)) over.set(policy.id, policy)
    else over.delete(policy.id)
  }
  return over
}

const proposalOf = (
  invoice: InvoiceRecord,
  { id, by, at }: { readonly id: WriteOffId; readonly by: Staff['bookkeeper']; readonly at: Instant },
): WriteOffRecord => ({
  id,
  policyId: invoice.policyId,
  policyNumber: invoice.policyNumber,
  invoiceNumber: invoice.invoiceNumber,
  companyName: invoice.companyName,
  accountId: invoice.accountId,
  agencyId: invoice.agencyId,
  teamIds: invoice.teamIds,
  ...(invoice.partnerIds && { partnerIds: invoice.partnerIds }),
  status: 'PROPOSED',
  currency: invoice.currency,
  amount: balanceDue(invoice),
  recovered: 0,
  reason: 'UNCOLLECTABLE',
  note: 'The cover has ended and the insured does not answer.',
  proposal: { by: by.id, name: by.name, at },
  created: at,
  lastUpdated: at,
})

const before = (now: Instant, hours: number): Instant =>
  new Date(Date.parse(now) - hours * 3_600_000).toISOString() as Instant // which is one

/** Tells of what of ended covers was not collected: proposed to be written off, the first of them approved by somebody else. */
export const writeOffsTold = (
  chronicle: Chronicle,
  steps: readonly Step[],
  { now, staff }: { readonly now: Instant; readonly staff: Staff },
): void => {
  const over = ended(steps)
  // What an agency owes it settles with its commission.
  const owed = billsOf(steps).filter(
    ({ invoice }) => over.has(invoice.policyId) && balanceDue(invoice) > 0 && invoice.agencyBilled !== true,
  )
  for (const [index, { invoice }] of owed.entries()) {
    if (index >= most) return
    const [proposedAt, approvedAt] = [before(now, 26), before(now, 25)]
    if (!chronicle.isTellable(invoice.id, proposedAt) || !chronicle.isTellable(invoice.policyId, approvedAt)) continue
    const id = WriteOffId.parse(chronicle.id('wof', proposedAt))
    const proposed = proposalOf(invoice, { id, by: staff.bookkeeper, at: proposedAt })
    const held: InvoiceRecord = { ...invoice, writeOffIds: [id], lastUpdated: proposedAt }
    const proposing = { at: proposedAt, operation: 'proposeWriteOff', by: { id: staff.bookkeeper.id } }
    chronicle.tell(writeOffs.create(proposed), proposing)
    chronicle.tell(invoices.create(held), proposing)
    if (index > 0) continue
    const { id: by, name } = staff.administrator
    const approved: WriteOffRecord = {
      ...proposed,
      status: 'APPROVED',
      approval: { by, name, at: approvedAt },
      writtenOffOn: bookDate(approvedAt),
      lastUpdated: approvedAt,
    }
    const approving = { at: approvedAt, operation: 'approveWriteOff', by: { id: by } }
    const nothingYet = { invoice: held, writes: [], events: [] }
    const booked = bookWriteOff(nothingYet, { ...proposed, version: 0 }, approved, postingsForWriteOff(proposed.amount))
    const postings = booked.writes.filter(({ definition }) => definition.kind !== writeOffs.definition.kind)
    const settled: InvoiceRecord = { ...booked.invoice, status: 'Paid', lastUpdated: approvedAt }
    chronicle.tell(writeOffs.create(approved), approving)
    bookedTold(chronicle, settled, postings, approving)
    const policy = over.get(invoice.policyId)
    const shown = { paymentStatus: 'Paid', writtenOff: proposed.amount, lastUpdated: approvedAt } as const
    if (policy !== undefined) chronicle.tell(policies.create({ ...policy, ...shown }), approving)
  }
}
