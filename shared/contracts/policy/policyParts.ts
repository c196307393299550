import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { SelectedCoverage } from '#shared/domain/coverage/selectedCoverage.ts'
import { DocumentId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { coverStatuses, revisionStatuses } from '#shared/records/policy/policyStatus.ts'
import { InvoiceLine } from '../billing/invoiceRecord.ts'

/** Statuses of a binder and of the policy it becomes. */
export const CoverStatus = z.enum(coverStatuses)

/** A coverage of the policy with its share of the premium, minor units. */
export const PolicyCoverage = SelectedCoverage.extend({ premium: MinorUnits })
export type PolicyCoverage = z.infer<typeof PolicyCoverage>

/** The number under which a state's stamping office has a surplus lines policy, and who recorded it. */
export const SurplusFiling = z.object({
  number: z.string(),
  state: z.string(),
  filedOn: CalendarDate,
  by: z.string(),
  at: Instant,
})

/** What revisions are called, by the kind of their transaction. */
export const revisionTypes = [
  'Broker of record change',
  'Broker of record change reversed',
  'Cancellation',
  'Cancellation undone',
  'Endorsement',
  'Extended reporting',
  'Extended reporting taken back',
  'Flat cancellation',
  'New Business',
  'Non-premium change',
  'Reinstatement',
  'Renewal',
  'Rescission',
  'Revision reverted',
  'Void',
] as const

/** What was done to the policy, one after the other, as its transactions tell; `premium` is the change in minor units. */
export const PolicyRevision = z.object({
  revision: z.int(),
  effectiveDate: CalendarDate,
  type: z.enum(revisionTypes),
  status: z.enum(revisionStatuses),
  createdBy: z.string(),
  created: Instant,
  premium: MinorUnits,
  reason: z.string().optional(),
  reverses: z.int().optional().describe('The revision that this one takes back.'),
  reverted: z.boolean().describe('Whether a later revision took it back.'),
})
export type PolicyRevision = z.infer<typeof PolicyRevision>

/** A change of what is covered, with the document that says so. */
export const PolicyEndorsement = z.object({
  id: z.string(),
  type: z.string(),
  effectiveDate: CalendarDate,
  premium: MinorUnits,
  docId: DocumentId.optional(),
})
export type PolicyEndorsement = z.infer<typeof PolicyEndorsement>

/** Where the policy's documents stand; `failed` ones are made again when they are asked for. */
export const PolicyDocuments = z.object({
  state: z.enum(['failed', 'making', 'none', 'ready']),
  policyDocId: DocumentId.optional(),
  binderDocId: DocumentId.optional(),
})
export type PolicyDocuments = z.infer<typeof PolicyDocuments>

/**
 * A cancellation: asked for, pending or done. `returned` is what the insured gets back, minor units; `before` what the
 * policy was, which undoing it brings back.
 */
export const Cancellation = z.object({
  reason: z.string(),
  effectiveDate: CalendarDate,
  requestedBy: z.string(),
  requestedAt: Instant,
  before: z.enum(['IN FORCE', 'ISSUED']),
  /** As of the first day: everything is returned, fees too. */
  flat: z.boolean(),
  /** The letter by which the insured asked for it. */
  letterId: DocumentId.optional(),
  returned: MinorUnits.optional(),
  /** The day on which the reinstatement period ends, where it was frozen beyond its own. */
  lapsesOn: CalendarDate.optional(),
  /** What of it is returned for what, adding up to `returned`. */
  lines: z.array(InvoiceLine).optional(),
})
export type Cancellation = z.infer<typeof Cancellation>

/** That somebody proposes to treat the policy as if it had never been; another decides. */
export const RescissionProposal = z.object({
  reason: z.string(),
  by: z.string(),
  name: z.string(),
  at: Instant,
})
export type RescissionProposal = z.infer<typeof RescissionProposal>
