import { z } from 'zod'
import { type Chunk, defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { type AgencyRecord, agencies } from '#functions/directory/store/agencies.ts'
import { policiesGoOver } from '#functions/policy/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { claimsGoOver } from './claimsGoOver.ts'
import { clientsGoOver } from './clientsGoOver.ts'
import { closeMerged } from './closeMerged.ts'
import { enquiriesGoOver } from './enquiriesGoOver.ts'
import { locationsGoOver } from './locationsGoOver.ts'
import { mergeKind } from './mergeKind.ts'
import { peopleGoOver } from './peopleGoOver.ts'
import { submissionsGoOver } from './submissionsGoOver.ts'

/** The two agencies, who has it done, and how far the stage has come. */
export interface Going {
  readonly from: AgencyRecord
  readonly into: AgencyRecord
  readonly by: string
  readonly after: string | undefined
  readonly now: Instant
}

type Stage = (going: Going) => Promise<Chunk>

/** People come first, so that whoever sold something sells it there; policies before clients, whose teams see their cover. */
const business: readonly Stage[] = [
  peopleGoOver,
  ({ from, into, by, after, now }) => policiesGoOver({ from: from.id, to: into, by }, { after, now }),
  clientsGoOver,
  submissionsGoOver,
  claimsGoOver,
  enquiriesGoOver,
]

/** What has come to the one meanwhile; what stays has been counted and told already. */
const again =
  (stage: Stage): Stage =>
  async (going) => {
    const { effects = [], notes: _, ...chunk } = await stage(going)
    return { ...chunk, effects, done: effects.length }
  }

/** What comes while it goes on is gone for once more, and the agency is closed last. */
const stages: readonly Stage[] = [...business, locationsGoOver, ...business.map(again), closeMerged]

const placeOf = (cursor = '0|') => {
  const [stage = '0', ...at] = cursor.split('|')
  return { stage: Number(stage), after: at.join('|') || undefined }
}

/** Has an agency go into another: each stage goes on where it was left, and what has gone over is met no more. */
export const goInto = defineJob({
  kind: mergeKind,
  input: z.strictObject({ from: z.string(), into: z.string(), by: z.string() }),
  key: ({ from }) => from,
  effect: 'goneOver',
  async chunk({ from: fromId, into: intoId, by }, { cursor, now }) {
    const [from, into] = await Promise.all([agencies.require(fromId), agencies.require(intoId)])
    const { stage, after } = placeOf(cursor)
    const chunk = (await stages[stage]?.({ from, into, by, after, now })) ?? { done: 0 }
    const { cursor: next, effects = [], ...rest } = chunk
    const last = stages.length - 1
    const goesOn = next !== undefined ? `${stage}|${next}` : stage < last ? `${stage + 1}|` : undefined
    return {
      ...rest,
      effects: effects.map((effect) => ({ ...effect, cursor: `${stage}|${effect.cursor}` })),
      ...(goesOn !== undefined && { cursor: goesOn }),
    }
  },
})
