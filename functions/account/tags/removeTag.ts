import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/tags.ts'
import { tagOwnerOf, tags } from '../store/tags.ts'

export const removeTag = implement(contract.removeTag)(async ({ params, actor }) => {
  const tag = await tags.require(params.tagId, ({ owner }) => owner === tagOwnerOf(actor))
  await commit([tags.remove(tag)], {
    events: [{ name: 'tag.removed', detail: { tagId: tag.id, name: tag.name, owner: tag.owner } }],
  })
})
