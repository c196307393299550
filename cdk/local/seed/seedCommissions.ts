import { getCurrentUser } from '#shared/contracts/auth/index.ts'
import { getCommissionAccount } from '#shared/contracts/commissions/account.ts'
import { getCommissionToken, payCommission } from '#shared/contracts/commissions/payments.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { unlessProblem } from '../journey/unlessProblem.ts'
import type { Platform } from '../platform.ts'
import { people } from './cast.ts'
import { signInAs } from './signInAs.ts'

/**
 * Pays the first agency of a region what its last statement ended with: the bookkeeper asks for it, and the administrator
 * gives the second word where it takes two. Once it was paid nothing is owed, so that it is paid once.
 */
export const seedCommissions = async (platform: Platform, region: RegionCode): Promise<void> => {
  const { agencyAdmin, bookkeeper, superAdmin } = people(region)
  const { account } = await (await signInAs(platform, agencyAdmin)).call(getCurrentUser, {})
  const agencyId = AgencyId.parse(account.id)
  const [first, second] = [await signInAs(platform, bookkeeper), await signInAs(platform, superAdmin)]
  const { due, ach, open } = await first.call(getCommissionAccount, { params: { agencyId } })
  // Less than one of the currency is not paid.
  if (ach === undefined || due < 100) return
  const { data } = await first.call(getCommissionToken, { params: { agencyId } })
  const commissionsAmount = open?.status === 'REQUESTED' ? open.amount : due
  const body = { agencyId, commissionsAmount, description: 'Commission as stated', token: data.token }
  const paid = await unlessProblem('commission.payoutDeclined', first.call(payCommission, { body }))
  if (paid?.status === 'REQUESTED')
    await unlessProblem('commission.payoutDeclined', second.call(payCommission, { body }))
}
