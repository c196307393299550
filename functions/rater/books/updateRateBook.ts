import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { rateBookVersions } from '#functions/tariff/public.ts'
import { updateRateBook as contract } from '#shared/contracts/rater/rateBooks.ts'
import { laidRow } from './bookRow.ts'
import { mustBeSound } from './mustBeSound.ts'
import { mustAllow } from './rateBookStep.ts'
import { requireVersion } from './requireBook.ts'

/** What was known of its effect was known of other factors. */
export const updateRateBook = implement(contract)(async ({ params, body, actor, now }) => {
  const { record, base } = await requireVersion(params.version)
  mustAllow(record, 'change', actor)
  mustBeSound(base, { ...body, version: record.edition })
  const { version: _, dislocation: __, ...state } = record
  const after = { ...state, ...body, lastUpdated: now }
  await commit([rateBookVersions.update(record, after)])
  return laidRow(after, base)
})
