import type { Task } from '#functions/_platform/events/worker.ts'
import { log } from '#functions/_platform/log/log.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { policies } from '../store/policies.ts'
import type { IssueInput } from '../workflows/issuePolicy.ts'

/** An issue that could not be completed leaves the binder bound, so that it can be asked for again. */
export const abandonIssue: Task = async ({ policyId, error }: IssueInput & { readonly error?: unknown }, { now }) =>
  retryStale(async () => {
    log.error('a policy could not be issued and stays a binder', { policyId, error })
    const policy = await policies.byId(policyId)
    if (policy?.status !== 'BOUND') return { status: policy?.status ?? 'none' }
    const { issueRequestedAt: _, ...bound } = policy
    await savePolicy(policy, { ...bound, documents: { ...policy.documents, state: 'failed' }, lastUpdated: now })
    return { status: policy.status }
  })
