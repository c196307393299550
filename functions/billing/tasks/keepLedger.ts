import { z } from 'zod'
import type { Task } from '#functions/_platform/events/worker.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { lastMonthEnd } from '../jobs/closeMonth.ts'
import { enterBooks } from '../jobs/enterBooks.ts'
import { keepBooks } from '../jobs/keepBooks.ts'
import { verifyLedger } from '../jobs/verifyLedger.ts'

const Asked = z.strictObject({ enter: z.boolean().default(false), verify: z.boolean().default(false) })

/**
 * The worker's task `keepLedger`: begins the job that carries books of the former chart over and earns up to the last
 * month's end, or with `{ "verify": true }` the one that holds postings, invoices and refunds against each other,
 * with `{ "enter": true }` the one that enters postings of before in the books that are read.
 */
export const keepLedger: Task = async (input: unknown, { now }) => {
  const { enter, verify } = Asked.parse(input)
  const by = { by: 'Operations', now }
  const { jobId, write, events } = await (verify
    ? startJob(verifyLedger, {}, by)
    : enter
      ? startJob(enterBooks, {}, by)
      : startJob(keepBooks, { through: lastMonthEnd(now) }, by))
  await commit([write], { events })
  return { jobId }
}
