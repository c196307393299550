import { inflateSync } from 'node:zlib'

/** More than this no table of a PDF's objects is. */
const mostInflated = 32 * 2 ** 20

const startOfStream = /\/ObjStm\b[\s\S]{0,400}?stream\r?\n/g

/** A name may be written by the numbers of its letters: `/J#61vaScript`. */
const spelled = (text: string): string =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The packed tables in which a PDF may keep its objects out of sight. */
const packedObjects = (text: string): string[] =>
  [...text.matchAll(startOfStream)].map(({ index, 0: { length } }) => {
    const packed = Buffer.from(text.slice(index + length), 'latin1')
    try {
      return inflateSync(packed, { maxOutputLength: mostInflated }).toString('latin1')
    } catch {
      // What is not packed stands in the text as it is.
      return ''
    }
  })

const acts = /\/(?:JavaScript|JS|Launch|RichMedia|XFA)\b/
const isEncrypted = /\/Encrypt\b/

/** What a PDF does besides being read; where it is encrypted, nobody can tell. */
export const findInPdf = (bytes: Uint8Array): 'acts' | 'encrypted' | undefined => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const outside = text.includes('#') ? spelled(text) : text
  if (isEncrypted.test(outside)) return 'encrypted'
  return [outside, ...packedObjects(text).map(spelled)].some((each) => acts.test(each)) ? 'acts' : undefined
}
