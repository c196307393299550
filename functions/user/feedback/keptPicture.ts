import { ulid } from 'ulid'
import { keepFile } from '#functions/_platform/files/files.ts'
import { pictureHeader } from '#functions/_platform/files/pictures/pictureHeader.ts'
import { unpack } from '#functions/_platform/files/pictures/unpack.ts'
import type { MailFile } from '#functions/_platform/mail/outbox.ts'

/**
 * Keeps a picture of a page for the letter that it goes with; undefined where it is none. It is unpacked and written anew, so
 * that nothing but its pixels is passed on.
 */
export const keptPicture = async (text: string): Promise<MailFile | undefined> => {
  const bytes = new Uint8Array(Buffer.from(text, 'base64'))
  const header = pictureHeader(bytes)
  if (header?.type !== 'png') return undefined
  const bitmap = await unpack(header, bytes)
  if (bitmap === undefined) return undefined
  const { PNG } = await import('pngjs')
  const { width, height, data } = bitmap
  const picture = new PNG({ width, height })
  picture.data = Buffer.from(data)
  const key = `uploads/temporary/feedback/${ulid()}`
  const contentType = 'image/png'
  await keepFile({ key, body: new Uint8Array(PNG.sync.write(picture)), contentType })
  return { key, name: 'page.png', contentType }
}
