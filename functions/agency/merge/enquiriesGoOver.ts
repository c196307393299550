import type { Chunk } from '#functions/_platform/jobs/defineJob.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { enquiries, enquiryScopeOf, saidKey } from '../store/enquiries.ts'
import type { Going } from './goInto.ts'

/** Enquiries that are looked at together. */
const together = 6

/** The next open enquiries are the other's, who answers them; what was said to both alike is said there once. */
export const enquiriesGoOver = async ({ from, into }: Going): Promise<Chunk> => {
  const rows = await enquiries.every({ scopes: [enquiryScopeOf(from.id)], group: ['OPEN'] })
  const open = await enquiries.byIds(rows.slice(0, together).map(({ id }) => id))
  const effects = await Promise.all(
    open.map(async (enquiry) => {
      const moved = { ...enquiry, agencyId: AgencyId.parse(into.id) }
      const isSaidThere = (await enquiries.idByUnique('said', saidKey(moved))) !== undefined
      return {
        cursor: enquiry.id,
        writes: [isSaidThere ? enquiries.remove(enquiry) : enquiries.update(enquiry, moved)],
      }
    }),
  )
  return { effects, done: effects.length, ...(rows.length > open.length && { cursor: 'enquiries' }) }
}
