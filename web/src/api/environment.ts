import { getEnvironment } from '#shared/contracts/platform/environment.ts'
import type { FlagName } from '#shared/regions/flags.ts'
import { region } from '../i18n/region.ts'
import { useOperation } from './useOperation.ts'

/** A browser's own answers to flags, outside production: `localStorage['palisade.flags'] = '{"ssoLogin":false}'`. */
const overrides = (): Readonly<Record<string, boolean>> => {
  try {
    return JSON.parse(localStorage.getItem('palisade.flags') ?? '{}')
  } catch {
    return {}
  }
}

/** What the deployment says of itself: region, flags, support contacts. */
export const useEnvironment = () => useOperation(getEnvironment, {}, { staleTime: 10 * 60_000 })

/** Whether a feature is on: the browser's override, else the deployment's word, else the region's default. */
export const useFlag = (name: FlagName): boolean => {
  const { data } = useEnvironment()
  return overrides()[name] ?? data?.flags[name] ?? region.flags[name]
}
