import type { Task } from '#functions/_platform/events/worker.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { dueCommissions, lastMonth } from '../jobs/dueCommissions.ts'
import { MonthInput } from '../jobs/monthInput.ts'

/**
 * The worker's task `stateMonth`: begins by hand what the first of a month begins, for the last month or an earlier one,
 * `{ "month": "2026-10" }`.
 */
export const stateMonth: Task = async (input: unknown, { now }) => {
  const last = lastMonth(now)
  const { month } = MonthInput.parse({ month: last, ...(typeof input === 'object' && input) })
  if (month > last) return fail('commission.spanInvalid')
  const { jobId, write, events } = await startJob(dueCommissions, { month }, { by: 'Operations', now })
  await commit([write], { events })
  return { jobId }
}
