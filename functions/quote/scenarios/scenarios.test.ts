import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { policies } from '#functions/policy/store/policies.ts'
import { handler as worker } from '#functions/quote/worker.ts'
import * as contract from '#shared/contracts/quote/portfolioScenarios.ts'
import type { PortfolioScenarioId } from '#shared/domain/ids/ids.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

const as = (actor: Parameters<PolicyDesk['quotes']['as']>[0] = cast.underwriter) => desk.quotes.as(actor)
const everybodyTrained = { name: 'Everybody trains', supposed: [{ question: 'training', answer: 'YES' }] }
const nobodyTrained = { name: 'Nobody trains', supposed: [{ question: 'training', answer: 'NO' }] }
const suppose = async (body: typeof everybodyTrained) => {
  const { id } = answered(await as()(contract.createPortfolioScenario, { body }))
  await runJobsOf(desk.quotes.table, worker as never)
  return answered(await as()(contract.getPortfolioScenario, { params: { scenarioId: id } }))
}

describe('a supposition about the book in force', () => {
  let id: PortfolioScenarioId

  it('is the underwriters’ of the provider, not a carrier’s, whose book is not all of it', async () => {
    for (const actor of [cast.producer, partnerOf('CARRIER', 'Carrier Underwriter', 'car_oak')] as const)
      expect(await as(actor as never)(contract.createPortfolioScenario, { body: everybodyTrained })).toMatchObject({
        status: 403,
      })
  })

  it('is of controls that are asked about, each once, with an answer that can be given', async () => {
    for (const supposed of [
      [{ question: 'cyberEvent', answer: 'NO' }],
      [{ question: 'training', answer: 'MAYBE' }],
      [...everybodyTrained.supposed, ...nobodyTrained.supposed],
    ])
      expect(await as()(contract.createPortfolioScenario, { body: { name: 'Odd', supposed } })).toMatchObject({
        status: 422,
        problem: { code: 'portfolioScenario.notSupposable' },
      })
  })

  it('moves nothing where everybody does so already, and what everybody stops doing makes the book dearer and worse', async () => {
    const policy = await desk.aPolicy()
    const same = await suppose(everybodyTrained)
    expect(same).toMatchObject({
      supposed: [{ question: 'training', answer: 'YES', word: 'Yes' }],
      report: { policies: 1, changed: 0, unchanged: 1, finishedAt: expect.any(String) },
    })
    expect(same.report.after).toBe(same.report.before)
    const worse = await suppose(nobodyTrained)
    id = worse.id
    expect(worse.report).toMatchObject({
      policies: 1,
      changed: 1,
      up: 1,
      before: same.report.before,
      losers: [
        {
          policyNumber: policy.policyNumber,
          because: expect.arrayContaining([expect.objectContaining({ key: 'securityControl' })]),
        },
      ],
    })
    expect(worse.report.after).toBeGreaterThan(worse.report.before)
    expect(worse.report.scoreAfter).toBeLessThan(worse.report.scoreBefore)
  })

  it('changes nothing of the policies that it looks at', async () => {
    const policy = await desk.aPolicy()
    const { version } = await policies.require(policy.id)
    await suppose(nobodyTrained)
    expect((await policies.require(policy.id)).version).toBe(version)
  })

  it('looks at cover in force alone, not at binders', async () => {
    const { report } = await suppose(everybodyTrained)
    await desk.aBinder()
    expect((await suppose(everybodyTrained)).report.policies).toBe(report.policies)
  })

  it('is listed with its figures, found by its name, and forgotten', async () => {
    await desk.quotes.settle()
    const { hits } = answered(await as()(contract.listPortfolioScenarios, { query: { search: 'nobody' } }))
    expect(hits.map((each) => each.id)).toContain(id)
    expect(hits[0]?.report).not.toHaveProperty('losers')
    answered(await as()(contract.removePortfolioScenario, { params: { scenarioId: id } }))
    expect(await as()(contract.getPortfolioScenario, { params: { scenarioId: id } })).toMatchObject({ status: 404 })
  })
})
