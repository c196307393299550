import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery } from '#shared/contract/paging.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Month } from '#shared/domain/calendar/months.ts'
import { CarrierRemittanceId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { filledLine, filledText, line } from '#shared/domain/text/text.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { carrierRemittanceStatuses } from '#shared/records/carrierRemittance/carrierRemittanceStatus.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { CarrierRemittance } from './carrierRemittance.ts'
import { carrierRemittanceSortParameters } from './carrierRemittanceFilters.ts'

const carrierRemittanceId = { carrierRemittanceId: CarrierRemittanceId }
const note = filledText(500, { missing: 'Reason is a required field' })
const amount = MinorUnits.min(1).describe('The amount that was seen, minor units.')

export const searchCarrierRemittances = defineOperation({
  name: 'searchCarrierRemittances',
  method: 'GET',
  path: '/api/billing/v1/carrier-remittances',
  summary: 'Remittances of premium to carriers.',
  access: 'billing:manage',
  only: ['COWBELL'],
  query: z.strictObject({
    ...hitsQuery(25),
    sort: z.enum(carrierRemittanceSortParameters).default('-created'),
    carrierId: line(60).optional(),
    status: z.enum(carrierRemittanceStatuses).optional(),
  }),
  response: hitsOf(CarrierRemittance),
})

export const getCarrierRemittance = defineOperation({
  name: 'getCarrierRemittance',
  method: 'GET',
  path: '/api/billing/v1/carrier-remittances/{carrierRemittanceId}',
  summary: 'A remittance of premium to a carrier: what is paid, through which month, who prepared it and who decided.',
  access: 'billing:manage',
  only: ['COWBELL'],
  params: carrierRemittanceId,
  response: CarrierRemittance.extend({ allowedActions }),
  problems: ['billing.carrierRemittanceNotFound'],
})

export const listCarrierRemittanceHistory = defineOperation({
  name: 'listCarrierRemittanceHistory',
  method: 'GET',
  path: '/api/billing/v1/carrier-remittances/{carrierRemittanceId}/history',
  summary: 'Who changed a remittance to a carrier, when, and what.',
  access: 'billing:manage',
  only: ['COWBELL'],
  params: carrierRemittanceId,
  response: HistoryPage,
  problems: ['billing.carrierRemittanceNotFound'],
})

export const prepareCarrierRemittance = defineOperation({
  name: 'prepareCarrierRemittance',
  method: 'POST',
  path: '/api/billing/v1/carrier-remittances',
  summary:
    'Prepares to remit what is due to a carrier through a month and was not remitted, as the ledger has it; somebody else decides.',
  access: 'billing:manage',
  only: ['COWBELL'],
  body: z.strictObject({
    carrierId: filledLine(60, { missing: 'Carrier is a required field' }),
    month: Month.describe('A month of the books up to the present one.'),
  }),
  status: 201,
  response: CarrierRemittance,
  money: true,
  problems: [
    'billing.carrierNotFound',
    'billing.carrierRemittanceUnderWay',
    'billing.nothingToRemit',
    'billing.periodNotFound',
  ],
})

export const approveCarrierRemittance = defineOperation({
  name: 'approveCarrierRemittance',
  method: 'PUT',
  path: '/api/billing/v1/carrier-remittances/{carrierRemittanceId}/approve',
  summary: 'Approves a remittance that somebody else prepared, as long as its amount is still due.',
  access: 'billing:manage',
  only: ['COWBELL'],
  notJumped: true,
  params: carrierRemittanceId,
  body: z.strictObject({ amount }),
  response: CarrierRemittance,
  money: true,
  stepUp: 'always',
  problems: [
    'billing.amountMismatch',
    'billing.carrierRemittanceMoved',
    'billing.carrierRemittanceNotAllowed',
    'billing.carrierRemittanceNotFound',
    'billing.ownCarrierRemittance',
  ],
})

export const rejectCarrierRemittance = defineOperation({
  name: 'rejectCarrierRemittance',
  method: 'PUT',
  path: '/api/billing/v1/carrier-remittances/{carrierRemittanceId}/reject',
  summary: 'Rejects a remittance that somebody else prepared, with the reason; its amount stays due.',
  access: 'billing:manage',
  only: ['COWBELL'],
  params: carrierRemittanceId,
  body: z.strictObject({ note }),
  response: CarrierRemittance,
  money: true,
  problems: [
    'billing.carrierRemittanceNotAllowed',
    'billing.carrierRemittanceNotFound',
    'billing.ownCarrierRemittance',
  ],
})

export const cancelCarrierRemittance = defineOperation({
  name: 'cancelCarrierRemittance',
  method: 'PUT',
  path: '/api/billing/v1/carrier-remittances/{carrierRemittanceId}/cancel',
  summary: 'Cancels a remittance that is not paid, with the reason; its amount stays due.',
  access: 'billing:manage',
  only: ['COWBELL'],
  params: carrierRemittanceId,
  body: z.strictObject({ note }),
  response: CarrierRemittance,
  money: true,
  problems: ['billing.carrierRemittanceNotAllowed', 'billing.carrierRemittanceNotFound'],
})

export const payCarrierRemittance = defineOperation({
  name: 'payCarrierRemittance',
  method: 'PUT',
  path: '/api/billing/v1/carrier-remittances/{carrierRemittanceId}/pay',
  summary: 'Notes the payment of an approved remittance: it leaves the trust account as of the bank’s value date.',
  access: 'billing:manage',
  only: ['COWBELL'],
  params: carrierRemittanceId,
  body: z.strictObject({
    amount,
    paidOn: CalendarDate.describe('The bank’s value date.'),
    reference: filledLine(100, { missing: 'Reference is a required field' }).describe('The bank’s reference.'),
  }),
  response: CarrierRemittance,
  money: true,
  stepUp: 'always',
  problems: [
    'billing.amountMismatch',
    'billing.carrierRemittanceMoved',
    'billing.carrierRemittanceNotAllowed',
    'billing.carrierRemittanceNotFound',
  ],
})

export const returnCarrierRemittance = defineOperation({
  name: 'returnCarrierRemittance',
  method: 'PUT',
  path: '/api/billing/v1/carrier-remittances/{carrierRemittanceId}/return',
  summary: 'Notes that the bank sent a remittance back: it lies in trust again, and its amount is due again.',
  access: 'billing:manage',
  only: ['COWBELL'],
  params: carrierRemittanceId,
  body: z.strictObject({ returnedOn: CalendarDate.describe('The bank’s value date.'), note }),
  response: CarrierRemittance,
  money: true,
  stepUp: 'always',
  problems: ['billing.carrierRemittanceNotAllowed', 'billing.carrierRemittanceNotFound'],
})
