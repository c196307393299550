import { expect, it } from 'vitest'
import { ExclusionsForm } from './exclusionsForm.ts'

const event = { claimNumber: 'C-1', claimName: 'Mailbox', claimDate: '2025-03-01' }
const wrong = (more: object) =>
  ExclusionsForm.safeParse({ items: [{ ...event, ...more }] }).error?.issues.map(({ path, message }) => [
    path.at(-1),
    message,
  ])

it('an event that is excluded needs its number and name', () => {
  expect(wrong({})).toBeUndefined()
  expect(wrong({ claimNumber: '' })?.map(([field]) => field)).toEqual(['claimNumber'])
  expect(wrong({ claimName: '' })?.map(([field]) => field)).toEqual(['claimName'])
})

it('an event that is excluded needs a day that there is', () => {
  expect(wrong({ claimDate: '' })).toEqual([['claimDate', 'Invalid date format']])
  expect(wrong({ claimDate: '2025-02-30' })).toEqual([['claimDate', 'Invalid date format']])
})
