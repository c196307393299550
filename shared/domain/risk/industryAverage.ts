import type { Sector } from '../industry/sector.ts'
import type { RiskFactorKey } from './riskFactor.ts'

/** Average overall score by sector, from 0 to 100: regulated and digital sectors look after themselves better. */
const bySector: Readonly<Record<Sector, number>> = {
  agriculture: 56,
  mining: 61,
  manufacturing: 58,
  utilities: 64,
  construction: 55,
  trade: 57,
  transport: 58,
  hospitality: 54,
  information: 68,
  finance: 71,
  realEstate: 58,
  professional: 64,
  administration: 57,
  government: 60,
  education: 55,
  health: 60,
  recreation: 55,
  services: 55,
}

/** How a factor's average lies above or below its sector's. */
const byFactor: Readonly<Record<RiskFactorKey, number>> = {
  networkSecurity: 3,
  cloudSecurity: 1,
  endpointSecurity: 2,
  darkIntelligence: 4,
  fundsTransfer: -4,
  cyberExtortion: -3,
  supplyChain: -4,
  compliance: 1,
}

export const sectorAverage = (sector: Sector): number => bySector[sector]

export const factorAverage = (sector: Sector, factor: RiskFactorKey): number => bySector[sector] + byFactor[factor]

/** Part of a sector's organizations whose score lies from `from` up to below `to`. */
export type DistributionBand = { readonly from: number; readonly to: number; readonly share: number }

const spread = 13

/** The sector's scores in ten bands of ten points for the gauge, in shares that add up to 1: a bell around the average. */
export const industryDistribution = (sector: Sector): DistributionBand[] => {
  const heights = Array.from({ length: 10 }, (_, band) => {
    const distance = (band * 10 + 5 - bySector[sector]) / spread
    return Math.exp((-distance * distance) / 2)
  })
  const total = heights.reduce((sum, height) => sum + height, 0)
  return heights.map((height, band) => ({ from: band * 10, to: band * 10 + 10, share: height / total }))
}
