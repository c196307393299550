import { z } from 'zod'
import type { Job } from '#functions/_platform/events/worker.ts'
import { beginJob } from '#functions/_platform/jobs/beginJob.ts'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { owedByFinancer } from '#functions/ledger/invoices/askedOfInsured.ts'
import { unpaidSince } from '#functions/ledger/invoices/plan.ts'
import { balanceDue, isPursued } from '#functions/ledger/invoices/standing.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { agencyGroups, directOpenGroup, invoices } from '#functions/ledger/store/invoices.ts'
import { reminderDue } from '#shared/domain/billing/agencyTerms.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { remindedOf } from '../agencyBill/remindedOf.ts'

/** Invoices that are looked at together. */
const together = 25

/** Reminds of every open invoice whose day has come: before it is due, on the day and after it; none that is muted or was closed by hand. */
export const remindOfInvoices = defineJob({
  kind: 'remindOfInvoices',
  input: z.strictObject({ today: CalendarDate }),
  key: ({ today }) => today,
  effect: 'reminded',
  async chunk({ today }, { cursor: after, now }) {
    const groups = [agencyGroups.OPEN, directOpenGroup]
    const { ids, cursor } = await invoices.walk({ scope: 'all', group: groups, size: together, after })
    const places = new Map(ids.map(({ id, at }) => [id, at]))
    const effects = (await invoices.byIds([...places.keys()])).flatMap((invoice) => {
      const { reminders, status, created } = invoice
      if (reminders?.muted === true || balanceDue(invoice) <= owedByFinancer(invoice) || status === 'Processed')
        return []
      if (!isPursued(invoice)) return []
      const dueDate = unpaidSince(invoice)
      const step = reminderDue(dueDate, { today, sent: reminders?.sent ?? [], since: bookDate(created) })
      if (step === undefined) return []
      const { write, event } = remindedOf(invoice, { on: today, dueDate, step }, now)
      return [{ cursor: places.get(invoice.id) ?? '', writes: [write], events: [event] }]
    })
    return { effects, done: ids.length, ...(cursor !== undefined && { cursor }) }
  },
})

/** Every day those are reminded of whom something is due. */
export const remindToday: Job = ({ now }) => beginJob(remindOfInvoices, { today: bookDate(now) }, now)
