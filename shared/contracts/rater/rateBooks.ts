import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { factorTables } from '#shared/domain/rating/factorChange.ts'
import { filledLine, filledText } from '#shared/domain/text/text.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { RateBookRow, RateBookTerms, RateBookView } from './rateBookRecord.ts'

const version = { version: z.string().regex(/^[\w.-]{1,60}$/, 'must be the version of a rate book') }
const access = 'reference:manage'
const words = z.strictObject({ note: filledText(2000, { missing: 'Say what it rests on' }) })

export const listRateBooks = defineOperation({
  name: 'listRateBooks',
  method: 'GET',
  path: '/api/rater/v1/book',
  summary: 'The region’s rate books: those that are published, and the versions laid over them, latest first.',
  access,
  response: z.array(RateBookRow),
})

export const getRateBook = defineOperation({
  name: 'getRateBook',
  method: 'GET',
  path: '/api/rater/v1/book/{version}',
  summary: 'A rate book table by table; of a version also what it sets anew, its life, and what it does.',
  access,
  params: version,
  response: RateBookView,
  problems: ['rateBook.notFound'],
})

export const compareRateBooks = defineOperation({
  name: 'compareRateBooks',
  method: 'GET',
  path: '/api/rater/v1/book/{version}/compare/{other}',
  summary: 'Where two rate books differ, row by row.',
  access,
  params: { ...version, other: version.version },
  response: z.object({
    version: z.string(),
    other: z.string(),
    rows: z.array(
      z.object({
        table: z.enum(factorTables),
        row: z.string(),
        value: z.number().optional().describe('In the first; none where it has no such row.'),
        otherValue: z.number().optional(),
        percent: z.number().optional().describe('From the first to the other.'),
      }),
    ),
  }),
  problems: ['rateBook.notFound'],
})

export const createRateBook = defineOperation({
  name: 'createRateBook',
  method: 'POST',
  path: '/api/rater/v1/book',
  summary: 'Lays a version over a published rate book: a draft, which prices nothing.',
  access,
  body: RateBookTerms.extend({ base: filledLine(60).describe('The version of the published book.') }),
  status: 201,
  response: RateBookRow,
  problems: ['rateBook.notFound', 'rateBook.notSound'],
})

export const updateRateBook = defineOperation({
  name: 'updateRateBook',
  method: 'PUT',
  path: '/api/rater/v1/book/{version}',
  summary: 'Sets a draft anew; what it does has to be asked again then.',
  access,
  params: version,
  body: RateBookTerms,
  response: RateBookRow,
  problems: ['rateBook.notAllowed', 'rateBook.notFound', 'rateBook.notSound'],
})

export const dislocateRateBook = defineOperation({
  name: 'dislocateRateBook',
  method: 'PUT',
  path: '/api/rater/v1/book/{version}/dislocation',
  summary:
    'Prices every policy in force by the version and by what prices without it, in a job; the version tells what came of it.',
  access,
  params: version,
  status: 202,
  response: z.object({ jobId: z.string() }),
  problems: ['rateBook.notAllowed', 'rateBook.notFound'],
})

export const reviewRateBook = defineOperation({
  name: 'reviewRateBook',
  method: 'PUT',
  path: '/api/rater/v1/book/{version}/review',
  summary: 'Says that a draft was reviewed, by somebody who has not written it: it never changes from then on.',
  access,
  params: version,
  body: words,
  response: RateBookRow,
  problems: ['rateBook.notAllowed', 'rateBook.notFound', 'rateBook.own'],
})

export const activateRateBook = defineOperation({
  name: 'activateRateBook',
  method: 'PUT',
  path: '/api/rater/v1/book/{version}/activate',
  summary: 'Has a reviewed version price from its day on, by somebody who has not written it and knows what it does.',
  access,
  params: version,
  body: words,
  response: RateBookRow,
  problems: ['rateBook.notAllowed', 'rateBook.notDislocated', 'rateBook.notFound', 'rateBook.own'],
})

export const withdrawRateBook = defineOperation({
  name: 'withdrawRateBook',
  method: 'PUT',
  path: '/api/rater/v1/book/{version}/withdraw',
  summary: 'Takes a version back: nothing new is priced by it, and what was priced by it stays.',
  access,
  params: version,
  body: words,
  response: RateBookRow,
  problems: ['rateBook.notAllowed', 'rateBook.notFound'],
})

export const listRateBookHistory = defineOperation({
  name: 'listRateBookHistory',
  method: 'GET',
  path: '/api/rater/v1/book/{version}/history',
  summary: 'What was done to a version, by whom, and what it changed.',
  access,
  params: version,
  response: HistoryPage,
  problems: ['rateBook.notFound'],
})
