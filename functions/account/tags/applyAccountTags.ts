import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/tags.ts'
import { accounts } from '../store/accounts.ts'
import { requireAccount } from '../store/reach.ts'
import { mostTags, tagOwnerOf, tags } from '../store/tags.ts'

/** The actor's own tags may be put on; those the account has from others may stay or go. */
export const applyAccountTags = implement(contract.applyAccountTags)(async ({ params, body, actor, now, fail }) => {
  const account = await requireAccount(params.accountId, actor)
  const { hits } = await tags.list({ scopes: [tagOwnerOf(actor)], size: mostTags })
  const allowed = new Map([...account.tags, ...hits.map(({ name }) => name)].map((name) => [name.toLowerCase(), name]))
  const errors = body.tagNames.flatMap((name, index) =>
    allowed.has(name.toLowerCase()) ? [] : [{ path: ['tagNames', index], detail: `There is no tag "${name}".` }],
  )
  if (errors.length > 0) fail('tag.notFound', { errors })
  const next = [...new Set(body.tagNames.map((name) => allowed.get(name.toLowerCase()) ?? name))]
  await commit([accounts.update(account, { ...account, tags: next, updated: now })])
  return { tags: next }
})
