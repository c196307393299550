import { setTimeout as sleep } from 'node:timers/promises'
import { people } from '#cdk/local/seed/cast.ts'
import { movesMoneyOrRights, type Operation, permissionsOf } from '#shared/contract/operation.ts'
import { getCurrentUser } from '#shared/contracts/auth/me.ts'
import { endMyOtherSessions, endMySession, signOutEverywhere } from '#shared/contracts/auth/sessions.ts'
import { getPermissionMap, login, logout, refreshToken } from '#shared/contracts/auth/signIn.ts'
import { enableUser, removeUser, updateUser } from '#shared/contracts/auth/users.ts'
import { operations } from '#shared/contracts/registry.ts'
import type { Role } from '#shared/permissions.ts'
import type { Attack, Person, Target } from './attack.ts'
import { askToJump, enter } from './entering.ts'
import { newcomer } from './newcomer.ts'

/** Every function knows by then whose tokens have ended. */
const knownAfter = 30_000

interface Session {
  readonly accessToken: string
  readonly refreshToken: string
}

const claimOf = ({ accessToken }: Pick<Session, 'accessToken'>, claim: string): unknown =>
  JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString())[claim]

const signedIn = async ({ ask }: Target, { email, password }: Person): Promise<Session> =>
  JSON.parse((await ask(login, { body: { username: email, password } })).body)

/** What moves money or rights is refused at once to a token whose session has ended, all else within half a minute. */
const outlives = async ({ ask }: Target, what: string, { accessToken, ...session }: Session): Promise<string[]> => {
  const broken: string[] = []
  const token = accessToken
  const { body } = await ask(getPermissionMap, {}, { token })
  const { permissions = {} } = JSON.parse(body || '{}') as { readonly permissions?: Readonly<Record<string, boolean>> }
  const isOpen = ({ access }: Operation) =>
    access !== 'public' &&
    access !== 'workflow' &&
    (access === 'any' || permissionsOf(access).some((each) => permissions[each]))
  for (const operation of operations.filter((each) => movesMoneyOrRights(each) && isOpen(each))) {
    const { status } = await ask(operation, {}, { token })
    // Whether a jump or an old proof would do is asked before the token is looked up.
    if (status !== 401 && status !== 403)
      broken.push(`${operation.name} is answered with ${status} at once after ${what}`)
  }
  const renewed = await ask(refreshToken, { body: { refreshToken: session.refreshToken } })
  const goesOn =
    renewed.status === 200 && claimOf(JSON.parse(renewed.body), 'role') !== claimOf({ accessToken }, 'role')
  if (renewed.status !== 401 && !goesOn) broken.push(`a token is renewed after ${what}: ${renewed.status}`)
  const until = Date.now() + knownAfter
  let status = 200
  while (status !== 401 && Date.now() < until) {
    await sleep(1000)
    status = (await ask(getCurrentUser, {}, { token })).status
  }
  if (status !== 401) broken.push(`${what} is not known after 30 s: ${status}`)
  return broken
}

/** A session that has ended is over, whatever ended it. */
export const endings: Attack = {
  name: 'endings',
  attack: async (target) => {
    const { ask, clientOf, provenTokenOf, tokenOf } = target
    const { agencyAdmin, superAdmin } = people('us')
    const chief = await provenTokenOf(superAdmin)
    const { account } = await (await clientOf(agencyAdmin)).call(getCurrentUser, {})
    const somebody = (roleId: Role = 'Principal Producer') => newcomer(target, { roleId, accountIds: [account.id] })
    const idOf = async (person: Person) => (await (await clientOf(person)).call(getCurrentUser, {})).id

    /** Somebody who is signed in, and how that ends. */
    const ends: Readonly<Record<string, (person: Person, session: Session) => Promise<{ readonly status: number }>>> = {
      'a security concern': ({ email }) =>
        ask(enableUser, { params: { email }, query: { enable: 'false', isSecurityConcern: 'true' } }, { token: chief }),
      'being disabled': ({ email }) =>
        ask(enableUser, { params: { email }, query: { enable: 'false' } }, { token: chief }),
      'being removed': async (person) => ask(removeUser, { params: { userId: await idOf(person) } }, { token: chief }),
      'another role': async (person) =>
        ask(
          updateUser,
          {
            params: { userId: await idOf(person) },
            body: {
              firstName: 'Nell',
              lastName: 'Comer',
              phone: '',
              roleId: 'Customer Service',
              primaryContact: false,
              billingContact: false,
            },
          },
          { token: chief },
        ),
      'ending it from elsewhere': async (person, session) =>
        ask(endMySession, { params: { sessionId: claimOf(session, 'sid') } }, { token: await tokenOf(person) }),
      'signing out everywhere': async (person) => ask(signOutEverywhere, {}, { token: await tokenOf(person) }),
      'ending the others': async (person) => ask(endMyOtherSessions, {}, { token: await tokenOf(person) }),
    }
    const broken: string[] = []
    const waits: Promise<string[]>[] = []
    for (const [what, end] of Object.entries(ends)) {
      const person = await somebody()
      const session = await signedIn(target, person)
      const { status } = await end(person, session)
      if (status >= 300) broken.push(`${what} is answered with ${status}`)
      waits.push(outlives(target, what, session))
    }

    // A refresh token that is used twice was stolen once: the session is over for both.
    const robbed = await signedIn(target, await somebody())
    const next = JSON.parse((await ask(refreshToken, { body: { refreshToken: robbed.refreshToken } })).body) as Session
    await sleep(46_000)
    await ask(refreshToken, { body: { refreshToken: robbed.refreshToken } })
    waits.push(outlives(target, 'a refresh token that came twice', next))

    // A jump is over with who jumped, and when they leave.
    const jumpOf = async (staff: Person): Promise<Session> => {
      const token = await provenTokenOf(staff)
      const way = await askToJump(target, { token, personaPath: 'agency', accountId: account.id })
      return JSON.parse((await enter(target, way, { token })).body)
    }
    const staff = await newcomer(target, { roleId: 'Underwriter' })
    const [inside, left] = [await jumpOf(staff), await jumpOf(people('us').underwriter)]
    await ask(enableUser, { params: { email: staff.email }, query: { enable: 'false' } }, { token: chief })
    waits.push(outlives(target, 'who jumped is disabled', inside))
    await ask(logout, { body: { refreshToken: left.refreshToken } }, { token: left.accessToken })
    waits.push(outlives(target, 'leaving a jump', left))
    return [...broken, ...(await Promise.all(waits)).flat()]
  },
}
