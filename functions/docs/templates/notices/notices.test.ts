import { describe, expect, it } from 'vitest'
import { aPolicy, aProposal } from '../samples.ts'
import { noticesOf } from './notices.ts'
import { surplusLinesNotices } from './surplusLines.ts'

const titles = (...args: Parameters<typeof noticesOf>) => noticesOf(...args).map(({ title }) => title)
const bodies = (...args: Parameters<typeof noticesOf>) =>
  noticesOf(...args)
    .map(({ body }) => body)
    .join('\n')

describe('notices of the US', () => {
  it.each(Object.entries(surplusLinesNotices))(
    'carries the legend of %s when the insurer is not admitted',
    (code, legend) => {
      expect(bodies('policy', { ...aPolicy('us'), state: { code, name: code } })).toContain(legend)
    },
  )

  it('names the state where no legend is prescribed here', () => {
    const notices = noticesOf('policy', { ...aPolicy('us'), state: { code: 'VT', name: 'Vermont' } })
    expect(notices[0]).toMatchObject({ title: 'Surplus lines notice: Vermont', prominent: true })
    expect(notices[0]?.body).toContain('guaranty fund of Vermont')
  })

  it('has no surplus lines notice for an admitted insurer', () => {
    expect(titles('policy', { ...aPolicy('us'), market: 'admitted' }).join()).not.toContain('Surplus')
  })

  it('says by which agreement a broker’s fee is charged, where one was signed', () => {
    const policy = { ...aPolicy('us'), market: 'admitted' as const }
    expect(titles('policy', policy)).not.toContain('Broker fee')
    expect(bodies('policy', { ...policy, feeAgreement: { signedOn: '2026-01-15' } })).toContain(
      'the agreement that you signed on January 15, 2026',
    )
  })

  it('discloses the terrorism premium, taken or declined', () => {
    const policy = aPolicy('us')
    expect(bodies('policy', policy)).toContain('$85.00')
    expect(bodies('policy', { ...policy, terrorism: { accepted: false, premium: 8_500 } })).toContain(
      'has been declined',
    )
  })
})

describe('notices of the UK', () => {
  it('states the regulated status, fair presentation, Insurance Premium Tax, complaints and compensation', () => {
    expect(titles('policy', aPolicy('uk'))).toEqual([
      'Who we are',
      'Insurance Premium Tax',
      'Your duty of fair presentation',
      'Claims made and notified',
      'Your right to cancel',
      'If something goes wrong',
      'Financial Services Compensation Scheme',
      'Law and language',
    ])
    expect(bodies('policy', aPolicy('uk'))).toContain('Insurance Premium Tax (12%): £1,020.00')
  })

  it('states demands and needs before the contract', () => {
    expect(titles('proposal', aProposal('uk'))).toContain('Demands and needs')
  })
})

describe('notices of Australia', () => {
  it('states the duty of disclosure, GST and stamp duty, and the cooling-off period', () => {
    expect(titles('policy', aPolicy('au'))).toEqual(
      expect.arrayContaining(['Your duty of disclosure', 'GST and stamp duty', 'Cooling-off period']),
    )
    expect(bodies('policy', aPolicy('au'))).toContain('GST (10%): $850.00; Stamp duty (New South Wales) (9%): $841.50')
  })

  it('says that a binder is an interim contract', () => {
    expect(titles('binder', aPolicy('au'))).toContain('Interim contract of insurance')
  })
})

it('appends what the caller adds', () => {
  const added = { title: 'Sanctions', body: 'No cover where it would breach sanctions.' }
  expect(noticesOf('policy', { ...aPolicy('au'), extraNotices: [added] }).at(-1)).toEqual(added)
})
