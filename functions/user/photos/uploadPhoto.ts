import { keepFile } from '#functions/_platform/files/files.ts'
import { pictureHeader } from '#functions/_platform/files/pictures/pictureHeader.ts'
import { unpack } from '#functions/_platform/files/pictures/unpack.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/user/photos.ts'
import { besidesPicture } from '#shared/domain/identity/besidesPicture.ts'
import { photoRules } from '#shared/domain/identity/photoCrop.ts'
import { newUploadPath } from './photoFiles.ts'

/** What the file is, its bytes say: a picture that can be unpacked, and nothing besides. */
export const uploadPhoto = implement(contract.uploadPhoto)(async ({ body, actor, fail }) => {
  const { bytes } = body.file
  if (bytes.length > photoRules.mostBytes) fail('photo.tooLarge')
  const header = pictureHeader(bytes)
  if (header === undefined) return fail('photo.notAPicture')
  const { mostPixels } = photoRules
  if (header.width * header.height > mostPixels) fail('photo.tooManyPixels', { data: { most: mostPixels / 1e6 } })
  if (besidesPicture(bytes)) fail('photo.moreThanPicture')
  if ((await unpack(header, bytes)) === undefined) fail('photo.notAPicture')
  const profilePath = newUploadPath(actor.userId)
  await keepFile({ key: profilePath, body: bytes, contentType: 'application/octet-stream' })
  return { profilePath }
})
