import { deadLetters } from '#functions/_platform/events/deadLetters.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/platform/deadLetters.ts'

export const listDeadLetters = implement(contract.listDeadLetters)(async ({ query: { status, ...page } }) =>
  deadLetters.list({ scopes: ['all'], group: status, sort: 'created', descending: true, ...page }),
)
