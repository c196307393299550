import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onEvent, publishDelay } from './events.ts'
import { watchVersion } from './versionWatch.ts'

const fetched = vi.fn<() => Promise<Response>>()
vi.stubGlobal('fetch', fetched)
const page = { visibilityState: 'visible' }
vi.stubGlobal('document', page)
const navigator = { onLine: true }
vi.stubGlobal('navigator', navigator)

const deployed = (version: string) => fetched.mockImplementation(async () => Response.json({ version }))
const failing = (status: number) => fetched.mockImplementation(async () => new Response('', { status }))
const minute = () => vi.advanceTimersByTimeAsync(60_000)
const moment = () => vi.advanceTimersByTimeAsync(publishDelay)

let stop = () => {}
const heard: unknown[] = []
onEvent('version-changed', (data) => heard.push(data))
onEvent('server-down', (data) => heard.push(data))

beforeEach(() => {
  vi.useFakeTimers()
  heard.length = 0
  page.visibilityState = 'visible'
  navigator.onLine = true
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

describe('an open tab', () => {
  it('asks every minute for the version, and says once that there is a newer one', async () => {
    deployed('1')
    stop = watchVersion(() => {})
    await minute()
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(heard).toEqual([])
    deployed('2')
    await minute()
    await minute()
    await moment()
    expect(heard).toEqual([{ version: '2' }])
  })

  it('looks up alongside what else may have changed, but not at the start', async () => {
    deployed('1')
    const alongside = vi.fn()
    stop = watchVersion(alongside)
    await moment()
    expect(alongside).not.toHaveBeenCalled()
    await minute()
    expect(alongside).toHaveBeenCalledOnce()
  })

  it('says once that the servers are away, and again when they were back in between', async () => {
    deployed('1')
    stop = watchVersion(() => {})
    failing(503)
    await minute()
    await minute()
    await moment()
    expect(heard).toEqual([{ atStart: false }])
    deployed('1')
    await minute()
    fetched.mockRejectedValue(new TypeError('refused'))
    await minute()
    await moment()
    expect(heard).toEqual([{ atStart: false }, { atStart: false }])
  })

  it('says so of servers that were away from the start', async () => {
    failing(502)
    stop = watchVersion(() => {})
    await moment()
    expect(heard).toEqual([{ atStart: true }])
  })

  it('takes its own missing connection for no trouble of the servers, nor a refusal', async () => {
    navigator.onLine = false
    fetched.mockRejectedValue(new TypeError('offline'))
    stop = watchVersion(() => {})
    failing(404)
    await minute()
    await moment()
    expect(heard).toEqual([])
  })

  it('asks nothing while nobody looks at it', async () => {
    fetched.mockClear()
    page.visibilityState = 'hidden'
    stop = watchVersion(() => {})
    await minute()
    expect(fetched).not.toHaveBeenCalled()
  })
})
