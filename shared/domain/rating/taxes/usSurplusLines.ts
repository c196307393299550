import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { CalendarDate } from '../../calendar/calendarDate.ts'
import type { TaxRule } from './taxRule.ts'

/** Since the Nonadmitted and Reinsurance Reform Act the insured's home state alone taxes a surplus lines policy. */
const nrra = '2011-07-21'

type Dates = { readonly from?: CalendarDate; readonly until?: CalendarDate }

const rule = (
  key: TaxRule['key'],
  name: string,
  rate: number,
  source: string,
  { from = nrra, until }: Dates,
): TaxRule => ({
  key,
  name,
  rate,
  from,
  ...(until ? { until } : {}),
  source,
})

const tax = (rate: number, source: string, dates: Dates = {}): TaxRule =>
  rule('surplusLineTax', 'Surplus Lines Tax', rate, source, dates)

const stamp = (rate: number, source: string, dates: Dates = {}): TaxRule =>
  rule('surplusStampingFee', 'Surplus Stamping Fee', rate, source, dates)

const flatStamp = (flat: MinorUnits, source: string): TaxRule => ({ ...stamp(0, source), flat })

const surcharge = (name: string, rate: number, source: string): TaxRule =>
  rule('surplusSurcharge', name, rate, source, {})

const slas = (source: string): TaxRule => stamp(0.00175, `SLAS Clearinghouse transaction fee; ${source}`)

/**
 * Surplus lines tax and stamping or filing fee of the 50 states and the District of Columbia (rule: taxes), on policies
 * placed with non-admitted insurers. Sources: the statutes named, and the rates the stamping offices and Locke Lord's
 * Excess and Surplus Lines Manual (appendix A) publish. Municipal and line-specific levies on property are left out.
 */
