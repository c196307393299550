import { encode } from 'uqr'
import type { CoverageKey } from '#shared/domain/coverage/coverageId.ts'
import { toMinorUnits } from '#shared/domain/money/money.ts'
import { ownForms } from '#shared/domain/policy/ownForms.ts'
import { formsCarried, type PolicyForm } from '#shared/domain/policy/policyForm.ts'
import { wordingOf } from '#shared/domain/policy/wording/wordingOf.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { BinderData } from './binderData.ts'
import type { CancellationData } from './cancellationData.ts'
import type { CertificateData } from './certificateData.ts'
import type { Coverage, DocumentData, Form } from './documentData.ts'
import type { EndorsementData } from './endorsementData.ts'
import { formatsOf } from './formats.ts'
import type { PolicyData } from './policyData.ts'
import type { ProposalData } from './proposalData.ts'
import { regional } from './sampleRegions.ts'
import { wordsOf } from './words.ts'

const coverages: Coverage[] = [
  {
    name: 'Liability costs',
    group: 'Liability',
    limit: 1_000_000,
    deductible: 10_000,
    retroPeriod: 'Full prior acts',
    premium: toMinorUnits(2140),
  },
  {
    name: 'Regulatory defense and penalties',
    group: 'Liability',
    limit: 1_000_000,
    deductible: 10_000,
    retroPeriod: 'Full prior acts',
    premium: toMinorUnits(780),
  },
  {
    name: 'PCI fines and penalties',
    group: 'Liability',
    limit: 500_000,
    deductible: 10_000,
    retroPeriod: 'Full prior acts',
    premium: toMinorUnits(415),
  },
  {
    name: 'Media liability',
    group: 'Liability',
    limit: 1_000_000,
    deductible: 10_000,
    retroPeriod: '1 year',
    premium: toMinorUnits(360),
  },
  {
    name: 'Breach response costs',
    group: 'Breach response',
    limit: 1_000_000,
    deductible: 10_000,
    premium: toMinorUnits(690),
  },
  { name: 'Public relations expense', group: 'Breach response', limit: 50_000, deductible: 10_000 },
  {
    name: 'Forensic investigation',
    group: 'Breach response',
    limit: 1_000_000,
    deductible: 10_000,
    premium: toMinorUnits(240),
  },
  {
    name: 'Business income loss',
    group: 'Business interruption',
    limit: 1_000_000,
    deductible: 10_000,
    waitingPeriod: '8 hours',
    premium: toMinorUnits(1220),
  },
  {
    name: 'Contingent business income loss',
    group: 'Business interruption',
    limit: 500_000,
    deductible: 10_000,
    waitingPeriod: '12 hours',
    premium: toMinorUnits(505),
  },
  {
    name: 'Full system failure',
    group: 'Business interruption',
    limit: 500_000,
    deductible: 10_000,
    waitingPeriod: '12 hours',
    premium: toMinorUnits(310),
  },
  {
    name: 'Restoration of electronic data',
    group: 'Business interruption',
    limit: 500_000,
    deductible: 10_000,
    premium: toMinorUnits(290),
  },
  {
    name: 'Extortion costs',
    group: 'Extortion and crime',
    limit: 1_000_000,
    deductible: 10_000,
    premium: toMinorUnits(870),
  },
  {
    name: 'Cyber crime loss',
    group: 'Extortion and crime',
    limit: 250_000,
    deductible: 25_000,
    premium: toMinorUnits(530),
  },
  {
    name: 'Hardware replacement costs',
    group: 'Extortion and crime',
    limit: 250_000,
    deductible: 10_000,
    premium: toMinorUnits(150),
  },
  { name: 'Additional insured', group: 'Endorsements' },
  { name: 'Waiver of subrogation', group: 'Endorsements' },
]

