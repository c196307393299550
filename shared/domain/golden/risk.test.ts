import { describe, expect, it } from 'vitest'
import { across } from '#tests/golden/across.ts'
import { expectReviewed } from '#tests/golden/reviewed.ts'
import { regionCodes } from '../../regions/code.ts'
import type { Firmographics } from '../account/accountDetails.ts'
import { frequencies } from '../coverage/securityAnswers.ts'
import { sectorOf, sectors } from '../industry/sector.ts'
import { QuestionnaireAnswers } from '../questionnaire/questionnaireAnswers.ts'
import { answerEvidence } from '../risk/answerEvidence.ts'
import { assessRisk } from '../risk/assessRisk.ts'
import { factorAverage, industryDistribution, sectorAverage } from '../risk/industryAverage.ts'
import { profileScoreOf } from '../risk/profileScore.ts'
import { riskFactorKeys } from '../risk/riskFactor.ts'
import { SecuritySignals, signalsOf } from '../risk/securitySignals.ts'
import { signalEvidence, sizeEvidence } from '../risk/signalEvidence.ts'

const keys = Object.keys(QuestionnaireAnswers.shape)

/** What an answer to each question does, of those questions alone where it does anything. */
const evidenceOfAnswers = () =>
  answerEvidence.flatMap(({ text, factors, effect }) => {
    const says = (answers: object) => effect({ firmographics: {}, answers })
    const answers = [
      ...['YES', 'NO', 'UNCERTAIN', ...frequencies].map(
        (answer) => [answer, Object.fromEntries(keys.map((key) => [key, answer]))] as const,
      ),
      ...[0, 1, 2, 3, 4, 5].map((years) => [`claim ${years}`, { claimHistory: years }] as const),
      ['unanswered', {}] as const,
    ]
    const effects = answers.map(([name, answer]) => [name, says(answer) || ''])
    return [{ '': text, ...Object.fromEntries(effects), factors }]
  })

const signals: Readonly<Record<keyof SecuritySignals, readonly (boolean | number | string)[]>> = {
  tlsGrade: ['A', 'B', 'C', 'D', 'F'],
  expiredCertificates: [0, 1, 2, 3, 4],
  securityHeaders: [0, 0.25, 0.5, 0.75, 1],
  riskyOpenPorts: [0, 1, 4, 5, 6],
  remoteDesktopExposed: [true, false],
  outdatedSoftware: [0, 1, 3, 4, 5],
  cloudStorageExposed: [true, false],
  spf: [true, false],
  dmarc: ['reject', 'quarantine', 'none'],
  thirdPartyScripts: [0, 12, 13, 23, 24, 25],
  leakedCredentials: [0, 1, 9, 10, 99, 100],
  darkWebMentions: [0, 1, 5, 6, 7],
  blocklisted: [true, false],
  dnssec: [true, false],
  caa: [true, false],
  mtaSts: [true, false],
  securityTxt: [true, false],
}

const evidenceOfSignals = () => {
  const seen = Object.entries(signals).flatMap(([name, values]) => values.map((value) => [name, value] as const))
  return signalEvidence.map(({ text, factors, effect }) => ({
    '': text,
    effects: seen
      .map(([name, value]) => [value, effect({ firmographics: {}, answers: {}, signals: { [name]: value } })] as const)
      .filter(([, points]) => points !== 0)
      .map(([value, points]) => `${value}: ${points}`),
    factors,
  }))
}

const sizes = [undefined, 0, 999, 1_000]
const revenues = [undefined, 499_999_999, 500_000_000]
const evidenceOfSize = () =>
  sizes.map((noOfEmployeesAll) => ({
    employees: noOfEmployeesAll ?? 'unknown',
    ...across(
      'revenue',
      revenues.map((revenue) => revenue ?? 'unknown'),
      (revenue) =>
        sizeEvidence.map(({ effect }) =>
          effect({
            firmographics: { noOfEmployeesAll, revenue: typeof revenue === 'number' ? revenue : undefined },
            answers: {},
          }),
        ),
    ),
  }))

const company: Firmographics = {
  naicsCode: '541611',
  sicCode: '7022',
  revenue: 1_000_000,
  noOfEmployeesAll: 10,
  domainName: 'a.example',
  domains: [{ domain: 'a.example' }],
  yearEstablished: 2000,
  ownershipType: 'Private',
  address1: '1 High Street',
  city: 'Columbus',
  zipCode: '43004',
  phoneNumber: '6145550100',
}
const address = { address1: company.address1, city: company.city, zipCode: company.zipCode }

const knowledge = () => [
  { known: 'nothing', points: profileScoreOf({}, {}) },
  { known: 'no domain', points: profileScoreOf({}, {}, true) },
  { known: 'no domain, and one', points: profileScoreOf({ domainName: 'a.example' }, {}, true) },
  { known: 'no domain, and several', points: profileScoreOf({ domains: [{ domain: 'a.example' }] }, {}, true) },
  { known: 'the address', points: profileScoreOf(address, {}) },
  { known: 'everything', points: profileScoreOf(company, Object.fromEntries(keys.map((key) => [key, 'YES']))) },
  ...Object.entries(company).map(([field, value]) => ({
    known: field,
    points: profileScoreOf({ [field]: value }, {}),
  })),
  ...keys
    .map((key) => ({ known: key, points: profileScoreOf({}, { [key]: 'YES' }) }))
    .filter(({ points }) => points > 0),
]

const domains = [
  'palisade.example',
  'harbour.example',
  'mill.example',
  'orchard.example',
  'quarry.example',
  'weir.example',
]

/** Tables that functions alone read, each as what they say of all that can be asked. */
const tables: Readonly<Record<string, () => unknown>> = {
  'answers of a risk': evidenceOfAnswers,
  'factors of a risk': () => {
    const { cowbellRiskFactors, ...whole } = assessRisk({}, {})
    return { ...whole, factors: cowbellRiskFactors.factors }
  },
  'profile score': knowledge,
  'sandbox scans': () => Object.fromEntries(domains.map((domain) => [domain, signalsOf(domain)])),
  'sector averages': () =>
    sectors.map((sector) => ({
      '': sector,
      all: sectorAverage(sector),
      ...across('', riskFactorKeys, (factor) => factorAverage(sector, factor)),
      ...Object.fromEntries(
        industryDistribution(sector).map(({ from, to, share }) => [`${from}-${to}`, share.toFixed(4)]),
      ),
    })),
  sectors: () =>
    Array.from({ length: 100 }, (_, division) => `${division}`.padStart(2, '0')).map((division) => ({
      division,
      ...across('', regionCodes, (region) => sectorOf(region, `${division}11`)),
    })),
  'signals of a risk': evidenceOfSignals,
  'size of a risk': evidenceOfSize,
}

describe('the tables of a risk', () => {
  it.each(Object.entries(tables))('%s: they are those that were reviewed', async (name, table) => {
    await expectReviewed(`tables/${name.replaceAll(' ', '-')}.txt`, table())
  })

  it('ask of every signal that a scan may have', () => {
    expect(Object.keys(signals)).toEqual(Object.keys(SecuritySignals.shape))
  })
})
