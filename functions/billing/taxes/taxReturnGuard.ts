import type { Actor } from '#functions/_platform/auth/actor.ts'
import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { payTaxReturn } from '#shared/contracts/billing/taxes.ts'
import type { TaxReturn } from '#shared/contracts/billing/taxReturn.ts'
import { taxReturnLife } from '#shared/records/taxReturn/taxReturnLife.ts'

/** What may be done to a return that was filed. */
export const taxReturnGuard = guardOf(taxReturnLife, {
  refusal: 'billing.taxReturnNotAllowed',
  contracts: [payTaxReturn],
  unmet: { anothers: 'billing.ownTaxReturn' },
})

/** Who pays a return is another than who filed it. */
export const isAnothers =
  ({ filed }: Pick<TaxReturn, 'filed'>, { userId }: Actor) =>
  (): boolean =>
    filed?.by !== userId

/** What the actor can do with a return now; one that is not filed yet has no life. */
export const allowedOn = ({ status, filed }: Pick<TaxReturn, 'filed' | 'status'>, actor: Actor) =>
  status === 'OPEN' ? [] : taxReturnGuard.allowed(status, { actor, isMet: isAnothers({ filed }, actor) })
