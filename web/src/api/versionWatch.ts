import type * as platform from '#shared/contracts/platform/environment.ts'
import { call } from './call.ts'
import { publish } from './events.ts'
import { outline } from './outline.ts'
import { Problem, serverTroubleStatuses } from './problem.ts'

const getConsoleVersion = outline<typeof platform.getConsoleVersion>({
  name: 'getConsoleVersion',
  method: 'GET',
  path: '/version',
  access: 'public',
  service: 'platform',
})

/** How often an open tab asks whether a newer version is deployed. */
const every = 60_000

/** Watches for a newer version and for servers that are away; says each once until it changes. */
export const watchVersion = (): (() => void) => {
  let first: string | undefined
  let down = false
  const look = async () => {
    if (document.visibilityState === 'hidden') return
    try {
      const { version } = await call(getConsoleVersion)
      down = false
      if (first !== undefined && version !== first) publish('version-changed', { version })
      first = version
    } catch (error) {
      const away = error instanceof Problem && serverTroubleStatuses.includes(error.status)
      if (away && !down) publish('server-down', {})
      down = away
    }
  }
  void look()
  const timer = setInterval(() => void look(), every)
  return () => clearInterval(timer)
}
