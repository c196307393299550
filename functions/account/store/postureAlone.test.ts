import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { createAccount, getAccount } from '#shared/contracts/account/accounts.ts'
import * as contacts from '#shared/contracts/account/contacts.ts'
import * as details from '#shared/contracts/account/details.ts'
import { certifyProfile, updateSocialEngineering, verifyProfileGroup } from '#shared/contracts/account/profile.ts'
import { getSecurityQuestions, updateSecurityQuestions } from '#shared/contracts/account/questions.ts'
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
  it('reads it and its technical answers, and nobody’s name with them', async () => {
    const at = { params: { accountId } }
    const body = {
      mfaEmail: 'YES',
      privacyLitigation: true,
      p250Details: { edr: 'YES', totalAssets: 9_000_000 },
    } as const
    expect(await as(cast.producer)(updateSecurityQuestions, { ...at, body })).toMatchObject({ ok: true })
    expect(await as(mssp)(getAccount, at)).toMatchObject({ value: { name: 'Watched Inc' } })
    expect(await as(mssp)(getSecurityQuestions, at)).toEqual({
      ok: true,
      status: 200,
      value: { mfaEmail: 'YES', edr: 'YES', answered: {}, lastSecurityAnswered: expect.any(String) },
    })
  })

  it('answers what is technical as its own word, and nothing of money, people and the past', async () => {
    const at = { params: { accountId } }
    const answerWith = async (body: object) => {
      const said = await as(mssp)(updateSecurityQuestions, { ...at, body })
      return said.ok ? said.value : said.problem.code
    }
    expect(await answerWith({ mfaCloud: 'YES', p250Details: { edr: 'NO' } })).toMatchObject({
      mfaCloud: 'YES',
      edr: 'NO',
      answered: { mfaCloud: { source: 'MSSP' }, edr: { source: 'MSSP' } },
    })
    for (const body of [
      { isVerifyingBankAccounts: true },
      { mfaCloud: 'YES', cyberEvent: false },
      { p250Details: { totalAssets: 1 } },
    ])
      expect(await answerWith(body), JSON.stringify(body)).toBe('permission.denied')
    expect((await accounts.require(accountId)).securityQuestions).toMatchObject({
      privacyLitigation: true,
      p250Details: { edr: 'NO', totalAssets: 9_000_000 },
    })
  })

  it('vouches for a domain, and not for what a company earns, does or answers', async () => {
    const verify = async (group: 'FIRMOGRAPHICS' | 'INDUSTRY' | 'DOMAIN' | 'SECURITY_QUESTIONS') => {
      const said = await as(mssp)(verifyProfileGroup, { params: { accountId }, body: { group, noDomain: true } })
      return said.ok ? 'done' : said.problem.code
    }
    expect(await verify('DOMAIN')).toBe('done')
    for (const group of ['FIRMOGRAPHICS', 'INDUSTRY', 'SECURITY_QUESTIONS'] as const)
      expect(await verify(group), group).toBe('permission.denied')
  })

  it('names nobody who signs and is written to, vouches for nothing that is priced, and learns no money by changing it', async () => {
    const before = await accounts.require(accountId)
    const physicalAddress = { address1: '1 Main Street', city: 'Salem', state: 'OR', zipCode: '97301' }
    const body = { physicalAddress, domesticRevenue: 10 }
    const transfers = {
      isAuthenticatingFundTransferRequests: true,
      isVerifyingBankAccounts: true,
      isPreventingUnauthorizedWireTransfers: true,
    }
    const codesOf = async (id: AccountId) => {
      const at = { params: { accountId: id } }
      const answers = await Promise.all([
        as(mssp)(contacts.addPolicyContact, { ...at, body: { ...person, addUserToSystem: true } }),
        as(mssp)(contacts.updatePolicyContact, { ...at, body: person }),
        as(mssp)(details.updateFirmographics, { ...at, body }),
        as(mssp)(details.verifyAccountByAgent, { ...at, body }),
        as(mssp)(details.refreshFirmographics, at),
        as(mssp)(certifyProfile, { ...at, body: { certified: true } }),
        as(mssp)(updateSocialEngineering, { ...at, body: transfers }),
      ])
      return answers.map((answer) => (answer.ok ? 'done' : answer.problem.code))
    }
    const refused = Array.from({ length: 7 }, () => 'permission.denied')
    expect(await codesOf(accountId)).toEqual(refused)
    expect(await codesOf(invented)).toEqual(refused)
    expect(await accounts.require(accountId)).toEqual(before)
  })
})
