import { implement } from '#functions/_platform/http/implement.ts'
import { listPolicyStatuses as contract } from '#shared/contracts/policy/reports.ts'
import { coverStatuses } from '#shared/records/policy/policyStatus.ts'

export const listPolicyStatuses = implement(contract)(async () => [...coverStatuses])
