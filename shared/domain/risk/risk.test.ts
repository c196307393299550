import { describe, expect, it } from 'vitest'
import { minimumProfileScore } from '../account/eligibility.ts'
import { sectors } from '../industry/sector.ts'
import { assessRisk } from './assessRisk.ts'
import { seenTogether } from './connectedEvidence.ts'
import { industryDistribution, sectorAverage } from './industryAverage.ts'
import { RiskProfile } from './riskFactor.ts'
import { SecuritySignals, signalsOf } from './securitySignals.ts'

const firmographics = {
  naicsCode: '541110',
  revenue: 6_000_000,
  noOfEmployeesAll: 42,
  domainName: 'harbor-vine.example',
  yearEstablished: 1998,
  ownershipType: 'Private' as const,
  address1: '1180 SW Alder Street',
  city: 'Portland',
  zipCode: '97205',
  phoneNumber: '15035550117',
}

const good = {
  training: true,
  mfaEmail: true,
  mfaRemoteSystemAccess: true,
  mfaAdminAccounts: true,
  mfaCloud: true,
  mfaVendor: true,
  backupFrequency: 'DAILY' as const,
  patchingFrequency: 'WEEKLY' as const,
  encryptionAtRest: true,
  planIncidentResponse: true,
  edr: true,
  isVerifyingBankAccounts: true,
  isAuthenticatingFundTransferRequests: true,
  isPreventingUnauthorizedWireTransfers: true,
  vendorManagement: true,
  cyberEvent: false,
  priorOrPendingClaimCircumstances: false,
}

const bad = {
  ...Object.fromEntries(
    Object.entries(good).map(([key, answer]) => [key, typeof answer === 'boolean' ? !answer : answer]),
  ),
  backupFrequency: 'NEVER' as const,
  patchingFrequency: 'NEVER' as const,
}

describe('the profile score', () => {
  it('lets an account with full firmographics quote, and not one with a name and a phone', () => {
    expect(assessRisk(firmographics, {}).profileScore).toBe(6)
    expect(assessRisk({ name: 'New Account', phoneNumber: '15035550117' }, {}).profileScore).toBeLessThan(
      minimumProfileScore,
    )
  })

  it('is ten when everything is known', () => {
    expect(assessRisk(firmographics, good).profileScore).toBeCloseTo(10)
  })

  it('counts an attested absence of a domain like a domain', () => {
    const { domainName: _, ...without } = firmographics
    expect(assessRisk(without, {}).profileScore).toBe(5)
    expect(assessRisk(without, {}, undefined, { noDomain: true }).profileScore).toBe(6)
  })
})

describe('the risk score', () => {
  it('is the same for the same facts', () => {
    const signals = signalsOf('harbor-vine.example')
    expect(assessRisk(firmographics, good, signals)).toEqual(assessRisk(firmographics, good, signals))
    expect(RiskProfile.parse(assessRisk(firmographics, good, signals))).toBeTruthy()
  })

  it('rewards controls and punishes their absence', () => {
    const signals = signalsOf('harbor-vine.example')
    const score = (answers: object) => assessRisk(firmographics, answers, signals).riskScore
    expect(score(good)).toBeGreaterThan(score({}) + 10)
    expect(score(bad)).toBeLessThan(score({}) - 10)
  })

  it('says what drives a factor, the strongest first', () => {
    const exposed = { ...signalsOf('harbor-vine.example'), remoteDesktopExposed: true }
    const network = assessRisk(firmographics, {}, exposed).cowbellRiskFactors.factors[0]
    expect(network?.key).toBe('networkSecurity')
    expect(network?.drivers[0]).toEqual({ text: 'Remote desktop open to the internet', effect: -22 })
  })

  it('compares with the sector of the region’s industry code', () => {
    expect(assessRisk(firmographics, {}).industryAverage).toBe(sectorAverage('professional'))
    expect(assessRisk({ sicCode: '62012' }, {}, undefined, { region: 'uk' }).industryAverage).toBe(
      sectorAverage('information'),
    )
    expect(assessRisk({ sicCode: '8511' }, {}, undefined, { region: 'au' }).industryAverage).toBe(
      sectorAverage('health'),
    )
  })
})

describe('the sandbox scanner', () => {
  it('finds the same at the same domain, and different things at others', () => {
    expect(signalsOf('Acme.example ')).toEqual(signalsOf('acme.example'))
    const seen = new Set(Array.from({ length: 50 }, (_, i) => JSON.stringify(signalsOf(`company-${i}.example`))))
    expect(seen.size).toBeGreaterThan(45)
  })

  it('gives signals of the right shape and mostly ordinary risks', () => {
    const scores = Array.from({ length: 300 }, (_, i) => {
      const signals = signalsOf(`domain${i}.example`)
      expect(SecuritySignals.safeParse(signals).success).toBe(true)
      return assessRisk(firmographics, {}, signals).riskScore
    })
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
    expect(mean).toBeGreaterThan(45)
    expect(mean).toBeLessThan(65)
    expect(Math.max(...scores) - Math.min(...scores)).toBeGreaterThan(12)
  })
})

describe('what connected systems see', () => {
  const score = (answers: object, connected: object) =>
    assessRisk(firmographics, answers, undefined, { connected }).riskScore
  const [all, none] = [true, false].map((each) => ({
    mfaAdministrators: each,
    mfaEverybody: each,
    remoteDesktop: each,
    updates: each,
  }))

  it('speaks for or against a risk beside the answers, and says nothing where none is connected', () => {
    expect(score(good, {})).toBe(assessRisk(firmographics, good).riskScore)
    expect(score({}, all ?? {})).toBeGreaterThan(score({}, {}))
    expect(score({}, none ?? {})).toBeLessThan(score({}, {}))
    // One witness more, and not the judge.
    expect(score({}, {}) - score({}, none ?? {})).toBeLessThan(score(good, {}) - score(bad, {}))
  })

  it('is in place where every system that looks at it says so', () => {
    expect(seenTogether([])).toEqual({})
    expect(seenTogether([{ updates: true }, { updates: false, remoteDesktop: true }])).toEqual({
      updates: false,
      remoteDesktop: true,
    })
  })
})

describe('the gauge', () => {
  it('shows each sector’s distribution in shares that add up to one', () => {
    for (const sector of sectors) {
      const bands = industryDistribution(sector)
      expect(bands).toHaveLength(10)
      expect(bands.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    }
  })
})
