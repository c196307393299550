import { z } from 'zod'

/** The factors of a risk, on the wire in `cowbellRiskFactors.factors`. */
export const riskFactorKeys = [
  'networkSecurity',
  'cloudSecurity',
  'endpointSecurity',
  'darkIntelligence',
  'fundsTransfer',
  'cyberExtortion',
  'supplyChain',
  'compliance',
] as const
export type RiskFactorKey = (typeof riskFactorKeys)[number]

export const riskFactorNames: Readonly<Record<RiskFactorKey, string>> = {
  networkSecurity: 'Network Security',
  cloudSecurity: 'Cloud Security',
  endpointSecurity: 'Endpoint Security',
  darkIntelligence: 'Dark Intelligence',
  fundsTransfer: 'Funds Transfer',
  cyberExtortion: 'Cyber Extortion',
  supplyChain: 'Supply Chain',
  compliance: 'Compliance',
}

/** What moves a factor: points up or down, in words. */
export const RiskDriver = z.object({ text: z.string(), effect: z.number() })
export type RiskDriver = z.infer<typeof RiskDriver>

/** A factor with its score and the sector's average, both 0 to 100 and better the higher. */
export const RiskFactor = z.object({
  key: z.enum(riskFactorKeys),
  name: z.string(),
  score: z.int().min(0).max(100),
  industryAverage: z.int().min(0).max(100),
  drivers: z.array(RiskDriver),
})
export type RiskFactor = z.infer<typeof RiskFactor>

/** An assessed risk: how well it is known (0 to 10) and how good it is (0 to 100). */
export const RiskProfile = z.object({
  profileScore: z.number().min(0).max(10),
  riskScore: z.int().min(0).max(100),
  industryAverage: z.int().min(0).max(100),
  cowbellRiskFactors: z.object({ factors: z.array(RiskFactor) }),
})
export type RiskProfile = z.infer<typeof RiskProfile>
