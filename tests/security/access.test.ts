import { beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { exampleOf } from '#cdk/openapi/exampleOf.ts'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { HttpAnswer, HttpEvent } from '#functions/_platform/gateway/httpEvent.ts'
import { admit } from '#functions/_platform/http/admit.ts'
import { Problem } from '#functions/_platform/problems/problem.ts'
import { isOf, type Operation, permissionsOf, workflowFlows } from '#shared/contract/operation.ts'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import { contracts, operations } from '#shared/contracts/registry.ts'
import { accountTypeOf, roles } from '#shared/domain/identity/roles.ts'
import { mayUse, type Role } from '#shared/permissions.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { eventOf } from '#tests/support/operation.ts'
import { matrixText } from './matrix.ts'
import { absentFor } from './names.ts'

// A refusal is said in the region's words.
vi.stubEnv('PALISADE_REGION', 'us')

const actorOf = (role: Role): Actor => {
  const accountType = accountTypeOf(role)
  return { ...cast.superAdmin, accountType, subscriberType: accountType, role }
}
const everyRole: readonly Role[] = roles.map(({ role }) => role)

const isAdmitted = (operation: Operation, actor: Actor | undefined): boolean => {
  try {
    admit(operation, eventOf(operation, {}, actor))
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

describe('the access matrix, derived from the contracts', () => {
  it('lets a role use exactly the operations whose permission it has, and that its kind of account has to do with', () => {
    for (const operation of operations)
      for (const role of everyRole) {
        const needed = permissionsOf(operation.access)
        const expected =
          operation.access === 'public' ||
          (isOf(operation, accountTypeOf(role)) &&
            (operation.access === 'any' ||
              (operation.access !== 'workflow' && needed.some((permission) => mayUse(role, permission)))))
        expect(isAdmitted(operation, actorOf(role)), `${role} ${operation.name}`).toBe(expected)
      }
  })

  it('lets nobody without a session use more than what is public', () => {
    for (const operation of operations)
      expect(isAdmitted(operation, undefined), operation.name).toBe(operation.access === 'public')
  })

  it('opens to a workflow token the operations of its flow and no others', () => {
    for (const operation of operations)
      for (const flow of workflowFlows)
        expect(isAdmitted(operation, guestOf(flow, 'quo_x')), `${flow} ${operation.name}`).toBe(
          operation.access === 'public' ||
            (operation.access === 'workflow' && operation.workflows === undefined) ||
            (operation.workflows?.includes(flow) ?? false),
        )
  })

  it('has no room for a path parameter that nothing is known of', () => {
    const operation = { ...getAccount, name: 'getYacht', params: { yachtId: z.string() } }
    expect(() => exampleOf(operation, absentFor('AGENCY'))).toThrow(
      'getYacht: nothing is known for its path parameter {yachtId}. Seed a record of that kind in tests/security/book.ts',
    )
  })

  it('is written down as it is', async () => {
    await expect(
      matrixText(),
      'An operation came, went or changed: write the matrix anew with `vitest run tests/security/access.test.ts -u`.',
    ).toMatchFileSnapshot('./matrix.md')
  })
})

describe('a session', () => {
  const closed = (operation: Operation, actor: Actor): string | undefined => {
    try {
      admit(operation, eventOf(operation, {}, actor))
      return undefined
    } catch (error) {
      if (error instanceof Problem) return error.code
      throw error
    }
  }
  const withSession = operations.filter(({ access }) => access !== 'public' && access !== 'workflow')

  it('of a user who must set a second factor up opens what that takes and the way out, and nothing else', () => {
    const open = withSession.filter(
      (operation) => closed(operation, { ...cast.superAdmin, mustSetUpFactor: true }) !== 'auth.factorRequired',
    )
    expect(open.map(({ name }) => name).sort()).toEqual([
      'addPasskey',
      'getCurrentUser',
      'getLoginStatus',
      'getPermissionMap',
      'getStepUpMethods',
      'listMyPasskeys',
      'logout',
      'removePasskey',
      'renamePasskey',
      'sendStepUpCode',
      'signOutEverywhere',
      'startPasskey',
      'startPasskeyStepUp',
      'stepUp',
      'updateCurrentUser',
      'updateMfa',
      'verifyMfa',
    ])
  })

  it('of who has jumped in opens what both roles may use', () => {
    for (const ownRole of everyRole.filter((role) => mayUse(role, 'session:jump')))
      for (const role of everyRole) {
        const actor: Actor = { ...cast.agencyAdmin, subscriberType: 'COWBELL', role, ownRole }
        for (const operation of withSession.filter(({ notJumped }) => notJumped !== true)) {
          const needed = permissionsOf(operation.access)
          const isOpen =
            isOf(operation, actor.accountType) &&
            (needed.length === 0 || needed.some((each) => mayUse(role, each) && mayUse(ownRole, each)))
          expect(closed(operation, actor), `${ownRole} as ${role} ${operation.name}`).toBe(
            isOpen ? undefined : 'permission.denied',
          )
        }
      }
  })

  it('of who has jumped in gives and takes no rights, keys or bank data, whoever it is', () => {
    const own = withSession.filter(({ notJumped }) => notJumped)
    for (const operation of own)
      for (const role of everyRole)
        expect(
          closed(operation, { ...cast.agencyAdmin, subscriberType: 'COWBELL', role, ownRole: 'Super Admin' }),
        ).toBeOneOf(['auth.jumpRefused', 'permission.denied'])
    const rights = ['team:manage', 'user:assign', 'user:delete', 'user:invite', 'user:update']
    const giving = withSession.filter(
      ({ access, method }) => method !== 'GET' && permissionsOf(access).some((each) => rights.includes(each)),
    )
    // What a team is called, and that an empty one is there, is nobody's right.
    const spared = ['createTeam', 'removeTeam', 'updateTeam']
    expect(giving.filter(({ name, notJumped }) => !notJumped && !spared.includes(name))).toEqual([])
    // To send a letter again gives nothing that was not given.
    const unproved = giving.filter(({ name, stepUp }) => stepUp === undefined && !spared.includes(name))
    expect(unproved.map(({ name }) => name)).toEqual(['resendUserInvitation'])
  })

  it('of who has jumped in signs nothing and decides no claim', () => {
    const words = [
      'acceptPremiumFinance',
      'approveClaimPayment',
      'attestQuote',
      'markQuoteSigned',
      'payClaimPayment',
      'rejectClaimPayment',
      'setClaimPosition',
      'settleClaim',
      'signApplication',
    ]
    expect(words.filter((name) => operations.find((each) => each.name === name)?.notJumped !== true)).toEqual([])
  })

  it('that takes two people is given by people alone: a key that a person lets do it would be the second of one', () => {
    const two = (code: string) =>
      /\.(?:secondPerson|own(?:CarrierRemittance|Closing|Endorsement|Exception|Request|Rescission|TaxReturn|Words|WriteOff))$/.test(
        code,
      )
    const deciding = withSession.filter(
      ({ method, name, problems = [] }) => method !== 'GET' && problems.some(two) && !/^(?:reject|return)/.test(name),
    )
    expect(deciding.length).toBeGreaterThan(15)
    expect(deciding.filter(({ notJumped, byKeys }) => notJumped !== true || byKeys).map(({ name }) => name)).toEqual([])
  })

  it('lets nobody begin, hold, let go or link an organization without a fresh proof', () => {
    const rights = ['agency:create', 'agency:link', 'persona:manage']
    // An account that is put into the care of an organization is seen by its people from then on.
    const ofAccounts = ['addMsspAccount', 'addPoolAccount', 'removePartnerAccount']
    const unproved = withSession.filter(
      ({ access, method, name, stepUp }) =>
        method !== 'GET' &&
        stepUp === undefined &&
        (ofAccounts.includes(name) || permissionsOf(access).some((each) => rights.includes(each))),
    )
    expect(unproved.map(({ name }) => name)).toEqual([])
  })

  it('of who has jumped in without saying as whom is none', () => {
    for (const operation of withSession)
      expect(closed(operation, { ...cast.agencyAdmin, subscriberType: 'COWBELL' }), operation.name).toBe(
        'session.required',
      )
  })
})

describe.each(Object.keys(contracts))('the deployed handler of %s', (service) => {
  const guarded = operations.filter((each) => each.service === service && each.access !== 'public')
  let answerTo: (operation: Operation, actor: Actor | undefined) => Promise<{ status: number; code: string }>
  beforeAll(async () => {
    const { handler } = (await import(`#functions/${service}/index.ts`)) as {
      handler: (event: HttpEvent, context: never) => Promise<HttpAnswer>
    }
    answerTo = async (operation, actor) => {
      const { statusCode = 0, body = '{}' } = await handler(eventOf(operation, {}, actor), {} as never)
      return { status: statusCode, code: (JSON.parse(body) as { code: string }).code }
    }
  })

  it('asks for a session before anything else', async () => {
    for (const operation of guarded)
      expect(await answerTo(operation, undefined), operation.name).toEqual({ status: 401, code: 'session.required' })
  })

  it('refuses every role without the permission before it looks at the request', async () => {
    for (const operation of guarded)
      for (const role of everyRole.filter((each) => !isAdmitted(operation, actorOf(each))))
        expect(await answerTo(operation, actorOf(role)), `${role} ${operation.name}`).toEqual({
          status: 403,
          code: 'permission.denied',
        })
  })

  it('refuses a workflow token wherever its flow does not lead', async () => {
    for (const operation of guarded)
      for (const flow of workflowFlows.filter((each) => !isAdmitted(operation, guestOf(each, 'quo_x'))))
        expect(await answerTo(operation, guestOf(flow, 'quo_x')), `${flow} ${operation.name}`).toEqual({
          status: 403,
          code: 'permission.denied',
        })
  })

  it('asks for a fresh proof of identity where the contract does, before it looks at the request', async () => {
    for (const operation of guarded.filter(({ stepUp }) => stepUp === 'always'))
      for (const role of everyRole.filter((each) => isAdmitted(operation, actorOf(each))))
        for (const stepUpAt of [undefined, 1])
          expect(await answerTo(operation, { ...actorOf(role), stepUpAt }), `${role} ${operation.name}`).toEqual({
            status: 403,
            code: 'auth.stepUpRequired',
          })
  })
})
