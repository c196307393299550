import { ulid } from 'ulid'
import { keepFile, readFile, removeFile } from '#functions/_platform/files/files.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/agency/logos.ts'
import { changeableAgency } from '../standing/changeableAgency.ts'
import { drawnLogo } from './drawnLogo.ts'
import { changeLogo } from './keptLogo.ts'
import { isOwnUpload, logoAddress, logoKey } from './logoFiles.ts'

/** The file is kept before the agency is told to have it; the logo before and the upload go afterwards. */
export const cropLogo = implement(contract.cropLogo)(async ({ body, actor, now, fail }) => {
  const { agencyId, logoPath, small, ...crop } = body
  const agency = await changeableAgency(agencyId, actor)
  const upload = isOwnUpload({ userId: actor.userId, path: logoPath }) ? await readFile(logoPath) : undefined
  if (upload === undefined) return fail('logo.uploadExpired')
  const size = small ? 'small' : 'medium'
  const logo = await drawnLogo(upload, size, crop)
  if (logo === undefined) return fail('logo.notAPicture')
  const of = { agencyId, size, version: ulid() } as const
  await keepFile({ key: logoKey(of), body: logo, contentType: 'image/png' })
  await changeLogo(agency, { size, version: of.version, now })
  await removeFile(logoPath)
  return { url: logoAddress(of) }
})
