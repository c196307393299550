import type { Job } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { fallenDue } from '#shared/records/subjectivity/subjectivities.ts'
import { dueGroup } from '../store/quoteGroups.ts'
import { afterStep } from '../underwriting/subjectivityStep.ts'
import { withSubjectivities } from '../underwriting/withSubjectivities.ts'
import { todayOf } from '../views/todayOf.ts'
import { forQuotesOfDays } from './endOfDays.ts'

/**
 * What its last day found open where the insured is becomes overdue, on the quote and on the policy it was bound as, and the
 * notice that each names is started.
 */
export const overdueSubjectivities: Job = ({ now }) =>
  forQuotesOfDays(now, dueGroup, async (quote) => {
    if (!canQuote(quote.status, 'receiveSubjectivity')) return
    const fallen = fallenDue(quote.subjectivities, todayOf(quote, now)).map(({ id }) => id)
    if (fallen.length === 0) return
    const subjectivities = quote.subjectivities.map((each) => {
      if (!fallen.includes(each.id)) return each
      return afterStep(each, 'fallDue', each.notice === undefined ? {} : { noticeAt: now })
    })
    await commit(await withSubjectivities(quote, subjectivities, now), {
      events: [{ name: 'quote.subjectivitiesOverdue', detail: { quoteId: quote.id, subjectivityIds: fallen } }],
    })
  })
