import { implement } from '#functions/_platform/http/implement.ts'
import { activateRateBook as contract } from '#shared/contracts/rater/rateBooks.ts'
import { laidRow } from './bookRow.ts'
import { takeStep } from './rateBookStep.ts'
import { requireVersion } from './requireBook.ts'

export const activateRateBook = implement(contract)(async ({ params, body, actor, now }) => {
  const { record, base } = await requireVersion(params.version)
  return laidRow(await takeStep(record, 'activate', { actor, note: body.note, now }), base)
})
