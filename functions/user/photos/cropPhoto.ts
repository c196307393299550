import { ulid } from 'ulid'
import { keepFile, readFile, removeFile } from '#functions/_platform/files/files.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { changePhoto, photoAddress, userById } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/user/photos.ts'
import { isOwnUpload, photoKey } from './photoFiles.ts'
import { portraitOf } from './portrait.ts'

/** The file is kept before the user is told to have it; the photo before and the upload go afterwards. */
export const cropPhoto = implement(contract.cropPhoto)(async ({ query, body, actor, fail }) => {
  const { profilePath, ...frame } = body
  const user = (await userById(actor.userId)) ?? fail('user.notFound')
  const upload = isOwnUpload({ userId: user.id, path: profilePath }) ? await readFile(profilePath) : undefined
  if (upload === undefined) return fail('photo.uploadExpired')
  const portrait = await portraitOf(upload, { ...query, ...frame })
  if (portrait === undefined) return fail('photo.notAPicture')
  const photo = ulid()
  await keepFile({ key: photoKey({ userId: user.id, version: photo }), body: portrait, contentType: 'image/jpeg' })
  await commit([changePhoto(user, photo)])
  await Promise.all([
    removeFile(profilePath),
    user.photo && removeFile(photoKey({ userId: user.id, version: user.photo })),
  ])
  return { avatarUrl: photoAddress({ email: user.email, photo }) }
})
