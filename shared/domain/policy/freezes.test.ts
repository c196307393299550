import { describe, expect, it } from 'vitest'
import { actOfCause, type Freeze, freezeOf, isInArea } from './freezes.ts'

const freeze = (changes: Partial<Freeze>): Freeze => ({
  kind: 'moratorium',
  id: 'mor_1',
  name: 'Bulletin 2026-7',
  acts: ['cancelNonPayment'],
  from: '2026-03-01',
  until: '2026-03-31',
  ...changes,
})

describe('the area of a moratorium', () => {
  it('is the whole region where it names neither states nor postcodes', () => {
    expect(isInArea({}, { states: [], postcodes: [] })).toBe(true)
  })

  it('is the states it names', () => {
    const area = { states: ['FL', 'GA'], postcodes: [] }
    expect(isInArea({ state: 'FL' }, area)).toBe(true)
    expect(isInArea({ state: 'TX' }, area)).toBe(false)
    expect(isInArea({}, area)).toBe(false)
  })

  it('is all numbers that begin with a ZIP that it names', () => {
    const area = { states: [], postcodes: ['331', '34102'] }
    expect(isInArea({ state: 'FL', zipcode: '33139' }, area)).toBe(true)
    expect(isInArea({ zipcode: '34102-1234' }, area)).toBe(true)
    expect(isInArea({ zipcode: '33439' }, area)).toBe(false)
  })

  it('is a postcode, its district or its area, and no longer name that begins alike', () => {
    const within = (entry: string, zipcode: string) => isInArea({ zipcode }, { states: [], postcodes: [entry] })
    expect(within('M1', 'M1 1AE')).toBe(true)
    expect(within('M1', 'M11 1AE')).toBe(false)
    expect(within('m', 'M11 1AE')).toBe(true)
    expect(within('M', 'ME1 1AA')).toBe(false)
    expect(within('sw1a1aa', 'SW1A 1AA')).toBe(true)
    expect(within(' ', 'SW1A 1AA')).toBe(false)
  })
})

describe('what freezes an act', () => {
  it('stands on its first day and on its last, and on none besides', () => {
    const days = ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'] as const
    expect(days.map((day) => freezeOf([freeze({})], 'cancelNonPayment', day) !== undefined)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('freezes what it names alone', () => {
    expect(freezeOf([freeze({})], 'nonRenewal', '2026-03-05')).toBeUndefined()
  })

  it('is the one that stands the longest; without an end that is the longest', () => {
    const [short, long] = [freeze({ id: 'a' }), freeze({ id: 'b', until: '2026-05-01' })]
    expect(freezeOf([long, short], 'cancelNonPayment', '2026-03-05')?.id).toBe('b')
    const open = freeze({ id: 'c', kind: 'hold', until: undefined })
    expect(freezeOf([open, long], 'cancelNonPayment', '2026-03-05')?.id).toBe('c')
  })

  it('is never what the insured asks for', () => {
    expect((['coolingOff', 'insured'] as const).map(actOfCause)).toEqual([undefined, undefined])
    expect((['financer', 'insurer', 'nonPayment'] as const).map(actOfCause)).toEqual([
      'cancelNonPayment',
      'cancelByInsurer',
      'cancelNonPayment',
    ])
  })
})
