import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { missingParts, partBytes, partsOf, type UploadPart } from '#shared/domain/correspondence/uploadParts.ts'
import { keptOnDevice } from '#tests/support/keptOnDevice.ts'
import { noAnswer, Problem } from '#web/api/problem.ts'
import type { Waiting } from './patience.ts'

const call = vi.hoisted(() => vi.fn())
const putWithProgress = vi.hoisted(() => vi.fn())
vi.mock('#web/api/call.ts', () => ({ call }))
vi.mock('#web/api/upload.ts', () => ({ putWithProgress }))
const { kept, storage } = keptOnDevice()
vi.stubGlobal('localStorage', storage)
const lines = new EventTarget()
vi.stubGlobal('addEventListener', lines.addEventListener.bind(lines))
vi.stubGlobal('removeEventListener', lines.removeEventListener.bind(lines))
const { putInParts } = await import('./putInParts.ts')
const { putFile } = await import('./putFile.ts')

const size = 2 * partBytes + 5
const file = new File([new Uint8Array(size)], 'loss runs.pdf', { type: 'application/pdf', lastModified: 7 })

/** A storage for one upload at a time, which says what it was asked. */
const storageOf = () => {
  const there: UploadPart[] = []
  const asked: string[] = []
  let uploads = 0
  call.mockImplementation(async ({ name }: { name: string }, { body }: { body: { uploadId?: string } }) => {
    asked.push(name)
    if (name === 'beginUpload') {
      uploads += 1
      there.length = 0
      return { uploadId: `u${uploads}`, objectKey: `key${uploads}`, partBytes }
    }
    if (name === 'abortUpload') return undefined
    if (body.uploadId !== `u${uploads}`) throw new Problem({ status: 404, code: 'document.uploadGone' })
    if (name === 'completeUpload') return { objectKey: `key${uploads}` }
    const missing = missingParts(size, there).map((part) => ({ ...part, url: `/part/${part.number}` }))
    return { there: [...there], missing, expiresAt: new Date(Date.now() + 300_000).toISOString() }
  })
  putWithProgress.mockImplementation(
    async (url: string, { file: part, onShare }: { file: Blob; onShare: (share: number) => void }) => {
      asked.push(url)
      onShare(0.5)
      there.push({ number: Number(url.split('/').at(-1)), size: part.size })
    },
  )
  return { there, asked, forget: () => (uploads += 1) }
}
const lost = () => Promise.reject(new Problem({ status: noAnswer, operation: 'uploadFile' }))
const put = (onShare?: (share: number) => void, waiting: Waiting = {}) =>
  putInParts(file, { userId: 'usr_1', contentType: 'application/pdf', onShare, ...waiting })

