import { implement } from '#functions/_platform/http/implement.ts'
import { listScimSchemas as contract } from '#shared/contracts/auth/scim.ts'
import { schemasThereAre } from './discovery.ts'

export const listScimSchemas = implement(contract)(async () => schemasThereAre())