export const common = (region: RegionCode, documentNumber: string): DocumentData => ({
  region,
  ...regional[region],
  documentNumber,
  generatedOn: '2026-03-02',
  product: 'Palisade Cyber 250',
  period: { effective: '2026-04-01', expiry: '2027-04-01' },
  terms: { aggregateLimit: 1_000_000, deductible: 10_000, retroPeriod: 'Full prior acts', waitingPeriod: '8 hours' },
  coverages,
})

/** A proposal as a broker of the region would send it, for tests and for looking at. */
export const aProposal = (region: RegionCode = 'us'): ProposalData => ({
  ...common(region, 'Q-104233'),
  quoteNumber: 'Q-104233',
  validUntil: '2026-04-01',
  waterfall: [
    { label: 'Base premium', input: 'Revenue 12,400,000; health practitioners', effect: toMinorUnits(7120) },
    { label: 'Hazard group', input: 'Industry code 621210', factor: 1.18, effect: toMinorUnits(1282) },
    { label: 'Limit', input: '1,000,000 aggregate', factor: 1.22, effect: toMinorUnits(1848) },
    { label: wordsOf(region).deductible, input: '10,000', factor: 0.94, effect: -toMinorUnits(615) },
    { label: 'Record count', input: '180,000 records', factor: 1.06, effect: toMinorUnits(578) },
    {
      label: 'Security controls',
      input: 'Multi-factor sign-in everywhere, tested backups',
      factor: 0.85,
      effect: -toMinorUnits(1532),
    },
    { label: 'Risk score', input: '78 of 100, industry median 71', factor: 0.97, effect: -toMinorUnits(260) },
    { label: 'Rounding to whole units', effect: toMinorUnits(79) },
  ],
  subjectivities: [
    { text: 'Signed application dated within 30 days of the effective date', due: 'before binding' },
    { text: 'Confirmation that multi-factor sign-in covers all remote access', due: 'before binding' },
  ],
  laterSubjectivities: [
    {
      text: 'Remediation of the two critical findings of the external scan',
      due: `by ${formatsOf(regional[region]).day('2026-05-01')}`,
    },
  ],
  paymentOptions: [
    {
      name: 'Pay in full',
      detail: 'By card or bank transfer. Nothing more to pay in the period.',
      firstDue: regional[region].price.total,
      due: 'due within 7 days of issue',
    },
    {
      name: 'Pay monthly',
      detail: '20% now, the rest in ten monthly payments.',
      firstDue: 188_000,
      due: 'due when you sign the plan',
    },
  ],
  agentNote:
    'We compared three markets. This one gives you the broadest cover for dependent systems and the shortest waiting period.',
  reviewLink: 'https://us.palisade.example/quote/quo_01JH/review',
})

/** A binder of the same risk. */
export const aBinder = (region: RegionCode = 'us'): BinderData => ({
  ...common(region, 'B-208417'),
  binderNumber: 'B-208417',
  quoteNumber: 'Q-104233',
  boundOn: '2026-03-02',
  binderExpiry: '2026-04-01',
  conditions: [
    'Cover follows the terms, conditions and exclusions of the policy forms named in the quote.',
    'Material changes to the risk before the policy is issued must be told to the insurer.',
  ],
  subjectivities: [
    {
      text: 'Remediation of the two critical findings of the external scan',
      due: `by ${formatsOf(regional[region]).day('2026-04-01')}`,
    },
  ],
  authorizedBy: { name: 'Rosalind Achterberg', title: 'Head of Cyber Underwriting' },
})

const aForm = (region: RegionCode, form: PolicyForm): Form => ({
  number: form.formNumber,
  title: form.name,
  edition: form.edition,
  wording: wordingOf(form, region),
})

const schedules: Partial<Record<CoverageKey, string[]>> = {
  ADDITIONAL_INSURED: ['Arden Property Trust'],
  EVENT_EXCLUSION: ['Mail breach of 2024 (C-1), May 1, 2024: mailboxes of two partners were read for three weeks'],
}

