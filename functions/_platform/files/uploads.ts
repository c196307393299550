import { ulid } from 'ulid'

/** What files are uploaded for by a link, before an operation takes them. */
export type UploadPurpose = 'bulk' | 'document'

/** The bucket forgets what lies here after a day. */
const folder = (purpose: UploadPurpose, userId: string) => `uploads/temporary/${purpose}/${userId}/`

/** Where a file goes that a user uploads; nobody but the user names it to an operation. */
export const newUploadKey = (purpose: UploadPurpose, userId: string): string => `${folder(purpose, userId)}${ulid()}`

interface NamedUpload {
  readonly purpose: UploadPurpose
  readonly userId: string
  readonly key: string
}

/** Whether a key is of an upload of the user's own. */
export const isOwnUpload = ({ purpose, userId, key }: NamedUpload): boolean =>
  key.startsWith(folder(purpose, userId)) && /^[0-9A-Z]{26}$/.test(key.slice(folder(purpose, userId).length))
