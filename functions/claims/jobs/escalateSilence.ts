import { z } from 'zod'
import type { Job } from '#functions/_platform/events/worker.ts'
import { beginJob } from '#functions/_platform/jobs/beginJob.ts'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { isMissed } from '#shared/domain/claims/vendorAnswer.ts'
import { diaryForToday } from '../notes/diaryForToday.ts'
import { askedGroup, claims } from '../store/claims.ts'
import { workName } from '../vendors/workName.ts'

/** Claims that are looked at together. */
const together = 25
const everybody = 'Operations'

/**
 * What vendors have not answered in time is a diary of the desk's, which is told of it at once; they may answer all the same
 * (decision: vendors-answer).
 */
export const tellOfSilence = defineJob({
  kind: 'tellOfSilence',
  input: z.strictObject({ asOf: Instant }),
  key: ({ asOf }) => asOf,
  effect: 'told',
  async chunk({ asOf }, { cursor: after }) {
    const { ids, cursor } = await claims.walk({ scope: 'all', group: askedGroup, size: together, after })
    const places = new Map(ids.map(({ id, at }) => [id, at]))
    const effects = []
    for (const claim of await claims.byIds(ids.map(({ id }) => id))) {
      const missed = claim.vendors.filter((each) => isMissed(each, asOf))
      if (missed.length === 0) continue
      const silent = missed.map(({ vendorName, subcategory }) => `${vendorName} (${workName(subcategory)})`)
      const title = `Call ${silent.join(', ')}: not answered in time`
      const { diary, dues } = await diaryForToday(claim, { title, by: everybody, now: asOf })
      const vendors = claim.vendors.map((each) => (isMissed(each, asOf) ? { ...each, missedAt: asOf } : each))
      effects.push({
        cursor: places.get(claim.id) ?? '',
        writes: [diary, claims.update(claim, { ...claim, ...dues, vendors, updated: asOf })],
        events: missed.map(
          ({ vendorId, subcategory }) =>
            ({ name: 'claim.vendorMissing', detail: { claimId: claim.id, vendorId, subcategory } }) as const,
        ),
      })
    }
    return { effects, done: ids.length, ...(cursor !== undefined && { cursor }) }
  },
})

/** Whether some vendor is asked; the list is read partition by partition. */
const isAnybodyAsked = async (after?: string): Promise<boolean> => {
  const { ids, cursor } = await claims.walk({ scope: 'all', group: askedGroup, size: 1, after })
  return ids.length > 0 || (cursor !== undefined && (await isAnybodyAsked(cursor)))
}

/** Every quarter of an hour, while some vendor is asked. */
export const escalateSilence: Job = async ({ now }) =>
  (await isAnybodyAsked()) ? beginJob(tellOfSilence, { asOf: now }, now) : {}
