import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { AgencyRecord } from '../store/agencies.ts'

/** What an agency is made of; who may set what has been decided before. */
export type NewAgency = Pick<
  AgencyRecord,
  'contactEmail' | 'contactFirstName' | 'contactLastName' | 'contactPhone' | 'id' | 'name'
> &
  Partial<Omit<AgencyRecord, 'created' | 'updated'>> & {
    /** Now, as an ISO instant. */
    readonly now: Instant
  }

/** The level every agency starts on. */
const firstLevel = 'Standard'

/** An agency with what was not said filled in: retail, billed to the insured, without enforced MFA. */
export const newAgency = ({ now, ...input }: NewAgency): AgencyRecord => ({
  agencyType: input.wholesale === true ? 'Wholesale' : 'Retail',
  agencyBilled: false,
  enforceMfa: false,
  wholesale: false,
  paymentsPaused: false,
  status: 'ACTIVE',
  level: firstLevel,
  ...input,
  created: now,
  updated: now,
})
