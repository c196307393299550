import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs } from '#functions/_platform/auth/relation.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import type { HoldRecord } from '#shared/contracts/policy/holdRecord.ts'
import { holds } from '../store/holds.ts'

/** The hold, or `hold.notFound` when there is none or it is not in the actor's reach. */
export const requireHold = (id: string, actor: Actor): Promise<Stored<HoldRecord>> =>
  holds.require(id, (hold) => isTheirs(actor, hold))
