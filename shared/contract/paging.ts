import { z } from 'zod'

/** A page addressed by tokens: lists that grow without end. Any page costs the same. */
export const hitsOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    hits: z.array(item),
    totalHits: z
      .int()
      .describe(
        'How many there are in all, a few seconds behind at most; where nobody counts them – a search, a filter that is no list of its own – how many this page has.',
      ),
    nextToken: z.string().optional(),
    prevToken: z.string().optional(),
  })

/** A page addressed by number, from 0: lists that stay short. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ content: z.array(item), totalElements: z.int(), size: z.int(), number: z.int() })

const pageSize = (standard: number) => z.coerce.number().int().min(1).max(3000).default(standard)

/** `sort` is `field` or `-field`, newest or largest first with the minus sign. */
const sort = z.string().max(60).optional()
const text = z.string().trim().max(100).optional().describe('Words to look for; asterisks around them are ignored.')

/** What is to be said of `sort` where a search has an order of its own. */
export const sortedUnlessSearched = 'The order of the list. What `search` finds comes closest match first, then newest.'

/** Query fields of a page addressed by tokens. */
export const hitsQuery = (size: number) => ({
  search: text,
  sort: sort.describe(sortedUnlessSearched),
  size: pageSize(size),
  after: z.string().max(400).optional().describe('The nextToken of the page before.'),
  before: z.string().max(400).optional().describe('The prevToken of the page after.'),
})

/** Query fields of a page addressed by number. */
export const pageQuery = (size: number) => ({
  search: text,
  sort,
  page: z.coerce.number().int().min(0).default(0),
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
