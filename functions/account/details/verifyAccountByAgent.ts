import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/details.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { accounts } from '../store/accounts.ts'
import { requireWholeAccount } from '../store/reach.ts'
import { firmographicProblems, isAsStored } from './withFirmographics.ts'

/** The agent vouches for what the page showed: if the account has changed since, they must look again. */
export const verifyAccountByAgent = implement(contract.verifyAccountByAgent)(
  async ({ params, body, actor, now, fail }) => {
    const region = regionOf(config.region)
    const account = await requireWholeAccount(params.accountId, actor)
    if (account.isVerifiedByAgent && account.verifiedDate !== undefined)
      return { isVerifiedByAgent: true, verifiedDate: account.verifiedDate }
    const errors = firmographicProblems(body, region)
    if (errors.length > 0) fail('account.invalidDetails', { errors })
    if (!isAsStored(account, body, region)) fail('conflict.stale')
    await commit([accounts.update(account, { ...account, isVerifiedByAgent: true, verifiedDate: now, updated: now })])
    return { isVerifiedByAgent: true, verifiedDate: now }
  },
)
