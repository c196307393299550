import { keepFile } from '#functions/_platform/files/files.ts'
import { pictureHeader } from '#functions/_platform/files/pictures/pictureHeader.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/user/photos.ts'
import { photoRules } from '#shared/domain/identity/photoCrop.ts'
import { newUploadPath } from './photoFiles.ts'

/** What the file is, its bytes say; it is unpacked when it is cropped. */
export const uploadPhoto = implement(contract.uploadPhoto)(async ({ body, actor, fail }) => {
  const { bytes } = body.file
  if (bytes.length > photoRules.mostBytes) fail('photo.tooLarge')
  const header = pictureHeader(bytes)
  if (header === undefined) return fail('photo.notAPicture')
  const { mostPixels } = photoRules
  if (header.width * header.height > mostPixels) fail('photo.tooManyPixels', { data: { most: mostPixels / 1e6 } })
  const profilePath = newUploadPath(actor.userId)
  await keepFile({ key: profilePath, body: bytes, contentType: 'application/octet-stream' })
  return { profilePath }
})
