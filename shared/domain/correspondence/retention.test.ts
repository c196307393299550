import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CalendarDate } from '../calendar/calendarDate.ts'
import { addDays } from '../calendar/moveDate.ts'
import { dueOn, retentionStep } from './retention.ts'

const day = (text: string) => CalendarDate.parse(text)
const rule = { years: 7, source: 'a law' }
const end = day('2019-02-28')

it('is due on the day after its years are over, and never before its end has come', () => {
  expect(dueOn({ end }, rule)).toBe('2026-03-01')
  expect(dueOn({ end: day('2020-02-29') }, rule)).toBe('2027-03-01')
  expect(dueOn({}, rule)).toBeUndefined()
})

it('is told thirty days ahead, waits, and goes', () => {
  expect(retentionStep({ end }, rule, day('2026-02-28'))).toEqual({ step: 'keep' })
  expect(retentionStep({ end }, rule, day('2026-03-01'))).toEqual({ step: 'mark', removesOn: '2026-03-31' })
  const told = { end, removesOn: day('2026-03-31') }
  expect(retentionStep(told, rule, day('2026-03-30'))).toEqual({ step: 'keep' })
  expect(retentionStep(told, rule, day('2026-03-31'))).toEqual({ step: 'remove' })
  expect(retentionStep(told, rule, day('2026-05-01'))).toEqual({ step: 'remove' })
})

it('is spared while something holds it or its end moved, and is told anew afterwards', () => {
  const told = { end, removesOn: day('2026-03-31') }
  expect(retentionStep({ ...told, heldBy: 'CLM-1' }, rule, day('2026-04-01'))).toEqual({ step: 'spare' })
  expect(retentionStep({ removesOn: told.removesOn }, rule, day('2026-04-01'))).toEqual({ step: 'spare' })
  expect(retentionStep({ ...told, end: day('2020-01-01') }, rule, day('2026-04-01'))).toEqual({ step: 'spare' })
  expect(retentionStep({ end, heldBy: 'CLM-1' }, rule, day('2026-04-01'))).toEqual({ step: 'keep' })
  expect(retentionStep({ end }, rule, day('2026-04-02'))).toEqual({ step: 'mark', removesOn: '2026-05-02' })
})

it('never goes before thirty days after it was told, whatever the days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 60 }), (after, waited) => {
      const today = addDays(end, after)
      const first = retentionStep({ end }, rule, today)
      expect(first.step).toBe(after < 2558 ? 'keep' : 'mark')
      if (first.step !== 'mark') return
      const then = retentionStep({ end, removesOn: first.removesOn }, rule, addDays(today, waited))
      expect(then.step).toBe(waited < 30 ? 'keep' : 'remove')
    }),
  )
})
