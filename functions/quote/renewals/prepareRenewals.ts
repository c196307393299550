import { z } from 'zod'
import { defineJob, type Effect } from '#functions/_platform/jobs/defineJob.ts'
import { Problem } from '#functions/_platform/problems/problem.ts'
import { type EndingPage, endingPolicies, policiesById } from '#functions/policy/public.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { renewalCandidateDays } from '#shared/domain/calendar/coverageDates.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { renewalStep } from './renewalStep.ts'

/** Policies that are looked at together. */
const together = 25

/** Of a policy that is asked to be cancelled, the notice that it ends alone may be due; these come after those in force. */
const asked = 'CANCEL REQUESTED'
const beginOfAsked = `${asked}|`

const nextPage = async (day: CalendarDate, cursor: string): Promise<EndingPage> => {
  const until = addDays(day, renewalCandidateDays)
  const isOfAsked = cursor.startsWith(beginOfAsked)
  const after = isOfAsked ? cursor.slice(beginOfAsked.length) : cursor
  const page = await endingPolicies(until, {
    size: together,
    ...(after !== '' && { after }),
    ...(isOfAsked && { status: asked }),
  })
  if (!isOfAsked) return { ...page, cursor: page.cursor ?? beginOfAsked }
  return { rows: page.rows, ...(page.cursor !== undefined && { cursor: `${beginOfAsked}${page.cursor}` }) }
}

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
    const page = await nextPage(day, cursor)
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
