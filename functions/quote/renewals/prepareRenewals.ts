import { z } from 'zod'
import { defineJob, type Effect } from '#functions/_platform/jobs/defineJob.ts'
import { Problem } from '#functions/_platform/problems/problem.ts'
import { endingPolicies, policiesById } from '#functions/policy/public.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { renewalCandidateDays } from '#shared/domain/calendar/coverageDates.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { renewalStep } from './renewalStep.ts'

/** Policies that are looked at together. */
const together = 25

/**
 * Does what is due for the renewals of all policies that come to their end, the first to end first (rule: renewal-clock). A page is
 * looked at again until nothing of it is due: what was done of it is noted with each policy. What cannot be quoted is named,
 * and tried again by the next run.
 */
export const prepareRenewals = defineJob({
  kind: 'prepareRenewals',
  input: z.strictObject({ day: CalendarDate }),
  key: ({ day }) => day,
  effect: 'prepared',
  async chunk({ day }, { cursor = '', now }) {
    const until = addDays(day, renewalCandidateDays)
    const page = await endingPolicies(until, { size: together, ...(cursor !== '' && { after: cursor }) })
    const effects: Effect[] = []
    const notes: string[] = []
    for (const policy of await policiesById(page.rows.map(({ id }) => id)))
      try {
        const step = await renewalStep(policy, { day, now })
        if (step !== undefined) effects.push({ cursor, ...step })
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        notes.push(`${policy.policyNumber}: ${error.message}`)
      }
    return {
      effects,
      done: page.rows.length,
      notes,
      ...(page.cursor !== undefined && { cursor: page.cursor }),
    }
  },
})
