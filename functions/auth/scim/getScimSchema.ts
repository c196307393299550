import { implement } from '#functions/_platform/http/implement.ts'
import { scimSchemas } from '#shared/contract/scimProtocol.ts'
import { getScimSchema as contract } from '#shared/contracts/auth/scim.ts'
import { schemaOf } from './discovery.ts'

export const getScimSchema = implement(contract)(async ({ params }) =>
  schemaOf(params.schemaId === scimSchemas.user ? 'User' : 'Group'),
)
