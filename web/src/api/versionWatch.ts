import type { ResponseOf } from '#shared/contract/operation.ts'
import type * as platform from '#shared/contracts/platform/environment.ts'
import { publish } from './events.ts'
import { noAnswer, Problem, serverTroubleStatuses } from './problem.ts'

const versionPath: (typeof platform.getConsoleVersion)['path'] = '/version'

/** How often an open tab asks whether a newer version is deployed. */
const every = 60_000

/**
 * The console's version that is deployed. Asks by itself: what it cannot read is nobody's error message.
 *
 * @throws {Problem} when the servers do not say.
 */
export const readVersion = async (): Promise<string> => {
  const operation = 'getConsoleVersion'
  const answer = await fetch(versionPath, { headers: { accept: 'application/json' } }).catch(() => undefined)
  if (!answer?.ok) throw new Problem({ status: answer?.status ?? noAnswer, operation })
  const { version }: ResponseOf<typeof platform.getConsoleVersion> = await answer.json()
  return version
}

/** Servers in trouble, or none; a browser that is offline cannot tell. */
const isAway = (error: unknown): boolean =>
  error instanceof Problem &&
  (serverTroubleStatuses.includes(error.status) || (error.status === noAnswer && navigator.onLine))

/**
 * Watches for a newer version and for servers that are away; says each once until it changes. Whatever else is to be known
 * of the deployment is looked up `alongside`, from the second look on.
 */
export const watchVersion = (alongside: () => unknown): (() => void) => {
  let first: string | undefined
  let looked = false
  let down = false
  const look = async () => {
    if (document.visibilityState === 'hidden') return
    const atStart = !looked
    looked = true
    try {
      const version = await readVersion()
      down = false
      if (first !== undefined && version !== first) publish('version-changed', { version })
      first = version
      if (!atStart) alongside()
    } catch (error) {
      const away = isAway(error)
      if (away && !down) publish('server-down', { atStart })
      down = away
    }
  }
  void look()
  const timer = setInterval(() => void look(), every)
  return () => clearInterval(timer)
}
