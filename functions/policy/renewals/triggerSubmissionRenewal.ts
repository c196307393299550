import { implement } from '#functions/_platform/http/implement.ts'
import { accountById } from '#functions/account/public.ts'
import { renewalSubmission } from '#functions/submission/public.ts'
import * as contract from '#shared/contracts/account/submissionDecisions.ts'
import { policyStatusGroups } from '#shared/domain/policy/policyStatusGroups.ts'
import { anyOverdue } from '#shared/records/subjectivity/subjectivities.ts'
import { requirePolicy, type StoredPolicy } from '../store/policies.ts'
import { renewalThatStands } from './renewalThatStands.ts'

const isRenewable = async (policy: StoredPolicy): Promise<boolean> =>
  policyStatusGroups.Active.some((each) => each === policy.status) && (await renewalThatStands(policy)) === undefined

/** Whether nothing stands against it: nobody has opted out, and nothing it is subject to is overdue. */
const isClear = ({ renewalOptOut, subjectivities }: StoredPolicy): boolean =>
  !renewalOptOut && !anyOverdue(subjectivities)

/** All of them are looked at before the first is made. */
export const triggerSubmissionRenewal = implement(contract.triggerSubmissionRenewal)(
  async ({ body, actor, now, fail }) => {
    const wanted = await Promise.all([...new Set(body.policyIds)].map((id) => requirePolicy(id, actor)))
    const renewing = []
    for (const policy of wanted) {
      const { id, policyNumber, status, expirationDate } = policy
      const account = await accountById(policy.accountId)
      if (!(await isRenewable(policy)) || account === undefined)
        return fail('submission.nothingToRenew', { data: { policyNumber, status } })
      const clear = isClear(policy) && account.status !== 'Declined'
      renewing.push({ account, renewalOf: { policyId: id, policyNumber, endsOn: expirationDate, clear } })
    }
    const submissions = []
    for (const each of renewing) {
      const submission = await renewalSubmission({ ...each, actor, now })
      submissions.push({ ...submission, policyId: each.renewalOf.policyId })
    }
    return { submissions }
  },
)
