import { ulid } from 'ulid'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import type { updateSubjectivities } from '#shared/contracts/quote/subjectivities.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { dayFault } from '#shared/domain/quoting/subjectivityDay.ts'
import type { Subjectivity } from '#shared/records/subjectivity/subjectivity.ts'
import { mustAllow } from '../actions/guards.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { todayOf } from '../views/todayOf.ts'
import { afterStep } from './subjectivityStep.ts'
import { withSubjectivities } from './withSubjectivities.ts'

type Body = BodyOf<typeof updateSubjectivities>
type Asked = Body['subjectivities'][number]

const terms = ['text', 'stage', 'due', 'owner', 'notice'] as const
const isSame = (kept: Subjectivity, asked: Asked): boolean => terms.every((term) => kept[term] === asked[term])

const refuse = (index: number, field: keyof Asked, detail: string): never =>
  fail('request.unfit', { errors: [{ detail, path: ['subjectivities', index, field] }] })

/** What is new or changed names a day that is to come, and stands before binding only while that is to come as well. */
const mustBePossible = (quote: StoredQuote, asked: Asked, index: number, today: CalendarDate): void => {
  if (asked.stage === 'PRE_BIND' && quote.binder !== undefined)
    refuse(index, 'stage', 'The quote is bound: it can be asked for after binding')
  const fault = dayFault(asked, { today, endDate: quote.endDate })
  if (fault !== undefined) refuse(index, 'due', fault)
}

/**
 * What must still be brought can be set until the quote is bound, and asked for after that too. What is there is changed
 * while it is open; nothing is left out, since what is no longer needed is waived with a word.
 */
export const setSubjectivities = async (quote: StoredQuote, body: Body, actor: Actor, now: Instant) => {
  mustAllow(quote, 'setSubjectivities', { actor, now })
  const today = todayOf(quote, now)
  const left = quote.subjectivities.find(({ id }) => !body.subjectivities.some((asked) => asked.id === id))
  if (left !== undefined)
    fail('request.unfit', {
      errors: [{ detail: `"${left.text}" is left out; waive it and say why`, path: ['subjectivities'] }],
    })
  const subjectivities = body.subjectivities.map((asked, index): Subjectivity => {
    const kept = quote.subjectivities.find(({ id }) => id === asked.id)
    if (kept !== undefined && isSame(kept, asked)) return kept
    mustBePossible(quote, asked, index, today)
    const { id: _, ...given } = asked
    if (kept === undefined) return { ...given, id: `sub_${ulid()}`, status: 'OPEN' }
    const { due: __, notice: ___, ...rest } = kept
    return { ...afterStep(rest, 'change', given), status: 'OPEN' }
  })
  await commit(await withSubjectivities(quote, subjectivities, now))
  return { subjectivities }
}
