import { z } from 'zod'
import { AccountDetails } from '#shared/domain/account/accountDetails.ts'
import { submissionChannels } from '#shared/domain/account/submissionChannels.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import {
  AccountId,
  AgencyId,
  MessageId,
  PolicyId,
  QuoteId,
  SubmissionId,
  TeamId,
  UserId,
} from '#shared/domain/ids/ids.ts'
import { submissionStatuses } from '#shared/records/submission/submissionStatus.ts'

/** Why an underwriter declines a submission (quoting-and-servicing, section 9). */
export const submissionDeclineReasons = [
  'CLAIMS_HISTORY',
  'NATURE_OF_OPERATIONS',
  'POOR_CONTROLS',
  'SIZE_TOO_BIG',
  'FILL_IN_OPTION',
] as const

/** Whom the policy goes to, as the agency says. */
export const SubmittedContact = z.object({
  policyContactFirstName: z.string().optional(),
  policyContactLastName: z.string().optional(),
  policyContactEmail: z.string().optional(),
  policyContactPhone: z.string().optional(),
})

/** What was said of the company: any part of an account's details, by their names. */
const SubmittedFacts = AccountDetails.partial()
  .omit({ name: true })
  .extend({ name: z.string(), cbid: z.string(), ...SubmittedContact.shape })

const Person = z.object({ id: UserId, name: z.string() })

/** A submission as it is kept. Its account is there once it is cleared. */
export const SubmissionRecord = z.object({
  id: SubmissionId,
  submissionNumber: z.string(),
  status: z.enum(submissionStatuses),
  accountId: AccountId.optional(),
  company: SubmittedFacts,
  agencyId: AgencyId.optional(),
  agencyName: z.string().optional(),
  agentName: z.string().optional(),
  agentEmail: z.string().optional(),
  agentId: z.string().optional(),
  teams: z.array(z.object({ id: TeamId, name: z.string() })),
  /** Organizations that have a share in it besides, in whose lists it is. */
  partnerIds: z.array(z.string()).optional(),
  /** The way it has come. */
  channel: z.enum(submissionChannels),
  assignee: Person.optional(),
  needBy: CalendarDate.optional(),
  excess: z.boolean(),
  /** Its company’s word by which it names the agency as its own, whoever came first. */
  letter: z.object({ signedOn: CalendarDate, receivedAt: Instant }).optional(),
  /** The policy that it would renew. */
  renewalOf: z
    .object({ policyId: PolicyId, policyNumber: z.string(), endsOn: CalendarDate, clear: z.boolean() })
    .optional(),
  /** The mail that it came with. */
  messageId: MessageId.optional(),
  quoteIds: z.array(QuoteId),
  isReferred: z.boolean(),
  completed: z.object({ by: z.string(), at: Instant }).optional(),
  certified: z.object({ by: z.string(), at: Instant }).optional(),
  declined: z
    .object({ reason: z.enum(submissionDeclineReasons), description: z.string(), by: z.string(), at: Instant })
    .optional(),
  lost: z.object({ reason: z.string(), reasonSummary: z.string(), by: z.string(), at: Instant }).optional(),
  /** When an underwriter first did something with it, and when its first terms were there. */
  firstResponseAt: Instant.optional(),
  quotedAt: Instant.optional(),
  createdBy: z.string(),
  created: Instant,
  updated: Instant,
})
export type SubmissionRecord = z.infer<typeof SubmissionRecord>
