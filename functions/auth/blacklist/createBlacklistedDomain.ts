import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { blacklistedDomains } from '#functions/directory/store/blacklistedDomains.ts'
import * as contract from '#shared/contracts/auth/blacklist.ts'
import { domainsOf } from '#shared/domain/account/domainsAbove.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { shutOutBy } from './shutOutBy.ts'

/**
 * The provider's own domain would shut out its own people; a top level, half the world. Who shuts out somebody who works
 * here has been told whom, and says that it is meant.
 */
export const createBlacklistedDomain = implement(contract.createBlacklistedDomain)(async ({ body, now, fail }) => {
  const { name, reason = '', evenSo = false } = body
  if (domainsOf(regionOf(config.region).support.email).includes(name)) return fail('blacklist.ownDomain')
  if ((await blacklistedDomains.byId(name)) !== undefined) return fail('blacklist.exists')
  const who = evenSo ? undefined : await shutOutBy(name)
  if (who !== undefined) return fail('blacklist.shutsOut', { data: { who } })
  await commit([blacklistedDomains.create({ id: name, name, ...(reason !== '' && { reason }), created: now })])
  return { name }
})
