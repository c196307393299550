import { z } from 'zod'
import type { Job } from '#functions/_platform/events/worker.ts'
import { beginJob } from '#functions/_platform/jobs/beginJob.ts'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { isNotifiedUnder } from '#functions/claims/public.ts'
import { unpaidSince } from '#functions/ledger/invoices/plan.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { directOpenGroup, invoices } from '#functions/ledger/store/invoices.ts'
import {
  endUnpaidErp,
  nonPaymentNotice,
  policiesById,
  type StoredPolicy,
  standingErp,
} from '#functions/policy/public.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { dunnedOn } from '../dunning/dunned.ts'

/** Invoices that are looked at together. */
const together = 25
const by = 'Operations'

/**
 * What ends the extended reporting of a policy that is not paid (decision: reporting-not-paid); undefined where it has none, or
 * a claim was notified in it, for which it stays and is owed.
 */
const unpaidReportingEnded = async (policy: StoredPolicy, doing: { readonly by: string; readonly now: Instant }) => {
  const issued = standingErp(policy)
  return issued === undefined || (await isNotifiedUnder(policy, { since: issued.known }))
    ? undefined
    : endUnpaidErp(policy, issued, doing)
}

/** Notices the cancellation of every policy that was reminded of in vain (rule: dunning), and ends the extended reporting of one that has ended. */
export const dunInvoices = defineJob({
  kind: 'dunInvoices',
  input: z.strictObject({ today: CalendarDate }),
  key: ({ today }) => today,
  effect: 'noticed',
  async chunk({ today }, { cursor: after, now }) {
    const { ids, cursor } = await invoices.walk({ scope: 'all', group: directOpenGroup, size: together, after })
    const isDue = (...of: Parameters<typeof dunnedOn>) => {
      const day = dunnedOn(...of)
      return day !== undefined && day <= today
    }
    const due = (await invoices.byIds(ids.map(({ id }) => id))).filter((invoice) => isDue(invoice))
    const byId = new Map((await policiesById(due.map(({ policyId }) => policyId))).map((each) => [each.id, each]))
    const effects = []
    for (const { id, at } of ids) {
      const invoice = due.find((each) => each.id === id)
      const policy = invoice && byId.get(invoice.policyId)
      if (invoice === undefined || policy === undefined || !isDue(invoice, policy)) continue
      const ended = await unpaidReportingEnded(policy, { by, now })
      if (ended !== undefined) effects.push({ cursor: at, ...ended })
      const notice = await nonPaymentNotice(policy, unpaidSince(invoice), { by, now })
      // With the invoice written a payment that comes meanwhile is seen before anybody is told.
      if (notice !== undefined)
        effects.push({
          cursor: at,
          writes: [...notice.writes, invoices.update(invoice, { ...invoice, lastUpdated: now })],
          events: notice.events,
        })
    }
    return { effects, done: ids.length, ...(cursor !== undefined && { cursor }) }
  },
})

/** Every day, once those were reminded whom something is due. */
export const dunToday: Job = ({ now }) => beginJob(dunInvoices, { today: bookDate(now) }, now)
