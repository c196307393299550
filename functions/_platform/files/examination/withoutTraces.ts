import { type Entry, openArchive } from '../archive.ts'
import { zipOf } from '../zip.ts'
import { endingOf, signatureOf } from './signatures.ts'
import { gifWithout } from './traces/gif.ts'
import { jpegWithout } from './traces/jpeg.ts'
import { pngWithout } from './traces/png.ts'
import { tiffWithout } from './traces/tiff.ts'
import { Uncleanable, uncleanable } from './traces/uncleanable.ts'
import { webpWithout } from './traces/webp.ts'

const bufferOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const cleaners: Readonly<Record<string, (file: Buffer) => Buffer>> = {
  'image/gif': gifWithout,
  // What lies where in it only its own readers know.
  'image/heif': () => {
    throw new Uncleanable('a container of films')
  },
  'image/jpeg': jpegWithout,
  'image/png': pngWithout,
  'image/tiff': tiffWithout,
  'image/webp': webpWithout,
}

/** A file as it is kept, or why it is not. */
type Cleaned = { readonly bytes: Uint8Array; readonly held?: never } | { readonly held: string; readonly bytes?: never }

const cleanedPicture = (bytes: Uint8Array, clean: (file: Buffer) => Buffer): Cleaned => {
  try {
    return { bytes: clean(bufferOf(bytes)) }
  } catch (error) {
    // A place outside the file is named by a picture that was cut off or made by hand.
    if (error instanceof Uncleanable || error instanceof RangeError) return { held: uncleanable }
    throw error
  }
}

const cleanedEntry = ({ name, bytes }: Entry): Cleaned => {
  const clean = cleaners[signatureOf(bytes, name)?.contentType ?? '']
  return clean === undefined ? { bytes } : cleanedPicture(bytes, clean)
}

/** An archive with its photographs cleaned; one that has none stays to the byte what it was. */
const cleanedArchive = (bytes: Uint8Array): Cleaned => {
  const { entries = [] } = openArchive(bytes)
  const cleaned: { readonly name: string; readonly body: Uint8Array }[] = []
  for (const entry of entries) {
    const { bytes: body, held } = cleanedEntry(entry)
    if (held !== undefined) return { held: `A photo in it is held back, ${entry.name}: ${held}` }
    cleaned.push({ name: entry.name, body })
  }
  const isClean = cleaned.every(({ body }, index) => entries[index]?.bytes.equals(body))
  return { bytes: isClean ? bytes : zipOf(cleaned) }
}

/**
 * A photograph without what it tells of its taker – place, time, camera, program – by itself or in an archive. Other files
 * stay as they are: a document with pictures in it may be signed.
 */
export const withoutTraces = (
  bytes: Uint8Array,
  { contentType, name }: { readonly contentType: string; readonly name: string },
): Cleaned => {
  const clean = cleaners[contentType]
  if (clean !== undefined) return cleanedPicture(bytes, clean)
  return contentType === 'application/zip' && endingOf(name) === 'zip' ? cleanedArchive(bytes) : { bytes }
}
