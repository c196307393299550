import type { Task } from '#functions/_platform/events/worker.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { policies } from '../store/policies.ts'
import { isBinder } from '../store/policyGroups.ts'
import type { IssueInput } from '../workflows/issuePolicy.ts'

/** Takes a bound policy into issue. One that is issued is left alone; one that expired or was rescinded is an error. */
export const prepareIssue: Task = async ({ policyId }: IssueInput, { now }) =>
  retryStale(async () => {
    const policy = await policies.require(policyId)
    if (!isBinder(policy)) return { status: policy.status }
    if (policy.status !== 'BOUND') throw new Error(`The binder ${policy.binderNumber} is ${policy.status}.`)
    if (policy.documents.state !== 'making')
      await savePolicy(policy, {
        ...policy,
        issueRequestedAt: policy.issueRequestedAt ?? now,
        documents: { ...policy.documents, state: 'making' },
        lastUpdated: now,
      })
    return { status: policy.status }
  })
