import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type UserRecord, users } from '#functions/directory/store/users.ts'
import * as contracts from '#shared/contracts/auth/index.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import type { AccessReviewId, UserId } from '#shared/domain/ids/ids.ts'
import { accessReviewLife } from '#shared/records/accessReview/accessReviewLife.ts'
import { cast } from '#tests/cast/actors.ts'
import { type Identity, startIdentity } from '#tests/support/identity.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { anAgency, aPerson } from '#tests/support/people.ts'
import { answered, as } from '#tests/support/signedIn.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'
import { beginReviewsOfQuarter, lapseReviewsToday } from '../jobs/reviewAccess.ts'
import { accessReviews, reviewsOf } from '../store/accessReviews.ts'
import { handler as worker } from '../worker.ts'

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

let people = 0
const somebody = (organizationId: string, role: UserRecord['role'] = 'Agent') => {
  people += 1
  return aPerson(`review${people}@people.example`, { role, organizationId })
}
/** An agency with its administrator and two people, and a review of it. */
const aReview = async () => {
  const organizationId = await anAgency()
  const boss = await somebody(organizationId, 'Agency Admin')
  const agent = await somebody(organizationId)
  const producer = await somebody(organizationId, 'Principal Producer')
  const me = as({ ...cast.agencyAdmin, organizationId, userId: boss.id })
  const review = await answered(me(contracts.startAccessReview, { body: {} }))
  return { organizationId, boss, agent, producer, me, review }
}
const decision = (accessReviewId: string, userId: string, body: object) =>
  ({ params: { accessReviewId: accessReviewId as AccessReviewId, userId: userId as UserId }, body }) as never
const keep = { what: 'KEEP', reason: 'Works here' }
const of = (accessReviewId: string) => ({ params: { accessReviewId: accessReviewId as AccessReviewId } })
const runJobs = async () => expect(await runJobsOf(identity.table, worker)).toEqual([])

