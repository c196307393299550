import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/tags.ts'
import { mostTags, tagBoxes, tagBoxOf, tagOwnerOf, tags } from '../store/tags.ts'

export const createTag = implement(contract.createTag)(async ({ body, actor, fail }) => {
  const owner = tagOwnerOf(actor)
  if ((await tags.idByUnique('name', `${owner}|${body.name.toLowerCase()}`)) !== undefined) fail('tag.alreadyExists')
  const box = await tagBoxes.byId(tagBoxOf(owner))
  const present = await tags.every({ scopes: [owner] })
  if (present.length >= mostTags) fail('tag.tooMany', { data: { most: mostTags } })
  const tag = { id: `tag_${ulid()}`, name: body.name, owner }
  const next = { id: tagBoxOf(owner), newest: tag.id }
  await commit([tags.create(tag), box === undefined ? tagBoxes.create(next) : tagBoxes.update(box, next)])
  return tag
})
