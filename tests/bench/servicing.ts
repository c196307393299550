import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RegionClient } from '#cdk/local/journey/client.ts'
import { readCompanies } from '#cdk/local/journey/company.ts'
import { signIn } from '#cdk/local/journey/signIn.ts'
import { bindAndIssue, openAccount, requestQuote } from '#cdk/local/journey/steps.ts'
import { startPlatform } from '#cdk/local/platform.ts'
import { authenticators, seedCast } from '#cdk/local/seed/seed.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import { getEndorsableTerms, previewEndorsement } from '#shared/contracts/policy/endorsements.ts'
import { updateNonPremium } from '#shared/contracts/policy/nonPremium.ts'
import { listPolicyRevisions } from '#shared/contracts/policy/policies.ts'
import { listPolicyStatuses } from '#shared/contracts/policy/reports.ts'
import { getPolicyAsOf } from '#shared/contracts/policy/revisions.ts'
import { createEndorsementQuote } from '#shared/contracts/quote/endorsements.ts'
import { type AccountId, PolicyId } from '#shared/domain/ids/ids.ts'
import { wholeNotice } from '#tests/support/wholeNotice.ts'
import { type Figures, figuresOf, time, timeApart, timePair } from './measure.ts'

/** Transactions of the longer of two policies. */
const many = 50

export interface ServicingFigures {
  /** Milliseconds over HTTP: a preview of an endorsement, and an operation that does nothing. */
  readonly preview: Figures
  readonly nothing: Figures
  /** Milliseconds over HTTP: the state of a policy with one transaction, and of one with fifty. */
  readonly short: Figures
  readonly long: Figures
  /** Milliseconds over HTTP: a first notice that is filed, by itself, and one of many by one person without a pause. */
  readonly notice: Figures
  readonly noticeOfMany: Figures
}

/** One more transaction: in turn another address, and another deductible with the prices of all coverages. */
const change = async (agent: RegionClient, policyId: PolicyId, turn: number): Promise<void> => {
  if (turn % 2 === 0) {
    await agent.call(updateNonPremium, { params: { policyId }, body: { address1: `${turn} Long Lane` } })
    return
  }
  const { terms } = await agent.call(getEndorsableTerms, { params: { policyId }, query: {} })
  const body = { deductible: terms.deductible === 50_000 ? 25_000 : 50_000 }
  const { effectiveDate, total: expectedTotal } = await agent.call(previewEndorsement, { params: { policyId }, body })
  const { status } = await agent.call(createEndorsementQuote, {
    body: { policyId, effectiveDate, ...body, expectedTotal },
  })
  if (status !== 'ISSUED') throw new Error(`An endorsement of the longer policy is ${status}.`)
}

/** What it takes to service a policy on the local platform. */
export const servicing = async (runs = 100): Promise<ServicingFigures> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'palisade-bench-'))
  const platform = await startPlatform({ dataDir, regions: ['us'], web: 'none', authenticators })
  await seedCast(platform)
  await platform.warm()
  const { agent, anyone } = await signIn('us', platform.port)
  const companies = readCompanies(new URL('../../companies.csv', import.meta.url).pathname)
  const clean = companies.filter(({ region, limit }) => region === 'us' && limit <= 1_000_000)
  const policies: PolicyId[] = []
  const accounts: AccountId[] = []
  for (const company of clean) {
    if (policies.length === 2) break
    const accountId = await openAccount(agent, company)
    const quote = await requestQuote(agent, accountId, company)
    if (quote.agencyStatus === 'REFERRED') continue
    policies.push(PolicyId.parse((await bindAndIssue({ agent, anyone, port: platform.port }, quote, company)).id))
    accounts.push(accountId)
  }
  const [one, other] = policies
  if (one === undefined || other === undefined) throw new Error('No two companies of the book are clean.')
  for (let turn = 1; turn < many; turn += 1) await change(agent, other, turn)
  const made = await agent.call(listPolicyRevisions, { params: { policyId: other } })
  if (made.length !== many) throw new Error(`The longer policy has ${made.length} transactions, not ${many}.`)
  const stateOf = (policyId: PolicyId) => () => agent.call(getPolicyAsOf, { params: { policyId }, query: {} })
  const [preview, nothing] = await timePair(
    runs,
    () => agent.call(previewEndorsement, { params: { policyId: one }, body: { limit: 2_000_000 } }),
    () => agent.call(listPolicyStatuses, {}),
  )
  const [short, long] = await timePair(runs, stateOf(one), stateOf(other))
  const [accountId] = accounts
  if (accountId === undefined) throw new Error('No account has a policy.')
  const body = { ...wholeNotice, accountId, policyId: one, isFiled: true }
  const file = () => agent.call(createClaim, { body })
  const noticeOfMany = await time(runs, file)
  const notice = await timeApart(runs, file, () => platform.settled())
  await platform.stop()
  rmSync(dataDir, { recursive: true, force: true })
  return {
    preview: figuresOf(preview),
    nothing: figuresOf(nothing),
    short: figuresOf(short),
    long: figuresOf(long),
    notice: figuresOf(notice),
    noticeOfMany: figuresOf(noticeOfMany),
  }
}
