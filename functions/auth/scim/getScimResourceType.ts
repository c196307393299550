import { implement } from '#functions/_platform/http/implement.ts'
import { getScimResourceType as contract } from '#shared/contracts/auth/scim.ts'
import { resourceTypeOf } from './discovery.ts'

export const getScimResourceType = implement(contract)(async ({ params }) => resourceTypeOf(params.resourceTypeId))
