import { ulid } from 'ulid'
import { z } from 'zod'
import type { Job } from '#functions/_platform/events/worker.ts'
import { beginJob } from '#functions/_platform/jobs/beginJob.ts'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { agencyById, walkAgencies } from '#functions/directory/public.ts'
import { agencyGroups, invoices } from '#functions/ledger/store/invoices.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type Month, monthOf } from '#shared/domain/calendar/months.ts'
import { type AgencyId, DocumentId } from '#shared/domain/ids/ids.ts'
import { agencyBillOf } from '../agencyBill/agencyBillOf.ts'
import { type AgencyBillRecord, agencyBillIdOf, agencyBills } from '../store/agencyBills.ts'
import { lastMonthEnd } from './closeMonth.ts'

/** Agencies that are billed together. */
const together = 10

const newDocument = (): DocumentId => DocumentId.parse(`doc_${ulid()}`)

/** What an agency owes, as a bill of a month; undefined where it owes nothing or was billed already. */
const billOf = async (agencyId: AgencyId, month: Month, now: Instant): Promise<AgencyBillRecord | undefined> => {
  const id = agencyBillIdOf(agencyId, month)
  if ((await agencyBills.byId(id)) !== undefined) return undefined
  const open = await invoices.every({ scopes: [`agency:${agencyId}`], group: agencyGroups.OPEN, sort: 'dueDate' })
  const agency = await agencyById(agencyId)
  if (open.length === 0 || agency === undefined) return undefined
  return agencyBillOf(open, { agency: { id: agencyId, name: agency.name }, month, now, newDocument })
}

/** Bills every agency for the policies that it owes, less its commission: one bill an agency and month. */
export const billAgencies = defineJob({
  kind: 'billAgencies',
  input: z.strictObject({ month: z.string().regex(/^\d{4}-\d{2}$/) }),
  key: ({ month }) => month,
  effect: 'billed',
  async chunk({ month }, { cursor: after, now }) {
    const { ids, cursor } = await walkAgencies(together, after)
    const effects = []
    for (const { id, at } of ids) {
      const bill = await billOf(id as AgencyId, month as Month, now) // an agency's list holds its ids; the input's pattern
      if (bill !== undefined)
        effects.push({
          cursor: at,
          writes: [agencyBills.create(bill)],
          events: [{ name: 'agency.billed', detail: { billId: bill.id } } as const],
        })
    }
    return { effects, done: ids.length, ...(cursor !== undefined && { cursor }) }
  },
})

/** On the first of a month agencies are billed for the last one. */
export const billLastMonth: Job = ({ now }) => beginJob(billAgencies, { month: monthOf(lastMonthEnd(now)) }, now)
