import { expect, it } from 'vitest'
import { besides, keyOf, placeOf, quoteSteps } from './steps.ts'

it('new business goes by the steps that the specification names, each of them for submissions too', () => {
  expect(quoteSteps.toSorted()).toEqual(
    [
      'additional-info',
      'custom-quote',
      'product-selector',
      'questions',
      'quote',
      'state-license',
      'verify',
      'verify-submission',
    ].toSorted(),
  )
  for (const step of quoteSteps)
    for (const isSubmission of [false, true]) {
      const place = { step, isSubmission }
      expect(placeOf(keyOf(place))).toEqual(place)
    }
  expect(keyOf({ step: 'quote', isSubmission: true })).toBe('submissions-quote')
})

it('an address that names no step is none', () => {
  for (const key of [undefined, '', 'summary', 'submissions-', 'submissions-summary', 'no-quote'])
    expect(placeOf(key)).toBeUndefined()
})

it('a step leads on to the next and back to the one before', () => {
  expect(besides('verify')).toEqual({ before: undefined, after: 'product-selector' })
  expect(besides('verify-submission')).toEqual({ before: 'additional-info', after: undefined })
})
