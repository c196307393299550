import { defineRecord, type Write } from '#functions/_platform/storage/record.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type Deadline, deadlineOf } from '../lifecycle/deadline.ts'

/** A policy's next deadline as it is kept: one row for each policy of which something becomes by itself. */
export interface PolicyDeadline extends Deadline {
  readonly id: string
  readonly policyId: string
}

/** The one list of deadlines, soonest first: the jobs read its head and nothing else. */
const dueScope = 'due'

export const deadlines = defineRecord({
  kind: 'policyDeadline',
  notFound: 'server.failed',
  list: {
    scopes: () => [dueScope],
    sorts: { at: (deadline: PolicyDeadline) => deadline.at },
    summary: (deadline: PolicyDeadline): PolicyDeadline => deadline,
  },
})

const idOf = (policyId: string): string => policyId.replace(/^pol_/, 'ddl_')

/** The writes that bring a policy's deadline in line with what the policy has become; none when it stays. */
export const deadlineWrites = async (policy: PolicyRecord): Promise<Write[]> => {
  const id = idOf(policy.id)
  const kept = await deadlines.byId(id)
  const next = deadlineOf(policy)
  if (next === undefined) return kept === undefined ? [] : [deadlines.remove(kept)]
  if (kept?.action === next.action && kept.at === next.at) return []
  const deadline = { id, policyId: policy.id, ...next }
  return [kept === undefined ? deadlines.create(deadline) : deadlines.update(kept, deadline)]
}

const nobody: ReadonlySet<string> = new Set()

/** Deadlines that have come, soonest first, as many as one round takes; those of some policies are passed over. */
export const dueDeadlines = async (
  now: Instant,
  size: number,
  passedOver: ReadonlySet<string> = nobody,
): Promise<PolicyDeadline[]> => {
  const due: PolicyDeadline[] = []
  let after: string | undefined
  do {
    const page = await deadlines.list({ scopes: [dueScope], size, after })
    const come = page.hits.filter(({ at }) => Date.parse(at) <= Date.parse(now))
    due.push(...come.filter(({ policyId }) => !passedOver.has(policyId)))
    after = come.length < page.hits.length ? undefined : page.nextToken
  } while (after !== undefined && due.length < size)
  return due.slice(0, size)
}
