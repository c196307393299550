/** What a file's first bytes say of its characters. */
const marks: readonly { readonly bytes: readonly number[]; readonly encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
]

const decoded = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** A zero byte is in no text of one byte a character. */
const isText = (text: string | undefined): text is string => text !== undefined && !text.includes('\0')

/**
 * The text of a file: by its mark, else UTF-8, else the Windows-1252 of older spreadsheets. Undefined for what is no text.
 */
export const decodeText = (bytes: Uint8Array): string | undefined => {
  const mark = marks.find((each) => each.bytes.every((byte, index) => bytes[index] === byte))
  const encodings = mark === undefined ? ['utf-8', 'windows-1252'] : [mark.encoding]
  return encodings.map((encoding) => decoded(bytes, encoding)).find(isText)
}
