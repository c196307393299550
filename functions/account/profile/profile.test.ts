import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '#shared/contracts/account/accounts.ts'
import { searchCompanies } from '#shared/contracts/account/companies.ts'
import * as contract from '#shared/contracts/account/profile.ts'
import { getSecurityQuestions } from '#shared/contracts/account/questions.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { callerOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'

const as = callerOf(handler)
let table: TestTable
let thin: { params: { accountId: AccountId } }
let known: { params: { accountId: AccountId } }

beforeAll(async () => {
  table = await startTable()
  await bookAgencies()
  const make = async (body: { name: string; cbid?: string; state?: string }) => {
    const made = await as(cast.producer)(createAccount, { body })
    if (!made.ok) throw new Error(made.problem.detail)
    return { params: { accountId: AccountId.parse(made.value.id) } }
  }
  thin = await make({ name: 'Thin Inc', state: 'OR' })
  const found = await as(cast.producer)(searchCompanies, { query: {} })
  const company = found.ok ? found.value.content[0] : undefined
  known = await make({ name: company?.name ?? '', cbid: company?.cbid ?? '' })
})
afterAll(() => table.stop())

describe('the profile', () => {
  it('shows what is verified, and is not found for another agency', async () => {
    const read = await as(cast.producer)(contract.getAccountProfile, known)
    expect(read).toMatchObject({ value: { certified: false, socialEngineering: false, noDomain: false } })
    expect(read.ok && read.value.groups.every(({ verified }) => !verified)).toBe(true)
    expect(await as(cast.otherProducer)(contract.getAccountProfile, known)).toMatchObject({ status: 404 })
  })

  it('is verified a group at a time, where there is something to verify', async () => {
    const verify = (at: typeof thin, group: contract.ProfileGroup) =>
      as(cast.producer)(contract.verifyProfileGroup, { ...at, body: { group } })
    expect(await verify(known, 'FIRMOGRAPHICS')).toMatchObject({ value: { group: 'FIRMOGRAPHICS', verified: true } })
    expect(await verify(known, 'INDUSTRY')).toMatchObject({ ok: true })
    expect(await verify(known, 'SECURITY_QUESTIONS')).toMatchObject({
      status: 422,
      problem: { code: 'account.invalidDetails', errors: [{ path: ['group'] }] },
    })
    const body = { group: 'INDUSTRY' as const }
    expect(await as(cast.otherProducer)(contract.verifyProfileGroup, { ...known, body })).toMatchObject({ status: 404 })
  })

  it('counts an attested absence of a domain like a domain', async () => {
    const body = { group: 'DOMAIN', noDomain: true } as const
    const before = await as(cast.producer)(contract.getAccountProfile, thin)
    expect(await as(cast.producer)(contract.verifyProfileGroup, { ...thin, body })).toMatchObject({ ok: true })
    const after = await as(cast.producer)(contract.getAccountProfile, thin)
    expect(after).toMatchObject({ value: { noDomain: true } })
    expect(after.ok && before.ok && after.value.profileScore - before.value.profileScore).toBeCloseTo(1)
    expect(await as(cast.producer)(contract.verifyProfileGroup, { ...known, body })).toMatchObject({
      status: 422,
      problem: { errors: [{ path: ['noDomain'] }] },
    })
  })

  it('is certified, and the certificate can be taken back', async () => {
    const certify = (certified: boolean, actor: Parameters<typeof as>[0] = cast.producer) =>
      as(actor)(contract.certifyProfile, { ...known, body: { certified } })
    expect(await certify(true)).toMatchObject({ value: { certified: true, certifiedDate: expect.any(String) } })
    expect(await certify(false)).toEqual({ ok: true, status: 200, value: { certified: false } })
    expect(await certify(true, cast.otherProducer)).toMatchObject({ status: 404 })
  })
})

describe('the social engineering questionnaire', () => {
  const all = {
    isAuthenticatingFundTransferRequests: true,
    isVerifyingBankAccounts: true,
    isPreventingUnauthorizedWireTransfers: true,
  }
  const answer = (body: typeof all, actor: Parameters<typeof as>[0] = cast.producer) =>
    as(actor)(contract.updateSocialEngineering, { ...known, body })

  it('adds the endorsement when all three controls are there, and else says what is lacking', async () => {
    expect(await answer({ ...all, isVerifyingBankAccounts: false })).toMatchObject({
      value: { socialEngineering: false, reasons: ['Verify bank accounts of vendors before they are paid.'] },
    })
    expect(await answer(all)).toMatchObject({ value: { socialEngineering: true, reasons: [] } })
    expect(await as(cast.producer)(contract.getAccountProfile, known)).toMatchObject({
      value: { socialEngineering: true },
    })
    expect(await answer(all, cast.otherProducer)).toMatchObject({ status: 404 })
  })

  it('is answers of the account like all others: with who gave them, and told to its quotes', async () => {
    const told = async () => (await eventsOf(table)).filter(({ name }) => name === 'account.answered').length
    const before = await told()
    await answer({ ...all, isPreventingUnauthorizedWireTransfers: false }, cast.superAdmin)
    expect(await as(cast.producer)(getSecurityQuestions, known)).toMatchObject({
      value: { answered: { isPreventingUnauthorizedWireTransfers: { by: 'Palisade' } } },
    })
    expect(await told()).toBe(before + 1)
  })
})
