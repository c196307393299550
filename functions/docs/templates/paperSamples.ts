import { toMinorUnits } from '#shared/domain/money/money.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { taxColumns } from '../documentData/taxesWithin.ts'
import type { ApplicationData } from './applicationData.ts'
import type { DiligenceData } from './diligenceData.ts'
import type { ExpiryData } from './expiryData.ts'
import { formatsOf } from './formats.ts'
import type { ManuscriptData } from './manuscriptData.ts'
import { regional } from './sampleRegions.ts'
import { aPolicy, common } from './samples.ts'
import type { StatementData } from './statementData.ts'

const signedAt: Record<RegionCode, string> = {
  us: 'March 2, 2026 at 9:14:05 AM CST (2026-03-02T15:14:05Z)',
  uk: '2 March 2026 at 15:14:05 GMT (2026-03-02T15:14:05Z)',
  au: '3 March 2026 at 2:14:05 am AEDT (2026-03-02T15:14:05Z)',
}

/** The notice that a policy ends, of an insurer that does not renew it. */
export const anExpiry = (region: RegionCode = 'us'): ExpiryData => ({
  ...common(region, 'CY-300912'),
  policyNumber: 'CY-300912',
  expiresOn: '2027-04-01',
  mayRenew: false,
  isOptedOut: false,
  noticeDays: 60,
  because: 'Three ransomware losses in the term, and controls that were not put in place.',
  extensionDays: 60,
})

/** The application of that risk as its insured signed it. */
export const anApplication = (region: RegionCode = 'us'): ApplicationData => ({
  ...common(region, 'Q-104233'),
  quoteNumber: 'Q-104233',
  company: [
    { label: 'Industry', answer: 'Offices of dentists' },
    { label: 'Website', answer: 'lonestardental.example' },
    { label: 'Revenue', answer: formatsOf(regional[region]).whole(12_400_000) },
    { label: 'Employees', answer: '84' },
  ],
  answers: [
    { label: 'Is multi-factor authentication required for all remote access to your network?', answer: 'Yes' },
    { label: 'Are backups kept offline, and was a restore tested within the last twelve months?', answer: 'Yes' },
    { label: 'Is a change of bank details confirmed by a call to a known number?', answer: 'Always' },
    { label: 'Has there been an incident within the last five years?', answer: 'No' },
  ],
  intent: `I sign for ${regional[region].insured.name} and am ${region === 'us' ? 'authorized' : 'authorised'} to. To the best of my knowledge what is said above is complete and true.`,
  certificate: {
    name: 'Ida Moreau',
    email: 'ida@insured.example',
    day: region === 'au' ? '2026-03-03' : '2026-03-02',
    signedAt: signedAt[region],
    address: '203.0.113.24',
    envelope: 'env_01JNC2Q5W0T7K8M4H3R9',
    digest: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    method: 'Name typed on our page, opened by a one-time code or by signing in',
  },
})

/** The affidavit of the search for an insurer that the home state of that risk has admitted. */
export const aDiligence = (): DiligenceData => ({
  ...common('us', 'Q-104233'),
  quoteNumber: 'Q-104233',
  place: {
    name: 'Maryland',
    source: 'Md. Code, Ins. § 3-306',
    declinations: 3,
    affidavit: 'Affidavit of diligent search, Md. Code, Ins. § 3-307',
  },
  effort: {
    basis: 'DECLINATIONS',
    declinations: ['Atlantic Mutual Casualty', 'Chesapeake Indemnity Company', 'Old Line Insurance Company'].map(
      (carrier, index) => ({
        carrier,
        contact: `Underwriting, (410) 555-014${index}`,
        date: '2026-02-17',
        reason: 'Cyber of this size is not written',
      }),
    ),
  },
  recorded: { by: 'Dana Whitfield', day: '2026-03-02' },
})

/** An endorsement that was written for that policy alone. */
export const aManuscript = (region: RegionCode = 'us'): ManuscriptData => ({
  ...common(region, 'PAL-MS-1000012'),
  policyNumber: 'CY-300912',
  endorsement: {
    number: 'PAL-MS-1000012',
    title: 'Imaging suppliers named as dependent business',
    effective: '2026-06-01',
    text: 'It broadens the cover.',
    wording:
      '## 1 What is covered besides\nDependent business includes whoever hosts the images of your patients.\n\n## 2 Waiting period\nThe waiting period is that of the coverage for contingent business income loss.',
    schedule: ['Radiant Imaging Cloud', 'Bonewell Archives'],
  },
  approvedOn: '2026-05-28',
  authorizedBy: aPolicy(region).authorizedBy,
})

const rows: readonly (readonly [key: string, name: string, gross: number])[] = [
  ['CY-300912', 'Lone Star Dental Group, LLC', 8500],
  ['CY-300955', 'Brazos Valley Freight', 4210],
  ['CY-301004', 'Hill Country Veterinary Hospital and Rehabilitation Center', 12_075],
]

/** What an agency pays for the policies it bills itself. */
export const aStatement = (region: RegionCode = 'us'): StatementData => {
  const { agency, currency, issuer, locale } = regional[region]
  const net = toMinorUnits(rows.reduce((sum, [, , gross]) => sum + gross, 0) * 0.85)
  return {
    region,
    locale,
    currency,
    issuer,
    generatedOn: '2026-06-01',
    documentNumber: 'AB-2026-05-7F3K2Q',
    title: 'Invoice for policies billed to you',
    lead: 'Pay the net amount: your commission is taken off already.',
    party: { name: agency.name, addressLines: agency.addressLines },
    facts: [
      { label: 'Month', value: formatsOf(regional[region]).month('2026-05') },
      { label: 'Policies', value: String(rows.length) },
      { label: 'Overdue', value: '1' },
    ],
    dayTitle: 'Due',
    amountTitles: ['Gross', ...taxColumns[region].map(({ title }) => `Of which ${title}`), 'Commission', 'Net'],
    rows: rows.map(([key, name, gross]) => ({
      key,
      name,
      day: '2026-06-15',
      amounts: [
        toMinorUnits(gross),
        ...taxColumns[region].map(() => toMinorUnits(gross * 0.05)),
        -toMinorUnits(gross * 0.15),
        toMinorUnits(gross * 0.85),
      ],
    })),
    lines: [{ label: 'Net of commission', amount: net }],
    total: { label: 'Total to pay', amount: net },
    payment: { page: `https://${region}.palisade.example/agency/invoices`, reference: 'AB-2026-05-7F3K2Q' },
  }
}
