import { readFile } from '#functions/_platform/files/files.ts'
import type { User } from '#functions/directory/public.ts'
import { photoKey } from './photoFiles.ts'

/** The bytes of a user's photo; undefined without one. */
export const photoOf = async (user: User | undefined): Promise<Uint8Array | undefined> =>
  user?.photo === undefined ? undefined : readFile(photoKey({ userId: user.id, version: user.photo }))
