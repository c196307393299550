import { z } from 'zod'
import { keepFile, readFile } from '#functions/_platform/files/files.ts'
import { beginParts, completeParts, putPart, sizeOfFile } from '#functions/_platform/files/uploadParts.ts'
import type { ExportFormat } from '#shared/contracts/platform/exports.ts'
import { aroundParts, contentTypes, type Written } from './fileParts.ts'

/** Bytes from which on they are handed to storage, which takes no smaller piece but the last (S3: 5 MiB). */
const piece = 8 * 1024 * 1024
/** Pages that are read at once. */
const atOnce = 20

/** How far the pieces are: the upload, the page that comes next, and the marks of the pieces that are there. */
export const Pieces = z.strictObject({ uploadId: z.string(), from: z.int(), size: z.int(), marks: z.array(z.string()) })
type Pieces = z.infer<typeof Pieces>

export const partKey = (id: string, part: number): string => `exports/${id}/part-${part}`

interface Asked extends Written {
  readonly id: string
  readonly format: ExportFormat
  /** Pages that were written, and their bytes together. */
  readonly parts: number
  readonly bytes: number
}

const read = async (id: string, from: number, to: number): Promise<Uint8Array[]> => {
  const keys = Array.from({ length: to - from }, (_, index) => partKey(id, from + index))
  const found = await Promise.all(keys.map(readFile))
  return found.map((bytes) => {
    if (bytes === undefined) throw new Error('A part of the file is gone.')
    return bytes
  })
}

/**
 * Puts the next piece of a file together of its pages, so that no more of it is held than a piece and the pages that are read
 * at once, however long the file is: the file once it is whole, or where to go on. A piece that is made again takes its own
 * place.
 */
export const putTogether = async (
  { id, format, parts, ...written }: Asked,
  before: Pieces | undefined,
): Promise<{ readonly next: Pieces } | { readonly file: { readonly key: string; readonly size: number } }> => {
  const key = `exports/${id}/file`
  const contentType = contentTypes[format]
  const around = aroundParts(format, written)
  const chunks: Uint8Array[] = before === undefined ? [around.before] : []
  let size = around.before.length * chunks.length
  let from = before?.from ?? 0
  while (from < parts && size < piece) {
    const to = Math.min(from + atOnce, parts)
    for (const bytes of await read(id, from, to)) {
      chunks.push(bytes)
      size += bytes.length
    }
    from = to
  }
  const isLast = from === parts
  if (isLast) chunks.push(around.after)
  const body = Buffer.concat(chunks)
  const whole = (before?.size ?? 0) + body.length
  if (isLast && before === undefined) {
    await keepFile({ key, body, contentType })
    return { file: { key, size: whole } }
  }
  const uploadId = before?.uploadId ?? (await beginParts({ key, contentType }))
  const marks = before?.marks ?? []
  const upload = { key, uploadId }
  if (!isLast)
    return {
      next: { uploadId, from, size: whole, marks: [...marks, await putPart(upload, marks.length + 1, body)] },
    }
  // Where the one before died after the last word, the file is there.
  if ((await sizeOfFile(key)) !== whole) {
    const all = [...marks, await putPart(upload, marks.length + 1, body)]
    await completeParts(
      upload,
      all.map((mark, index) => ({ number: index + 1, mark })),
    )
  }
  return { file: { key, size: whole } }
}
