import { createServer, type Socket } from 'node:net'

/** How a clamd on this machine behaves towards whoever streams a file to it. */
export type Manner =
  | 'breaksOff'
  | 'cutOff'
  | 'drips'
  | 'finds'
  | 'garbage'
  | 'hangsUp'
  | 'hasty'
  | 'limits'
  | 'noise'
  | 'scans'
  | 'silent'
  | 'slow'
  | 'stalls'
  | 'talkative'
  | 'timedOut'
  | 'tooLarge'

const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** The file in a whole stream: what `zINSTREAM` announces, chunk by chunk; undefined while more is to come. */
const streamed = (heard: Buffer): Buffer | undefined => {
  const command = Buffer.from('zINSTREAM\0')
  if (heard.byteLength < command.byteLength) return undefined
  if (!heard.subarray(0, command.byteLength).equals(command)) throw new Error('clamd was told no INSTREAM.')
  const chunks: Buffer[] = []
  for (let at = command.byteLength; at + 4 <= heard.byteLength; ) {
    const length = heard.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(heard.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

/** More than this it does not take where it limits what it takes. */
const streamLimit = 1024 * 1024

/** Says it letter by letter, each in a packet of its own. */
const drip = (socket: Socket, text: string): void => {
  socket.setNoDelay(true)
  const [letter = '', rest] = [text.charAt(0), text.slice(1)]
  if (rest === '') socket.end(letter)
  else socket.write(letter, () => setImmediate(drip, socket, rest))
}

/** A clamd on loopback that knows one virus, the test file; it keeps what it was sent. */
export const startClamd = async (manner: Manner = 'scans') => {
  const files: Buffer[] = []
  const sockets = new Set<Socket>()
  const found = 'stream: Pdf.Exploit.Agent-1 FOUND\0'
  const answers: Readonly<Record<Manner, (file: Buffer) => string | undefined>> = {
    breaksOff: () => undefined,
    cutOff: () => 'stream: O',
    drips: () => found,
    finds: () => found,
    garbage: () => 'HTTP/1.1 400 Bad Request\0',
    hangsUp: () => undefined,
    hasty: () => undefined,
    limits: () => undefined,
    noise: () => '\u0016\u0003\u0001\u0002',
    scans: (file) => (file.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0'),
    silent: () => undefined,
    slow: () => 'stream: OK\0',
    stalls: () => undefined,
    talkative: () => 'stream: '.padEnd(5000, '.'),
    timedOut: () => 'COMMAND READ TIMED OUT\0',
    tooLarge: () => 'INSTREAM size limit exceeded. ERROR\0',
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    let heard = Buffer.alloc(0)
    if (manner === 'hasty') socket.write('stream: OK\0')
    socket.on('data', (chunk) => {
      heard = Buffer.concat([heard, chunk])
      if (manner === 'breaksOff' && heard.byteLength > streamLimit) socket.destroy()
      // As clamd does: it says so amid the stream, reads no more, and closes.
      if (manner === 'limits' && heard.byteLength > streamLimit)
        socket.pause().end('INSTREAM size limit exceeded. ERROR\0')
      if (manner === 'slow') {
        socket.pause()
        setTimeout(() => socket.resume(), 2)
      }
      const file = streamed(heard)
      if (file === undefined) return
      files.push(file)
      const answer = answers[manner](file)
      if (manner === 'stalls') socket.write(found.slice(0, 12))
      else if (manner === 'drips') drip(socket, answer ?? '')
      else if (answer !== undefined) socket.end(answer)
      else if (manner === 'hangsUp') socket.destroy()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('clamd listens on no port.')
  return {
    address: `127.0.0.1:${address.port}`,
    files,
    stop: () =>
      new Promise<void>((done) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => done())
      }),
  }
}
