import { useSyncExternalStore } from 'react'
import type { ResponseOf } from '#shared/contract/operation.ts'
import type * as platform from '#shared/contracts/platform/environment.ts'
import type { FlagName } from '#shared/regions/flags.ts'
import { region } from '../i18n/region.ts'
import { call } from './call.ts'
import { outline } from './outline.ts'

const getEnvironment = outline<typeof platform.getEnvironment>({
  name: 'getEnvironment',
  method: 'GET',
  path: '/env',
  access: 'public',
  service: 'platform',
})

export type Environment = ResponseOf<typeof getEnvironment>

let environment: Environment | undefined
const listeners = new Set<() => void>()

/** Asks the deployment for its region, flags and support contacts, once a page load; without an answer defaults stand. */
export const loadEnvironment = async (): Promise<void> => {
  environment = await call(getEnvironment).catch(() => undefined)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the deployment says of itself; undefined until it has answered. */
export const useEnvironment = (): Environment | undefined => useSyncExternalStore(subscribe, () => environment)

/** A browser's own answers to flags, on a laptop: `localStorage['palisade.flags'] = '{"ssoLogin":false}'`. */
const overrides = (): Readonly<Record<string, boolean>> => {
  if (!location.hostname.endsWith('localhost')) return {}
  try {
    return JSON.parse(localStorage.getItem('palisade.flags') ?? '{}')
  } catch {
    return {}
  }
}

/** Whether features are on: the browser's override, else the deployment's word, else the region's default. */
export const useFlags = () => {
  const known = useEnvironment()?.flags
  return (name: FlagName): boolean => overrides()[name] ?? known?.[name] ?? region.flags[name]
}

/** Whether one feature is on. */
export const useFlag = (name: FlagName): boolean => useFlags()(name)
