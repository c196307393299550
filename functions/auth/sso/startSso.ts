import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/sso.ts'
import { countStart } from '../store/throttles.ts'
import { depart } from './depart.ts'
import { domainOf, providerOf } from './providerOf.ts'

export const startSso = implement(contract.startSso)(async ({ query, client, sourceIp, now }) => {
  const { username: email, rememberDevice = false, again = false } = query
  const provider = await providerOf(email)
  const { identityDomain } = config
  if (provider === undefined || identityDomain === undefined) return { location: `${config.publicUrl}/login` }
  await countStart({ kind: 'sso', sourceIp }, now)
  const { name, clientId, organizationId } = provider
  const from = { provider: name, clientId, organizationId, domain: domainOf(email) }
  return { location: await depart({ ...from, identityDomain, email, rememberDevice, again, client, now }) }
})
