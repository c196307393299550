import { expect, it } from 'vitest'
import { AnsweredBy, answeredAfter } from './answeredBy.ts'

const ana = { by: 'Ana', at: '2026-11-20T10:00:00.000Z', source: 'AGENCY' } as const
const ben = { by: 'Ben', at: '2026-11-21T10:00:00.000Z', source: 'INSURED' } as const

it('an answer is of who gave it, until somebody gives another one', () => {
  const first = answeredAfter({}, {}, { edr: true, training: false }, ana)
  expect(first).toEqual({ edr: ana, training: ana })
  const second = answeredAfter(first, { edr: true, training: false }, { edr: true, training: true, ngav: true }, ben)
  expect(second).toEqual({ edr: ana, training: ben, ngav: ben })
})

it('whoever hands in a questionnaire vouches for all of its answers, also for those that stay', () => {
  const first = answeredAfter({}, {}, { edr: true, training: false }, ana)
  const vouched = answeredAfter(
    first,
    { edr: true, training: false },
    { edr: true, training: false, ngav: '' as never },
    ben,
    {
      vouches: true,
    },
  )
  expect(vouched).toEqual({ edr: ben, training: ben })
})

it('an answer from before its source was kept is one still', () => {
  expect(AnsweredBy.parse({ by: 'Ana', at: ana.at })).toEqual({ by: 'Ana', at: ana.at })
})

it('an answer that is only written otherwise is still of who gave it', () => {
  const first = answeredAfter({}, {}, { edr: true, training: false }, ana)
  expect(answeredAfter(first, { edr: true, training: false }, { edr: 'YES', training: 'NO' }, ben)).toEqual(first)
  expect(answeredAfter(first, { edr: true }, { edr: 'UNCERTAIN' }, ben)).toMatchObject({ edr: ben })
})
