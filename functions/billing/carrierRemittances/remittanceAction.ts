import type { Actor } from '#functions/_platform/auth/actor.ts'
import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { seesAll } from '#functions/_platform/auth/relation.ts'
import { carrierRemittances, type StoredCarrierRemittance } from '#functions/ledger/store/carrierRemittances.ts'
import type { CarrierRemittance } from '#shared/contracts/billing/carrierRemittance.ts'
import * as contracts from '#shared/contracts/billing/carrierRemittances.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import {
  type CarrierRemittanceAction,
  carrierRemittanceLife,
} from '#shared/records/carrierRemittance/carrierRemittanceLife.ts'

export const guard = guardOf(carrierRemittanceLife, {
  refusal: 'billing.carrierRemittanceNotAllowed',
  contracts: Object.values(contracts),
})

/** The remittance, or `billing.carrierRemittanceNotFound` when there is none or the actor does not look after the whole book. */
export const requireRemittance = (id: string, actor: Actor): Promise<StoredCarrierRemittance> =>
  carrierRemittances.require(id, () => seesAll(actor))

/** The remittance after a step of its life; refused with `billing.carrierRemittanceNotAllowed` when the life does not have it. */
export const afterAction = (
  remittance: CarrierRemittance,
  action: CarrierRemittanceAction,
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
  changes: Partial<Omit<CarrierRemittance, 'id' | 'status'>>,
): CarrierRemittance => ({
  ...remittance,
  ...changes,
  status: guard.after(remittance.status, action, { actor }),
  lastUpdated: now,
})
