import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery } from '#shared/contract/paging.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { AccountId, AgencyId, EnquiryId } from '#shared/domain/ids/ids.ts'
import { filledText } from '#shared/domain/text/text.ts'
import { enquiryStatuses } from '#shared/records/enquiry/enquiryStatus.ts'

/** What a visitor of an agency's pages asked for, by the agency's form, and what came of it. Nobody has checked who they are. */
export const AgencyEnquiry = z.object({
  id: EnquiryId,
  agencyId: AgencyId,
  status: z.enum(enquiryStatuses),
  company: z.string(),
  website: z.string().optional(),
  contact: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string().optional(),
  }),
  message: z.string().optional(),
  received: Instant,
  settled: z
    .object({ by: z.string(), at: Instant, accountId: AccountId.optional(), reason: z.string().optional() })
    .optional(),
})
export type AgencyEnquiry = z.infer<typeof AgencyEnquiry>

const { after, before, size } = hitsQuery(25)

export const searchEnquiries = defineOperation({
  name: 'searchEnquiries',
  method: 'GET',
  path: '/api/agency/v1/enquiries',
  summary:
    'What visitors of the agency’s pages asked for by its form: those that wait unless another status is asked for, the latest first.',
  access: 'account:create',
  only: ['AGENCY'],
  query: z.strictObject({ status: z.enum(enquiryStatuses).default('OPEN'), after, before, size }),
  response: hitsOf(AgencyEnquiry),
})

export const settleEnquiry = defineOperation({
  name: 'settleEnquiry',
  method: 'PUT',
  path: '/api/agency/v1/enquiries/{enquiryId}',
  summary:
    'Takes an enquiry up with the account of its company, of which whoever asked becomes the contact where it has none; or closes it with a reason, or opens it again.',
  access: 'account:create',
  only: ['AGENCY'],
  params: { enquiryId: EnquiryId },
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('take'), accountId: AccountId }),
    z.strictObject({
      decision: z.literal('close'),
      reason: filledText(500, { missing: 'Say why nothing comes of it' }),
    }),
    z.strictObject({ decision: z.literal('reopen') }),
  ]),
  response: AgencyEnquiry,
  problems: ['account.notFound', 'enquiry.notAllowed', 'enquiry.notFound', 'enquiry.openAgain'],
})
