import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { createAccount, getAccount } from '#shared/contracts/account/accounts.ts'
import * as contacts from '#shared/contracts/account/contacts.ts'
import * as details from '#shared/contracts/account/details.ts'
import { certifyProfile } from '#shared/contracts/account/profile.ts'
import { getSecurityQuestions } from '#shared/contracts/account/questions.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { callerOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'
import { accounts } from './accounts.ts'

const as = callerOf(handler)
const mssp = partnerOf('MSSP', 'MSSP Admin', 'org_mssp')
const person = {
  contactFirstName: 'Mallory',
  contactLastName: 'Quist',
  contactEmail: 'mallory@watch.example',
  contactPhone: '(503) 555-0142',
}
const invented = AccountId.parse('acc_01JH0000000000000000000Z99')
let table: TestTable
let accountId: AccountId

beforeAll(async () => {
  table = await startTable()
  await bookAgencies()
  const made = await as(cast.producer)(createAccount, { body: { name: 'Watched Inc', state: 'OR' } })
  if (!made.ok) throw new Error(made.problem.detail)
  accountId = AccountId.parse(made.value.id)
  const kept = await accounts.require(accountId)
  await commit([
    accounts.update(kept, { ...kept, partnerIds: ['org_mssp'], revenue: 4_000_000, policyContactFirstName: 'Ines' }),
  ])
})
afterAll(() => table.stop())

describe('who has the care of an insured’s security', () => {
  it('reads it and its answers', async () => {
    expect(await as(mssp)(getAccount, { params: { accountId } })).toMatchObject({ value: { name: 'Watched Inc' } })
    expect(await as(mssp)(getSecurityQuestions, { params: { accountId } })).toMatchObject({ ok: true })
  })

  it('names nobody who signs and is written to, vouches for nothing that is priced, and learns no money by changing it', async () => {
    const before = await accounts.require(accountId)
    const physicalAddress = { address1: '1 Main Street', city: 'Salem', state: 'OR', zipCode: '97301' }
    const body = { physicalAddress, domesticRevenue: 10 }
    const codesOf = async (id: AccountId) => {
      const at = { params: { accountId: id } }
      const answers = await Promise.all([
        as(mssp)(contacts.addPolicyContact, { ...at, body: { ...person, addUserToSystem: true } }),
        as(mssp)(contacts.updatePolicyContact, { ...at, body: person }),
        as(mssp)(details.updateFirmographics, { ...at, body }),
        as(mssp)(details.verifyAccountByAgent, { ...at, body }),
        as(mssp)(details.refreshFirmographics, at),
        as(mssp)(certifyProfile, { ...at, body: { certified: true } }),
      ])
      return answers.map((answer) => (answer.ok ? 'done' : answer.problem.code))
    }
    const refused = Array.from({ length: 6 }, () => 'account.notFound')
    expect(await codesOf(accountId)).toEqual(refused)
    expect(await codesOf(invented)).toEqual(refused)
    expect(await accounts.require(accountId)).toEqual(before)
  })
})
