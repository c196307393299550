import type { AgencyRecord } from '#functions/directory/store/agencies.ts'
import type { DomainEvent } from '#shared/events/events.ts'

/** An agency that is closed: its form takes nothing any more, and nobody reads its clients' names. */
export const closedAgency = ({ widget: _, clientsSharedWith: __, ...agency }: AgencyRecord): AgencyRecord => ({
  ...agency,
  status: 'CLOSED',
})

/** Whoever has something open of it ends that (decision: closed-ends-open). */
export const agencyClosed = ({ id: agencyId }: Pick<AgencyRecord, 'id'>): DomainEvent => ({
  name: 'agency.closed',
  detail: { agencyId },
})
