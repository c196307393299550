import { config } from '#functions/_platform/config/config.ts'
import type { Industry } from '#shared/domain/industry/industry.ts'

/** The region's industry codes; loaded by the first request that asks for them. */
export const industryList = async (): Promise<readonly Industry[]> => {
  const { industries } = await import('#shared/domain/industry/industries.ts')
  return industries[config.region]
}
