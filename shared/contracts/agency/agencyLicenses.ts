import { z } from 'zod'
import { emailText } from '#shared/contract/emailText.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery, pageQuery } from '#shared/contract/paging.ts'
import { placing } from '#shared/domain/identity/accountTypes.ts'
import { AgencyId, AgencyLicenseId } from '#shared/domain/ids/ids.ts'
import { line } from '#shared/domain/text/text.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { keptLicense, LicenseState, licenseFields } from './licenseFields.ts'

/** A license of an agency. */
export const AgencyLicense = z.object({
  id: AgencyLicenseId,
  ...keptLicense,
  activeResidentState: z.string().optional(),
})
export type AgencyLicense = z.infer<typeof AgencyLicense>

/** A license of an agency as it is entered. */
export const NewAgencyLicense = z.strictObject({
  ...licenseFields,
  activeResidentState: LicenseState.optional().describe('The agency’s home state, where it is resident.'),
  agencyId: AgencyId.optional().describe('Named by staff; an agency enters its own.'),
})

const { page } = pageQuery(25)

/** Pages of licenses follow by their tokens, or are asked for by their number. */
export const licensePage = { ...hitsQuery(25), page }

export const searchAgencyLicenses = defineOperation({
  name: 'searchAgencyLicenses',
  method: 'GET',
  path: '/api/agency/v1/license/search/',
  summary: 'Licenses of agencies in the caller’s reach.',
  access: 'license:read',
  only: placing,
  query: z.strictObject({
    ...licensePage,
    state: line(50).optional(),
    surplusLinesState: line(50).optional().describe('Those of this state that are for surplus lines.'),
    agencyId: AgencyId.optional(),
    email: emailText('Please enter a valid Email Address').optional().describe('Of somebody of the agency.'),
  }),
  response: hitsOf(AgencyLicense),
  problems: ['agency.notFound'],
})

export const listAgencyLicenseHistory = defineOperation({
  name: 'listAgencyLicenseHistory',
  method: 'GET',
  path: '/api/agency/v1/license/{licenseId}/history',
  summary: 'What was done to one license of an agency, by whom, and what it changed.',
  access: 'license:manage',
  params: { licenseId: AgencyLicenseId },
  response: HistoryPage,
  problems: ['license.notFound'],
})

export const createAgencyLicense = defineOperation({
  name: 'createAgencyLicense',
  method: 'POST',
  path: '/api/agency/v1/license',
  summary: 'Enters a license of an agency.',
  access: 'license:manage',
  body: NewAgencyLicense,
  status: 201,
  response: AgencyLicense,
  problems: ['agency.notAllowed', 'agency.notFound', 'license.invalidDetails', 'license.numberTaken'],
})

export const updateAgencyLicense = defineOperation({
  name: 'updateAgencyLicense',
  method: 'PUT',
  path: '/api/agency/v1/license',
  summary: 'Changes a license of an agency to what is said; what is left out is none.',
  access: 'license:manage',
  changes: 'id',
  body: NewAgencyLicense.omit({ agencyId: true }).extend({ id: AgencyLicenseId }),
  response: AgencyLicense,
  problems: ['license.invalidDetails', 'license.notFound', 'license.numberTaken'],
})

export const removeAgencyLicense = defineOperation({
  name: 'removeAgencyLicense',
  method: 'DELETE',
  path: '/api/agency/v1/license/{licenseId}',
  summary: 'Removes a license of an agency.',
  access: 'license:manage',
  params: { licenseId: AgencyLicenseId },
  problems: ['license.notFound'],
})

export const verifyAgencyLicense = defineOperation({
  name: 'verifyAgencyLicense',
  method: 'PUT',
  path: '/api/agency/v1/license/{licenseId}/verify',
  summary: 'Holds a license of an agency against the register; its day of expiry is the register’s then.',
  access: 'license:manage',
  params: { licenseId: AgencyLicenseId },
  response: AgencyLicense,
  problems: ['license.noRegister', 'license.notFound'],
})
