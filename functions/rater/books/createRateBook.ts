import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { everyVersion, rateBookIdOf, rateBookVersions } from '#functions/tariff/public.ts'
import { createRateBook as contract } from '#shared/contracts/rater/rateBooks.ts'
import { laidRow } from './bookRow.ts'
import { mustBeSound } from './mustBeSound.ts'
import { publishedBook } from './requireBook.ts'

/** Versions over a book are counted: two that are made at once are told apart by who comes second, who counts anew. */
export const createRateBook = implement(contract)(async ({ body, actor, now, fail }) => {
  const { base: beneath, ...terms } = body
  const base = publishedBook(beneath) ?? fail('rateBook.notFound')
  const over = (await everyVersion()).filter((each) => each.base === base.version)
  const edition = `${base.version}.${over.length + 2}`
  mustBeSound(base, { ...terms, version: edition })
  const created = { by: actor.name, byId: actor.userId, at: now, note: terms.note }
  const record = {
    ...terms,
    id: rateBookIdOf(edition),
    base: base.version,
    edition,
    status: 'DRAFT' as const,
    created,
    lastUpdated: now,
  }
  await commit([rateBookVersions.create(record)])
  return laidRow(record, base)
})
