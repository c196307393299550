import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { filledLine } from '#shared/domain/text/text.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { AgencyAch } from './agencyAch.ts'
import { CommissionPayment } from './commissionPayment.ts'

const agencyId = { agencyId: AgencyId }

export const getCommissionAccount = defineOperation({
  name: 'getCommissionAccount',
  method: 'GET',
  path: '/api/commissions/v1/{agencyId}/account',
  summary: 'Where an agency’s commission stands: what is due, whether it is paid at present, and where to.',
  access: 'commission:read',
  only: ['COWBELL', 'AGENCY'],
  params: agencyId,
  response: z.object({
    agencyId: AgencyId,
    agencyName: z.string(),
    due: MinorUnits.describe('Due and not paid; below zero it is carried forward.'),
    currency: z.enum(currencies),
    paymentsPaused: z.boolean(),
    ach: AgencyAch.optional(),
    returned: z
      .array(CommissionPayment)
      .optional()
      .describe('Payments that its bank returned; nothing more is paid to that account until they are looked into.'),
    open: CommissionPayment.optional().describe('A payment that waits for a second person or is being paid.'),
  }),
  problems: ['agency.notFound'],
})

export const listCommissionAccountHistory = defineOperation({
  name: 'listCommissionAccountHistory',
  method: 'GET',
  path: '/api/commissions/v1/{agencyId}/account/history',
  summary: 'What was done to how an agency’s commission is paid, by whom, and what it changed.',
  access: 'commission:read',
  only: ['COWBELL', 'AGENCY'],
  params: agencyId,
  response: HistoryPage,
  problems: ['agency.notFound'],
})

export const getAgencyAch = defineOperation({
  name: 'getAgencyAch',
  method: 'GET',
  path: '/api/commissions/v1/{agencyId}/ach',
  summary: 'The bank account to which an agency’s commission is paid, masked.',
  access: 'commission:read',
  only: ['COWBELL', 'AGENCY'],
  params: agencyId,
  response: AgencyAch,
  problems: ['agency.notFound', 'commission.noBankAccount'],
})

/** The account's number is typed in there and never reaches the platform. */
export const createAchSession = defineOperation({
  name: 'createAchSession',
  method: 'POST',
  path: '/api/commissions/v1/{agencyId}/ach',
  summary: 'Opens the processor’s page on which an agency’s own people enter the bank account for its commission.',
  access: 'organization:update',
  params: agencyId,
  response: z.object({ url: z.url(), sessionId: z.string() }),
  stepUp: 'always',
  notJumped: true,
  problems: ['agency.notFound', 'billing.processorUnavailable', 'commission.ownPeopleOnly'],
})

export const updateAgencyAch = defineOperation({
  name: 'updateAgencyAch',
  method: 'PUT',
  path: '/api/commissions/v1/{agencyId}/ach',
  summary: 'Keeps the bank account that was entered on the processor’s page; payments go there from now on.',
  access: 'organization:update',
  params: agencyId,
  body: z.strictObject({ sessionId: filledLine(100) }),
  response: AgencyAch,
  stepUp: 'always',
  notJumped: true,
  problems: [
    'agency.notFound',
    'billing.processorUnavailable',
    'commission.beingPaid',
    'commission.ownPeopleOnly',
    'commission.sessionNotFound',
  ],
})

export const toggleAgencyPayments = defineOperation({
  name: 'toggleAgencyPayments',
  method: 'PUT',
  path: '/api/commissions/v1/toggle/{agencyId}',
  summary: 'Pauses the payments of commission to an agency, or resumes them; what it earns becomes due all the same.',
  access: 'commission:manage',
  params: agencyId,
  response: z.object({ paymentsPaused: z.boolean() }),
  problems: ['agency.notFound'],
})
