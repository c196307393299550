import { fail } from '#functions/_platform/problems/problem.ts'
import { bookProblems, changeProblems } from '#shared/domain/rating/bookProblems.ts'
import { layOver, type Overlay } from '#shared/domain/rating/factorChange.ts'
import type { RateBook } from '#shared/domain/rating/rateBook.ts'

/** Refuses a version by which nothing could be priced: gaps, factors that run the wrong way, a day beyond the edition; each with its row. */
export const mustBeSound = (base: RateBook, overlay: Overlay): void => {
  const { changes, effectiveFrom } = overlay
  const isBeyond =
    effectiveFrom < base.effectiveFrom || (base.effectiveUntil !== null && effectiveFrom >= base.effectiveUntil)
  const wrong = changeProblems(base, changes)
  const problems = wrong.length > 0 ? wrong : bookProblems(layOver(base, overlay))
  const errors = [
    ...(isBeyond ? [{ path: ['effectiveFrom'], detail: `${base.version} does not price cover of that day` }] : []),
    ...problems.map(({ table, row, detail }) => {
      const index = changes.findIndex((each) => each.table === table && each.row === row)
      return { path: index < 0 ? ['changes'] : ['changes', index, 'value'], detail: `${table}, row ${row}: ${detail}` }
    }),
  ]
  if (errors.length > 0) fail('rateBook.notSound', { data: { first: errors[0]?.detail ?? '' }, errors })
}
