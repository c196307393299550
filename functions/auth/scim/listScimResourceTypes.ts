import { implement } from '#functions/_platform/http/implement.ts'
import { listScimResourceTypes as contract } from '#shared/contracts/auth/scim.ts'
import { resourceTypes } from './discovery.ts'

export const listScimResourceTypes = implement(contract)(async () => resourceTypes())
