import { keepFile } from '#functions/_platform/files/files.ts'
import { pictureHeader } from '#functions/_platform/files/pictures/pictureHeader.ts'
import { unpack } from '#functions/_platform/files/pictures/unpack.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/agency/logos.ts'
import { besidesPicture } from '#shared/domain/identity/besidesPicture.ts'
import { photoRules } from '#shared/domain/identity/photoCrop.ts'
import { logoRules } from '#shared/domain/organizations/logoCrop.ts'
import { changeableAgency } from '../standing/changeableAgency.ts'
import { newUploadPath } from './logoFiles.ts'

/** What the file is, its bytes say: a picture that can be unpacked, and nothing besides. */
export const uploadLogo = implement(contract.uploadLogo)(async ({ params, query, body, actor, fail }) => {
  await changeableAgency(params.agencyId, actor)
  const { bytes } = body.file
  const { mostBytes } = logoRules[query.isSmall ? 'small' : 'medium']
  if (bytes.length > mostBytes) fail('logo.tooLarge', { data: { most: mostBytes / 1000 } })
  const header = pictureHeader(bytes)
  if (header === undefined) return fail('logo.notAPicture')
  const { mostPixels } = photoRules
  if (header.width * header.height > mostPixels) fail('logo.tooManyPixels', { data: { most: mostPixels / 1e6 } })
  if (besidesPicture(bytes)) fail('logo.moreThanPicture')
  if ((await unpack(header, bytes)) === undefined) fail('logo.notAPicture')
  const logoPath = newUploadPath(actor.userId)
  await keepFile({ key: logoPath, body: bytes, contentType: 'application/octet-stream' })
  return { logoPath }
})
