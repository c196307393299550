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
  ] as const)('gives no verdict where it %s', async (_, manner, reason) => {
    const verdict = scan(manner, undefined, manner === 'silent' ? 200 : undefined)
    await expect(verdict).rejects.toThrow(ScannerAway)
    await expect(verdict).rejects.toThrow(new RegExp(reason))
  })

  it('gives no verdict where nobody listens', async () => {
    const { address, stop } = await startClamd()
    await stop()
    await expect(clamav({ address }).lookAt(Buffer.from('No loss.'))).rejects.toThrow(/away: .*ECONNREFUSED/)
  })
})
