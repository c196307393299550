import { z } from 'zod'
import { emailText } from '#shared/contract/emailText.ts'
import { UploadedFile } from '#shared/contract/files.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery } from '#shared/contract/paging.ts'
import { MailingAddress } from '#shared/domain/account/accountDetails.ts'
import {
  AccountName,
  DomainName,
  Employees,
  entityTypes,
  IndustryCode,
  ownershipTypes,
  Revenue,
  YearEstablished,
} from '#shared/domain/account/firmographics.ts'
import { submissionChannels } from '#shared/domain/account/submissionChannels.ts'
import { submissionChipKinds } from '#shared/domain/account/submissionChips.ts'
import { type SubmissionFact, submissionFacts } from '#shared/domain/account/submissionFacts.ts'
import { Said, SubmissionProposal } from '#shared/domain/account/submissionProposals.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { AccountId, AgencyId, MessageId, SubmissionId, TeamId, UserId } from '#shared/domain/ids/ids.ts'
import { filledLine, line, text } from '#shared/domain/text/text.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { submissionStatuses } from '#shared/records/submission/submissionStatus.ts'
import { SubmissionRecord } from './submissionRecord.ts'

const submissionId = { submissionId: SubmissionId }
const facts = Object.keys(submissionFacts) as [SubmissionFact, ...SubmissionFact[]]

/** When something is due, and whether it was done by then. */
const Clock = z.object({ dueAt: Instant, state: z.enum(['LATE', 'MET', 'MISSED', 'RUNNING']) })

/** A submission as lists show it. */
export const SubmissionHit = SubmissionRecord.pick({
  id: true,
  submissionNumber: true,
  accountId: true,
  status: true,
  agencyId: true,
  agencyName: true,
  teams: true,
  needBy: true,
  excess: true,
  created: true,
  updated: true,
}).extend({
  accountName: z.string(),
  chips: z.array(z.enum(submissionChipKinds)),
  assignee: SubmissionRecord.shape.assignee,
  clocks: z.object({ firstResponse: Clock, quote: Clock }).describe('What the agency was promised, by now.'),
})
export type SubmissionHit = z.infer<typeof SubmissionHit>

/** What a submission stands against; told to the provider's staff alone. */
const OtherClaim = z.object({
  agencyName: z.string().optional(),
  companyName: z.string(),
  submissionNumber: z.string().optional(),
  receivedAt: Instant,
})

/** A submission with all that is known of it. */
export const Submission = SubmissionHit.extend({
  company: SubmissionRecord.shape.company,
  agentName: z.string().optional(),
  agentEmail: z.string().optional(),
  missing: z.array(z.enum(facts)).describe('What an underwriter still needs.'),
  cleared: z.boolean().describe('The agency may work on the company.'),
  clearance: z
    .object({
      by: z.enum(['FIRST_IN', 'LETTER', 'ONLY_ONE']),
      against: z.array(OtherClaim),
      handOver: z.boolean().describe('The company’s account is to be taken from the other agency first.'),
    })
    .optional()
    .describe('How it was judged, for the provider’s staff.'),
  letter: SubmissionRecord.shape.letter,
  renewalOf: SubmissionRecord.shape.renewalOf,
  channel: SubmissionRecord.shape.channel.describe('The way it has come.'),
  messageId: MessageId.optional(),
  quoteIds: SubmissionRecord.shape.quoteIds,
  completed: SubmissionRecord.shape.completed,
  certified: SubmissionRecord.shape.certified,
  declined: SubmissionRecord.shape.declined,
  lost: SubmissionRecord.shape.lost,
})
export type Submission = z.infer<typeof Submission>

