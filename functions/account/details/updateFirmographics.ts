import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/details.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { accounts } from '../store/accounts.ts'
import { knownBy } from '../store/knownCompanies.ts'
import { requireWholeAccount } from '../store/reach.ts'
import { toAccount } from '../store/toAccount.ts'
import { accountChanged } from './accountChanged.ts'
import { withConsequences } from './withDetails.ts'
import { firmographicProblems, withFirmographics } from './withFirmographics.ts'

export const updateFirmographics = implement(contract.updateFirmographics)(
  async ({ params, body, actor, now, fail }) => {
    const region = regionOf(config.region)
    const account = await requireWholeAccount(params.accountId, actor)
    const errors = firmographicProblems(body, region)
    if (errors.length > 0) fail('account.invalidDetails', { errors })
    const changed = { ...withFirmographics(account, body, region), updated: now }
    const next = await withConsequences(changed, region, now)
    await commit([accounts.update(account, next), ...(await knownBy(next, account))], {
      events: [accountChanged(account, next)],
    })
    return toAccount(next)
  },
)