/** The forms that such a policy carries. */
const carried = (region: RegionCode): PolicyForm[] =>
  formsCarried(ownForms(region), {
    product: 'P100',
    ...(regional[region].state !== undefined && { state: regional[region].state.code }),
    paperType: 'ADMITTED',
    coverages: new Set(['ADDITIONAL_INSURED', 'EVENT_EXCLUSION', 'WAIVER_OF_SUBROGATION', 'WAR_EXCLUSION']),
    day: '2026-04-01',
  })

/** The policy issued from that binder. */
export const aPolicy = (region: RegionCode = 'us'): PolicyData => ({
  ...common(region, 'CY-300912'),
  policyNumber: 'CY-300912',
  issuedOn: '2026-03-09',
  forms: [
    ...carried(region).flatMap((form) => (form.coverage === undefined ? [aForm(region, form)] : [])),
    { number: 'PAL-MS-031', title: 'Harbour works clause', edition: '10 25' },
  ],
  endorsements: carried(region).flatMap((form) =>
    form.coverage === undefined
      ? []
      : [{ ...aForm(region, form), effective: '2026-04-01', schedule: schedules[form.coverage] ?? [] }],
  ),
  additionalInsureds: [{ name: 'Arden Property Trust', addressLines: ['500 Main Street', 'Springfield'] }],
  claims: {
    name: 'Claims desk',
    email: 'claims@palisade.example',
    ...(regional[region].issuer.support.phone !== undefined && { phone: regional[region].issuer.support.phone }),
    hours: 'Day and night, every day',
  },
  authorizedBy: { name: 'Rosalind Achterberg', title: 'Head of Cyber Underwriting' },
})

/** What a landlord is shown of that policy. */
export const aCertificate = (region: RegionCode = 'us'): CertificateData => {
  const { coverages, ...rest } = common(region, 'CY-300912-7F3K2Q')
  return {
    ...rest,
    coverages: coverages.filter(({ group }) => group !== 'Endorsements').map(({ premium: _, ...coverage }) => coverage),
    policyNumber: 'CY-300912',
    day: '2026-06-01',
    generatedOn: '2026-06-01',
    holder: { name: 'Arden Property Trust', addressLines: ['500 Main Street', 'Springfield'] },
    isAdditionalInsured: true,
    endorsements: [{ number: 'PAL-END-135', title: 'Additional Insured', edition: '01 26' }],
    verification: {
      number: 'S7K2-M9QX-4T3B',
      url: 'https://us.palisade.example/verify/S7K2-M9QX-4T3B',
      page: 'us.palisade.example/verify',
      squares: encode('https://us.palisade.example/verify/S7K2-M9QX-4T3B', { ecc: 'M', border: 0 }).data.map((row) =>
        row.map((dark) => (dark ? '1' : '0')).join(''),
      ),
    },
    authorizedBy: { name: 'Rosalind Achterberg', title: 'Head of Cyber Underwriting' },
  }
}

/** The notice by which that policy is cancelled. */
export const aCancellation = (region: RegionCode = 'us'): CancellationData => ({
  ...common(region, 'CY-300912'),
  policyNumber: 'CY-300912',
  standing: 'done',
  endsOn: '2026-06-01',
  reason: 'Insured elsewhere',
  extensionDays: 60,
  returned: {
    lines: [
      { label: 'Premium', amount: 120_000 },
      { label: 'Tax', amount: 5_820 },
    ],
    total: 125_820,
  },
})

export const anEndorsement = (region: RegionCode = 'us'): EndorsementData => {
  return {
    ...common(region, 'CY-300912'),
    policyNumber: 'CY-300912',
    number: 2,
    title: 'Endorsement',
    effective: '2026-06-01',
    changes: [
      {
        label: 'Aggregate limit',
        before: formatsOf(regional[region]).whole(1_000_000),
        after: formatsOf(regional[region]).whole(2_000_000),
      },
    ],
    endorsements: aPolicy(region).endorsements.slice(0, 1),
    money: {
      lines: [
        { label: 'Premium', amount: 120_000 },
        { label: 'Tax', amount: 5_820 },
      ],
      total: 125_820,
    },
  }
}