export const searchSubmissions = defineOperation({
  name: 'searchSubmissions',
  method: 'GET',
  path: '/api/account/v1/submissions/search',
  summary: 'The submissions of the caller’s scope, newest first; sorted by created, needBy, accountName or updated.',
  access: 'submission:read',
  query: z.strictObject({
    ...hitsQuery(20),
    submissionNumber: line(30).optional(),
    status: z.enum(submissionStatuses).optional(),
    assignee: z.union([UserId, z.literal('me')]).optional(),
    channel: z.enum(submissionChannels).optional().describe('Those that have come by a way.'),
    teamId: TeamId.optional(),
    agencyId: AgencyId.optional(),
  }),
  response: hitsOf(SubmissionHit),
})

export const getSubmissionStats = defineOperation({
  name: 'getSubmissionStats',
  method: 'GET',
  path: '/api/account/v1/submissions/stats',
  summary: 'How many submissions there are of each status, a few seconds behind at most.',
  access: 'submission:read',
  query: z.strictObject({ teamId: TeamId.optional(), agencyId: AgencyId.optional() }),
  response: z.object(Object.fromEntries(submissionStatuses.map((status) => [status, z.int()]))),
})

export const getSubmissionChannels = defineOperation({
  name: 'getSubmissionChannels',
  method: 'GET',
  path: '/api/account/v1/submissions/channels',
  summary: 'How many submissions have come by each way: a key, a mail, a renewal, the app, a file read in it.',
  access: 'submission:read',
  query: z.strictObject({ teamId: TeamId.optional(), agencyId: AgencyId.optional() }),
  response: z.object(Object.fromEntries(submissionChannels.map((channel) => [channel, z.int()]))),
})

const NewMailing = z.strictObject(MailingAddress.shape)
/** What is known of an address so far. */
const SubmittedAddress = z.strictObject({
  address1: line(200).optional(),
  address2: line(200).optional(),
  address3: line(200).optional(),
  city: line(100).meta({ regional: 'city' }).optional(),
  state: line(50).meta({ regional: 'state' }).optional(),
  zipCode: line(12).meta({ regional: 'postcode' }).optional(),
  country: line(60).optional(),
})

/** What an agency says of a company that it brings (administration, section 3). */
const SubmittedFirmographics = z.strictObject({
  name: AccountName,
  dunsNumber: line(20).optional(),
  noOfEmployeesAll: Employees.optional(),
  yearEstablished: YearEstablished.optional(),
  ownershipType: z.enum(ownershipTypes).optional(),
  entityType: z.enum(entityTypes).optional(),
  naicsCode: IndustryCode.optional(),
  sicCode: IndustryCode.optional(),
  phoneNumber: line(40).meta({ regional: 'phone' }).optional(),
  policyContact: z
    .strictObject({
      firstName: line(100).optional(),
      lastName: line(100).optional(),
      email: emailText('Please enter a valid Email Address').optional(),
      phone: line(40).meta({ regional: 'phone' }).optional(),
    })
    .optional()
    .describe('Whom the policy goes to.'),
  domesticRevenue: Revenue.optional(),
  domainName: DomainName.optional(),
  otherDomains: text(1000).optional().describe('Domains, separated by commas.'),
  url: line(1000).optional(),
  isFranchise: z.boolean().optional(),
  address: SubmittedAddress.optional(),
  physicalAddress: SubmittedAddress.optional().describe('Where the company is, where that is not its address.'),
  mailingAddress: NewMailing.optional(),
})

const SubmittingAgency = z.strictObject({
  agencyId: AgencyId.optional(),
  agencyName: line(200).optional(),
  agent: z
    .strictObject({
      firstName: line(100).optional(),
      lastName: line(100).optional(),
      emailAddress: emailText('Please enter a valid Email Address').optional(),
      phoneNumber: line(40).optional(),
      teams: z
        .array(z.strictObject({ teamName: line(100).optional(), teamId: TeamId }))
        .max(5)
        .optional(),
    })
    .optional(),
})

