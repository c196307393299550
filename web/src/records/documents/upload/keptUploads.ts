import { z } from 'zod'

const KeptUpload = z.object({ at: z.iso.datetime(), uploadId: z.string(), objectKey: z.string() })
/** An upload in parts that was begun on this device, and when. */
export type KeptUpload = z.infer<typeof KeptUpload>

/** Whose upload of which file: by its name, its size and when it was last changed it is known again. */
export interface UploadOf {
  readonly userId: string
  readonly file: Pick<File, 'lastModified' | 'name' | 'size'>
}

/** The storage forgets what was not completed after a day. */
const day = 24 * 60 * 60 * 1000

const prefix = 'palisade.upload.'
const keyOf = ({ userId, file: { name, size, lastModified } }: UploadOf): string =>
  `${prefix}${userId}.${size}.${lastModified}.${name}`

const parsed = (text: string | null): KeptUpload | undefined => {
  try {
    const kept = KeptUpload.safeParse(JSON.parse(text ?? 'null'))
    return kept.success && Date.now() - Date.parse(kept.data.at) < day ? kept.data : undefined
  } catch {
    return undefined
  }
}

/** The upload of this file that was begun within a day; undefined where none was. */
export const keptUpload = (of: UploadOf): KeptUpload | undefined => parsed(localStorage.getItem(keyOf(of)))

/** Keeps an upload on the device, and forgets those that are over. */
export const keepUpload = (of: UploadOf, upload: KeptUpload): void => {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(prefix) && parsed(localStorage.getItem(key)) === undefined) localStorage.removeItem(key)
  localStorage.setItem(keyOf(of), JSON.stringify(upload))
}

export const dropUpload = (of: UploadOf): void => localStorage.removeItem(keyOf(of))
