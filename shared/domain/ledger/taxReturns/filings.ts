import type { RegionCode } from '../../../regions/code.ts'
import { auTaxes } from '../../rating/taxes/au.ts'
import { taxAuthority } from '../../rating/taxes/taxAuthority.ts'
import { usSurplusLines } from '../../rating/taxes/usSurplusLines.ts'
import type { DueRule, Frequency, TaxColumn, TaxFiling } from './taxFiling.ts'

type Schedule = readonly [frequency: Frequency, due: DueRule, source: string]

const day = (months: number, of: number | 'last' | 'lastWorking'): DueRule => ({ months, day: of })

/**
 * When a state takes the surplus lines tax of a home state: by its statute, at the pace of a licensee of ordinary size. Where
 * sources differ the earlier day stands, since a return may be early.
 */
const surplusLines: Readonly<Record<string, Schedule>> = {
  AL: ['annual', day(3, 1), 'Ala. Code § 27-10-31'],
  AK: ['quarterly', day(3, 1), 'Alaska Stat. § 21.34.180'],
  AZ: ['semiannual', day(2, 15), 'A.R.S. § 20-416'],
  AR: [
    'monthly',
    { days: 60 },
    'Ark. Code § 23-65-316(b): fined from 60 days after the month, though § 23-65-315 gives the quarter',
  ],
  CA: ['annual', day(3, 1), 'Cal. Ins. Code § 1775.5'],
  CO: ['annual', day(3, 1), 'C.R.S. § 10-5-111'],
  CT: ['quarterly', day(2, 15), 'Conn. Gen. Stat. § 38a-743'],
  DE: ['annual', day(3, 1), '18 Del. C. § 1925'],
  DC: ['semiannual', day(2, 1), 'D.C. Code § 31-2502.40'],
  FL: ['quarterly', { days: 45 }, 'Fla. Stat. § 626.932'],
  GA: ['quarterly', day(1, 15), 'O.C.G.A. § 33-5-31'],
  HI: ['quarterly', day(2, 15), 'Haw. Rev. Stat. § 431:8-315'],
  ID: ['annual', day(3, 1), 'Idaho Code § 41-1229'],
  IL: ['semiannual', day(2, 1), '215 ILCS 5/445'],
  IN: ['semiannual', day(2, 1), 'Ind. Code § 27-1-15.8-4'],
  IA: ['annual', day(3, 1), 'Iowa Code § 432.1'],
  KS: ['annual', day(3, 1), 'K.S.A. § 40-246c'],
  KY: ['quarterly', { days: 30 }, 'KRS § 304.10-180'],
  LA: ['quarterly', day(3, 1), 'La. R.S. § 22:439'],
  ME: ['annual', day(3, 15), '36 M.R.S. § 2521-A'],
  MD: ['semiannual', day(3, 15), 'Md. Code, Ins. § 3-325'],
  MA: ['annual', day(1, 'last'), 'Mass. Gen. Laws ch. 175 § 168'],
  MI: ['semiannual', day(2, 15), 'MCL § 500.1905'],
  MN: ['semiannual', day(2, 15), 'Minn. Stat. § 297I.30'],
  MS: ['quarterly', { days: 30 }, 'Miss. Code § 83-21-25'],
  MO: ['annual', day(3, 1), 'Mo. Rev. Stat. § 384.059'],
  MT: ['annual', day(4, 1), 'Mont. Code § 33-2-311'],
  NE: ['quarterly', day(2, 15), 'Neb. Rev. Stat. § 44-5506'],
  NV: ['quarterly', day(2, 15), 'NRS § 685A.175'],
  NH: ['annual', day(1, 'last'), 'RSA § 405:29'],
  NJ: ['quarterly', day(2, 15), 'N.J.S.A. § 17:22-6.59'],
  NM: ['quarterly', day(1, 15), 'NMSA § 7-40-6'],
  NY: ['annual', day(3, 15), 'N.Y. Ins. Law § 2118'],
  NC: ['quarterly', day(1, 'last'), 'N.C.G.S. § 58-21-80'],
  ND: ['annual', day(4, 1), 'N.D.C.C. § 26.1-44-03.1'],
  OH: ['annual', day(3, 'last'), 'Ohio Rev. Code § 3905.36'],
  OK: ['quarterly', day(1, 'last'), '36 O.S. § 1115'],
  OR: ['quarterly', { days: 45 }, 'ORS § 735.470'],
  PA: ['annual', day(1, 'last'), '40 P.S. § 991.1622'],
  RI: ['annual', day(4, 1), 'R.I. Gen. Laws § 27-3-38'],
  SC: ['quarterly', { days: 30 }, 'S.C. Code § 38-45-30'],
  SD: ['quarterly', { days: 30 }, 'SDCL § 58-32-44'],
  TN: ['quarterly', day(3, 1), 'Tenn. Code § 56-14-113'],
  TX: ['annual', day(3, 1), 'Tex. Ins. Code § 225.008'],
  UT: ['monthly', day(1, 25), 'Utah Code § 31A-3-303'],
  VT: ['quarterly', day(1, 'last'), '8 V.S.A. § 5035'],
  VA: ['quarterly', { days: 30 }, 'Va. Code § 38.2-4809'],
  WA: ['annual', day(3, 1), 'RCW § 48.15.120'],
  WV: ['quarterly', day(1, 25), 'W. Va. Code § 33-12C-7'],
  WI: ['annual', day(3, 1), 'Wis. Stat. § 618.43'],
  WY: ['quarterly', { days: 30 }, 'Wyo. Stat. § 26-11-118'],
}

