import { describe, expect, it } from 'vitest'
import { pictureHeader } from './pictureHeader.ts'
import { unpack } from './unpack.ts'

const unpacked = async (bytes: Uint8Array) => {
  const header = pictureHeader(bytes)
  if (header === undefined) throw new Error('no picture')
  return unpack(header, bytes)
}

const low = (value: number) => [value & 0xff, value >> 8]

/** A GIF of eight pixels a side, whose first frame has a size and a place of its own. */
const gif = (side: number, at = 0): Uint8Array =>
  Uint8Array.from([
    ...[...'GIF89a'].map((letter) => letter.charCodeAt(0)),
    ...[...low(8), ...low(8), 0x80, 0, 0, ...Array<number>(6).fill(1)],
    ...[0x2c, ...low(at), ...low(at), ...low(side), ...low(side), 0],
    ...[2, 1, 0b0010_1100, 0, 0x3b],
  ])

const part = (marker: number, bytes: readonly number[]) => [0xff, marker, ...low(bytes.length + 2).reverse(), ...bytes]
const codes = (kind: number, value: number) => part(0xc4, [kind, 1, ...Array<number>(15).fill(0), value])

/** A progressive JPG of one block, with so many scans that each say that nothing more comes. */
const jpg = (scans: number): Uint8Array =>
  Uint8Array.from([
    ...[0xff, 0xd8, ...part(0xdb, [0, ...Array<number>(64).fill(1)])],
    ...part(0xc2, [8, 0, 8, 0, 8, 1, 1, 0x11, 0]),
    ...[...codes(0x00, 0), ...codes(0x10, 0)],
    ...[...part(0xda, [1, 1, 0x00, 0, 0, 0]), 0x00],
    ...Array.from({ length: scans - 1 }, () => [...part(0xda, [1, 1, 0x00, 1, 63, 0]), 0x00]).flat(),
    ...[0xff, 0xd9],
  ])

describe('unpacking a picture', () => {
  it('takes no GIF whose frame is larger than the picture, which its header says is small', async () => {
    expect(await unpacked(gif(8))).toMatchObject({ width: 8, height: 8 })
    expect(await unpacked(gif(20_000))).toBeUndefined()
    expect(await unpacked(gif(8, 1))).toBeUndefined()
  })

  it('takes no JPG of more scans than any camera or program makes: each goes over the whole picture', async () => {
    expect(await unpacked(jpg(100))).toMatchObject({ width: 8, height: 8 })
    expect(await unpacked(jpg(101))).toBeUndefined()
  })
})
