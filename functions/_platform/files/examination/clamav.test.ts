import { describe, expect, it, onTestFinished } from 'vitest'
import { type Manner, startClamd } from '#tests/support/clamd.ts'
import { clamav } from './clamav.ts'
import { ScannerAway } from './malwareScanner.ts'

const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

const started = async (manner?: Manner) => {
  const clamd = await startClamd(manner)
  onTestFinished(clamd.stop)
  return clamd
}
const scan = async (manner: Manner, bytes: Uint8Array = Buffer.from('No loss.'), milliseconds = 5000) => {
  const { address } = await started(manner)
  return clamav({ address, milliseconds }).lookAt(bytes)
}

describe('ClamAV', () => {
  it('says nothing of a file in which it finds nothing, which came to it whole', async () => {
    const { address, files } = await started()
    const bytes = Buffer.alloc(1_000_003, 'No loss. ')
    expect(await clamav({ address }).lookAt(bytes)).toBeUndefined()
    expect(await clamav({ address }).lookAt(new Uint8Array())).toBeUndefined()
    expect(files.map((file) => file.byteLength)).toEqual([1_000_003, 0])
    expect(files[0]?.equals(bytes)).toBe(true)
  })

  it('names what it found', async () => {
    expect(await scan('scans', Buffer.from(`%PDF-1.7 ${eicar}`))).toBe('Eicar-Test-Signature')
  })

  it.each([
    ['does not answer in time', 'silent', 'within 0.2 seconds'],
    ['hangs up', 'hangsUp', 'hung up|ECONNRESET'],
    ['answers in another tongue', 'garbage', 'it said "HTTP/1.1 400 Bad Request"'],
    ['takes no file of this size', 'tooLarge', 'size limit exceeded'],
    ['answers without an end', 'talkative', 'without an end'],
    ['waited for the rest of a command in vain', 'timedOut', 'COMMAND READ TIMED OUT'],
    ['ends in the middle of its answer', 'cutOff', 'hung up without an answer'],
    ['says noise and ends', 'noise', 'hung up without an answer'],
  ] as const)('gives no verdict where it %s', async (_, manner, reason) => {
    const verdict = scan(manner, undefined, manner === 'silent' ? 200 : undefined)
    await expect(verdict).rejects.toThrow(ScannerAway)
    await expect(verdict).rejects.toThrow(new RegExp(reason))
  })

  const large = Buffer.alloc(6 * 1024 * 1024, 'No loss. ')

  it('takes an answer that comes bit by bit, after a file that is taken bit by bit', async () => {
    expect(await scan('drips', Buffer.from('No loss.'))).toBe('Pdf.Exploit.Agent-1')
    expect(await scan('slow', large.subarray(0, 1024 * 1024), 20_000)).toBeUndefined()
  })

  it('gives no verdict where half of an answer is all that comes in time', async () => {
    await expect(scan('stalls', Buffer.from('No loss.'), 200)).rejects.toThrow(/within 0.2 seconds/)
  })

  it('gives no verdict where it says that all is well before it has the file', async () => {
    await expect(scan('hasty', large)).rejects.toThrow(/away: .*before it had the whole file/)
  })

  it.each([
    ['hangs up', 'breaksOff', 'hung up|ECONNRESET|EPIPE'],
    // It says so and ends; whether that is read before the line is cut is a matter of luck.
    ['has heard more than it takes', 'limits', 'size limit exceeded|hung up|ECONNRESET|EPIPE'],
  ] as const)('gives no verdict where it %s in the middle of the file', async (_, manner, reason) => {
    const verdict = scan(manner, large)
    await expect(verdict).rejects.toThrow(ScannerAway)
    await expect(verdict).rejects.toThrow(new RegExp(reason))
  })

  it('gives no verdict where nobody listens', async () => {
    const { address, stop } = await startClamd()
    await stop()
    await expect(clamav({ address }).lookAt(Buffer.from('No loss.'))).rejects.toThrow(/away: .*ECONNREFUSED/)
  })
})
