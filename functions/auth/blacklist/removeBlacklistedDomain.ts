import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { blacklistedDomains } from '#functions/directory/store/blacklistedDomains.ts'
import * as contract from '#shared/contracts/auth/blacklist.ts'

export const removeBlacklistedDomain = implement(contract.removeBlacklistedDomain)(async ({ params }) => {
  await commit([blacklistedDomains.remove(await blacklistedDomains.require(params.domainName, () => true))])
})