describe('a review of access', () => {
  it('has everybody with role and last sign-in, is begun once a quarter, and read by its own people and staff', async () => {
    const { me, review, boss } = await aReview()
    expect(review.people).toHaveLength(3)
    expect(review.people.find(({ userId }) => userId === boss.id)).toMatchObject({ role: 'Agency Admin', guest: false })
    expect(await me(contracts.startAccessReview, { body: {} })).toMatchObject({
      problem: { code: 'accessReview.alreadyThere' },
    })
    const stranger = as({ ...cast.agencyAdmin, organizationId: await anAgency() })
    expect(await stranger(contracts.getAccessReview, of(review.id))).toMatchObject({ status: 404 })
    expect(await stranger(contracts.exportAccessReview, of(review.id))).toMatchObject({ status: 404 })
    const named = { accountType: 'AGENCY' as const, organizationId: review.organizationId }
    expect(await stranger(contracts.startAccessReview, { body: named })).toMatchObject({ status: 404 })
    expect(await answered(as(cast.superAdmin)(contracts.getAccessReview, of(review.id)))).toMatchObject({
      id: review.id,
    })
    aWhilePasses()
    const { hits } = await answered(me(contracts.searchAccessReviews, { query: {} as never }))
    expect(hits).toMatchObject([{ id: review.id, people: 3, decided: 0 }])
    expect(await answered(me(contracts.listAccessReviewHistory, of(review.id)))).toMatchObject({ more: false })
    expect(await as(cast.producer)(contracts.getAccessReview, of(review.id))).toMatchObject({ status: 403 })
  })

  it('keeps, changes and takes away at once, by somebody else, and ends with the last', async () => {
    const { me, review, boss, agent, producer } = await aReview()
    expect(await me(contracts.decideAccess, decision(review.id, boss.id, keep))).toMatchObject({
      problem: { code: 'user.self' },
    })
    await answered(
      me(
        contracts.decideAccess,
        decision(review.id, agent.id, { what: 'CHANGE', role: 'Customer Service', reason: 'Desk' }),
      ),
    )
    expect((await users.require(agent.id)).role).toBe('Customer Service')
    expect(await me(contracts.decideAccess, decision(review.id, agent.id, keep))).toMatchObject({
      problem: { code: 'accessReview.decided' },
    })
    await answered(
      me(contracts.decideAccess, decision(review.id, producer.id, { what: 'TAKE_AWAY', reason: '=Left in May' })),
    )
    expect(await users.require(producer.id)).toMatchObject({ enabled: false })
    const last = decision(review.id, boss.id, keep)
    expect(await answered(as(cast.superAdmin)(contracts.decideAccess, last))).toMatchObject({ status: 'DONE' })
    const { csv, fileName } = await answered(me(contracts.exportAccessReview, of(review.id)))
    expect(fileName).toMatch(/^access-review-\d{4}-Q\d\.csv$/)
    expect(csv.split('\r\n')).toHaveLength(5)
    expect(csv).toContain(`"TAKE_AWAY","","'=Left in May"`)
  })

  it('leaves to the provider on whom nobody else there may decide, and asks it once that is all that is left', async () => {
    const { me, review, boss, agent, producer } = await aReview()
    const support = 'support.us@palisade.example'
    const before = await identity.mailCount(support)
    const asked = async () => (await identity.mailCount(support)) - before
    expect((await answered(me(contracts.getAccessReview, of(review.id)))).providerDecides).toEqual([boss.id])
    await answered(me(contracts.decideAccess, decision(review.id, agent.id, keep)))
    expect(await asked()).toBe(0)
    await answered(me(contracts.decideAccess, decision(review.id, producer.id, keep)))
    expect(await asked()).toBe(1)
    expect(await identity.lastMail(support)).toMatchObject({ template: 'accessReviewLeft', data: { left: 1 } })
    await lapseReviewsToday({ now: Instant.parse(new Date(Date.now() + 32 * 86_400_000).toISOString()) })
    await runJobs()
    // Reviews of others are due on that day as well.
    expect(await identity.mailsTo(support)).toContainEqual(
      expect.objectContaining({ template: 'accessReviewDue', data: expect.objectContaining({ left: 1 }) }),
    )
    const last = decision(review.id, boss.id, keep)
    expect(await answered(as(cast.superAdmin)(contracts.decideAccess, last))).toMatchObject({ status: 'DONE' })
  })

  it('leaves nobody to the provider where two may decide on each other', async () => {
    const { me, review, boss } = await aReview()
    const second = await somebody(review.organizationId, 'Agency Admin')
    expect((await answered(me(contracts.getAccessReview, of(review.id)))).providerDecides).toEqual([])
    const other = as({ ...cast.agencyAdmin, organizationId: review.organizationId, userId: second.id })
    expect(await answered(other(contracts.decideAccess, decision(review.id, boss.id, keep)))).toMatchObject({
      status: 'OPEN',
    })
  })

  it('asks for a fresh proof before it changes anything, and gives no role that two people give', async () => {
    const organizationId = 'provider'
    const other = await aPerson('staff@review.example', { role: 'Technician', organizationId })
    const review = await answered(as(cast.superAdmin)(contracts.startAccessReview, { body: {} }))
    const change = { what: 'CHANGE', role: 'Super Admin', reason: 'Because' }
    expect(await as(cast.superAdmin)(contracts.decideAccess, decision(review.id, other.id, change))).toMatchObject({
      problem: { code: 'roleGrant.byUser' },
    })
    const late = as({ ...cast.superAdmin, stepUpAt: 1 })
    expect(
      await late(contracts.decideAccess, decision(review.id, other.id, { what: 'TAKE_AWAY', reason: 'x' })),
    ).toMatchObject({ problem: { code: 'auth.stepUpRequired' } })
    expect(await late(contracts.decideAccess, decision(review.id, other.id, keep))).toMatchObject({ ok: true })
  })

  it('begins by itself each quarter, and is told of when it is late', async () => {
    const organizationId = await anAgency()
    const boss = await somebody(organizationId, 'Agency Admin')
    const now = Instant.parse(new Date().toISOString())
    await beginReviewsOfQuarter({ now })
    await runJobs()
    const [review] = await accessReviews.every({ scopes: [reviewsOf(organizationId)] })
    expect(review).toMatchObject({ status: 'OPEN', people: 1 })
    await lapseReviewsToday({ now: Instant.parse(new Date(Date.now() + 32 * 86_400_000).toISOString()) })
    await runJobs()
    expect((await accessReviews.require(review?.id ?? '')).status).toBe('OVERDUE')
    expect(await identity.lastMail(boss.email)).toMatchObject({ template: 'accessReviewDue', data: { left: 1 } })
  })
})

it('a review in a status that does not allow it refuses a decision', async () => {
  expect(contracts.decideAccess.problems).toContain('accessReview.notAllowed')
  const { me, review, agent } = await aReview()
  await expectRefused({
    records: accessReviews,
    id: review.id,
    life: accessReviewLife,
    by: 'decideAccess',
    send: () => me(contracts.decideAccess, decision(review.id, agent.id, keep)),
    problemIn: (status) => ({ code: 'accessReview.notAllowed', data: { status } }),
  })
})
