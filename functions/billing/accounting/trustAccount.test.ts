import { afterEach, expect, it, vi } from 'vitest'
import { trustAccount } from './trustAccount.ts'

afterEach(() => vi.unstubAllEnvs())

it('the account that the deployment names is shown, and one that lacks a part is none', () => {
  vi.stubEnv('PALISADE_REGION', 'uk')
  const named = {
    bank: 'A bank',
    routing: '20-00-00',
    account: '12345678',
    accountType: 'Business Current',
    swift: 'BANKGB2L',
    address: '1 Lombard Street, London EC3V 9AA',
  }
  vi.stubEnv('BANK_DETAILS', JSON.stringify(named))
  expect(trustAccount()).toEqual(named)
  vi.stubEnv('BANK_DETAILS', JSON.stringify({ ...named, account: undefined }))
  expect(trustAccount).toThrow()
  vi.stubEnv('BANK_DETAILS', '')
  expect(trustAccount).toThrow('BANK_DETAILS')
})
