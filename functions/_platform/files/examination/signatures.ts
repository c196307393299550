/** A kind of file by its first bytes, whatever it is called. */
export interface Signature {
  readonly contentType: string
  /** How such files end; a name that ends otherwise says what the file is not. */
  readonly endings: readonly string[]
}

const hex = (bytes: Uint8Array, length: number) => Buffer.from(bytes.subarray(0, length)).toString('hex')

const office = ['doc', 'dot', 'msg', 'ppt', 'xls']
const zipped = ['docx', 'pptx', 'xlsx', 'zip', 'docm', 'xlsm', 'pptm', 'odt', 'ods']

/** Photographs as telephones keep them (HEIF, and AVIF), laid out as films are. */
const photo: Signature = { contentType: 'image/heif', endings: ['avif', 'heic', 'heif'] }

const byFirstBytes: readonly (readonly [string, Signature])[] = [
  ['255044462d', { contentType: 'application/pdf', endings: ['pdf'] }],
  ['89504e470d0a1a0a', { contentType: 'image/png', endings: ['png'] }],
  ['ffd8ff', { contentType: 'image/jpeg', endings: ['jpeg', 'jpg'] }],
  ['47494638', { contentType: 'image/gif', endings: ['gif'] }],
  ['49492a00', { contentType: 'image/tiff', endings: ['tif', 'tiff'] }],
  ['4d4d002a', { contentType: 'image/tiff', endings: ['tif', 'tiff'] }],
  ['52494646.{8}57454250', { contentType: 'image/webp', endings: ['webp'] }],
  ['.{8}66747970(?:61766966|68656963|68656978|6d696631)', photo],
  ['504b0304', { contentType: 'application/zip', endings: zipped }],
  ['d0cf11e0a1b11ae1', { contentType: 'application/x-ole-storage', endings: [...office, ...zipped] }],
  ['7b5c727466', { contentType: 'application/rtf', endings: ['rtf', 'doc'] }],
]

const ofText: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  eml: 'message/rfc822',
  ics: 'text/calendar',
  txt: 'text/plain',
  // As a page of its own it could act; as a text it is read.
  xml: 'text/plain',
}

/** What of a file's name comes after the last dot, in small letters. */
export const endingOf = (name: string): string => /\.([^.\s]{1,10})\s*$/.exec(name)?.[1]?.toLowerCase() ?? ''

const isText = (bytes: Uint8Array): boolean => !bytes.subarray(0, 4096).includes(0)

/** What a file is; undefined where it is nothing that an underwriter reads. */
export const signatureOf = (bytes: Uint8Array, name: string): Signature | undefined => {
  const first = hex(bytes, 12)
  const found = byFirstBytes.find(([sign]) => new RegExp(`^(?:${sign})`).test(first))?.[1]
  if (found !== undefined) return found
  const contentType = ofText[endingOf(name)]
  return contentType !== undefined && isText(bytes) ? { contentType, endings: [endingOf(name)] } : undefined
}
