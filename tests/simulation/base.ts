import { ulid } from 'ulid'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { PersonaRecord } from '#functions/directory/public.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { type UserRecord, users } from '#functions/directory/store/users.ts'
import { accountTypes } from '#shared/domain/identity/accountTypes.ts'
import { personaOf } from '#shared/domain/identity/personas.ts'
import { accountTypeOf, realmOf, roles } from '#shared/domain/identity/roles.ts'
import { type Stated, statedOf } from '#shared/domain/quoting/declarations.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { cast, castIds, guestOf } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { aUser } from '#tests/support/aUser.ts'
import { eventOf } from '#tests/support/operation.ts'
import { soundAnswers, soundDetails, stateOf } from '#tests/support/soundCompany.ts'
import { deliveryOf } from './delivery.ts'
import { operationOf } from './history.ts'
import { wrongsOfRows } from './judgeRows.ts'
import type { Services } from './services.ts'
import { policyHolder } from './trade.ts'
import type { Input } from './wishes.ts'
import { newWorld, type Universe, type World } from './world.ts'

/** When every world begins. */
export const firstDay = Date.parse('2026-11-02T14:00:00.000Z')

const at = '2026-01-05T09:00:00.000Z'
const teamOf = (place: number) => castIds.team(place === 1 ? 1 : 3)

const personaIdOf = (accountType: string, place: number) => `org_${accountType.toLowerCase()}_${place}`

const aPersona = (accountType: (typeof accountTypes)[number], place: number): PersonaRecord => ({
  id: personaIdOf(accountType, place),
  name: `${personaOf(accountType).path} ${place}`,
  // Every account type but three is a kind of persona record.
  type: personaOf(accountType).path as PersonaRecord['type'],
  status: 'ACTIVE',
  enforceMfa: false,
  states: [],
  created: at,
  updated: at,
})

/** One of each role in each of two places: two agencies, two insured, two of every other organization; the provider is one. */
const everybody = (insured: readonly string[]): UserRecord[] =>
  roles.flatMap(({ role }, index) => {
    const accountType = accountTypeOf(role)
    const places = accountType === 'COWBELL' ? [1] : [1, 2]
    return places.map((place) => {
      const home = {
        COWBELL: 'provider',
        AGENCY: castIds.agency(place),
        CUSTOMER: insured[place - 1] ?? '',
      }[accountType as string]
      return aUser({
        id: `usr_01JH00000000000000000${String(place)}R${String(index).padStart(3, '0')}`,
        email: `${role.toLowerCase().replaceAll(' ', '.')}${place}@world.example`,
        firstName: 'Wanda',
        lastName: `Role ${role}`,
        accountType,
        role,
        organizationId: home ?? personaIdOf(accountType, place),
        teamIds: accountType === 'AGENCY' && realmOf(role) === 'TEAM' ? [teamOf(place)] : [],
        mfaType: 'NONE',
      })
    })
  })

/** Makes what every world of a region begins with: organizations, everybody who works there, and two companies,
 * each with a policy that waits for its payment and a quote that is ready, with the table and the files of it all. */
export const makeBase = async (universe: Universe, services: Services, region: RegionCode): Promise<World> => {
  const world = newWorld(region)
  universe.time.begin(firstDay - 86_400_000)
  universe.time.turn(`base ${region}`)
  universe.enter(world)
  const delivery = deliveryOf(world, services)
  await bookAgencies(region)
  const by = (actor: Actor) => async (name: string, input: Input) => {
    const operation = operationOf(name)
    const handler = services.apis.get(operation.service)
    const answer = await handler?.(eventOf(operation, input, actor), {} as never)
    if ((answer?.statusCode ?? 500) >= 300) throw new Error(`The base of ${region}: ${name} answers ${answer?.body}`)
    return JSON.parse(answer?.body || '{}') as {
      readonly id: string
      readonly totalPremium?: number
      readonly declarations?: Stated[]
    }
  }
  const insured: string[] = []
  for (const producer of [cast.producer, cast.otherProducer]) {
    const call = by(producer)
    const { id: accountId } = await call('createAccount', {
      body: { name: `Insured ${ulid()}`, ...stateOf(region) },
    })
    insured.push(accountId)
    const params = { accountId }
    const name = `Insured ${ulid()}`
    await call('updateAccountDetails', {
      params,
      body: { ...soundDetails(region), name, domainName: `${accountId.toLowerCase().slice(4)}.example` },
    })
    await call('updateSecurityQuestions', { params, body: soundAnswers })
    for (const isBound of [true, false]) {
      const draft = { accountId, product: 'P100', calculatorGeneratedData: { presets: 2 } }
      const { id: quoteId } = await call('addP250CartQuote', { body: draft })
      await call('requestCartQuotes', { body: { quoteIds: [quoteId], accountId } })
      await delivery.settle()
      if (!isBound) continue
      const quote = { params: { quoteId } }
      await call('updateQuote', { ...quote, body: policyHolder(region, 'ida') })
      await call('bindQuote', { ...quote, body: {} })
      const insuredOf = by(guestOf('QUOTE', quoteId, accountId))
      const { declarations } = await insuredOf('getQuote', quote)
      await insuredOf('attestQuote', { ...quote, body: { declarations: statedOf(declarations) } })
      await call('agentIssueQuote', { ...quote, body: {} })
      await delivery.settle()
    }
  }
  for (const accountType of accountTypes)
    if (!['AGENCY', 'COWBELL', 'CUSTOMER'].includes(accountType))
      await commit([1, 2].map((place) => personas.create(aPersona(accountType, place))))
  for (const user of everybody(insured)) await commit([users.create(user)])
  await delivery.settle()
  const wrongs = wrongsOfRows(world)
  if (wrongs.length > 0) throw new Error(`The base of ${region}: ${wrongs.join('; ')}`)
  return world
}
