import { expect, it } from 'vitest'
import type { QuoteRecord } from '#functions/quote/public.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { keptStates } from '#tests/kept/states.ts'
import { proposalData } from './proposalData.ts'

/** The ways to pay of a quote whose cover lasts so many days. */
const waysToPay = (days: number) => {
  const quote = keptStates('quote', 11)?.[0]?.state as unknown as QuoteRecord
  const today = addDays(quote.effectiveDate, -5)
  const of = { ...quote, endDate: addDays(quote.effectiveDate, days) }
  const reviewLink = 'https://us.palisade.example/review'
  return proposalData('us', of, { agency: undefined, insurer: 'Harbor Specialty Insurance Company' }, today, {
    reviewLink,
    book: [],
    mark: {},
    manuscripts: [],
  }).paymentOptions
}

it('offers a plan of as many months as are due before cover ends, and none where none is', () => {
  expect(waysToPay(365)).toMatchObject([{}, { detail: expect.stringContaining('in 10 monthly payments') }])
  expect(waysToPay(100)).toMatchObject([{}, { detail: expect.stringMatching(/in [123] monthly payments?\./) }])
  expect(waysToPay(20)).toMatchObject([{ name: 'Pay in full' }])
  expect(waysToPay(20)).toHaveLength(1)
})
