import { expect, it } from 'vitest'
import type { AgencyRecord } from '#functions/directory/public.ts'
import type { QuoteRecord } from '#functions/quote/public.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { keptStates } from '#tests/kept/states.ts'
import { proposalData } from './proposalData.ts'

const insurer = 'Harbor Specialty Insurance Company'

/** A proposal of a quote whose cover lasts so many days. */
const aProposal = (days: number, named: Parameters<typeof proposalData>[2] = { agency: undefined, insurer }) => {
  const quote = keptStates('quote', 11)?.[0]?.state as unknown as QuoteRecord
  const today = addDays(quote.effectiveDate, -5)
  const of = { ...quote, endDate: addDays(quote.effectiveDate, days) }
  const reviewLink = 'https://us.palisade.example/review'
  return proposalData('us', of, named, today, {
    reviewLink,
    book: [],
    mark: {},
    manuscripts: [],
  })
}
const waysToPay = (days: number) => aProposal(days).paymentOptions

it('offers a plan of as many months as are due before cover ends, and none where none is', () => {
  expect(waysToPay(365)).toMatchObject([{}, { detail: expect.stringContaining('in 10 monthly payments') }])
  expect(waysToPay(100)).toMatchObject([{}, { detail: expect.stringMatching(/in [123] monthly payments?\./) }])
  expect(waysToPay(20)).toMatchObject([{ name: 'Pay in full' }])
  expect(waysToPay(20)).toHaveLength(1)
})

it('tells the agency’s address on the web, and no name that is none', () => {
  const kept = keptStates('agency', 8)?.[0]?.state as unknown as AgencyRecord
  const website = (hostname: string) => aProposal(365, { agency: { ...kept, hostname }, insurer }).agency.website
  expect(website('cover.harborpine.example')).toBe('cover.harborpine.example')
  expect(website('harborpine')).toBeUndefined()
})
