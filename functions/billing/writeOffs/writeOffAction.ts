import type { Actor } from '#functions/_platform/auth/actor.ts'
import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { type StoredWriteOff, writeOffs } from '#functions/ledger/store/writeOffs.ts'
import type { WriteOffRecord } from '#shared/contracts/billing/writeOff.ts'
import * as contracts from '#shared/contracts/billing/writeOffs.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type WriteOffAction, writeOffLife } from '#shared/records/writeOff/writeOffLife.ts'

export const guard = guardOf(writeOffLife, {
  refusal: 'billing.writeOffNotAllowed',
  contracts: Object.values(contracts).filter((each) => 'name' in each),
})

/** The write-off, or `billing.writeOffNotFound` when there is none or it is not in the actor's reach. */
export const requireWriteOff = (id: string, actor: Actor): Promise<StoredWriteOff> =>
  writeOffs.require(id, (writeOff) => isTheirs(actor, writeOff))

/** The write-off after a step of its life; refused with `billing.writeOffNotAllowed` when the life does not have it. */
export const afterAction = (
  writeOff: WriteOffRecord,
  action: WriteOffAction,
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
  changes: Partial<Omit<WriteOffRecord, 'id' | 'status'>>,
): WriteOffRecord => ({
  ...writeOff,
  ...changes,
  status: guard.after(writeOff.status, action, { actor }),
  lastUpdated: now,
})
