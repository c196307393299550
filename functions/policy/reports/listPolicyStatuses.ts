import { implement } from '#functions/_platform/http/implement.ts'
import { coverStatuses } from '#shared/contracts/policy/policyParts.ts'
import { listPolicyStatuses as contract } from '#shared/contracts/policy/reports.ts'

export const listPolicyStatuses = implement(contract)(async () => [...coverStatuses])
