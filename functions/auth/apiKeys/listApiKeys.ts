import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/apiKeys.ts'
import { apiKeys, keysOf } from '../store/apiKeys.ts'

export const listApiKeys = implement(contract.listApiKeys)(async ({ actor }) =>
  (await apiKeys.every({ scopes: [keysOf(actor)] })).toReversed(),
)
