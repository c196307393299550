import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workflows } from '#functions/directory/store/workflows.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/claims/index.ts'
import { guessesAfter } from '#shared/domain/identity/loginThrottle.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { wholeNotice } from '#tests/support/wholeNotice.ts'
import { handler } from '../index.ts'

let desk: PolicyDesk
let policy: PolicyRecord
beforeAll(async () => {
  desk = await openPolicyDesk()
  policy = await desk.aPolicy()
})
afterAll(() => desk.close())

const as = callerOf(handler)
const nobody = as(undefined)
const begin = async (policyNumber: string) => answered(await nobody(contract.beginIncident, { body: { policyNumber } }))
const opened = () => as(guestOf('INCIDENT', policy.id))
const of = (policyId: string) => ({ params: { policyId } }) as never

describe('an incident of somebody who cannot sign in', () => {
  it('begins with the number of the policy, however it is typed, and leads to a code for its policy holder', async () => {
    const { workflowId } = await begin(` ${policy.policyNumber.toLowerCase()} `)
    expect(await workflows.byId(workflowId)).toMatchObject({
      flow: 'INCIDENT',
      subjectId: policy.id,
      email: policy.customerEmail,
      redirectUrl: `/incident/${policy.id}`,
    })
  })

  it('tells nobody whether there is such a policy', async () => {
    const answer = await begin('CYB-US-9999999')
    expect(Object.keys(answer)).toEqual(['workflowId'])
    expect(await workflows.byId(answer.workflowId)).toMatchObject({
      flow: 'INCIDENT',
      email: '',
      redirectUrl: '/incident',
    })
  })

  it('shows whose policy it is to who has the code, of that policy alone', async () => {
    expect(answered(await opened()(contract.getIncident, of(policy.id)))).toMatchObject({
      policyNumber: policy.policyNumber,
      companyName: policy.companyName,
    })
    const other = await desk.aPolicy()
    expect(await opened()(contract.getIncident, of(other.id))).toMatchObject({ status: 404 })
    expect(
      await opened()(contract.fileIncident, { ...(of(other.id) as object), body: wholeNotice } as never),
    ).toMatchObject({
      status: 404,
    })
    expect(await as(guestOf('E_PAY', policy.id))(contract.getIncident, of(policy.id))).toMatchObject({ status: 403 })
    expect(await as(cast.policyHolder)(contract.getIncident, of(policy.id))).toMatchObject({ status: 403 })
  })

  it('files the notice at the policy, where the claims desk finds it', async () => {
    const { claimNumber } = answered(
      await opened()(contract.fileIncident, { ...(of(policy.id) as object), body: wholeNotice } as never),
    )
    expect(claimNumber).toMatch(/^CLM-/)
    const { hits } = answered(
      await as({ ...cast.superAdmin, role: 'Head of Claims' })(contract.searchClaimQueue, { query: {} as never }),
    )
    expect(hits).toContainEqual(expect.objectContaining({ claimNumber, policyNumber: policy.policyNumber }))
  })

  it('is refused with every field that is missing or wrong', async () => {
    const { reporter: _, ...without } = wholeNotice
    const refused = await opened()(contract.fileIncident, {
      ...(of(policy.id) as object),
      body: { ...without, zipCode: 'none' },
    } as never)
    expect(refused).toMatchObject({
      status: 422,
      problem: { code: 'claim.incomplete', errors: [{ path: ['zipCode'] }] },
    })
  })

  it('makes whoever tries one number after another wait', async () => {
    const answers = []
    for (let guess = 0; guess < guessesAfter + 2; guess += 1)
      answers.push(await nobody(contract.beginIncident, { body: { policyNumber: `CYB-US-${guess}` } }))
    expect(answers.at(-1)).toMatchObject({ status: 429, problem: { code: 'auth.throttled' } })
  })
})
