import { Uncleanable } from './uncleanable.ts'

const headLength = 13
const extension = 0x21
const image = 0x2c
const trailer = 0x3b

const graphicControl = 0xf9
const application = 0xff
/** How often an animation runs, and its colours: all of the applications that is needed to show it. */
const shown = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'])

/** How long a table of colours is, by the byte that says whether there is one. */
const colours = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))

/** Where blocks end, each of which says how long it is: after the one that is empty. */
const blocksEnd = (file: Buffer, from: number): number => {
  let at = from
  while (file.readUInt8(at) !== 0) at += 1 + file.readUInt8(at)
  return at + 1
}

const isShown = (file: Buffer, at: number): boolean => {
  const kind = file[at + 1]
  return kind === graphicControl || (kind === application && shown.has(file.toString('latin1', at + 3, at + 14)))
}

/**
 * A GIF without its comments, its texts, what programs wrote beside it, and what comes after its end.
 * @throws Uncleanable, RangeError where it ends before its end
 */
export const gifWithout = (file: Buffer): Buffer => {
  let at = headLength + colours(file.readUInt8(10))
  const kept: Buffer[] = [file.subarray(0, at)]
  while (file.readUInt8(at) !== trailer) {
    const kind = file.readUInt8(at)
    if (kind !== extension && kind !== image) throw new Uncleanable('a block of no known kind')
    const end = blocksEnd(file, kind === image ? at + 11 + colours(file.readUInt8(at + 9)) : at + 2)
    if (kind === image || isShown(file, at)) kept.push(file.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, file.subarray(at, at + 1)])
}
