import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { filledLine, line } from '#shared/domain/text/text.ts'

/** A label that an agency, or the provider, puts on accounts. */
export const Tag = z.object({ id: z.string(), name: z.string() })
export const TagId = z.string().regex(/^tag_[0-9A-HJKMNP-TV-Z]{26}$/, 'must be the id of a tag (tag_…)')
const TagName = filledLine(40, { missing: 'Tag name is required', tooLong: 'A tag has at most 40 characters' })

/** The tags of the caller's agency, or the provider's. */
export const listTags = defineOperation({
  name: 'listTags',
  method: 'GET',
  path: '/api/account/v1/tags',
  summary: 'Tags by name, at most 200.',
  access: 'account:read',
  query: z.strictObject({ search: line(100).optional() }),
  response: z.array(Tag),
})

/** Makes a tag. */
export const createTag = defineOperation({
  name: 'createTag',
  method: 'POST',
  path: '/api/account/v1/tags',
  summary: 'Makes a tag for the caller’s agency.',
  access: 'tag:manage',
  body: z.strictObject({ name: TagName }),
  status: 201,
  response: Tag,
  problems: ['tag.alreadyExists', 'tag.tooMany'],
})

/** Removes a tag, from accounts too. */
export const removeTag = defineOperation({
  name: 'removeTag',
  method: 'DELETE',
  path: '/api/account/v1/tags/{tagId}',
  summary: 'Removes a tag; accounts lose it within seconds.',
  access: 'tag:manage',
  params: { tagId: TagId },
  problems: ['tag.notFound'],
})

/** Replaces the tags of an account. */
export const applyAccountTags = defineOperation({
  name: 'applyAccountTags',
  method: 'PUT',
  path: '/api/account/v1/tags/account/{accountId}',
  summary: 'Gives an account these tags and no others.',
  access: 'account:update',
  params: { accountId: AccountId },
  body: z.strictObject({ tagNames: z.array(TagName).max(10, 'An account has at most 10 tags') }),
  response: z.object({ tags: z.array(z.string()) }),
  problems: ['account.notFound', 'tag.notFound'],
})
