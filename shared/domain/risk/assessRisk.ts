import type { RegionCode } from '../../regions/code.ts'
import { sectorOf } from '../industry/sector.ts'
import { answerEvidence } from './answerEvidence.ts'
import { type ConnectedControls, connectedEvidence } from './connectedEvidence.ts'
import type { Evidence, RiskFacts } from './evidence.ts'
import { factorAverage, sectorAverage } from './industryAverage.ts'
import { profileScoreOf } from './profileScore.ts'
import {
  type RiskDriver,
  type RiskFactor,
  type RiskFactorKey,
  type RiskProfile,
  riskFactorKeys,
  riskFactorNames,
} from './riskFactor.ts'
import { signalEvidence, sizeEvidence } from './signalEvidence.ts'

/** Where a factor starts before any evidence, and how much it weighs in the whole. */
const basis: Readonly<Record<RiskFactorKey, { readonly start: number; readonly weight: number }>> = {
  networkSecurity: { start: 56, weight: 0.16 },
  cloudSecurity: { start: 56, weight: 0.12 },
  endpointSecurity: { start: 50, weight: 0.15 },
  darkIntelligence: { start: 66, weight: 0.1 },
  fundsTransfer: { start: 44, weight: 0.14 },
  cyberExtortion: { start: 46, weight: 0.16 },
  supplyChain: { start: 50, weight: 0.08 },
  compliance: { start: 58, weight: 0.09 },
}

const evidence: readonly Evidence[] = [...answerEvidence, ...signalEvidence, ...sizeEvidence, ...connectedEvidence]

const clamp = (score: number): number => Math.round(Math.min(98, Math.max(5, score)))

/** What moves a factor, the strongest first. */
const driversOf = (facts: RiskFacts, factor: RiskFactorKey): RiskDriver[] =>
  evidence
    .filter(({ factors }) => factors.includes(factor))
    .map(({ text, effect }) => ({ text, effect: effect(facts) }))
    .filter(({ effect }) => effect !== 0)
    .sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect))

export type AssessmentOptions = {
  /** Whose industry scheme the code is of; the US when left out. */
  readonly region?: RegionCode
  /** The insured has attested that there is no domain to scan. */
  readonly noDomain?: boolean
  /** What connected systems of the insured see. */
  readonly connected?: ConnectedControls
}

/**
 * Assesses a risk from what is known of it: the same facts always give the same profile. Scores run from 0 to 100, better
 * the higher; what is not known moves nothing.
 */
export const assessRisk = (
  firmographics: RiskFacts['firmographics'],
  answers: RiskFacts['answers'],
  signals?: RiskFacts['signals'],
  { region = 'us', noDomain = false, connected }: AssessmentOptions = {},
): RiskProfile => {
  const facts: RiskFacts = { firmographics, answers, signals, connected }
  const sector = sectorOf(region, firmographics.sicCode ?? firmographics.naicsCode ?? '')
  const factors = riskFactorKeys.map((key): RiskFactor => {
    const drivers = driversOf(facts, key)
    const score = clamp(basis[key].start + drivers.reduce((sum, { effect }) => sum + effect, 0))
    return { key, name: riskFactorNames[key], score, industryAverage: factorAverage(sector, key), drivers }
  })
  return {
    profileScore: profileScoreOf(firmographics, answers, noDomain),
    riskScore: clamp(factors.reduce((sum, { key, score }) => sum + score * basis[key].weight, 0)),
    industryAverage: sectorAverage(sector),
    cowbellRiskFactors: { factors },
  }
}
