import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { AgencyId, CommissionAgreementId } from '#shared/domain/ids/ids.ts'
import { CommissionAgreementTerms } from '#shared/domain/quoting/commissionAgreement.ts'
import { text } from '#shared/domain/text/text.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { CommissionAgreement, CommissionAgreementView } from './commissionAgreement.ts'

const agencyId = { agencyId: AgencyId }
const oneAgreement = { ...agencyId, agreementId: CommissionAgreementId }
const note = text(500).default('').describe('Why it is agreed so.')
const refusals = [
  'agency.notFound',
  'commission.agreementOverlaps',
  'commission.invalidAgreement',
  'commission.notRelated',
] as const

/** Whoever manages commission sees the shares of everybody; others look at `listOwnCommissionAgreements`. */
export const listCommissionAgreements = defineOperation({
  name: 'listCommissionAgreements',
  method: 'GET',
  path: '/api/commissions/v1/{agencyId}/agreements',
  summary: 'The commission agreements of an agency with their versions and shares, and those in which it has a share.',
  access: 'commission:manage',
  params: agencyId,
  response: z.object({
    agreements: z.array(CommissionAgreement),
    sharedBy: z.array(CommissionAgreement),
    related: z
      .array(z.object({ agencyId: AgencyId, agencyName: z.string() }))
      .describe('The agencies above and below it, with whom commission can be shared.'),
  }),
  problems: ['agency.notFound'],
})

export const listCommissionAgreementHistory = defineOperation({
  name: 'listCommissionAgreementHistory',
  method: 'GET',
  path: '/api/commissions/v1/{agencyId}/agreements/history',
  summary: 'What was done to an agency’s agreements on commission, by whom, and what it changed.',
  access: 'commission:manage',
  params: agencyId,
  response: HistoryPage,
  problems: ['agency.notFound'],
})

export const listOwnCommissionAgreements = defineOperation({
  name: 'listOwnCommissionAgreements',
  method: 'GET',
  path: '/api/commissions/v1/{agencyId}/own-agreements',
  summary: 'The commission agreements that an agency has a part in, with what is its own in each.',
  access: 'commission:read',
  only: ['COWBELL', 'AGENCY'],
  params: agencyId,
  response: z.array(CommissionAgreementView),
  problems: ['agency.notFound'],
})

export const createCommissionAgreement = defineOperation({
  name: 'createCommissionAgreement',
  method: 'POST',
  path: '/api/commissions/v1/{agencyId}/agreements',
  summary: 'Agrees the commission of an agency on a product or on all, from a day on.',
  access: 'commission:manage',
  params: agencyId,
  body: CommissionAgreementTerms.extend({ note }),
  status: 201,
  response: CommissionAgreement,
  problems: [...refusals, 'commission.tooManyAgreements'],
})

/** What was read is named by its revision: who comes second is told, instead of winning. */
export const updateCommissionAgreement = defineOperation({
  name: 'updateCommissionAgreement',
  method: 'PUT',
  path: '/api/commissions/v1/{agencyId}/agreements/{agreementId}',
  summary: 'Agrees the terms anew, or says from which day they are over; what they were stays among the versions.',
  access: 'commission:manage',
  params: oneAgreement,
  body: CommissionAgreementTerms.extend({ note, revision: z.int().describe('The revision that is changed.') }),
  response: CommissionAgreement,
  problems: [...refusals, 'commission.agreementNotFound'],
})

export const removeCommissionAgreement = defineOperation({
  name: 'removeCommissionAgreement',
  method: 'DELETE',
  path: '/api/commissions/v1/{agencyId}/agreements/{agreementId}',
  summary: 'Takes an agreement away that has not begun; one that has is ended by a day.',
  access: 'commission:manage',
  params: oneAgreement,
  problems: ['agency.notFound', 'commission.agreementBegun', 'commission.agreementNotFound'],
})
