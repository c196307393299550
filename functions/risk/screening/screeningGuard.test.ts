import { expect, it } from 'vitest'
import type { ScreeningWord } from '#shared/records/screening/screening.ts'
import { cast } from '#tests/cast/actors.ts'
import { allowedOn } from './screeningGuard.ts'

const chief = cast.superAdmin
const other = { ...chief, userId: 'usr_other' }
const said = (decision: ScreeningWord['decision'], byId: string): ScreeningWord => ({
  ...{ decision, byId, by: 'Ada Archer', reason: 'Another company.' },
  at: '2026-01-05T09:00:00.000Z',
})

it('what can be said of a screening now is told as it would be refused', () => {
  expect(allowedOn({ status: 'POSSIBLE', words: [] }, chief)).toEqual(['clear', 'confirm'])
  const cleared = { status: 'CLEARING', words: [said('clear', chief.userId)] } as const
  expect(allowedOn({ ...cleared, words: [...cleared.words] }, chief), 'the second word is another’s').toEqual([
    'confirm',
  ])
  expect(allowedOn({ ...cleared, words: [...cleared.words] }, other)).toEqual(['clear', 'confirm'])
  expect(allowedOn({ status: 'POSSIBLE', words: [] }, cast.agencyAdmin), 'compliance alone decides').toEqual([])
  expect(allowedOn({ status: 'CLEAR', words: [] }, chief)).toEqual([])
})
