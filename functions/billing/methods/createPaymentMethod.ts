import { implement } from '#functions/_platform/http/implement.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { paymentsOfPolicy } from '#functions/ledger/store/transactions.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import { createPaymentMethod as contract } from '#shared/contracts/billing/methods.ts'
import { savedMethodId, savedMethods } from '../store/savedMethods.ts'

const namePolicy = () => fail('billing.nameThePolicy', { errors: [{ detail: 'Name the policy.', path: ['policyId'] }] })

const titleOf = (body: BodyOf<typeof contract>): string =>
  body.paymentCategory === 'CreditCard'
    ? `${body.creditCardType} ending in ${body.last4Digits}`
    : `${body.bankName} ending in ${body.last4Digits}`

/** Keeps the token of a card or account that has paid this policy; any other token is nobody's here. */
export const createPaymentMethod = implement(contract)(async ({ body, actor, now, fail }) => {
  const { tokenId, paymentCategory } = body
  const policy = await requirePolicy(body.policyId ?? actor.workflow?.subjectId ?? namePolicy(), actor)
  const { id: policyId, accountId, agencyId, teamIds } = policy
  const payments = await paymentsOfPolicy(policyId)
  if (!payments.some(({ paidWith }) => paidWith?.token === tokenId)) return fail('billing.methodNotFound')
  const id = savedMethodId({ accountId, tokenId })
  if ((await savedMethods.byId(id)) !== undefined) return { tokenId }
  await commit([
    savedMethods.create({
      id,
      tokenId,
      type: paymentCategory === 'CreditCard' ? 'Credit Card' : 'Bank Account',
      title: titleOf(body),
      policyId,
      accountId,
      agencyId,
      teamIds,
      ...(actor.workflow && { workflowId: actor.workflow.workflowId }),
      created: now,
    }),
  ])
  return { tokenId }
})
