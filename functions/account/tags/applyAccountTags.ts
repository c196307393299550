import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/tags.ts'
import { accounts } from '../store/accounts.ts'
import { requireAccount, usesTags } from '../store/reach.ts'
import { tagOwnerOf, tags } from '../store/tags.ts'

/** The actor's own tags may be put on; those the account has from others may stay or go. */
export const applyAccountTags = implement(contract.applyAccountTags)(async ({ params, body, actor, now, fail }) => {
  const account = await requireAccount(params.accountId, actor)
  if (!usesTags(actor)) fail('permission.denied')
  const own = await tags.every({ scopes: [tagOwnerOf(actor)] })
  const allowed = new Map([...account.tags, ...own.map(({ name }) => name)].map((name) => [name.toLowerCase(), name]))
  const errors = body.tagNames.flatMap((name, index) =>
    allowed.has(name.toLowerCase()) ? [] : [{ path: ['tagNames', index], detail: `There is no tag "${name}".` }],
  )
  if (errors.length > 0) fail('tag.notFound', { errors })
  const next = [...new Set(body.tagNames.map((name) => allowed.get(name.toLowerCase()) ?? name))]
  // Tags that are put on are written along, so that none is on its way out meanwhile.
  const added = next.filter((name) => !account.tags.includes(name))
  const wanted = own.flatMap(({ id, name }) => (added.includes(name) ? [id] : []))
  const puts = await tags.byIds(wanted)
  if (puts.length < wanted.length) fail('tag.notFound')
  await commit([
    ...puts.map((tag) => tags.update(tag, tag)),
    accounts.update(account, { ...account, tags: next, updated: now }),
  ])
  return { tags: next }
})
