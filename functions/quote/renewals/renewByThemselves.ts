import { z } from 'zod'
import { config } from '#functions/_platform/config/config.ts'
import type { Job } from '#functions/_platform/events/worker.ts'
import { beginJob } from '#functions/_platform/jobs/beginJob.ts'
import { defineJob, type Effect } from '#functions/_platform/jobs/defineJob.ts'
import { endingPolicies, policiesById } from '#functions/policy/public.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { autoRenewalRules } from '#shared/domain/policy/autoRenewal.ts'
import { autoRenewalOf } from './autoRenewalOf.ts'

/** Policies that are looked at together: each may be bound. */
const together = 10

/**
 * Does what is due for the policies that are to renew themselves, the first to end first. A page is looked at again until nothing
 * of it is due: what was done is noted with each policy.
 */
export const renewByThemselves = defineJob({
  kind: 'renewByThemselves',
  input: z.strictObject({ day: CalendarDate }),
  key: ({ day }) => day,
  effect: 'renewed',
  async chunk({ day }, { cursor = '', now }) {
    const until = addDays(day, autoRenewalRules[config.region].tellDays)
    const page = await endingPolicies(until, { size: together, ...(cursor !== '' && { after: cursor }) })
    const wanted = (await policiesById(page.rows.map(({ id }) => id))).filter(
      ({ autoRenewal }) => autoRenewal !== undefined,
    )
    const effects: Effect[] = []
    for (const policy of wanted) {
      const step = await autoRenewalOf(policy, { day, now })
      if (step !== undefined) effects.push({ cursor, ...step })
    }
    return { effects, done: page.rows.length, ...(page.cursor !== undefined && { cursor: page.cursor }) }
  },
})

/** Once a day, half an hour after the day's offers were prepared. */
export const renewAgreed: Job = ({ now }) => beginJob(renewByThemselves, { day: dateAt(now, 'UTC') }, now)
