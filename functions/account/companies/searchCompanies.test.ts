import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createAccount } from '#shared/contracts/account/accounts.ts'
import { searchCompanies } from '#shared/contracts/account/companies.ts'
import { cast } from '#tests/cast/actors.ts'
import { type Answering, answering } from '#tests/support/answering.ts'
import { callerOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'

const as = callerOf(handler)
let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

/** For the test that is running, the UK's register is at Companies House, whose host leads to a server here. */
const leadTo = ({ url }: Answering): void => {
  vi.stubEnv('COMPANY_REGISTER', 'companiesHouse')
  vi.stubEnv('COMPANY_REGISTER_KEY', 'the-key')
  vi.stubEnv('PALISADE_REGION', 'uk')
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (address: URL, init: RequestInit) => {
    expect(address.origin).toBe('https://api.company-information.service.gov.uk')
    return fetch(new URL(`${address.pathname}${address.search}`, url), init)
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  })
}

describe('the company register', () => {
  it('answers with what it has, and an account is made of it', async () => {
    const profile = { company_name: 'HARBOUR LIGHT LTD', company_number: '09999901', sic_codes: ['62012'], type: 'ltd' }
    const found = { items: [{ title: 'HARBOUR LIGHT LTD', company_number: '09999901' }], total_results: 1 }
    const register = await answering(({ url }, response) =>
      response.end(JSON.stringify(url?.startsWith('/search') ? found : profile)),
    )
    leadTo(register)
    expect(await as(cast.producer)(searchCompanies, { query: { search: 'harbour' } })).toMatchObject({
      value: { content: [{ cbid: 'coh_09999901', name: 'HARBOUR LIGHT LTD' }], totalElements: 1 },
    })
    const body = { name: 'Harbour Light', cbid: 'coh_09999901' }
    expect(await as(cast.producer)(createAccount, { body })).toMatchObject({ ok: true })
    expect(register.asked).toHaveLength(2)
  })

  it('that has had enough is a clear problem, and nobody is kept from typing the company in', async () => {
    leadTo(await answering((_, response) => response.writeHead(429, { 'retry-after': '30' }).end()))
    const away = {
      status: 503,
      problem: {
        code: 'account.registerUnavailable',
        detail: 'The company register does not answer. Type the company in yourself, or try again in a few minutes.',
      },
    }
    expect(await as(cast.producer)(searchCompanies, { query: { search: 'harbour' } })).toMatchObject(away)
    const body = { name: 'Harbour Coast', cbid: 'coh_09999902' }
    expect(await as(cast.producer)(createAccount, { body })).toMatchObject(away)
    expect(await as(cast.producer)(createAccount, { body: { name: 'Harbour Coast' } })).toMatchObject({ ok: true })
  })
})
