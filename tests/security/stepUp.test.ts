import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { HttpAnswer, HttpEvent } from '#functions/_platform/gateway/httpEvent.ts'
import { schemaOf } from '#shared/contract/operation.ts'
import { operations } from '#shared/contracts/registry.ts'
import { accountTypeOf, roles } from '#shared/domain/identity/roles.ts'
import { cast } from '#tests/cast/actors.ts'
import { eventOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { isPermitted } from './rules.ts'

const guarded = operations.filter(({ stepUp }) => stepUp !== undefined)
const { stepUpAt: _, ...stale } = cast.superAdmin

/** Words in the names of operations that change how somebody signs in or what somebody may do. */
const sensitive = /Mfa|Passkey|RecoveryCodes|OwnEmail|UserAccess|UserAccounts|[bB]ank|Ach\b/
/** Reads, and what proves itself: by link, by password, or by being the proof. */
const spared = /^(get|list|request|validate|rename|signIn|startPasskeySignIn|startPasskeyStepUp|confirm)/
/** Fields that name an account where money is sent to. */
const bankNumbers = /"(routing(Number)?|iban|swift|bic|sortCode|bsb|(bank)?[aA]ccountNumber)":/

describe('a fresh proof of identity', () => {
  let table: TestTable
  beforeAll(async () => {
    table = await startTable()
  })
  afterAll(() => table.stop())

  it('is asked for wherever factors, passkeys, the e-mail, access or bank data change', () => {
    const open = operations.filter(
      ({ name, stepUp, method }) =>
        method !== 'GET' && sensitive.test(name) && !spared.test(name) && stepUp === undefined,
    )
    expect(open.map(({ name }) => name)).toEqual([])
  })

  it('is asked for wherever the number of a bank account is told, more of it than its last digits', () => {
    const open = operations.filter(
      ({ response, stepUp }) =>
        response !== undefined &&
        stepUp !== 'always' &&
        bankNumbers.test(JSON.stringify(z.toJSONSchema(schemaOf(response), { unrepresentable: 'any' }))),
    )
    expect(open.map(({ name }) => name)).toEqual([])
    expect(operations.find(({ name }) => name === 'getBankDetails')?.stepUp).toBe('always')
  })

  it('is asked for by no operation that somebody without an account may call', () => {
    expect(guarded.filter(({ access }) => access === 'public' || access === 'workflow')).toEqual([])
  })

  it.each(guarded.filter(({ stepUp }) => stepUp === 'always').map((each) => [each.name, each] as const))(
    'is demanded by %s before it reads what is sent, and after the permission',
    async (_, operation) => {
      const { handler } = (await import(`#functions/${operation.service}/index.ts`)) as {
        handler: (event: HttpEvent, context: never) => Promise<HttpAnswer>
      }
      const role = roles.map((each) => each.role).find((each) => isPermitted(operation, each)) ?? 'Super Admin'
      const accountType = accountTypeOf(role)
      const caller = { ...stale, accountType, subscriberType: accountType, role }
      const answer = await handler(eventOf(operation, {}, caller), {} as never)
      expect(answer.statusCode).toBe(403)
      expect(JSON.parse(answer.body ?? '{}')).toMatchObject({ code: 'auth.stepUpRequired' })
    },
  )
})
