import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { moveWords } from './moveWords.ts'

const t = ((key: string) => key) as TFunction<'quote'>

it('what a control was answered is told beside its question, as it is read', () => {
  const move = {
    key: 'securityControl',
    table: 'securityControls',
    before: { input: 'backupFrequency WEEKLY', factor: 0.96 },
    after: { input: 'backupFrequency DAILY', factor: 0.94 },
    effect: -3_946,
  } as const
  const { label, was, is } = moveWords(move, t)
  expect(label).toMatch(/: How often is business-critical data backed up\?$/)
  expect([was, is]).toEqual(['Weekly (× 0.96)', 'Daily (× 0.94)'])
})

it('a limit that each coverage has its own part of is told by the limit of the whole, where that is another', () => {
  const move = { key: 'limit', table: 'limitFactors', effect: 459_490 } as const
  const before = { limit: 1_000_000, deductible: 10_000 }
  expect(moveWords(move, t, { before, after: { ...before, limit: 3_000_000 } })).toMatchObject({
    was: '$1M',
    is: '$3M',
  })
  expect(moveWords(move, t, { before, after: before })).toMatchObject({ was: '–', is: '–' })
})

it('an amount has its thousands, and what one of the two has not is said in words', () => {
  const reading = { input: '3000000', factor: 1.62 }
  expect(moveWords({ key: 'limit', table: 'limitFactors', after: reading, effect: 81_473 }, t)).toMatchObject({
    was: 'renewal.noneBefore',
    is: '3,000,000 (× 1.62)',
  })
  const carrier = { input: 'Albion Mutual 3', factor: 1.04 }
  expect(moveWords({ key: 'carrierRater', table: 'carrierRater', before: carrier, effect: -2_000 }, t)).toMatchObject({
    was: 'Albion Mutual 3 (× 1.04)',
    is: 'renewal.noneNow',
  })
})

it('what a table says of each coverage on one side alone is not told as nothing', () => {
  const reading = { input: '10000', factor: 1.1 }
  const move = { key: 'deductible', table: 'deductibles', after: reading, several: 'before', effect: 900 } as const
  expect(moveWords(move, t)).toMatchObject({ was: 'renewal.byCoverage', is: '10,000 (× 1.1)' })
})

it('a waiting period has its hours, and a retroactive period its words', () => {
  const counted = ((key: string, more: { readonly count?: number } = {}) =>
    `${key} ${more.count ?? ''}`.trim()) as unknown as TFunction<'quote'>
  const [before, after] = [
    { input: '8', factor: 1 },
    { input: '12', factor: 0.94 },
  ]
  const waiting = { key: 'waitingPeriod', table: 'waitingPeriodFactors', before, after, effect: -4_000 } as const
  expect(moveWords(waiting, counted)).toMatchObject({ was: 'terms.hours 8 (× 1)', is: 'terms.hours 12 (× 0.94)' })
  const [none, year] = [
    { input: '-1', factor: 0.9 },
    { input: '1', factor: 1 },
  ]
  const retro = { key: 'retroPeriod', table: 'retroPeriodFactors', before: none, after: year, effect: 900 } as const
  expect(moveWords(retro, counted)).toMatchObject({ was: 'retro.-1 (× 0.9)', is: 'retro.1 (× 1)' })
})

it('a tax is told by its name', () => {
  const reading = { input: '1000', factor: 0.1 }
  const gst = { key: 'tax', table: 'taxes.gst', tax: 'GST', before: reading, after: reading, effect: -1_683 } as const
  expect(moveWords(gst, t)).toMatchObject({ label: 'GST', was: '10%', is: '10%' })
})

it('cover that came or went says so, and a fee has no reading', () => {
  const named = { table: 'coverages', coverageId: 3, coverage: 'Ransom payments', effect: 12_000 } as const
  expect(moveWords({ ...named, key: 'coverageAdded' }, t)).toMatchObject({
    was: 'renewal.notCovered',
    is: 'renewal.covered',
  })
  expect(moveWords({ ...named, key: 'coverageRemoved' }, t)).toMatchObject({
    was: 'renewal.covered',
    is: 'renewal.notCovered',
  })
  expect(moveWords({ key: 'fee', table: 'fees', after: { input: 'mgaFee', factor: 1 }, effect: 100 }, t)).toMatchObject(
    {
      was: '–',
      is: '–',
    },
  )
})
