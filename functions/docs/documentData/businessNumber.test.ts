import { afterEach, expect, it, vi } from 'vitest'
import { isAbn } from '#shared/domain/account/abn.ts'
import { businessNumber } from './businessNumber.ts'

afterEach(() => vi.unstubAllEnvs())

const deployed = (region: string, number: string) => {
  vi.stubEnv('PALISADE_REGION', region)
  vi.stubEnv('BUSINESS_NUMBER', number)
}

it('an Australian invoice has the ABN that its deployment names, and no other number for one', () => {
  deployed('au', '51824753556')
  expect(businessNumber()).toEqual({ label: 'ABN', value: '51 824 753 556' })
  for (const wrong of ['none', '51824753557']) {
    deployed('au', wrong)
    expect(businessNumber).toThrow('no ABN')
  }
  deployed('au', '')
  expect(businessNumber).toThrow('BUSINESS_NUMBER')
})

it('that of a sandbox is nobody’s', () => {
  deployed('au', 'sandbox')
  expect(isAbn((businessNumber()?.value ?? '').replaceAll(' ', ''))).toBe(false)
})

it.each(['us', 'uk'])('an invoice of %s has none', (region) => {
  deployed(region, 'none')
  expect(businessNumber()).toBeUndefined()
})
