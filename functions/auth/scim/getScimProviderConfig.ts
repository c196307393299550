import { getScimProviderConfig as contract } from '#shared/contracts/auth/scim.ts'
import { providerConfig } from './discovery.ts'
import { implementScim } from './implementScim.ts'

export const getScimProviderConfig = implementScim(contract)(async () => providerConfig())
