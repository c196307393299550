import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { AgencyId, DocumentId } from '#shared/domain/ids/ids.ts'
import { AgentFields } from '../quote/contacts.ts'

/** Another broker: the agency and, where one is named, its agent. */
const Broker = z.object({ agencyId: AgencyId, agencyName: z.string(), ...AgentFields.partial().shape })

/**
 * The change of broker that a policy waits for, or the last it had: `KEPT` where a newer letter of the insured kept the
 * broker there was, `REVERSED` where the change was a mistake and `from` has it again. Nothing changes before
 * `effectiveDate`; until the end of `objectUntil` a newer letter can stop it.
 */
export const BrokerChange = z.object({
  status: z.enum(['PENDING', 'KEPT', 'CHANGED', 'REVERSED']),
  from: Broker,
  to: Broker,
  /** When the insured signed the letter. */
  signedOn: CalendarDate,
  letterId: DocumentId.optional().describe('The letter itself, as it is on record with the policy.'),
  receivedAt: Instant,
  receivedBy: z.string(),
  objectUntil: CalendarDate,
  effectiveDate: CalendarDate,
})
export type BrokerChange = z.infer<typeof BrokerChange>
