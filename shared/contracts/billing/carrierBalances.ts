import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Month } from '#shared/domain/calendar/months.ts'
import { CarrierRemittanceId } from '#shared/domain/ids/ids.ts'
import { remittanceBases } from '#shared/domain/ledger/carrierPremium.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { filledLine, line } from '#shared/domain/text/text.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'

/** The last remittance that was paid and did not come back. */
export const LastRemittance = z.object({
  amount: MinorUnits,
  month: Month,
  on: CalendarDate,
  reference: z.string(),
})

/** What of premium is owed to a carrier by now, and what was remitted; minor units. */
export const CarrierBalance = z.object({
  carrierId: z.string(),
  carrierName: z.string(),
  currency: z.enum(currencies),
  basis: z.enum(remittanceBases).describe('When premium is due: as it is collected, or as it is written.'),
  remitted: MinorUnits.describe('What was remitted and did not come back.'),
  due: MinorUnits.describe('What is due and not remitted; below zero it lessens the next remittance.'),
  notYetDue: MinorUnits.describe('What is the carrier’s of premium that was written and is not due yet.'),
  claimsOwed: MinorUnits.describe('Claims that were paid for it and not made good; below zero what it has paid ahead.'),
  last: LastRemittance.optional(),
  underWay: CarrierRemittanceId.optional().describe('A remittance that is prepared and not paid; told to staff alone.'),
})
export type CarrierBalance = z.infer<typeof CarrierBalance>

/** Which way money of the claims fund moved. */
export const fundingDirections = ['FROM_CARRIER', 'TO_CARRIER'] as const

export const listCarrierBalances = defineOperation({
  name: 'listCarrierBalances',
  method: 'GET',
  path: '/api/billing/v1/carrier-balances',
  summary: 'What was remitted to carriers and what is still owed to them; a carrier finds its own alone.',
  access: ['statement:read', 'bordereau:read'],
  response: z.array(CarrierBalance),
})

export const listCarrierAccountHistory = defineOperation({
  name: 'listCarrierAccountHistory',
  method: 'GET',
  path: '/api/billing/v1/carrier-balances/{carrierId}/history',
  summary: 'What was done to the account of a carrier, by whom, and what it changed.',
  access: 'billing:manage',
  only: ['COWBELL'],
  params: { carrierId: line(60) },
  response: HistoryPage,
  problems: ['billing.carrierNotFound'],
})

export const updateCarrierTerms = defineOperation({
  name: 'updateCarrierTerms',
  method: 'PUT',
  path: '/api/billing/v1/carrier-balances/{carrierId}/terms',
  summary: 'Sets when premium is due to a carrier by its terms: as it is collected, or as it is written.',
  access: 'billing:manage',
  only: ['COWBELL'],
  params: { carrierId: line(60) },
  body: z.strictObject({ basis: z.enum(remittanceBases) }),
  response: CarrierBalance,
  money: true,
  stepUp: 'always',
  problems: ['billing.carrierNotFound'],
})

/** The bank has moved it already. What was noted by mistake goes back the other way. */
export const recordClaimsFunding = defineOperation({
  name: 'recordClaimsFunding',
  method: 'POST',
  path: '/api/billing/v1/carrier-balances/{carrierId}/claims-funding',
  summary:
    'Notes what a carrier has paid into the claims fund, to make good claims or ahead of them, or had back of it.',
  access: 'billing:manage',
  only: ['COWBELL'],
  params: { carrierId: line(60) },
  body: z.strictObject({
    direction: z.enum(fundingDirections),
    amount: MinorUnits.min(1).describe('Minor units.'),
    movedOn: CalendarDate.describe('The bank’s value date.'),
    reference: filledLine(100, { missing: 'Reference is a required field' }).describe('Of the bank.'),
  }),
  response: CarrierBalance,
  money: true,
  stepUp: 'always',
  problems: ['billing.carrierNotFound', 'billing.fundedLess', 'billing.fundingKnown'],
})
