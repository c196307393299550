import type { RegionCode } from './code.ts'

/** On which market a policy is placed: with an insurer admitted in the state, or on surplus lines. */
export type Market = 'admitted' | 'surplus'

/** The carriers on whose paper the programme is written: admitted, and for the US surplus lines market. */
const insurers: Readonly<Record<RegionCode, Readonly<Record<Market, string>>>> = {
  us: { admitted: 'Harbor Casualty Insurance Company', surplus: 'Harbor Specialty Insurance Company' },
  uk: { admitted: 'Harbour Specialty Insurance plc', surplus: 'Harbour Specialty Insurance plc' },
  au: {
    admitted: 'Harbour Specialty Insurance (Australia) Pty Ltd',
    surplus: 'Harbour Specialty Insurance (Australia) Pty Ltd',
  },
}

export const insurerOf = (region: RegionCode, market: Market): string => insurers[region][market]
