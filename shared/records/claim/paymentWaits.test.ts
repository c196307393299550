import { expect, it } from 'vitest'
import { paymentWaitsFor } from './paymentWaits.ts'

it.each([
  ['nobody has taken it up', 'FILED', 'UNDER_REVIEW', 'ADJUSTER'],
  ['nobody has said what is covered', 'OPEN', 'UNDER_REVIEW', 'POSITION'],
  ['it is reserved, and nobody has said what is covered', 'RESERVED', 'UNDER_REVIEW', 'POSITION'],
  ['it is denied', 'RESERVED', 'DENIED', 'DENIED'],
  ['nothing is reserved', 'OPEN', 'ACCEPTED', 'RESERVE'],
  ['it was reopened, and nothing is reserved anew', 'REOPENED', 'ACCEPTED', 'RESERVE'],
  ['it is closed', 'CLOSED', 'ACCEPTED', 'REOPEN'],
  ['nothing', 'RESERVED', 'ACCEPTED', undefined],
  ['nothing, under a reservation of rights', 'SETTLED', 'RESERVATION_OF_RIGHTS', undefined],
] as const)('a payment waits while %s', (_, status, coveragePosition, awaited) => {
  expect(paymentWaitsFor({ status, coveragePosition })).toBe(awaited)
})
