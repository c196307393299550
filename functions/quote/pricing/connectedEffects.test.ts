import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountById, accountChange, scanScoreOf } from '#functions/account/public.ts'
import { listConnectedEffects } from '#shared/contracts/quote/connectedEffects.ts'
import { type AccountId, PersonaId, type QuoteId } from '#shared/domain/ids/ids.ts'
import { connectedControls } from '#shared/domain/risk/connectedEvidence.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { soundAnswers } from '#tests/support/soundCompany.ts'

let desk: QuoteDesk
let accountId: AccountId
let quoteId: QuoteId
const mssp = PersonaId.parse('org_01JH0000000000000000000P51')
beforeAll(async () => {
  desk = await openQuoteDesk()
  accountId = await desk.anAccount({}, { ...soundAnswers, training: 'NO', mfaEmail: 'NO' })
})
afterAll(() => desk.close())

const effects = (actor: Parameters<QuoteDesk['as']>[0] = cast.producer) =>
  desk.as(actor)(listConnectedEffects, { params: { accountId } })
const connect = async (connected: object) => {
  const account = await accountById(accountId)
  if (account === undefined) throw new Error('no account')
  await commit([accountChange(account, { ...account, connected: connected as never, partnerIds: [mssp] })])
}

describe('what an insured’s systems do not see in place', () => {
  it('has no price where there is no quote to price it by', async () => {
    await connect({ QUALYSVM: { updates: false } })
    expect(answered(await effects())).toEqual({ content: [], bySystem: [] })
  })

  it('is priced one by one and by system, by the rater, and what is in place is not told', async () => {
    quoteId = await desk.aPricedQuote(accountId)
    const lacking = Object.fromEntries(
      connectedControls.filter((each) => each !== 'mfaEverybody').map((each) => [each, false]),
    )
    await connect({ QUALYSVM: lacking, MICROSOFT: { mfaEverybody: true } })
    const { content, bySystem, pricedBy } = answered(await effects())
    expect(pricedBy).toMatchObject({ quoteId, currency: 'USD' })
    expect(content.map(({ control }) => control).sort()).toEqual(Object.keys(lacking).sort())
    for (const { scoreDifference, premiumDifference } of content) {
      expect(scoreDifference).toBeGreaterThan(0)
      expect(premiumDifference).toBeLessThanOrEqual(0)
    }
    const [together] = bySystem
    expect(bySystem.map(({ system }) => system)).toEqual(['QUALYSVM'])
    for (const { scoreDifference, premiumDifference } of content) {
      expect(together?.scoreDifference).toBeGreaterThanOrEqual(scoreDifference)
      expect(together?.premiumDifference).toBeLessThanOrEqual(premiumDifference)
    }
    // The price goes by what is answered and by what is seen: training is asked for, updates are not, and all of it is seen.
    const premiumOf = (control: string) => content.find((each) => each.control === control)?.premiumDifference
    expect(premiumOf('securityTraining')).toBeLessThan(0)
    expect(premiumOf('updates')).toBe(0)
    expect(together?.premiumDifference).toBeLessThan(premiumOf('securityTraining') ?? 0)
  })

  it('tells nothing of prices to whoever looks after the insured’s security, and nothing at all to others', async () => {
    expect(answered(await effects(partnerOf('MSSP', 'MSSP Admin', mssp)))).toEqual({ content: [], bySystem: [] })
    expect(await effects(cast.otherProducer)).toMatchObject({ status: 404 })
    const own = { ...cast.policyHolder, organizationId: accountId }
    expect(answered(await effects(own)).pricedBy?.quoteId).toBe(quoteId)
  })
})

describe('the premium of an insured that connects a system', () => {
  const connectedTo = async (id: AccountId, connected: object) => {
    const account = await accountById(id)
    if (account === undefined) throw new Error('no account')
    await commit([accountChange(account, { ...account, connected: connected as never })])
    return account
  }
  const priceOf = async (id: AccountId) => (await desk.read(await desk.aPricedQuote(id))).totalPremium
  const all = (isInPlace: boolean) => Object.fromEntries(connectedControls.map((each) => [each, isInPlace]))

  it('falls with what the system sees in place, never rises by what it does not, and is as before once it is gone', async () => {
    const id = await desk.anAccount()
    const account = await connectedTo(id, {})
    expect(scanScoreOf(account)).toBeLessThan(58)
    const before = await priceOf(id)
    await connectedTo(id, { QUALYSVM: all(true) })
    expect(await priceOf(id)).toBeLessThan(before)
    await connectedTo(id, { QUALYSVM: all(false) })
    expect(await priceOf(id)).toBe(before)
    await connectedTo(id, {})
    expect(await priceOf(id)).toBe(before)
  })
})
