import { implement } from '#functions/_platform/http/implement.ts'
import { listPolicyReasons as contract } from '#shared/contracts/policy/reports.ts'
import { policyReasons } from './policyReasons.ts'

export const listPolicyReasons = implement(contract)(async ({ query }) =>
  Object.entries(policyReasons[query.action]).map(([code, label]) => ({ code, label })),
)
