import { expect, it } from 'vitest'
import { EventExclusion } from './quoteParts.ts'
import { updateQuoteNeedBy } from './quotes.ts'
import { updateIrpm } from './underwriting.ts'

const event = { claimNumber: 'C-1', claimName: 'Mailbox', claimDescription: '', claimDate: '2025-03-01' }
const wrong = (more: object) => EventExclusion.safeParse({ ...event, ...more }).error?.issues.map(({ path }) => path[0])

it('an event that is excluded has a number, a name and a day', () => {
  expect(wrong({})).toBeUndefined()
  expect(wrong({ claimNumber: '' })).toEqual(['claimNumber'])
  expect(wrong({ claimName: ' ' })).toEqual(['claimName'])
  expect(wrong({ claimDate: '2025-02-30' })).toEqual(['claimDate'])
})

it('the day by which a quote is needed is sent as year, month and day', () => {
  const { needBy } = updateQuoteNeedBy.query.shape
  expect(needBy.safeParse('2026-11-30').success).toBe(true)
  expect(needBy.safeParse('11/30/2026').success).toBe(false)
})

it('the individual risk says beside its body whether the quote is of surplus lines', () => {
  expect(updateIrpm.query.safeParse({ isSurplus: 'true' }).success).toBe(true)
  expect(Object.keys(updateIrpm.body.shape)).not.toContain('isSurplus')
})
