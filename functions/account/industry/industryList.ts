import { config } from '#functions/_platform/config/config.ts'
import type { Industry } from '#shared/domain/industry/industry.ts'
import { type StandingIndustry, withEdits } from '#shared/domain/industry/industryEdits.ts'
import { industryEdits } from '../store/industryCodes.ts'

/** The region's own list; loaded by the first request that asks for it. */
export const ownIndustries = async (): Promise<readonly Industry[]> => {
  const { industries } = await import('#shared/domain/industry/industries.ts')
  return industries[config.region]
}

/** The region's industry codes with what staff say of them, withdrawn ones too. */
export const industryList = async (): Promise<readonly StandingIndustry[]> => {
  const [own, edits] = await Promise.all([ownIndustries(), industryEdits()])
  return withEdits(own, edits)
}
