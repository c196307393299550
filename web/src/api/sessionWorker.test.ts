import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TabMessage, WorkerMessage } from './sessionWorkerMessages.ts'

vi.useFakeTimers()
afterAll(() => void vi.useRealTimers())
const fetched = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', fetched)
await import('./sessionWorker.ts')
const worker = globalThis as unknown as { onconnect: (event: { ports: readonly object[] }) => void }

/** A tab that has connected: what it says to the worker, and what it has heard. */
const aTab = () => {
  const heard: WorkerMessage[] = []
  const port = {
    onmessage: (_: { data: TabMessage }) => {},
    postMessage: (message: WorkerMessage) => heard.push(message),
  }
  worker.onconnect({ ports: [port] })
  return { heard, say: (data: TabMessage) => port.onmessage({ data }) }
}
const inSeconds = (seconds: number) => Date.now() / 1000 + seconds
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

beforeEach(() => fetched.mockReset())

describe('the worker of all tabs', () => {
  it('has a session renewed a minute before its access token expires', async () => {
    const tab = aTab()
    tab.say({ kind: 'hold', refreshToken: 'ses_1', expires: inSeconds(900) })
    await seconds(839)
    expect(tab.heard).toEqual([])
    await seconds(1)
    expect(tab.heard).toEqual([{ kind: 'due', refreshToken: 'ses_1' }])
  })

  it('renews it once, however many tabs ask, and tells them all', async () => {
    const [one, other] = [aTab(), aTab()]
    const tokens = { accessToken: 'x', refreshToken: 'ses_2' }
    fetched.mockResolvedValueOnce(Response.json(tokens))
    for (const tab of [one, other]) tab.say({ kind: 'renew', refreshToken: 'ses_2', headers: {} })
    await seconds(0)
    expect(fetched).toHaveBeenCalledOnce()
    const answer = { kind: 'answer', refreshToken: 'ses_2', renewal: { kind: 'renewed', tokens } }
    expect([one.heard, other.heard]).toEqual([[answer], [answer]])
  })

  it('tries again after half a minute when no server answers', async () => {
    const tab = aTab()
    fetched.mockRejectedValueOnce(new TypeError('offline'))
    tab.say({ kind: 'renew', refreshToken: 'ses_3', headers: {} })
    await seconds(30)
    expect(tab.heard).toEqual([
      { kind: 'answer', refreshToken: 'ses_3', renewal: { kind: 'unreachable' } },
      { kind: 'due', refreshToken: 'ses_3' },
    ])
  })
})
