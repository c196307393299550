import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/details.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { companyRegister } from '../register/companyRegister.ts'
import { accounts } from '../store/accounts.ts'
import { knownBy } from '../store/knownCompanies.ts'
import { requireWholeAccount } from '../store/reach.ts'
import { accountChanged } from './accountChanged.ts'
import { withConsequences } from './withDetails.ts'

/** What the agent has said counts more than the company data: only what is missing is filled. */
export const refreshFirmographics = implement(contract.refreshFirmographics)(async ({ params, actor, now }) => {
  const account = await requireWholeAccount(params.accountId, actor)
  const company = await (await companyRegister()).byId(account.cbid)
  const filled = { ...company, ...account, updated: now }
  const next = await withConsequences(filled, regionOf(config.region), now)
  await commit([accounts.update(account, next), ...(await knownBy(next, account))], {
    events: [accountChanged(account, next)],
  })
})
