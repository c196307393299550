import { createElement as h } from 'react'
import { describe, expect, it } from 'vitest'
import type { Account } from '#shared/contracts/account/account.ts'
import type { Product } from '#shared/regions/products.ts'
import { openBrowser } from '#tests/support/screen.ts'
import texts from '../../../../public/locales/en-US/account.json' with { type: 'json' }

const account = {
  id: 'acc_01JH0000000000000000000C01',
  name: 'Harbor Bakery LLC',
  accountType: 'CUSTOMER',
  status: 'Open',
  cbid: 'cbd_1',
  profileScore: 6,
  riskScore: 60,
  industryAverage: 57,
  cowbellRiskFactors: { factors: [] },
  teams: [],
  isVerifiedByAgent: false,
  enforceMfa: false,
  openForRenewal: false,
  tags: [],
  created: '2026-01-01T00:00:00Z',
  updated: '2026-01-01T00:00:00Z',
  naicsCode: '311811',
  primaryNaicsPercentage: 100,
  revenue: 1_200_000,
  noOfEmployeesAll: 12,
  yearEstablished: 1998,
  ownershipType: 'Private',
  entityType: 'Independent',
  phoneNumber: '15125550110',
  address1: '410 Congress Avenue',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
  isFranchise: false,
} satisfies Account

/** The section as somebody of a role sees it, of a product where one is quoted. */
const sectionFor = async (role: string) => {
  const session = { accountType: 'AGENCY', subscriberType: 'AGENCY', role, realm: 'ACCOUNT' }
  const { draw } = await openBrowser({ session })
  const { i18n } = await import('../../../i18n/i18n.ts')
  i18n.addResourceBundle('en-US', 'account', texts)
  const { DetailsSection } = await import('./DetailsSection.tsx')
  return (product?: Product) => draw(h(DetailsSection, { account, product }), { at: '/agency/accounts/1' })
}

describe('the details of an account', { timeout: 240_000 }, () => {
  it('are ACCOUNT DETAILS, of P100_PRO GENERAL INFORMATION, for reading until somebody edits them', async () => {
    const section = await sectionFor('Agency Admin')
    const { text, buttons, fields } = await section()
    expect(text).toMatch(/^ACCOUNT DETAILS/)
    expect(text).toContain('Is it a franchise? No')
    expect(buttons.map(({ words }) => words)).toContain('Edit')
    expect(fields).toEqual([])
    expect((await section('P100_PRO')).text).toMatch(/^GENERAL INFORMATION/)
  })

  it('are for reading alone to who may not change them', async () => {
    const section = await sectionFor('Nobody')
    expect((await section()).buttons).toEqual([])
  })
})