export const usSurplusLines: Readonly<Record<string, readonly TaxRule[]>> = {
  AL: [tax(0.06, 'Ala. Code § 27-10-31')],
  AK: [tax(0.027, 'Alaska Stat. § 21.34.180'), stamp(0.01, 'Alaska Stat. § 21.34.190, filing fee')],
  AZ: [tax(0.03, 'A.R.S. § 20-416'), stamp(0.002, 'Surplus Line Association of Arizona')],
  AR: [tax(0.04, 'Ark. Code § 23-65-315')],
  CA: [
    tax(0.03, 'Cal. Ins. Code § 1775.5'),
    stamp(0.0025, 'Surplus Line Association of California', { until: '2023-01-01' }),
    stamp(0.0018, 'Surplus Line Association of California, Bulletin 1429', { from: '2023-01-01' }),
  ],
  CO: [tax(0.03, 'C.R.S. § 10-5-111')],
  CT: [tax(0.04, 'Conn. Gen. Stat. § 38a-743')],
  DE: [tax(0.03, '18 Del. C. § 1925')],
  DC: [tax(0.02, 'D.C. Code § 31-2502.40')],
  FL: [
    tax(0.0494, 'Fla. Stat. § 626.932'),
    stamp(0.0006, 'Florida Surplus Lines Service Office, Fla. Stat. § 626.9325'),
  ],
  GA: [tax(0.04, 'O.C.G.A. § 33-5-31')],
  HI: [tax(0.0468, 'Haw. Rev. Stat. § 431:8-315')],
  ID: [tax(0.015, 'Idaho Code § 41-1229'), stamp(0.005, 'Surplus Line Association of Idaho')],
  IL: [
    tax(0.035, '215 ILCS 5/445'),
    stamp(0.00075, 'Surplus Line Association of Illinois', { until: '2023-01-01' }),
    stamp(0.0004, 'Surplus Line Association of Illinois', { from: '2023-01-01' }),
  ],
  IN: [tax(0.025, 'Ind. Code § 27-1-15.8-4')],
  IA: [
    tax(0.01, 'Iowa Code § 432.1(4)', { until: '2024-01-01' }),
    tax(0.00975, 'Iowa Code § 432.1(4)', { from: '2024-01-01', until: '2025-01-01' }),
    tax(0.0095, 'Iowa Code § 432.1(4)', { from: '2025-01-01', until: '2026-01-01' }),
    tax(0.00925, 'Iowa Code § 432.1(4)', { from: '2026-01-01', until: '2027-01-01' }),
    tax(0.009, 'Iowa Code § 432.1(4)', { from: '2027-01-01' }),
  ],
  KS: [tax(0.06, 'K.S.A. § 40-246c', { until: '2024-01-01' }), tax(0.03, 'K.S.A. § 40-246c', { from: '2024-01-01' })],
  KY: [tax(0.03, 'KRS § 304.10-180'), surcharge('Kentucky Premium Surcharge', 0.018, 'KRS § 136.392')],
  LA: [tax(0.0485, 'La. R.S. § 22:439')],
  ME: [tax(0.03, '36 M.R.S. § 2531')],
  MD: [tax(0.03, 'Md. Code, Ins. § 3-324')],
  MA: [tax(0.04, 'Mass. Gen. Laws ch. 175 § 168')],
  MI: [tax(0.02, 'MCL § 500.1905'), surcharge('Michigan Regulatory Fee', 0.005, 'MCL § 500.1905')],
  MN: [tax(0.03, 'Minn. Stat. § 297I.05 subd. 7'), stamp(0.0004, 'Surplus Lines Association of Minnesota')],
  MS: [tax(0.04, 'Miss. Code § 83-21-25'), stamp(0.0025, 'Mississippi Surplus Lines Association')],
  MO: [tax(0.05, 'Mo. Rev. Stat. § 384.059')],
  MT: [tax(0.0275, 'Mont. Code § 33-2-311')],
  NE: [tax(0.03, 'Neb. Rev. Stat. § 44-5506')],
  NV: [tax(0.035, 'NRS § 685A.180'), stamp(0.004, 'Nevada Surplus Lines Association')],
  NH: [tax(0.03, 'RSA § 405:29')],
  NJ: [tax(0.05, 'N.J.S.A. § 17:22-6.59')],
  NM: [tax(0.03003, 'NMSA § 7-40-3')],
  NY: [
    tax(0.036, 'N.Y. Ins. Law § 2118'),
    stamp(0.0017, 'Excess Line Association of New York', { until: '2023-01-01' }),
    stamp(0.0015, 'Excess Line Association of New York', { from: '2023-01-01' }),
  ],
  NC: [
    tax(0.05, 'N.C.G.S. § 58-21-85'),
    stamp(0.004, 'North Carolina Surplus Lines Association', { from: '2017-01-01', until: '2023-01-01' }),
    stamp(0.003, 'North Carolina Surplus Lines Association', { from: '2023-01-01' }),
  ],
  ND: [tax(0.0175, 'N.D.C.C. § 26.1-44-03.1')],
  OH: [tax(0.05, 'Ohio Rev. Code § 3905.36')],
  OK: [tax(0.06, '36 O.S. § 1115')],
  OR: [
    tax(0.02, 'ORS § 735.470'),
    surcharge('Oregon Fire Marshal Tax', 0.003, 'ORS § 731.820; Surplus Line Association of Oregon'),
    flatStamp(1_000, 'Surplus Line Association of Oregon, service charge'),
  ],
  PA: [tax(0.03, '40 P.S. § 991.1621'), flatStamp(2_000, 'Pennsylvania Surplus Lines Association, stamping fee')],
  RI: [tax(0.04, 'R.I. Gen. Laws § 27-3-38')],
  SC: [tax(0.06, 'S.C. Code § 38-45-30, with the municipal premium tax')],
  SD: [tax(0.025, 'SDCL § 58-32-44'), slas('South Dakota Division of Insurance')],
  TN: [tax(0.05, 'Tenn. Code § 56-14-113'), slas('Tennessee Department of Commerce and Insurance')],
  TX: [
    tax(0.0485, 'Tex. Ins. Code § 225.004'),
    stamp(0.00075, 'Surplus Lines Stamping Office of Texas', { from: '2021-01-01', until: '2024-01-01' }),
    stamp(0.0004, 'Surplus Lines Stamping Office of Texas', { from: '2024-01-01' }),
  ],
  UT: [tax(0.0425, 'Utah Code § 31A-3-301'), stamp(0.0018, 'Utah Admin. Code R590-157-4')],
  VT: [tax(0.03, '8 V.S.A. § 5035')],
  VA: [tax(0.0225, 'Va. Code § 38.2-4809')],
  WA: [tax(0.02, 'RCW § 48.15.120'), stamp(0.001, 'Surplus Lines Association of Washington')],
  WV: [tax(0.0455, 'W. Va. Code § 33-12C-7')],
  WI: [tax(0.03, 'Wis. Stat. § 618.43')],
  WY: [tax(0.03, 'Wyo. Stat. § 26-11-118'), slas('Wyoming Department of Insurance')],
}
