import { ulid } from 'ulid'

/** Uploads lie where the bucket forgets them after a day. */
const uploads = (userId: string) => `uploads/temporary/photos/${userId}/`

/** Where a picture waits to be cropped; nobody but the user gets to it. */
export const newUploadPath = (userId: string): string => `${uploads(userId)}${ulid()}`

/** Whether an upload is the user's own. */
export const isOwnUpload = ({ userId, path }: { readonly userId: string; readonly path: string }): boolean =>
  path.startsWith(uploads(userId)) && /^[0-9A-Z]{26}$/.test(path.slice(uploads(userId).length))

/** Where a version of a user's photo lies. */
export const photoKey = ({ userId, version }: { readonly userId: string; readonly version: string }): string =>
  `photos/${userId}/${version}.jpg`
