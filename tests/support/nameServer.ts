import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

/** Records by name and type, as their data goes over the wire; a name that is not here does not exist. */
export type Zone = Readonly<Record<string, Readonly<Record<string, readonly Uint8Array[]>>>>

const types: Readonly<Record<number, string>> = { 1: 'A', 15: 'MX', 16: 'TXT', 28: 'AAAA', 43: 'DS', 257: 'CAA' }

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const join = (...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]))
const name = (text: string): Uint8Array =>
  join(...text.split('.').flatMap((label) => (label === '' ? [] : [[label.length], bytes(label)])), [0])

/** The data of records (RFC 1035, 3596, 4034, 8659). */
export const data = {
  a: (address: string) => Uint8Array.from(address.split('.').map(Number)),
  /** Eight groups, all written out. */
  aaaa: (address: string) =>
    Uint8Array.from(
      address.split(':').flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]),
    ),
  caa: (tag: string, value: string) => join([0, tag.length], bytes(tag), bytes(value)),
  ds: () => join([0x12, 0x34, 13, 2], new Uint8Array(32)),
  mx: (priority: number, exchange: string) => join([0, priority], name(exchange)),
  txt: (...parts: readonly string[]) => join(...parts.flatMap((part) => [[part.length], bytes(part)])),
}

const answerTo = (question: Uint8Array, zone: Zone): Uint8Array => {
  const labels: string[] = []
  let at = 12
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(new TextDecoder().decode(question.slice(at + 1, at + 1 + length)))
    at += length + 1
  }
  const type = ((question[at + 1] ?? 0) << 8) | (question[at + 2] ?? 0)
  const known = zone[labels.join('.').toLowerCase()]
  const records = known?.[types[type] ?? ''] ?? []
  const code = known === undefined ? 3 : 0
  return join(
    question.slice(0, 2),
    [0x81, 0x80 | code, 0, 1, records.length >> 8, records.length & 0xff, 0, 0, 0, 0],
    question.slice(12, at + 5),
    ...records.map((each) =>
      join([0xc0, 12, type >> 8, type & 0xff, 0, 1, 0, 0, 0, 60, each.length >> 8, each.length & 0xff], each),
    ),
  )
}

/** A name server on loopback, `127.0.0.1:<port>`; `bend` spoils its answers. It ends with the test. */
export const nameServer = async (
  zone: Zone,
  bend: (answer: Uint8Array) => Uint8Array | undefined = (answer) => answer,
): Promise<string> => {
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => {
    const answer = bend(answerTo(question, zone))
    if (answer !== undefined) socket.send(answer, port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => void socket.close())
  return `127.0.0.1:${socket.address().port}`
}
