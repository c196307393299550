import { implement } from '#functions/_platform/http/implement.ts'
import { getScimProviderConfig as contract } from '#shared/contracts/auth/scim.ts'
import { providerConfig } from './discovery.ts'

export const getScimProviderConfig = implement(contract)(async () => providerConfig())
