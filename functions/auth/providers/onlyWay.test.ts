import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { userByEmail } from '#functions/directory/store/userByEmail.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contracts from '#shared/contracts/auth/index.ts'
import { UserId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import providerStates from '#tests/kept/states/identityProvider.1.json' with { type: 'json' }
import { human } from '#tests/support/captcha.ts'
import { type Identity, startIdentity } from '#tests/support/identity.ts'
import { callerOf } from '#tests/support/operation.ts'
import { aPerson, testPassword } from '#tests/support/people.ts'
import { handler } from '../index.ts'
import { mustUseProvider } from '../sso/refuseOtherWays.ts'
import { organizationProviders } from '../store/identityProviders.ts'

const nobody = callerOf(handler)(undefined)
const { organizationId, accountType } = cast.agencyAdmin
const here = { accountType, organizationId }

const userWith = async (email: string) => (await userByEmail(email)) ?? expect.fail(`There is no ${email}.`)
const must = async (email: string) => mustUseProvider(await userWith(email))

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
  await aPerson('ops@pier.example', { ...here, role: 'Agency Admin' })
  await aPerson('keeper@pier.example', { ...here, role: 'Agency Admin' })
  await aPerson('member@pier.example', { ...here, role: 'Agent' })
  await aPerson('outside@pier.example', {
    accountType,
    organizationId: 'agy_01JH0000000000000000000098',
    role: 'Agent',
  })
  const [{ state }] = providerStates as unknown as [{ state: Parameters<typeof organizationProviders.create>[0] }]
  const { id, email } = await userWith('keeper@pier.example')
  const breakGlass = { userId: UserId.parse(id), name: 'Ada Archer', email }
  const on = { status: 'ACTIVE', required: true, poolClientId: 'of-the-pool' } as const
  await commit([organizationProviders.create({ ...state, ...here, ...on, domain: 'pier.example', breakGlass })])
})
afterAll(() => identity.stop())

describe('a provider that is the only way', () => {
  const refused = { problem: { code: 'auth.ssoRequired' } }
  const login = (username: string, password: string = testPassword) =>
    nobody(contracts.login, { query: {}, body: { username, password } })

  it('keeps nobody out who works elsewhere, and tells of nobody without the right password', async () => {
    expect(await login('outside@pier.example')).toMatchObject({ ok: true })
    expect(await login('keeper@pier.example')).toMatchObject({ ok: true })
    expect(await login('member@pier.example')).toMatchObject(refused)
    for (const username of ['outside@pier.example', 'member@pier.example', 'nobody@pier.example']) {
      expect(await login(username, 'not this one, whoever it is'), username).toMatchObject(refused)
      const reset = { params: { email: username }, query: human('forgot_password') }
      expect(await nobody(contracts.requestPasswordReset, reset), username).toMatchObject(refused)
    }
  })

  it('locks nobody out with who keeps a password: not by another address, and not when they are gone', async () => {
    expect(await must('ops@pier.example')).toBe(true)
    const keeper = await userWith('keeper@pier.example')
    await commit([users.update(keeper, { ...keeper, email: 'kept@pier.example' })])
    expect(await must('kept@pier.example')).toBe(false)
    const moved = await userWith('kept@pier.example')
    await commit([users.update(moved, { ...moved, enabled: false })])
    expect(await must('kept@pier.example')).toBe(true)
    expect(await must('ops@pier.example'), 'an administrator').toBe(false)
    expect(await must('member@pier.example'), 'nobody else').toBe(true)
  })
})
