import { removeFile } from '#functions/_platform/files/files.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { changePhoto, userById } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/user/photos.ts'
import { photoKey } from './photoFiles.ts'

export const removePhoto = implement(contract.removePhoto)(async ({ actor, fail }) => {
  const user = (await userById(actor.userId)) ?? fail('user.notFound')
  if (user.photo === undefined) return
  await commit([changePhoto(user, undefined)])
  await removeFile(photoKey({ userId: user.id, version: user.photo }))
})
