import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccount, getAccount } from '#shared/contracts/account/accounts.ts'
import * as contract from '#shared/contracts/account/questions.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { callerOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'
import { accountById, answersOf } from '../public.ts'

const as = callerOf(handler)
let table: TestTable
let at: { params: { accountId: AccountId } }

beforeAll(async () => {
  table = await startTable()
  await bookAgencies()
  const made = await as(cast.producer)(createAccount, { body: { name: 'Answering Inc', state: 'OR' } })
  if (!made.ok) throw new Error(made.problem.detail)
  at = { params: { accountId: AccountId.parse(made.value.id) } }
})
afterAll(() => table.stop())

const answer = (body: object, actor: Parameters<typeof as>[0] = cast.producer) =>
  as(actor)(contract.updateSecurityQuestions, { ...at, body: body as never })

describe('security questions', () => {
  it('are unanswered at first', async () => {
    expect(await as(cast.producer)(contract.getSecurityQuestions, at)).toMatchObject({ ok: true, value: {} })
  })

  it('are answered a part at a time; the same fields are read back and the risk is assessed anew', async () => {
    const before = await accountById(at.params.accountId)
    expect(await answer({ claimHistory: 0, edr: true, training: 'NO' })).toMatchObject({ value: { edr: true } })
    const second = await answer({ training: true, p250Details: { mfaEmail: 'YES', backupFrequency: 'DAILY' } })
    expect(second).toMatchObject({
      value: {
        claimHistory: 0,
        edr: true,
        training: true,
        p250Details: { mfaEmail: 'YES', backupFrequency: 'DAILY' },
        lastSecurityAnswered: expect.any(String),
      },
    })
    const after = await accountById(at.params.accountId)
    expect(after?.profileScore).toBeGreaterThan(before?.profileScore ?? 10)
    expect(after && answersOf(after)).toMatchObject({ mfaEmail: 'YES', training: true })
    const read = await as(cast.producer)(contract.getSecurityQuestions, at)
    expect(read.ok && second.ok && read.value).toEqual(second.ok && second.value)
  })

  it('must be complete where a product is named', async () => {
    const incomplete = await answer({ productType: 'P250', vendorManagement: true })
    expect(incomplete).toMatchObject({ status: 422, problem: { code: 'account.invalidDetails' } })
    const paths = incomplete.ok ? [] : incomplete.problem.errors?.map(({ path }) => path?.[0])
    expect(paths).toContain('encryptionAtRest')
    expect(paths).not.toContain('vendorManagement')
  })

  it('take only answers that the question knows', async () => {
    expect(await answer({ claimHistory: 9, backupFrequency: 'HOURLY', unheardOf: true })).toMatchObject({
      status: 400,
      problem: { code: 'request.invalid' },
    })
  })

  it('are not found for another agency, and show in the account only as its incident response plan', async () => {
    expect(await answer({ edr: true }, cast.otherProducer)).toMatchObject({ status: 404 })
    expect(await as(cast.otherProducer)(contract.getSecurityQuestions, at)).toMatchObject({ status: 404 })
    await answer({ planIncidentResponse: true })
    expect(await as(cast.producer)(getAccount, at)).toMatchObject({ value: { incidentResponsePlan: true } })
  })
})

describe('question forms', () => {
  const form = async (productType: 'P100' | 'P250' | 'Prime One', accountId?: AccountId) =>
    as(cast.producer)(contract.listQuestionForms, { query: { productType, accountId } })

  it('are those of the product in the region', async () => {
    const p100 = await form('P100')
    const p250 = await form('P250')
    expect(p100.ok && p100.value[0]).toMatchObject({ key: 'training', variant: 'us', required: true })
    expect(p250.ok && p250.value[0]?.variant).toBe('us-2')
    process.env.PALISADE_REGION = 'uk'
    const uk = await form('Prime One')
    expect(uk.ok && uk.value[0]?.variant).toBe('uk')
    expect(await form('P250')).toMatchObject({ status: 422, problem: { code: 'region.notServed' } })
    process.env.PALISADE_REGION = 'us'
  })

  it('leave out what an account’s answers do not call for', async () => {
    await answer({ p250Details: { backupFrequency: 'NEVER' } })
    const all = await form('P250')
    const mine = await form('P250', at.params.accountId)
    expect(all.ok && all.value.some(({ key }) => key === 'backupTypes')).toBe(true)
    expect(mine.ok && mine.value.some(({ key }) => key === 'backupTypes')).toBe(false)
    expect(
      await as(cast.otherProducer)(contract.listQuestionForms, {
        query: { productType: 'P250', accountId: at.params.accountId },
      }),
    ).toMatchObject({ status: 404 })
  })
})
