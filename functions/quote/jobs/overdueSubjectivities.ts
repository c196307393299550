import type { Job } from '#functions/_platform/events/worker.ts'
import { beginJob } from '#functions/_platform/jobs/beginJob.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { fallenDue } from '#shared/records/subjectivity/subjectivities.ts'
import { dueGroup } from '../store/quoteGroups.ts'
import { afterStep } from '../underwriting/subjectivityStep.ts'
import { withSubjectivities } from '../underwriting/withSubjectivities.ts'
import { todayOf } from '../views/todayOf.ts'
import { jobOfDays } from './endOfDays.ts'

/**
 * What its last day found open where the insured is becomes overdue, on the quote and on the policy it was bound as, and the
 * notice that each names is started.
 */
export const fallingDue = jobOfDays({
  kind: 'overdueSubjectivities',
  groupOf: dueGroup,
  effect: 'overdue',
  end: async (quote, now) => {
    if (!canQuote(quote.status, 'receiveSubjectivity')) return undefined
    const fallen = fallenDue(quote.subjectivities, todayOf(quote, now)).map(({ id }) => id)
    if (fallen.length === 0) return undefined
    const subjectivities = quote.subjectivities.map((each) => {
      if (!fallen.includes(each.id)) return each
      return afterStep(each, 'fallDue', each.notice === undefined ? {} : { noticeAt: now })
    })
    return {
      writes: await withSubjectivities(quote, subjectivities, now),
      events: [{ name: 'quote.subjectivitiesOverdue', detail: { quoteId: quote.id, subjectivityIds: fallen } }],
    }
  },
})

/** Every hour. */
export const overdueSubjectivities: Job = ({ now }) => beginJob(fallingDue, { asOf: now }, now)
