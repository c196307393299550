import { z } from 'zod'
import { emailText } from '#shared/contract/emailText.ts'
import { UploadedFile } from '#shared/contract/files.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { pageOf, pageQuery } from '#shared/contract/paging.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { AgencyId, DocumentId, SurplusLicenseId } from '#shared/domain/ids/ids.ts'
import { filledLine, line } from '#shared/domain/text/text.ts'
import { writtenName } from '#shared/domain/text/writtenName.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'

/** A broker’s first or last name (administration, section 5). */
const BrokerName = (missing: string) =>
  filledLine(100, { missing }).regex(writtenName, 'Only alphabets are allowed for this field')

/** A surplus lines license: of a broker of an agency, for one state. */
export const SurplusLicense = z.object({
  id: SurplusLicenseId,
  agencyId: z.string(),
  brokerFirstName: z.string(),
  brokerLastName: z.string(),
  brokerEmail: z.string(),
  surplusLicenseNumber: z.string(),
  surplusLinesState: z.string(),
  signatureOnFile: z.boolean(),
  expirationDate: CalendarDate.optional(),
})
export type SurplusLicense = z.infer<typeof SurplusLicense>

/** A surplus lines license as it is entered. */
export const NewSurplusLicense = z.strictObject({
  agencyId: AgencyId.optional().describe('Named by staff; an agency enters its own.'),
  brokerFirstName: BrokerName('First name is required'),
  brokerLastName: BrokerName('Last name is required'),
  brokerEmail: emailText('Please enter a valid Email Address'),
  surplusLicenseNumber: filledLine(60, { missing: 'License # is required' }).regex(
    /^[A-Za-z\d ]+$/,
    'Only alphabets and numbers are allowed for this field',
  ),
  surplusLinesState: filledLine(50, { missing: 'State field is required' }).meta({ regional: 'state' }),
  signatureOnFile: z
    .boolean()
    .optional()
    .describe('Said by the provider’s administrators, of Louisiana and Montana alone; as it was when it is not said.'),
  expirationDate: CalendarDate.optional().describe('The last day it holds, where it is known.'),
})

const query = { ...pageQuery(25), surplusLinesState: line(50).optional() }

export const searchSurplusLicenses = defineOperation({
  name: 'searchSurplusLicenses',
  method: 'GET',
  path: '/api/account/v1/agency/surplus/search',
  summary: 'The own agency’s surplus lines licenses.',
  access: 'license:read',
  only: ['COWBELL', 'AGENCY'],
  query: z.strictObject(query),
  response: pageOf(SurplusLicense),
})

export const searchAllSurplusLicenses = defineOperation({
  name: 'searchAllSurplusLicenses',
  method: 'GET',
  path: '/api/account/v1/agency/cowbell/surplus/search',
  summary: 'Surplus lines licenses of all agencies, for the provider’s staff.',
  access: 'license:read',
  only: ['COWBELL'],
  query: z.strictObject({ ...query, agencyId: AgencyId.optional() }),
  response: pageOf(SurplusLicense.extend({ agencyName: z.string() })),
  problems: ['agency.notFound'],
})

export const listSurplusLicenseHistory = defineOperation({
  name: 'listSurplusLicenseHistory',
  method: 'GET',
  path: '/api/account/v1/agency/surplus/{surplusLicenseId}/history',
  summary: 'What was done to one surplus lines license, by whom, and what it changed.',
  access: 'license:manage',
  params: { surplusLicenseId: SurplusLicenseId },
  response: HistoryPage,
  problems: ['license.notFound'],
})

export const createSurplusLicense = defineOperation({
  name: 'createSurplusLicense',
  method: 'POST',
  path: '/api/account/v1/agency/surplus',
  summary: 'Enters a surplus lines license.',
  access: 'license:manage',
  body: NewSurplusLicense,
  status: 201,
  response: SurplusLicense,
  problems: ['agency.notAllowed', 'agency.notFound', 'license.invalidDetails', 'license.numberTaken'],
})

export const updateSurplusLicense = defineOperation({
  name: 'updateSurplusLicense',
  method: 'PUT',
  path: '/api/account/v1/agency/surplus/{surplusLicenseId}',
  summary: 'Changes a surplus lines license.',
  access: 'license:manage',
  params: { surplusLicenseId: SurplusLicenseId },
  body: NewSurplusLicense,
  response: SurplusLicense,
  problems: ['agency.notFound', 'license.invalidDetails', 'license.notFound', 'license.numberTaken'],
})

export const removeSurplusLicense = defineOperation({
  name: 'removeSurplusLicense',
  method: 'DELETE',
  path: '/api/account/v1/agency/surplus/{surplusLicenseId}',
  summary: 'Removes a surplus lines license.',
  access: 'license:manage',
  params: { surplusLicenseId: SurplusLicenseId },
  problems: ['license.notFound'],
})

export const uploadSurplusNotice = defineOperation({
  name: 'uploadSurplusNotice',
  method: 'POST',
  path: '/api/account/v1/agency/surplus/notice/upload',
  summary: 'Keeps a signed surplus lines notice (PDF, 4 MB) among the agency’s documents.',
  access: 'license:manage',
  body: z.strictObject({
    file: UploadedFile,
    agencyId: AgencyId.optional().describe('Named by staff; an agency’s is its own.'),
    state: filledLine(50, { missing: 'State field is required' }).meta({ regional: 'state' }),
  }),
  upload: true,
  status: 201,
  response: z.object({ docId: DocumentId }),
  problems: ['agency.notFound', 'document.notAPdf', 'document.tooLarge', 'license.invalidDetails'],
})
