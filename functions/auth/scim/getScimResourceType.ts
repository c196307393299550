import { getScimResourceType as contract } from '#shared/contracts/auth/scim.ts'
import { resourceTypeOf } from './discovery.ts'
import { implementScim } from './implementScim.ts'

export const getScimResourceType = implementScim(contract)(async ({ params }) => resourceTypeOf(params.resourceTypeId))
