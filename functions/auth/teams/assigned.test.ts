import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, actorOf, claimsOf } from '#functions/_platform/auth/actor.ts'
import { isTheirs, listScopesOf, looksAfter } from '#functions/_platform/auth/relation.ts'
import { createTeam, listMyTeams, listTeamAgencies, login } from '#shared/contracts/auth/index.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { actorOfToken, type Identity, startIdentity } from '#tests/support/identity.ts'
import { callerOf } from '#tests/support/operation.ts'
import { anAgency, aPerson, testPassword } from '#tests/support/people.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { handler } from '../index.ts'

const as = callerOf(handler)

let identity: Identity
let agencyId: AgencyId
let otherId: AgencyId
beforeAll(async () => {
  identity = await startIdentity()
  agencyId = (await anAgency()) as AgencyId
  otherId = (await anAgency({ name: 'Bluebonnet Brokers' })) as AgencyId
  for (const each of [agencyId, otherId])
    await as(cast.superAdmin)(createTeam, { body: { name: 'Main Office', agencyId: each } })
})
afterAll(() => identity.stop())

const signedIn = async (email: string): Promise<Actor> => {
  const answer = await as(undefined)(login, { query: {}, body: { username: email, password: testPassword } })
  if (!answer.ok) throw new Error(answer.problem.code)
  return actorOfToken(answer.value.accessToken)
}
const teamsOf = async (actor: Actor) => {
  const answer = await as(actor)(listMyTeams, { query: {} })
  return answer.ok ? answer.value.content.map(({ name, agencyName }) => `${agencyName}: ${name}`) : answer.problem.code
}

describe('staff who are assigned to agencies', () => {
  it('see what is these agencies’, and nothing else of the region', async () => {
    await aPerson('assigned@staff.example', { role: 'Underwriter', accountIds: [agencyId] })
    const underwriter = await signedIn('assigned@staff.example')
    expect(underwriter.agencyIds).toEqual([agencyId])
    expect(actorOf(claimsOf(underwriter))).toEqual(underwriter)
    expect(listScopesOf(underwriter)).toEqual([`agency:${agencyId}`])
    expect(isTheirs(underwriter, { agencyId })).toBe(true)
    expect(isTheirs(underwriter, { agencyId: otherId })).toBe(false)
    expect(isTheirs(underwriter, { accountId: 'acc_nobodys' })).toBe(false)
    expect(looksAfter(underwriter, undefined)).toBe(false)
    expect(await teamsOf(underwriter)).toEqual(['Harbour & Pine Insurance: Main Office'])
  })

  it('see the teams of these agencies and of no other, also where all agencies are listed with theirs', async () => {
    await aPerson('watcher@staff.example', { role: 'TAM', accountIds: [agencyId] })
    const listed = async (actor: Actor) => {
      const answer = await as(actor)(listTeamAgencies, { query: {} })
      return answer.ok ? answer.value.content.map((each) => each.agencyId) : answer.problem.code
    }
    expect(await listed(await signedIn('watcher@staff.example'))).toEqual([agencyId])
    expect(await listed(cast.superAdmin)).toEqual(expect.arrayContaining([agencyId, otherId]))
  })

  it('are those of TEAM roles alone; who is assigned to none works for all of them', async () => {
    await aPerson('tsm@staff.example', { role: 'TSM', accountIds: [agencyId] })
    await aPerson('free@staff.example', { role: 'Underwriter' })
    for (const email of ['tsm@staff.example', 'free@staff.example']) {
      const actor = await signedIn(email)
      expect(actor.agencyIds).toBeUndefined()
      expect(listScopesOf(actor)).toEqual(['all'])
      expect(isTheirs(actor, { agencyId: otherId })).toBe(true)
      expect(await teamsOf(actor)).toEqual(['Harbour & Pine Insurance: Main Office', 'Bluebonnet Brokers: Main Office'])
    }
  })

  it('read their teams page by page', async () => {
    const page = async (number: number) =>
      answered(await as(cast.superAdmin)(listMyTeams, { query: { page: number, size: 1 } }))
    const [first, second] = [await page(0), await page(1)]
    expect([first, second]).toMatchObject([
      { totalElements: 2, size: 1, number: 0 },
      { totalElements: 2, size: 1, number: 1 },
    ])
    expect([first, second].flatMap(({ content }) => content.map(({ agencyName }) => agencyName))).toEqual([
      'Harbour & Pine Insurance',
      'Bluebonnet Brokers',
    ])
  })
})
