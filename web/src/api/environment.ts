import { useSyncExternalStore } from 'react'
import type { ResponseOf } from '#shared/contract/operation.ts'
import type * as platform from '#shared/contracts/platform/environment.ts'
import type { FlagName } from '#shared/regions/flags.ts'
import { followClock } from '../i18n/clock.ts'
import { region } from '../i18n/region.ts'
import { call } from './call.ts'
import { outline } from './outline.ts'
import { keepRefreshTokenByScripts } from './refreshKeeping.ts'
import { storageKeys } from './storageKeys.ts'

const getEnvironment = outline<typeof platform.getEnvironment>({
  name: 'getEnvironment',
  method: 'GET',
  path: '/env',
  access: 'public',
  service: 'platform',
})

const getPublicConfig = outline<typeof platform.getPublicConfig>({
  name: 'getPublicConfig',
  method: 'GET',
  path: '/config',
  access: 'public',
  service: 'platform',
})

export type Environment = ResponseOf<typeof getEnvironment>

let environment: Environment | undefined
const listeners = new Set<() => void>()

const { flags: flagsKey } = storageKeys

/** Business is done here, as far as this page knows: a browser's own answers to flags count for nothing. */
let productive = !location.hostname.endsWith('localhost')

/**
 * Asks the deployment for its region, flags, banners and support contacts, with the page and every minute. Without an
 * answer what was known stands, and the region's defaults before that.
 */
export const loadEnvironment = async (): Promise<void> => {
  environment = (await call(getEnvironment).catch(() => undefined)) ?? environment
  followClock(environment?.clockAhead)
  if (productive && localStorage.getItem(flagsKey) !== null)
    productive = (await call(getPublicConfig).catch(() => undefined))?.prod ?? true
  keepRefreshTokenByScripts(isOn('globalRefreshToken'))
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the deployment says of itself, as soon as it has. */
export const environmentOnceKnown = (): Promise<Environment> =>
  new Promise((resolve) => {
    const look = () => {
      if (environment === undefined) return
      listeners.delete(look)
      resolve(environment)
    }
    listeners.add(look)
    look()
  })

/** What the deployment says of itself; undefined until it has answered. */
export const useEnvironment = (): Environment | undefined => useSyncExternalStore(subscribe, () => environment)

/** A browser's own answers to flags, outside production: `localStorage['palisade.flags'] = '{"ssoLogin":false}'`. */
const overrides = (): Readonly<Record<string, boolean>> => {
  if (productive) return {}
  try {
    return JSON.parse(localStorage.getItem(flagsKey) ?? '{}')
  } catch {
    return {}
  }
}

const isOn = (name: FlagName): boolean => overrides()[name] ?? environment?.flags[name] ?? region.flags[name]

/** Whether features are on: the browser's override, else the deployment's word, else the region's default. */
export const useFlags = (): ((name: FlagName) => boolean) => {
  useEnvironment()
  return isOn
}

/** Whether one feature is on. */
export const useFlag = (name: FlagName): boolean => useFlags()(name)
