import { listScimSchemas as contract } from '#shared/contracts/auth/scim.ts'
import { schemasThereAre } from './discovery.ts'
import { implementScim } from './implementScim.ts'

export const listScimSchemas = implementScim(contract)(async () => schemasThereAre())