const submitted = {
  cbid: filledLine(60).optional().describe('Of searchCompanies; absent for an unknown company.'),
  firmographics: SubmittedFirmographics,
  agency: SubmittingAgency.optional().describe('The provider’s staff and aggregators name the agency that it is for.'),
  needBy: CalendarDate.optional().describe('The day by whose close the agency wants terms.'),
}

export const SubmissionStanding = SubmissionRecord.pick({ id: true, submissionNumber: true, status: true })

export const createSubmission = defineOperation({
  name: 'createSubmission',
  method: 'POST',
  path: '/api/account/v1/submissions',
  summary: 'Brings a company to the underwriters; with an account, unless another agency has it.',
  access: 'submission:create',
  body: z.strictObject({
    ...submitted,
    messageId: MessageId.optional().describe('The mail that it came with.'),
    fromFile: z.boolean().optional().describe('What is said was read out of a file.'),
  }),
  status: 201,
  response: SubmissionStanding.extend({ accountId: AccountId.optional() }),
  problems: [
    'account.registerUnavailable',
    'agency.notFound',
    'message.notFound',
    'submission.alreadyOpen',
    'submission.invalid',
  ],
})

export const readSubmissionFile = defineOperation({
  name: 'readSubmissionFile',
  method: 'POST',
  path: '/api/account/v1/submissions/file',
  summary:
    'What an application, as PDF, CSV, XLSX or XML of ACORD, says of the company that it is about: to be looked over and corrected, nothing is made of it.',
  access: 'submission:create',
  upload: true,
  safe: true,
  body: z.strictObject({ file: UploadedFile }),
  response: z.object({
    fileName: z.string(),
    proposals: z.array(SubmissionProposal),
    others: z
      .array(Said)
      .optional()
      .describe(
        'What it says under names that a submission has no field for; it stays with the file that is attached.',
      ),
    unread: z.string().optional().describe('Why nothing could be read; a submission begins with it all the same.'),
    held: z.string().optional().describe('Why nobody will open the file.'),
  }),
  problems: ['document.noFile', 'document.tooLarge'],
})

export const getSubmission = defineOperation({
  name: 'getSubmission',
  method: 'GET',
  path: '/api/account/v1/submissions/{submissionId}',
  summary: 'A submission with what was said of its company, what is missing and what was promised.',
  access: 'submission:read',
  params: submissionId,
  response: Submission.extend({ allowedActions }),
  problems: ['submission.notFound'],
})

/** Staff read every field that the history tells; an agency what it said, and where the submission stands. */
export const listSubmissionHistory = defineOperation({
  name: 'listSubmissionHistory',
  method: 'GET',
  path: '/api/account/v1/submissions/{submissionId}/history',
  summary: 'What was done to one submission, by whom, and what it changed.',
  access: 'submission:read',
  params: submissionId,
  response: HistoryPage,
  problems: ['submission.notFound'],
})

export const updateSubmission = defineOperation({
  name: 'updateSubmission',
  method: 'PUT',
  path: '/api/account/v1/submissions/{submissionId}',
  summary: 'Corrects what was said of the company, and judges anew whether the agency may work on it.',
  access: 'submission:update',
  params: submissionId,
  body: z.strictObject({
    firmographics: SubmittedFirmographics.partial().optional(),
    needBy: CalendarDate.nullable().optional(),
    letterSignedOn: CalendarDate.optional().describe(
      'When the company signed a broker-of-record letter for the agency; the provider’s staff take it down.',
    ),
  }),
  response: SubmissionStanding,
  problems: [
    'account.registerUnavailable',
    'submission.invalid',
    'submission.letterByStaff',
    'submission.notAllowed',
    'submission.notFound',
  ],
})

export const getSubmissionByMessage = defineOperation({
  name: 'getSubmissionByMessage',
  method: 'GET',
  path: '/api/account/v1/submissions/message/{messageId}',
  summary: 'The submission that a message is about.',
  access: 'submission:read',
  params: { messageId: MessageId },
  response: Submission.extend({ allowedActions }),
  problems: ['submission.notFound'],
})
