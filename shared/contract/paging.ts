import { z } from 'zod'
import { line } from '#shared/domain/text/text.ts'

/** Beside a number of hits. */
export const isMore = z
  .boolean()
  .optional()
  .describe('There are more than the number says: of what a search finds only the first are counted.')

/** A page addressed by tokens: lists that grow without end. Any page costs the same. */
export const hitsOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    hits: z.array(item),
    totalHits: z
      .int()
      .describe(
        'How many there are in all, a few seconds behind at most; where nobody counts them – a filter that is no list of its own – how many this page has.',
      ),
    isMore,
    nextToken: z.string().optional(),
    prevToken: z.string().optional(),
  })

/** A page addressed by number, from 0. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ content: z.array(item), totalElements: z.int(), isMore, size: z.int(), number: z.int() })

/** A whole number as it stands in an address: digits, so that an empty text is no 0. */
export const wholeNumber = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? (/^-?\d{1,15}$/.test(value) ? Number(value) : Number.NaN) : value),
    z.int().min(least).max(most),
  )

/** Pages beyond this are beyond every list. */
const lastPage = 1_000_000

const pageSize = (standard: number) => wholeNumber({ least: 1, most: 3000 }).default(standard)

/** `sort` is `field` or `-field`, newest or largest first with the minus sign. */
const sort = z.string().max(60).optional()
const text = line(100).optional().describe('Words to look for; asterisks around them are ignored.')

/** As long as the longest key of a list makes it. */
const cursor = z.string().max(1200).optional()

/** What is to be said of `sort` where a search has an order of its own. */
export const sortedUnlessSearched = 'The order of the list. What `search` finds comes closest match first, then newest.'

/** Query fields of a page addressed by tokens. */
export const hitsQuery = (size: number) => ({
  search: text,
  sort: sort.describe(sortedUnlessSearched),
  size: pageSize(size),
  after: cursor.describe('The nextToken of the page before.'),
  before: cursor.describe('The prevToken of the page after.'),
})

/** Query fields of a page addressed by number. */
export const pageQuery = (size: number) => ({
  search: text,
  sort,
  page: wholeNumber({ least: 0, most: lastPage }).default(0),
  size: pageSize(size),
})

/** A query field that may be repeated or comma-joined: `status=READY,REFERRED`. */
export const manyOf = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter((each) => each !== '') : value),
    z.array(item).optional(),
  )

/** A yes or no in a query: `true` or `false`. */
export const queryFlag = z.enum(['true', 'false']).transform((value) => value === 'true')
