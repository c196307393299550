import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import type { PanelSubcategory } from '#shared/contracts/claims/panelSubcategories.ts'
import { isDesk } from '../desk/desk.ts'

const counsel: readonly PanelSubcategory[] = ['BREACH_COACH', 'DEFENSE_COUNSEL']

/** Who reads and writes what is privileged on a claim: claims staff, and the counsel that works on it. */
export const isPrivileged = (actor: Actor, { vendors }: Pick<ClaimRecord, 'vendors'>): boolean =>
  isDesk(actor) ||
  (actor.accountType === 'VENDOR' &&
    vendors.some(
      ({ organizationId, subcategory }) => organizationId === actor.organizationId && counsel.includes(subcategory),
    ))
