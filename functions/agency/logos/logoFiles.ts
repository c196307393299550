import { ulid } from 'ulid'
import type { LogoSize } from '#shared/domain/organizations/logoCrop.ts'

/** Uploads lie where the bucket forgets them after a day. */
const uploads = (userId: string) => `uploads/temporary/logos/${userId}/`

/** Where a picture waits to be cropped; nobody but who uploaded it gets to it. */
export const newUploadPath = (userId: string): string => `${uploads(userId)}${ulid()}`

/** Whether an upload is the user's own. */
export const isOwnUpload = ({ userId, path }: { readonly userId: string; readonly path: string }): boolean =>
  path.startsWith(uploads(userId)) && /^[0-9A-Z]{26}$/.test(path.slice(uploads(userId).length))

interface LogoOf {
  readonly agencyId: string
  readonly size: LogoSize
  readonly version: string
}

/** Where a version of an agency's logo lies. */
export const logoKey = ({ agencyId, size, version }: LogoOf): string => `logos/${agencyId}/${size}-${version}.png`

/** The address at which a version of an agency's logo is shown. */
export const logoAddress = ({ agencyId, size, version }: LogoOf): string =>
  `/api/agency/v1/logo/${size === 'small' ? 's' : 'm'}/${agencyId}?version=${version}`
