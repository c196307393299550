import type { RegionCode } from '#shared/regions/code.ts'

const us = {
  paper: 'LETTER',
  startOfCover: '12:01 AM',
  localTime: 'local time at the address of the named insured',
  proposal: 'Cyber insurance proposal',
  binder: 'Binder of insurance',
  policy: 'Cyber insurance policy',
  certificate: 'Certificate of insurance',
  holder: 'Certificate holder',
  lossRun: 'Loss run',
  declarations: 'Declarations',
  insured: 'Named insured',
  agency: 'Agency',
  agent: 'Your agent',
  insurer: 'Insurer',
  period: 'Policy period',
  deductible: 'Deductible',
  retroPeriod: 'Retro period',
  premium: 'Premium',
  taxes: 'Taxes',
  authorized: 'Authorized representative',
  check: 'Check',
  installments: 'Installments',
  license: 'License',
  rescinded: 'rescinded',
  wire: 'Wire',
}

/** A region's word for each thing a document names. */
export type Words = { readonly [Key in keyof typeof us]: Key extends 'paper' ? 'LETTER' | 'A4' : string }

const uk: Words = {
  ...us,
  paper: 'A4',
  startOfCover: '00:01',
  localTime: 'local time at the address of the insured',
  certificate: 'Evidence of insurance',
  holder: 'Made out to',
  lossRun: 'Confirmed claims experience',
  declarations: 'Schedule',
  insured: 'Insured',
  agency: 'Broker',
  agent: 'Your broker',
  period: 'Period of insurance',
  deductible: 'Excess',
  retroPeriod: 'Retroactive cover',
  taxes: 'Tax',
  authorized: 'Authorised signatory',
  check: 'Cheque',
  installments: 'Instalments',
  license: 'Firm reference',
  rescinded: 'rescinded (avoided)',
  wire: 'Bank transfer',
}

const au: Words = {
  ...uk,
  startOfCover: '12:01 am',
  certificate: 'Certificate of currency',
  lossRun: 'Claims history',
  taxes: 'Taxes and duty',
  license: 'AFS licence',
}

const byRegion: Record<RegionCode, Words> = { us: { ...us, paper: 'LETTER' }, uk, au }

/** The words of a region. */
export const wordsOf = (region: RegionCode): Words => byRegion[region]
