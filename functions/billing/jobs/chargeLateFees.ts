import { z } from 'zod'
import type { Job } from '#functions/_platform/events/worker.ts'
import { beginJob } from '#functions/_platform/jobs/beginJob.ts'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { directOpenGroup, invoices } from '#functions/ledger/store/invoices.ts'
import { frozenBy, policiesById } from '#functions/policy/public.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { isOver } from '#shared/domain/policy/policyStatusGroups.ts'
import { chargeLateFees as charged } from '../lateFees/chargeLateFees.ts'
import { lateFeesOf } from '../lateFees/lateFeesOf.ts'

/** Invoices that are looked at together. */
const together = 25

/**
 * Charges the late fees of a day: of plans of policies that stand, each instalment once (rule: late-fee), and not while a
 * moratorium or a hold freezes it.
 */
export const chargeLateFees = defineJob({
  kind: 'chargeLateFees',
  input: z.strictObject({ today: CalendarDate }),
  key: ({ today }) => today,
  effect: 'charged',
  async chunk({ today }, { cursor: after, now }) {
    const { ids, cursor } = await invoices.walk({ scope: 'all', group: directOpenGroup, size: together, after })
    const planned = (await invoices.byIds(ids.map(({ id }) => id))).filter(({ agreement }) => agreement !== undefined)
    const byId = new Map((await policiesById(planned.map(({ policyId }) => policyId))).map((each) => [each.id, each]))
    const effects = []
    for (const { id, at } of ids) {
      const invoice = planned.find((each) => each.id === id)
      const policy = invoice && byId.get(invoice.policyId)
      if (invoice === undefined || policy === undefined || isOver(policy.status)) continue
      const fees = lateFeesOf(invoice, policy, today)
      if (fees.length > 0 && (await frozenBy(policy, 'lateFee', now)) === undefined)
        effects.push({ cursor: at, ...charged(invoice, fees, now) })
    }
    return { effects, done: ids.length, ...(cursor !== undefined && { cursor }) }
  },
})

/** Every day, before anybody is reminded of what is due. */
export const chargeLateFeesToday: Job = ({ now }) => beginJob(chargeLateFees, { today: bookDate(now) }, now)
