import { exchangeToken } from './exchangeToken.ts'
import { renewalMargin, retryAfter, type TabMessage, type WorkerMessage } from './sessionWorkerMessages.ts'

/**
 * The worker that all tabs of a browser share: it renews every session once, before its access token expires, however
 * many tabs hold it. A session that is due is offered to the tabs; one that none holds any longer is let go.
 */
const tabs: MessagePort[] = []
const timers = new Map<string, ReturnType<typeof setTimeout>>()
const running = new Set<string>()

const tellAll = (message: WorkerMessage): void => {
  for (const tab of tabs) tab.postMessage(message)
}

const plan = (refreshToken: string, milliseconds: number): void => {
  clearTimeout(timers.get(refreshToken))
  const offer = () => {
    timers.delete(refreshToken)
    tellAll({ kind: 'due', refreshToken })
  }
  timers.set(refreshToken, setTimeout(offer, Math.max(milliseconds, 0)))
}

const renew = async (refreshToken: string, headers: Readonly<Record<string, string>>): Promise<void> => {
  if (running.has(refreshToken)) return
  running.add(refreshToken)
  clearTimeout(timers.get(refreshToken))
  const renewal = await exchangeToken(refreshToken, headers)
  running.delete(refreshToken)
  if (renewal.kind === 'unreachable') plan(refreshToken, retryAfter)
  tellAll({ kind: 'answer', refreshToken, renewal })
}

// The page's types know no worker's global; this one has nothing but the event of a tab that connects.
const scope = globalThis as unknown as { onconnect: (event: MessageEvent) => void }

scope.onconnect = ({ ports }) => {
  for (const tab of ports) {
    tabs.push(tab)
    tab.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if (data.kind === 'renew') void renew(data.refreshToken, data.headers)
      else plan(data.refreshToken, (data.expires - renewalMargin) * 1000 - Date.now())
    }
  }
}
