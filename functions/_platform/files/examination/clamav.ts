import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { cutTo } from '#shared/domain/text/characters.ts'
import { type MalwareScanner, ScannerAway } from './malwareScanner.ts'

/** A function has a minute for a file, in which it is read and kept as well. */
const patience = 40_000
const chunkBytes = 256 * 1024
/** An answer is a line; whoever says more is no scanner. */
const longestAnswer = 4096
const longestName = 100

const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** `zINSTREAM`, then chunks behind their lengths (four bytes, the highest first), of which an empty one is the last. */
function* framesOf(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for (let at = 0; at < bytes.byteLength; at += chunkBytes) {
    const chunk = bytes.subarray(at, at + chunkBytes)
    yield lengthOf(chunk.byteLength)
    yield chunk
  }
  yield lengthOf(0)
}

const clean = 'stream: OK'
const isClean = (heard: Buffer): boolean => heard.subarray(0, heard.indexOf(0)).toString('utf8') === clean

interface Service {
  /** `host:port` */
  readonly address: string
  /** How long it may take for a file. */
  readonly milliseconds?: number
}

const answerOf = ({ address, milliseconds = patience }: Service, bytes: Uint8Array): Promise<string> =>
  new Promise((done, fail) => {
    const [host = '', port = ''] = address.split(':')
    const socket = connect({ host, port: Number(port) })
    let heard = Buffer.alloc(0)
    let sent = false
    const end = (settle: () => void) => {
      clearTimeout(timer)
      socket.destroy()
      settle()
    }
    const away = (reason: string) => end(() => fail(new ScannerAway(reason)))
    const timer = setTimeout(() => away(`it did not answer within ${milliseconds / 1000} seconds.`), milliseconds)
    socket.on('data', (chunk) => {
      heard = Buffer.concat([heard, chunk])
      if (heard.includes(0) && !sent && isClean(heard)) away('it said that all is well before it had the whole file.')
      else if (heard.includes(0)) end(() => done(heard.subarray(0, heard.indexOf(0)).toString('utf8')))
      else if (heard.byteLength > longestAnswer) away('it answers without an end.')
    })
    socket.on('error', ({ message }) => away(`${message}.`))
    socket.on('close', () => away('it hung up without an answer.'))
    socket.on('connect', () => {
      const frames = Readable.from(framesOf(bytes))
      frames.on('end', () => {
        sent = true
      })
      frames.pipe(socket, { end: false })
    })
  })

/**
 * ClamAV's daemon over TCP, by its public description of the protocol alone (docs.clamav.net, clamd protocol: INSTREAM). It
 * says `stream: OK`, or `stream: … FOUND`; whatever else it says is no verdict.
 */
export const clamav = (service: Service): MalwareScanner => ({
  async lookAt(bytes) {
    const answer = await answerOf(service, bytes)
    if (answer === clean) return undefined
    const found = /^stream: (.+) FOUND$/.exec(answer)?.[1]
    if (found === undefined) throw new ScannerAway(`it said "${cutTo(answer, longestName)}".`)
    return cutTo(found, longestName)
  },
})