/** As licensees report a surplus lines transaction to a state, or through OPTins. */
const surplusColumns: readonly TaxColumn[] = [
  ['Home State', 'state'],
  ['Reporting Period', 'period'],
  ['Policy Number', 'policy'],
  ['Insured', 'company'],
  ['Nonadmitted Insurer', 'insurer'],
  ['Transaction Type', 'transaction'],
  ['Transaction Effective Date', 'effective'],
  ['Policy Effective Date', 'inception'],
  ['Policy Expiration Date', 'expiry'],
  ['Date Booked', 'booked'],
  ['Gross Premium', 'gross'],
  ['Taxable Fees', 'fees'],
  ['Taxable Premium', 'taxable'],
  ['Tax Rate', 'rate'],
  ['Surplus Lines Tax', 'tax'],
  ['Surcharges', 'levy'],
  ['Total Due', 'total'],
]

const stampingColumns: readonly TaxColumn[] = [
  ['Stamping Office', 'authority'],
  ['Reporting Period', 'period'],
  ['Policy Number', 'policy'],
  ['Insured', 'company'],
  ['Nonadmitted Insurer', 'insurer'],
  ['Transaction Type', 'transaction'],
  ['Transaction Effective Date', 'effective'],
  ['Date Booked', 'booked'],
  ['Premium', 'gross'],
  ['Taxable Fees', 'fees'],
  ['Base', 'taxable'],
  ['Rate', 'rate'],
  ['Stamping Fee', 'tax'],
]

const iptColumns: readonly TaxColumn[] = [
  ['Accounting Period', 'period'],
  ['Policy', 'policy'],
  ['Insured', 'company'],
  ['Insurer', 'insurer'],
  ['Transaction', 'transaction'],
  ['Tax Point', 'booked'],
  ['Premium excluding IPT', 'taxable'],
  ['Rate', 'rate'],
  ['IPT due', 'tax'],
]

const gstColumns: readonly TaxColumn[] = [
  ['Tax Period', 'period'],
  ['Policy', 'policy'],
  ['Insured', 'company'],
  ['Insurer', 'insurer'],
  ['Transaction', 'transaction'],
  ['Date Booked', 'booked'],
  ['G1 Sales excluding GST', 'taxable'],
  ['GST Rate', 'rate'],
  ['1A GST on Sales', 'tax'],
]

const dutyColumns: readonly TaxColumn[] = [
  ['State or Territory', 'state'],
  ['Return Period', 'period'],
  ['Policy', 'policy'],
  ['Insured', 'company'],
  ['Insurer', 'insurer'],
  ['Transaction', 'transaction'],
  ['Date Booked', 'booked'],
  ['Premium including GST', 'taxable'],
  ['Duty Rate', 'rate'],
  ['Insurance Duty', 'tax'],
]

const surplusFilings = (): TaxFiling[] =>
  Object.entries(usSurplusLines).flatMap(([state, rules]) => {
    const schedule = surplusLines[state]
    if (schedule === undefined) return []
    const [frequency, due, source] = schedule
    const own: TaxFiling = {
      authority: state,
      name: `${state}: surplus lines tax`,
      accounts: ['surplusTaxPayable', 'surplusSurchargePayable'],
      frequency,
      due,
      columns: surplusColumns,
      source,
    }
    const stamped = rules.find(({ key }) => key === 'surplusStampingFee')
    return stamped === undefined
      ? [own]
      : [
          own,
          {
            authority: taxAuthority('surplusStampingFee', { region: 'us', state }),
            name: `${state}: stamping fee`,
            accounts: ['stampingFeePayable'],
            frequency: 'monthly',
            due: day(1, 'last'),
            columns: stampingColumns,
            source: stamped.source,
          },
        ]
  })

/** Where a state's duty is returned on another day than the 21st after the month. */
const dutyDays: Readonly<Record<string, number>> = { SA: 15 }

const dutyFilings = (): TaxFiling[] =>
  Object.entries(auTaxes).flatMap(([state, rules]) => {
    const duty = rules.find(({ key }) => key === 'stampDuty')
    if (duty === undefined) return []
    return [
      {
        authority: state,
        name: `${state}: insurance duty`,
        accounts: ['stampDutyPayable'],
        frequency: 'monthly',
        due: day(1, dutyDays[state] ?? 21),
        columns: dutyColumns,
        source: duty.source,
      } satisfies TaxFiling,
    ]
  })

/**
 * The returns of a region by the authorities to which its ledger owes. An admitted insurer of the United States carries its premium
 * tax itself: it stands in its books, not in the provider's.
 */
export const taxFilings: Readonly<Record<RegionCode, readonly TaxFiling[]>> = {
  us: surplusFilings(),
  uk: [
    {
      authority: 'HMRC',
      name: 'HMRC: insurance premium tax (IPT100)',
      accounts: ['insurancePremiumTaxPayable'],
      frequency: 'quarterly',
      due: day(1, 'lastWorking'),
      columns: iptColumns,
      source: 'Finance Act 1994 s. 53; HMRC Notice IPT1, section 11',
    },
  ],
  au: [
    {
      authority: 'ATO',
      name: 'ATO: goods and services tax (BAS)',
      accounts: ['goodsAndServicesTaxPayable'],
      frequency: 'quarterly',
      due: day(1, 28),
      // What is of the last quarter of a year is due with the end of February.
      except: { 12: { months: 2, day: 28 } },
      columns: gstColumns,
      source: 'A New Tax System (Goods and Services Tax) Act 1999 (Cth) s. 31-8',
    },
    ...dutyFilings(),
  ],
}

/** The return of an authority; undefined where the region has none. */
export const taxFilingOf = (region: RegionCode, authority: string): TaxFiling | undefined =>
  taxFilings[region].find((filing) => filing.authority === authority)
