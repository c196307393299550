import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  exchangeSsoToken,
  getCurrentUser,
  getPermissionMap,
  listAgencyTeams,
  listMyTeams,
  listUsers,
  login,
  searchRoleTemplates,
  startSso,
} from '#shared/contracts/auth/index.ts'
import { listLeavers } from '#shared/contracts/auth/leavers.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { regionCodes } from '#shared/regions/code.ts'
import { throughProvider } from '#tests/support/sandboxSso.ts'
import { inTurn, turnOfBook } from '#tests/turn.ts'
import { regionClient } from '../journey/client.ts'
import { type Platform, startPlatform } from '../platform.ts'
import { scratchFolder } from '../testing/scratch.ts'
import { authenticators, cast, demoPassword, people } from './cast.ts'
import { seedCast } from './seed.ts'
import { seedLeavers } from './seedLeavers.ts'
import { seedRoles, traineeTemplate } from './seedRoles.ts'
import { codeOf, signInAs } from './signInAs.ts'
import { ssoAgency, ssoPeople } from './ssoCast.ts'
import { traineeOf } from './traineeCast.ts'

/** The book is told alike in every region. */
const regions = inTurn(regionCodes, regionCodes.length, turnOfBook)
let platform: Platform
beforeAll(async () => {
  platform = await startPlatform({ regions, dataDir: scratchFolder(), web: 'none', authenticators, ssoPeople })
  await seedCast(platform)
})
afterAll(() => platform.stop())

const others = cast.filter(({ authenticator, region }) => authenticator === undefined && regions.includes(region))

test('everybody of the demo book can sign in', async () => {
  for (const person of others) {
    const me = await (await signInAs(platform, person)).call(getCurrentUser, {})
    expect(me).toMatchObject({ email: person.email, firstName: person.firstName, role: { id: person.role } })
    if (person.agency !== undefined) expect(person.who).toContain(me.account.name)
  }
})

test.each(regions)(
  'the producer of %s with an authenticator app needs its code, of the secret that is printed',
  async (region) => {
    const { email: username, password, authenticator = '', who } = people(region).producerWithAuthenticator
    expect(who).toContain(authenticator)
    const anyone = regionClient(region, platform.port)
    await expect(anyone.call(login, { body: { username, password } })).rejects.toMatchObject({
      code: 'auth.mfaRequired',
    })
    // The code that set the app up is spent; an app's clock may be half a minute ahead.
    const mfaCode = codeOf(authenticator, -1)
    const { accessToken } = await anyone.call(login, { body: { username, password, mfaCode } })
    expect(decodeJwt(accessToken)).toMatchObject({ role: 'Principal Producer', amr: 'pwd otp mfa' })
  },
)

test.each(regions)('agents of %s are in the team of their agency, and the agencies keep apart', async (region) => {
  const { agent, agencyAdmin, otherProducer } = people(region)
  const mine = await (await signInAs(platform, agent)).call(listMyTeams, { query: {} })
  expect(mine.content).toMatchObject([{ name: 'Main Office', isDefault: true }])
  const admin = await signInAs(platform, agencyAdmin)
  const users = await admin.call(listUsers, { query: {} })
  expect(users.totalElements).toBe(4)
  const { account } = await admin.call(getCurrentUser, {})
  const rival = await signInAs(platform, otherProducer)
  await expect(
    rival.call(listAgencyTeams, { params: { agencyId: AgencyId.parse(account.id) }, query: {} }),
  ).rejects.toMatchObject({ status: 404 })
})

test.each(regions)('people of %s sign in at the identity provider of their agency', async (region) => {
  const { member, disabled, stranger } = ssoAgency(region)
  const signIn = async ({ email }: typeof member) => {
    const start = await fetch(`${platform.url(region)}${startSso.path}?username=${encodeURIComponent(email)}`, {
      redirect: 'manual',
    })
    const cookie = start.headers.get('set-cookie')?.split(';')[0] ?? ''
    const departure = new URL(start.headers.get('location') ?? '')
    const { code, state } = Object.fromEntries(
      (await throughProvider(departure, { email, password: demoPassword })).searchParams,
    )
    const answer = await fetch(platform.url(region) + exchangeSsoToken.path, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ code, state }),
    })
    return answer.json()
  }
  const { accessToken } = await signIn(member)
  const me = await regionClient(region, platform.port).withToken(accessToken).call(getCurrentUser, {})
  expect(me).toMatchObject({ email: member.email, account: { enforceMfa: true } })
  expect(decodeJwt(accessToken).amr).toBe('sso')
  expect(await signIn(disabled)).toMatchObject({ code: 'auth.ssoDisabled' })
  expect(await signIn(stranger)).toMatchObject({ code: 'auth.ssoNoAccount' })
})

test.each(regions)('seeding %s again changes nothing', async (region) => {
  const admin = await signInAs(platform, people(region).agencyAdmin)
  const before = await admin.call(listUsers, { query: {} })
  await seedCast(platform)
  const after = await admin.call(listUsers, { query: {} })
  expect(after.content.map(({ id }) => id)).toEqual(before.content.map(({ id }) => id))
  await expect(signInAs(platform, people(region).producerWithAuthenticator)).rejects.toMatchObject({
    code: 'auth.mfaRequired',
  })
})

test.each(regions)(
  'a producer in training of %s quotes and does not bind yet, by the one template there is',
  async (region) => {
    await seedRoles(platform)
    await seedRoles(platform)
    const admin = await signInAs(platform, people(region).agencyAdmin)
    const { hits } = await admin.call(searchRoleTemplates, { query: {} })
    expect(hits.map(({ name }) => name)).toEqual([traineeTemplate])
    const { permissions } = await (await signInAs(platform, traineeOf(region))).call(getPermissionMap, {})
    expect(permissions).toMatchObject({ 'quote:create': true, 'quote:bind': false, 'billing:pay': false })
  },
)

test.each(regions)('somebody has left the first agency of %s, once however often that is told', async (region) => {
  await seedLeavers(platform)
  await seedLeavers(platform)
  const admin = await signInAs(platform, people(region).agencyAdmin)
  const { content } = await admin.call(listLeavers, { query: {} })
  expect(content).toMatchObject([
    { role: { id: 'Agent' }, account: { name: (await admin.call(getCurrentUser, {})).account.name } },
  ])
})
