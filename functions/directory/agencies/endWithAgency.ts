import { commit } from '#functions/_platform/storage/commit.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { type AgencyRecord, agencies } from '../store/agencies.ts'

/** How many end in one commit; each is some rows. */
const together = 8

interface Ending {
  readonly agencyId: string
  readonly what: keyof NonNullable<AgencyRecord['ended']>
  /** By which writes each of those ends that are open still. */
  readonly open: () => Promise<readonly (readonly Write[])[]>
}

/** The next of what is open ends, with the word of it on the agency's own record; whether that was all. */
const endSome = async ({ agencyId, what, open }: Ending): Promise<boolean> => {
  const agency = await agencies.byId(agencyId)
  // One that came back meanwhile goes on with what it has.
  if (agency?.status !== 'CLOSED') return true
  const ends = (await open()).slice(0, together)
  if (ends.length === 0) return true
  const ended = { ...agency.ended, [what]: (agency.ended?.[what] ?? 0) + ends.length }
  await commit([...ends.flat(), agencies.update(agency, { ...agency, ended })])
  return false
}

/** What is open of an agency that was closed ends with it, and its history says so (decision: closed-ends-open). */
export const endWithAgency = async (ending: Ending): Promise<void> => {
  while (!(await retryStale(() => endSome(ending))));
}
