import { scimSchemas } from '#shared/contract/scimProtocol.ts'
import { getScimSchema as contract } from '#shared/contracts/auth/scim.ts'
import { schemaOf } from './discovery.ts'
import { implementScim } from './implementScim.ts'

export const getScimSchema = implementScim(contract)(async ({ params }) =>
  schemaOf(params.schemaId === scimSchemas.user ? 'User' : 'Group'),
)
