import { describe, expect, it } from 'vitest'
import { acordFile } from './acordFile.ts'
import { lossRunMapping } from './lossRunMapping.ts'
import { policyMapping } from './policyMapping.ts'

const about = { id: 'pol_1', now: '2026-11-29T10:00:00.000Z', locale: 'en-US', currency: 'USD' } as const
/** A file without the spaces between its elements. */
const flat = (text: string): string => text.replaceAll(/>\s+</g, '><')

const policy = {
  id: 'pol_1',
  policyNumber: 'PAL-1',
  companyName: 'Harbor & Sons <Inc>',
  firmographicData: { address1: '1 Quay', city: 'Salem', state: 'OR', revenue: 5_000_000, ownershipType: 'Private' },
  effectiveDate: '2026-11-20',
  expirationDate: '2027-11-20',
  totalPremium: 123_450,
  premium: 100_000,
  fees: { mgaFee: 15_000 },
  isRenewal: false,
  limit: 1_000_000,
  coverages: [
    { coverageId: 3, name: 'Ransom payments', limit: 250_000, retention: null, premium: 4_005, waitingPeriod: 8 },
  ],
  allowedActions: ['cancel'],
}

describe('a policy in the manner of ACORD', () => {
  const text = flat(acordFile(policy, policyMapping, about))

  it('has each fact in the element of its mapping, amounts in units, and what is no XML escaped', () => {
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\s*<ACORD><SignonRs><Status><StatusCd>0</)
    expect(text).toContain('<CommercialName>Harbor &amp; Sons &lt;Inc&gt;</CommercialName>')
    expect(text).toContain('<Addr><Addr1>1 Quay</Addr1><City>Salem</City><StateProvCd>OR</StateProvCd></Addr>')
    expect(text).toContain(
      '<ContractTerm><EffectiveDt>2026-11-20</EffectiveDt><ExpirationDt>2027-11-20</ExpirationDt></ContractTerm>',
    )
    expect(text).toContain('<CurrentTermAmt><Amt>1234.50</Amt></CurrentTermAmt>')
    expect(text).toContain(
      '<CommlCoverage><CoverageCd>3</CoverageCd><CoverageDesc>Ransom payments</CoverageDesc><Limit><FormatInteger>250000</FormatInteger></Limit><CurrentTermAmt><Amt>40.05</Amt></CurrentTermAmt>',
    )
  })

  it('keeps what no element is for by its name, and leaves out what is no fact', () => {
    const fact = (name: string, value: string) =>
      `<com.palisade_Fact><com.palisade_Name>${name}</com.palisade_Name><com.palisade_Value>${value}</com.palisade_Value></com.palisade_Fact>`
    for (const kept of [
      fact('firmographicData.ownershipType', 'Private'),
      fact('fees.mgaFee', '15000'),
      fact('isRenewal', '0'),
      fact('waitingPeriod', '8'),
    ])
      expect(text).toContain(kept)
    expect(text).not.toMatch(/allowedActions|cancel|retention/)
  })

  it('loses nothing: each fact is written once', () => {
    const others = { some: { thing: 'else', list: [1, { deep: 'x' }] } }
    const again = flat(acordFile({ ...policy, ...others }, policyMapping, about))
    for (const path of ['some.thing', 'some.list.0', 'some.list.1.deep'])
      expect(again.split(`<com.palisade_Name>${path}<`)).toHaveLength(2)
  })

  it('says nothing that XML cannot', () => {
    const hostile = { ...policy, companyName: `a\u0000b\u0008c\uD800]]>"'` }
    expect(acordFile(hostile, policyMapping, about)).toContain('<CommercialName>abc]]&gt;&quot;&apos;</CommercialName>')
  })
})

it('a loss run has its policies, each with its losses', () => {
  const figures = { paidIndemnity: 100, paidExpense: 200, outstanding: 300, recovered: 0, incurred: 600 }
  const loss = {
    claimNumber: 'CLM-1',
    status: 'OPEN',
    lossDate: '2026-11-21',
    description: 'Mail <taken over>',
    ...figures,
  }
  const run = {
    companyName: 'Harbor Inc',
    asOf: '2026-11-29',
    policies: [
      { policyNumber: 'PAL-1', effectiveDate: '2026-11-20', premium: 100_000, claims: [loss] },
      { policyNumber: 'PAL-0', effectiveDate: '2025-11-20', premium: 90_000, claims: [] },
    ],
    totals: { claims: 1, ...figures },
    csv: { fileName: 'x', text: 'y' },
  }
  const text = flat(acordFile(run, lossRunMapping, about))
  expect(text.match(/<CommlPolicy>/g)).toHaveLength(2)
  expect(text).toContain('<ItemIdInfo><InsurerId>CLM-1</InsurerId></ItemIdInfo><ClaimStatusCd>OPEN</ClaimStatusCd>')
  expect(text).toContain('<LossDesc>Mail &lt;taken over&gt;</LossDesc><PaidLossAmt><Amt>1.00</Amt></PaidLossAmt>')
  expect(text).toContain('<LossSummary><NumLosses>1</NumLosses>')
  expect(text).toContain('<TotalIncurredAmt><Amt>6.00</Amt></TotalIncurredAmt>')
  expect(text).not.toContain('com.palisade')
})
