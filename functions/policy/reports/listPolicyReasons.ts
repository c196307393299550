import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { listPolicyReasons as contract } from '#shared/contracts/policy/reports.ts'
import { reasonsFor } from './policyReasons.ts'

export const listPolicyReasons = implement(contract)(async ({ query, actor }) =>
  Object.entries(reasonsFor(query.action, { actor, region: config.region })).map(([code, label]) => ({ code, label })),
)
