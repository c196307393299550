import type { Job } from '#functions/_platform/events/worker.ts'
import { log } from '#functions/_platform/log/log.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { type Deadline, deadlineOf } from '../lifecycle/deadline.ts'
import { meetDeadline } from '../lifecycle/meetDeadline.ts'
import { deadlineWrites, dueDeadlines } from '../store/deadlines.ts'
import { policies } from '../store/policies.ts'

/** Deadlines of one round, and rounds of one run: what is left over is the next run's. */
const perRound = 100
const mostRounds = 50

const isDue = (deadline: Deadline | undefined, now: string): deadline is Deadline =>
  deadline !== undefined && Date.parse(deadline.at) <= Date.parse(now)

const meet = async (policyId: string, now: string): Promise<boolean> => {
  try {
    await retryStale(async () => {
      const policy = await policies.require(policyId)
      const deadline = deadlineOf(policy)
      await (isDue(deadline, now) ? meetDeadline(policy, deadline.action, now) : commit(await deadlineWrites(policy)))
    })
    return true
  } catch (error) {
    log.error('a deadline of a policy was not met; the next run tries again', { policyId, error })
    return false
  }
}

/**
 * Does what has become due: cover starts and ends at 12:01 AM where the insured is, binders expire, renewals open,
 * cancellations take effect. It reads the head of the list of deadlines; one that fails does not hold up the others.
 */
export const meetDeadlines: Job = async ({ now }) => {
  for (let round = 0; round < mostRounds; round += 1) {
    const due = await dueDeadlines(now, perRound)
    const met = await Promise.all(due.map(({ policyId }) => meet(policyId, now)))
    if (due.length < perRound || met.every((each) => !each)) return
  }
}
