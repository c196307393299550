import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleOf } from '#cdk/openapi/exampleOf.ts'
import type { Operation } from '#shared/contract/operation.ts'
import * as contract from '#shared/contracts/account/accounts.ts'
import { assignAccountAgency, unlinkAccount } from '#shared/contracts/account/agencyOfAccount.ts'
import { type AccountAction, accountLife } from '#shared/records/account/accountLife.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { callerOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'
import { accounts } from '../store/accounts.ts'

const operations = [
  ['decline', contract.declineAccount],
  ['reopen', contract.reopenAccount],
  ['joinAgency', assignAccountAgency],
  ['leaveAgency', contract.removeAgencyAccount],
  ['leaveAgency', unlinkAccount],
  ['close', contract.removeAccount],
  ['remove', contract.removeAccount],
] as const satisfies readonly (readonly [AccountAction, Operation])[]

describe('an account in a status that does not allow it', () => {
  const as = callerOf(handler)
  let table: TestTable
  let id: string
  beforeAll(async () => {
    table = await startTable()
    await bookAgencies()
    const made = await as(cast.producer)(contract.createAccount, { body: { name: 'Alder Mills', state: 'OR' } })
    id = made.ok ? made.value.id : ''
  })
  afterAll(() => table.stop())

  it.each(operations.map(([action, operation]) => [action, operation.name, operation as Operation] as const))(
    'refuses to %s it by %s',
    async (action, _, operation) => {
      const problemIn = (status: string) => {
        const code =
          status === 'Active Policy' && action !== 'decline' && action !== 'reopen'
            ? ('account.hasPolicy' as const)
            : ('account.notAllowed' as const)
        expect(operation.problems).toContain(code)
        return { code }
      }
      const names = {
        account: id,
        agency: castIds.agency(1),
        email: '',
        policyNumber: '',
        role: 'Super Admin',
      } as const
      const { input } = exampleOf(operation, names)
      // Of its agent nobody is named: the agency's contact is one.
      if (action === 'joinAgency') delete (input.body as { agentEmail?: string }).agentEmail
      const send = () => as(cast.superAdmin)(operation as never, input as never)
      await expectRefused({ records: accounts, id, life: accountLife, by: operation.name, send, problemIn })
    },
  )
})
