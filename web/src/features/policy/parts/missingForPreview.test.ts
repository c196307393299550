import { expect, test } from 'vitest'
import { missingForPreview } from './missingForPreview.ts'

test('a cancellation is shown once its reason and its day are there, and says before what is missing', () => {
  expect(missingForPreview({ reason: undefined, hasDay: true })).toBe('reason')
  expect(missingForPreview({ reason: '', hasDay: true })).toBe('reason')
  expect(missingForPreview({ reason: 'Business closed', hasDay: false })).toBe('day')
  expect(missingForPreview({ reason: undefined, hasDay: false })).toBe('both')
  expect(missingForPreview({ reason: 'Business closed', hasDay: true })).toBeUndefined()
})

test('what depends on no reason waits for none', () => {
  expect(missingForPreview({ reason: null, hasDay: true })).toBeUndefined()
})
