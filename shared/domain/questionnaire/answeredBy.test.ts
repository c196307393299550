import { expect, it } from 'vitest'
import { answeredAfter } from './answeredBy.ts'

const ana = { by: 'Ana', at: '2026-11-20T10:00:00.000Z' as const }
const ben = { by: 'Ben', at: '2026-11-21T10:00:00.000Z' as const }

it('an answer is of who gave it, until somebody gives another one', () => {
  const first = answeredAfter({}, {}, { edr: true, training: false }, ana)
  expect(first).toEqual({ edr: ana, training: ana })
  const second = answeredAfter(first, { edr: true, training: false }, { edr: true, training: true, ngav: true }, ben)
  expect(second).toEqual({ edr: ana, training: ben, ngav: ben })
})
