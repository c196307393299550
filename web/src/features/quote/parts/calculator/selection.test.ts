import { describe, expect, test } from 'vitest'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { changeSelection, initialSelection, keptChoices, type Selection } from './selection.ts'

const start = initialSelection('2026-11-20', { region: 'us', state: 'TX' })
const extortion = coverageId('EXTORTION')
const breachCosts = coverageId('DEDICATED_BREACH_COSTS')
const liability = coverageId('LIABILITY')
const media = coverageId('WEBSITE_MEDIA')

const custom = (choices: Selection['choices']): Selection => ({ global: { ...start.global, preset: -1 }, choices })

describe('a new selection', () => {
  test('is the popular package at a million, two weeks from today, for a year', () => {
    expect(start.global).toMatchObject({
      preset: 2,
      limit: 1_000_000,
      deductible: 25_000,
      waitingPeriod: 12,
      retroActivePeriod: -1,
      effectiveDate: '2026-12-04',
      endDate: '2027-12-04',
    })
  })
})

describe('the paper of a new selection', () => {
  test.each(['LA', 'Montana', 'AK', 'HI'])('is surplus lines in %s, where the programme is not filed', (state) => {
    expect(initialSelection('2026-11-20', { region: 'us', state }).global.isSurplus).toBe(true)
  })

  test('is left to the region anywhere else', () => {
    expect(start.global.isSurplus).toBeUndefined()
    expect(initialSelection('2026-11-20', { region: 'us', state: undefined }).global.isSurplus).toBeUndefined()
    expect(initialSelection('2026-11-20', { region: 'au', state: 'WA' }).global.isSurplus).toBeUndefined()
  })
})

describe('a change to one coverage', () => {
  test('makes the selection custom and keeps what the package had chosen', () => {
    const from = { [extortion]: { selected: true, limit: 1_000_000 }, [media]: { selected: false } }
    const after = changeSelection(start, { kind: 'coverage', id: media, change: { selected: true }, from })
    expect(after.global.preset).toBe(-1)
    expect(after.choices).toEqual({ ...from, [media]: { selected: true } })
  })

  test('keeps the other choices of the coverage', () => {
    const from = { [extortion]: { selected: true, limit: 500_000 } }
    const after = changeSelection(custom(from), {
      kind: 'coverage',
      id: extortion,
      change: { deductible: { value: 5_000 } },
      from,
    })
    expect(after.choices[extortion]).toEqual({ selected: true, limit: 500_000, deductible: { value: 5_000 } })
  })
})

describe('a package', () => {
  test('replaces a custom selection', () => {
    const after = changeSelection(custom({ [extortion]: { selected: true } }), { kind: 'preset', preset: 'elite' })
    expect(after).toMatchObject({ global: { preset: 3 }, choices: {} })
  })
})

describe('a change to the whole quote', () => {
  test('of the deductible goes through to every coverage, and leaves the package as it is', () => {
    const before = custom({ [extortion]: { selected: true, limit: 250_000, deductible: { value: 1_000 } } })
    const after = changeSelection(before, { kind: 'deductible', deductible: 50_000 })
    expect(after.choices[extortion]).toEqual({ selected: true, limit: 250_000 })
    expect(changeSelection(start, { kind: 'deductible', deductible: 50_000 }).global.preset).toBe(2)
  })

  test('of the waiting period goes through to every coverage', () => {
    const before = custom({ [extortion]: { selected: true, waitingPeriod: { value: 24 } } })
    const after = changeSelection(before, { kind: 'waitingPeriod', waitingPeriod: 8 })
    expect(after.global.waitingPeriod).toBe(8)
    expect(after.choices[extortion]).toEqual({ selected: true })
  })

  test('of the limit takes along what stood at the whole limit, and nothing else', () => {
    const before = custom({
      [extortion]: { selected: true, limit: 1_000_000 },
      [media]: { selected: true, limit: 500_000 },
      [breachCosts]: { selected: true, limit: 1_000_000 },
    })
    const after = changeSelection(before, { kind: 'limit', limit: 2_000_000 })
    expect(after.choices[extortion]?.limit).toBe(2_000_000)
    expect(after.choices[media]?.limit).toBe(500_000)
    expect(after.choices[breachCosts]?.limit).toBe(1_000_000)
  })

  test('of the retroactive period takes it from coverages 0, 1, 2, 30, 31 and 33; in date mode also from 14 and 37', () => {
    const choices = {
      [liability]: { selected: true, retroActivePeriod: { value: 1 as const } },
      [media]: { selected: true, retroActivePeriod: { value: 1 as const } },
    }
    const period = changeSelection(custom(choices), { kind: 'retroPeriod', period: 2 })
    expect(period.choices[liability]).toEqual({ selected: true })
    expect(period.choices[media]).toEqual(choices[media])
    const date = changeSelection(custom(choices), { kind: 'retroDate', date: '2020-01-01' })
    expect(date.choices[media]).toEqual({ selected: true })
    expect(date.global.retroActivePeriodAsDate).toBe('2020-01-01')
    expect(changeSelection(date, { kind: 'retroPeriod', period: -1 }).global.retroActivePeriodAsDate).toBeNull()
  })
})

describe('a new start', () => {
  test('sets the end a year later', () => {
    const moved = changeSelection(changeSelection(start, { kind: 'end', endDate: '2027-08-01' }), {
      kind: 'start',
      effectiveDate: '2027-01-10',
    })
    expect(moved.global).toMatchObject({ effectiveDate: '2027-01-10', endDate: '2028-01-10' })
  })

  test('takes a retroactive date at inception along, and keeps an earlier one', () => {
    const atInception = changeSelection(start, { kind: 'retroDate', date: '2026-12-04' })
    expect(
      changeSelection(atInception, { kind: 'start', effectiveDate: '2027-01-10' }).global.retroActivePeriodAsDate,
    ).toBe('2027-01-10')
    const earlier = changeSelection(start, { kind: 'retroDate', date: '2024-05-01' })
    expect(
      changeSelection(earlier, { kind: 'start', effectiveDate: '2027-01-10' }).global.retroActivePeriodAsDate,
    ).toBe('2024-05-01')
  })

  test('never leaves a retroactive date after inception', () => {
    const late = changeSelection(start, { kind: 'retroDate', date: '2026-12-01' })
    expect(changeSelection(late, { kind: 'start', effectiveDate: '2026-11-25' }).global.retroActivePeriodAsDate).toBe(
      '2026-11-25',
    )
  })
})

describe('a selection of the reader’s own', () => {
  const kept: Selection['choices'] = { [extortion]: { selected: true, limit: 250_000 }, [media]: { selected: false } }

  test('sets all coverages, and leaves the terms of the quote', () => {
    const after = changeSelection(custom({ [liability]: { selected: true } }), { kind: 'own', coverages: kept })
    expect(after).toEqual({ global: { ...start.global, preset: -1 }, choices: kept })
  })

  test('is kept without the retroactive dates of this risk', () => {
    const dated = { selected: true, retroActivePeriod: { value: null, asDate: '2020-01-01' as const } }
    const years = { selected: true, retroActivePeriod: { value: 2 as const, asDate: null } }
    expect(keptChoices({ ...kept, [liability]: dated, [breachCosts]: years })).toEqual({
      ...kept,
      [liability]: { selected: true },
      [breachCosts]: years,
    })
  })
})
