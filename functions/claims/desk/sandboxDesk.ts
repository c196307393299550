import type { Actor } from '#functions/_platform/auth/actor.ts'
import { type User, usersOfRole } from '#functions/directory/public.ts'
import { whoMay } from '#shared/domain/claims/claimAuthority.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { Currency } from '#shared/domain/money/money.ts'
import type { Role } from '#shared/permissions.ts'
import { adjusterOf } from './adjusterOf.ts'

const actorOfDesk = ({ id, firstName, lastName, email, organizationId }: User, role: Role): Actor => ({
  userId: id,
  name: `${firstName} ${lastName}`,
  email,
  accountType: 'COWBELL',
  subscriberType: 'COWBELL',
  role,
  realm: 'ACCOUNT',
  organizationId,
  teamIds: [],
  scopes: [],
})

/**
 * Who of the provider's claims staff a sandbox has take a claim that is reserved at an amount: the first whose letter of
 * authority is just large enough. Undefined where nobody's is.
 */
export const sandboxDeskFor = async (amount: MinorUnits, currency: Currency): Promise<Actor | undefined> => {
  for (const role of whoMay(amount, 'reserve', currency)) {
    const staff = (await usersOfRole(role)).filter((user) => user.accountType === 'COWBELL' && user.role === role)
    for (const user of staff.toSorted((a, b) => a.id.localeCompare(b.id)))
      if ((await adjusterOf(user.id, [])) !== undefined) return actorOfDesk(user, role)
  }
  return undefined
}
