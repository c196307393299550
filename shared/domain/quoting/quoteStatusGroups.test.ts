import { expect, it } from 'vitest'
import { quoteStatuses } from '#shared/records/quote/quoteStatus.ts'
import { expectReviewed } from '#tests/golden/reviewed.ts'
import { agencyStatusOf, quoteStatusGroupOf, quoteTypeOf } from './quoteStatusGroups.ts'

it('each status has its tab and its word for agencies, as they were reviewed', async () => {
  await expectReviewed(
    '../golden/tables/quote-statuses.txt',
    quoteStatuses.map((status) => ({
      '': status,
      tab: quoteStatusGroupOf(status),
      agency: agencyStatusOf(status),
    })),
  )
})

it('a quote is a renewal or new business', () => {
  expect([true, false].map((isRenewal) => quoteTypeOf({ isRenewal }))).toEqual(['Renewals', 'New Business'])
})
