import { listScimResourceTypes as contract } from '#shared/contracts/auth/scim.ts'
import { resourceTypes } from './discovery.ts'
import { implementScim } from './implementScim.ts'

export const listScimResourceTypes = implementScim(contract)(async () => resourceTypes())
