import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleOf } from '#cdk/openapi/exampleOf.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import type { Operation } from '#shared/contract/operation.ts'
import { cancelPolicy } from '#shared/contracts/policy/cancellation.ts'
import * as contracts from '#shared/contracts/policy/index.ts'
import { rescindBinder } from '#shared/contracts/quote/underwriting.ts'
import { policyLife } from '#shared/records/policy/policyLife.ts'
import type { CoverStatus } from '#shared/records/policy/policyStatus.ts'
import { cast } from '#tests/cast/actors.ts'
import { actionsBy, expectRefused, putIn } from '#tests/support/inStatus.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { binderAction } from '../binders/binderAction.ts'
import { policies } from '../store/policies.ts'

/** What is noted of the payment, and who looks at it, is no part of the policy's own life. */
const beside = ['markCheckInMail', 'notePolicyPresence']

const operations = Object.values<Operation>(contracts).filter(
  ({ method, params, name }) =>
    method !== 'GET' && params !== undefined && 'policyId' in params && !beside.includes(name),
)

describe('the contracts of what is done to a policy', () => {
  it.each(operations.map((operation) => [operation.name, operation] as const))(
    '%s is in the life of a policy and says how it refuses',
    (name, { problems }) => {
      expect(actionsBy(policyLife, name)).not.toEqual([])
      expect(problems).toContain('policy.notAllowed')
    },
  )

  it('the one that rescinds says so too', () => {
    expect(rescindBinder.problems).toContain('policy.notAllowed')
  })
})

describe('a policy in a status that does not allow it', () => {
  let desk: PolicyDesk
  let policy: PolicyRecord
  beforeAll(async () => {
    desk = await openPolicyDesk()
    policy = await desk.aBinder()
  })
  afterAll(() => desk.close())

  it.each(operations.map((operation) => [operation.name, operation] as const))(
    'refuses %s',
    async (name, operation) => {
      const names = {
        agency: policy.agencyId,
        document: 'doc_01JH0000000000000000000D01',
        policy: policy.id,
        endorsement: 'end_01JH0000000000000000000E01',
        email: '',
        policyNumber: policy.policyNumber,
        role: 'Super Admin',
      } as const
      const { input } = exampleOf(operation, names)
      await expectRefused({
        records: policies,
        id: policy.id,
        life: policyLife,
        by: name,
        send: () => desk.asPolicy(cast.superAdmin)(operation as never, input as never),
        problemIn: (status) => ({ code: 'policy.notAllowed', data: { status } }),
      })
    },
  )

  it('says in words what is theirs to do', async () => {
    const body = { reason: 'Insured elsewhere', effectiveDate: policy.effectiveDate }
    const refusalTo = async (status: CoverStatus, actor: (typeof cast)[keyof typeof cast]) => {
      await putIn(policies, policy.id, status)
      const answer = await desk.asPolicy(actor)(cancelPolicy, { params: { policyId: policy.id }, body })
      return answer.ok ? undefined : answer.problem.data?.allowed
    }
    expect(await refusalTo('CANCEL REQUESTED', cast.producer)).toBe(
      'certify its cover to somebody, change its broker of record, mute its reminders, say whether its notices go by post',
    )
    expect(await refusalTo('CANCEL PENDING', cast.underwriter)).toBe(
      'cancel it as of its first day, void it, propose its rescission, take its cancellation back (until 3 days after it took effect), certify its cover to somebody, change its broker of record, mute its reminders, say whether its notices go by post',
    )
    expect(await refusalTo('BOUND', cast.producer)).toBe('issue it')
    expect(await refusalTo('VOID', cast.underwriter)).toBe('nothing')
  })

  it('neither rescinds a binder nor lets it expire once its issue was asked for', async () => {
    await putIn(policies, policy.id, 'BOUND')
    const binder = await policies.require(policy.id)
    const issuing = { ...binder, issueRequestedAt: '2026-11-20T10:00:00.000Z' as const }
    for (const how of ['rescind', 'expireBinder'] as const)
      expect(() => binderAction(issuing, how, '2026-11-20T10:00:01.000Z')).toThrow(
        expect.objectContaining({ details: { data: { status: 'BOUND', allowed: 'issue it' } } }),
      )
  })
})
