import type { RegionCode } from '../../regions/code.ts'
import { licensingOf } from '../../regions/licensing.ts'
import { regionOf } from '../../regions/regions.ts'
import { stateOf } from '../../regions/states.ts'

/** Whether a risk may be written by insurers that its state has not admitted: where a market beyond them is law, which every US state has. */
export const sellsSurplus = ({
  region: code,
  state,
}: {
  readonly region: RegionCode
  readonly state: string | undefined
}): boolean => {
  const region = regionOf(code)
  return licensingOf(region).hasSurplusLines && state !== undefined && stateOf(region, state) !== undefined
}
