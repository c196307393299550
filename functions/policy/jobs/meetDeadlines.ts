import type { Job } from '#functions/_platform/events/worker.ts'
import { log } from '#functions/_platform/log/log.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type Deadline, deadlineOf } from '../lifecycle/deadline.ts'
import { meetDeadline } from '../lifecycle/meetDeadline.ts'
import { deadlineWrites, dueDeadlines } from '../store/deadlines.ts'
import { policies } from '../store/policies.ts'

/** Deadlines of one round, and rounds of one run: what is left over is the next run's. */
const perRound = 100
const mostRounds = 50

const isDue = (deadline: Deadline | undefined, now: Instant): deadline is Deadline =>
  deadline !== undefined && Date.parse(deadline.at) <= Date.parse(now)

type Outcome = 'failed' | 'met' | 'moved'

/** What came of the policy's deadline; one that is out of date is brought in line with the policy. */
const meet = async (policyId: string, now: Instant): Promise<Outcome> => {
  try {
    return await retryStale(async () => {
      const policy = await policies.require(policyId)
      const deadline = deadlineOf(policy)
      if (isDue(deadline, now)) {
        await meetDeadline(policy, deadline.action, now)
        return 'met'
      }
      await commit(await deadlineWrites(policy))
      return 'moved'
    })
  } catch (error) {
    log.error('a deadline of a policy was not met; the next run tries again', { policyId, error })
    return 'failed'
  }
}

/**
 * Does what has become due: cover starts and ends at 12:01 AM where the insured is, renewals open, cancellations take
 * effect. It reads the head of the list of deadlines until nothing there is due that it has not tried; those that fail, how
 * many they are, do not hold up the others.
 */
export const meetDeadlines: Job = async ({ now }) => {
  const failed = new Set<string>()
  const passedOver = new Set<string>()
  let met = 0
  for (let round = 0; round < mostRounds; round += 1) {
    const due = await dueDeadlines(now, perRound, passedOver)
    if (due.length === 0) break
    const outcomes = await Promise.all(
      due.map(async ({ policyId }) => ({ policyId, outcome: await meet(policyId, now) })),
    )
    for (const { policyId, outcome } of outcomes) {
      if (outcome === 'met') met += 1
      else passedOver.add(policyId)
      if (outcome === 'failed') failed.add(policyId)
    }
  }
  return { met, failures: [...failed].map((policyId) => `${policyId}: its deadline was not met`) }
}
