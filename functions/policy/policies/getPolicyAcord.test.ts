import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saidInFile } from '#functions/bulk/submissions/saidInFile.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { getLossRunAcord, getPolicyAcord } from '#shared/contracts/policy/acord.ts'
import { cast } from '#tests/cast/actors.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'

let desk: PolicyDesk
let policy: PolicyRecord
beforeAll(async () => {
  desk = await openPolicyDesk()
  policy = await desk.aPolicy({ brokerFee: 10_000 })
})
afterAll(() => desk.close())

const file = async (actor = cast.producer) => desk.asPolicy(actor)(getPolicyAcord, { params: { policyId: policy.id } })

describe('a policy as a file in the manner of ACORD', () => {
  it('says who is insured, for what and when, and what it costs', async () => {
    const { fileName, text } = answered(await file())
    expect(fileName).toBe(`${policy.policyNumber}.xml`)
    for (const said of [
      `<PolicyNumber>${policy.policyNumber}</PolicyNumber>`,
      `<EffectiveDt>${policy.effectiveDate}</EffectiveDt>`,
      `<Amt>${(policy.totalPremium / 100).toFixed(2)}</Amt>`,
      '<StateProvCd>OR</StateProvCd>',
      '<com.palisade_Name>brokerFee</com.palisade_Name>',
    ])
      expect(text).toContain(said)
    expect(text.match(/<CommlCoverage>/g)).toHaveLength(policy.coverages.length)
    expect(text.match(/<CoverageDesc>/g)).toHaveLength(policy.coverages.length)
  })

  it('is read as an application of ACORD is', async () => {
    const { fileName, text } = answered(await file())
    const read = await saidInFile({ fileName, bytes: Buffer.from(text) })
    const said = Object.fromEntries(('said' in read ? read.said : []).map(({ label, value }) => [label, value]))
    expect(said).toMatchObject({ StateProvCd: 'OR', PolicyNumber: policy.policyNumber })
    expect(Object.values(said)).toContain(policy.companyName)
  })

  it('holds no more than the caller reads, and is nobody else’s', async () => {
    const { text } = answered(await file({ ...cast.policyHolder, organizationId: policy.accountId }))
    expect(text).not.toMatch(/rated\.|waterfall|commission|transactions/i)
    expect(await file(cast.otherProducer)).toMatchObject({ status: 404, problem: { code: 'policy.notFound' } })
  })
})

it('a loss run is one too, by the same day and reach as the document', async () => {
  const run = (query: object, actor = cast.producer) => desk.asPolicy(actor)(getLossRunAcord, { query: query as never })
  const { fileName, text } = answered(await run({ policyNumber: policy.policyNumber }))
  expect(fileName).toMatch(/^loss-run-\d{4}-\d{2}-\d{2}\.xml$/)
  expect(text).toContain(`<PolicyNumber>${policy.policyNumber}</PolicyNumber>`)
  expect(text).toContain('<NumLosses>0</NumLosses>')
  expect(text).not.toContain('com.palisade_Fact')
  expect(await run({})).toMatchObject({ problem: { code: 'claim.lossRunUnclear' } })
  expect(await run({ accountId: policy.accountId, asOf: '2999-01-01' })).toMatchObject({
    problem: { code: 'claim.dayAhead' },
  })
  expect(await run({ policyNumber: policy.policyNumber }, cast.otherProducer)).toMatchObject({ status: 404 })
})
