import { searchEnquiries } from '#shared/contracts/agency/enquiries.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { countOf, countStaleTime } from '#web/records/waiting/countOf.ts'

/** How many visitors of the agency's pages wait for an answer. */
export const useEnquiriesWaiting = (): number | null | undefined =>
  countOf(useOperation(searchEnquiries, { query: { size: 1 } }, { staleTime: countStaleTime }))