beforeEach(() => {
  kept.clear()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

describe('a large file', () => {
  it('goes part by part, telling how far it is', async () => {
    const { asked } = storageOf()
    const shares: number[] = []
    expect(await put((share) => shares.push(share))).toEqual({ objectKey: 'key1' })
    expect(asked).toEqual([
      ...['beginUpload', 'continueUpload', '/part/1', '/part/2', '/part/3'],
      ...['continueUpload', 'completeUpload'],
    ])
    expect(shares[0]).toBe(0)
    expect(shares.at(-1)).toBe(1)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(putWithProgress.mock.calls.map(([, { file: part }]) => part.size).slice(-3)).toEqual(
      partsOf(size).map((part) => part.size),
    )
  })

  it('goes on where it was when the line comes back, sending nothing twice', async () => {
    const { asked } = storageOf()
    const good = putWithProgress.getMockImplementation() ?? lost
    putWithProgress.mockImplementationOnce(good).mockImplementationOnce(lost).mockImplementationOnce(lost)
    const done = put()
    await vi.runAllTimersAsync()
    expect(await done).toEqual({ objectKey: 'key1' })
    expect(asked.filter((each) => each.startsWith('/part'))).toEqual(['/part/1', '/part/2', '/part/3'])
    expect(asked.filter((each) => each === 'beginUpload')).toHaveLength(1)
  })

  it('does not wait any longer once the browser says that there is a line', async () => {
    storageOf()
    putWithProgress.mockImplementationOnce(lost)
    const done = put()
    await vi.advanceTimersByTimeAsync(10)
    lines.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(10)
    expect(await done).toEqual({ objectKey: 'key1' })
  })

  it('is given up after minutes without a line, and gone on with when the page is loaded anew', async () => {
    const { asked, there } = storageOf()
    there.length = 0
    const good = putWithProgress.getMockImplementation() ?? lost
    putWithProgress.mockImplementation((url: string, more: never) => (url === '/part/1' ? good(url, more) : lost()))
    const failed = expect(put()).rejects.toMatchObject({ status: noAnswer })
    await vi.runAllTimersAsync()
    await failed
    expect(kept.size).toBe(1)
    putWithProgress.mockImplementation(good)
    asked.length = 0
    expect(await put()).toEqual({ objectKey: 'key1' })
    expect(asked).toEqual(['continueUpload', '/part/2', '/part/3', 'continueUpload', 'completeUpload'])
  })

  it('begins anew where the storage has forgotten it, and for somebody else', async () => {
    const { asked, forget } = storageOf()
    await put()
    forget()
    expect(await put()).toEqual({ objectKey: 'key3' })
    expect(asked.filter((each) => each === 'beginUpload')).toHaveLength(2)
    await putInParts(file, { userId: 'usr_2', contentType: 'application/pdf' })
    expect(asked.filter((each) => each === 'beginUpload')).toHaveLength(3)
    vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000)
    await put()
    expect(asked.filter((each) => each === 'beginUpload')).toHaveLength(4)
    expect(kept.size, 'those that are over are forgotten').toBe(1)
  })

  it('is given up where the person cancels it, while it goes and while it waits for a line', async () => {
    const { asked } = storageOf()
    const stop = new AbortController()
    const stopped = () => Promise.reject(new Problem({ status: noAnswer, operation: 'uploadFile' }, true))
    putWithProgress.mockImplementationOnce(() => {
      stop.abort()
      return stopped()
    })
    await expect(put(undefined, { signal: stop.signal })).rejects.toMatchObject({ cancelled: true })
    expect(asked.at(-1)).toBe('abortUpload')
    expect(kept.size).toBe(0)
    const [enough, onWait] = [new AbortController(), vi.fn()]
    putWithProgress.mockImplementation(lost)
    const waits = expect(put(undefined, { signal: enough.signal, onWait })).rejects.toMatchObject({ cancelled: true })
    await vi.advanceTimersByTimeAsync(10)
    expect(onWait).toHaveBeenCalledOnce()
    enough.abort()
    await vi.advanceTimersByTimeAsync(10)
    await waits
    expect(kept.size).toBe(0)
  })

  it('is given up where the server finds it spoilt, so that the next try is a new one', async () => {
    const { asked } = storageOf()
    const answer = call.getMockImplementation() ?? lost
    call.mockImplementation((operation: { name: string }, input: never) =>
      operation.name === 'completeUpload'
        ? Promise.reject(new Problem({ status: 409, code: 'document.uploadIncomplete' }))
        : answer(operation, input),
    )
    await expect(put()).rejects.toMatchObject({ code: 'document.uploadIncomplete' })
    expect(asked.at(-1)).toBe('abortUpload')
    expect(kept.size).toBe(0)
  })
})

describe('a small file', () => {
  const small = new File(['a'], 'Notice.pdf', { type: 'application/pdf' })

  it('is sent again when the line comes back, and waits no longer once it is cancelled', async () => {
    call.mockResolvedValue({ url: '/file', objectKey: 'key' })
    putWithProgress.mockReset().mockImplementationOnce(lost).mockResolvedValueOnce(undefined)
    const done = putFile(small)
    await vi.runAllTimersAsync()
    expect(await done).toEqual({ objectKey: 'key' })
    putWithProgress.mockImplementation(lost)
    const enough = new AbortController()
    const waits = expect(putFile(small, { signal: enough.signal })).rejects.toMatchObject({ cancelled: true })
    await vi.advanceTimersByTimeAsync(10)
    enough.abort()
    await waits
  })

  it('that the storage refuses is not sent again', async () => {
    call.mockResolvedValue({ url: '/file', objectKey: 'key' })
    putWithProgress.mockReset().mockRejectedValue(new Problem({ status: 403, operation: 'uploadFile' }))
    await expect(putFile(small)).rejects.toMatchObject({ status: 403 })
    expect(putWithProgress).toHaveBeenCalledOnce()
  })
})
